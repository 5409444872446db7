public import Layouts

/// Subviews beside each other, in as many rows as it takes.
///
/// Each has its ideal size; one that is wider than what is proposed to the layout is proposed that width. With an
/// open or infinite width everything is in one row, so that the answer is finite.
///
/// - Complexity: One question to each subview, and a second one to those too wide.
/// - Note: Chosen: all of it; SwiftUI has no such layout.
public struct FlowLayout: PlannedLayout, GuidelessLayout, Equatable {
  /// Where rows go that are shorter than the longest.
  public var alignment: RowAlignment

  /// Where subviews go that are lower than their row.
  public var verticalAlignment: VerticalAlignment

  /// The gap between neighbours in a row, in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// The gap between rows, in points; `nil` for what their subviews prefer.
  public var lineSpacing: CGFloat?

  /// Where a short row goes.
  public enum RowAlignment: Hashable, Sendable {
    case leading, center, trailing

    fileprivate var share: CGFloat {
      switch self {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    }
  }

  /// - Parameter lineSpacing: The gap between rows; unless given, the same as between neighbours.
  public init(
    alignment: RowAlignment = .leading, verticalAlignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
  }
}

extension FlowLayout {
  public func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan {
    let rows = rows(of: items, in: proposal.width.finite)
    var plan = LayoutPlan()
    plan.size.width = rows.map(\.width).max() ?? 0
    for (number, row) in rows.enumerated() {
      if number > 0 { plan.size.height += gap(from: rows[number - 1], to: row, items) }
      let start = (plan.size.width - row.width) * alignment.share
      for var item in row.items {
        item.row = number
        item.origin.x += start
        item.origin.y = plan.size.height + drop(of: item.size.height, in: row.height)
        plan.items.append(item)
      }
      plan.size.height += row.height
    }
    return plan
  }

  private struct FlowRow {
    var items: [LayoutPlan.Item] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// Fills one row after the other; a subview that exactly fits still belongs to the row.
  private func rows(of items: [PlanItem], in width: CGFloat?) -> [FlowRow] {
    let gaps = items.gaps(along: .horizontal, spacing)
    var rows: [FlowRow] = []
    for (index, item) in items.enumerated() {
      var proposal = ProposedViewSize.unspecified
      var size = item.size(proposal)
      if let width, size.width > width {
        proposal.width = width
        size = item.size(proposal)
      }
      var start = (rows.last?.width ?? 0) + (index > 0 ? gaps[index - 1] : 0)
      if index == 0 || start + size.width > width ?? .infinity {
        rows.append(FlowRow())
        start = 0
      }
      let last = rows.count - 1
      rows[last].items.append(
        LayoutPlan.Item(
          index: index, row: last, origin: CGPoint(x: start, y: 0), size: size, proposal: proposal))
      rows[last].width = start + size.width
      rows[last].height = max(rows[last].height, size.height)
    }
    return rows
  }

  private func gap(from row: FlowRow, to next: FlowRow, _ items: [PlanItem]) -> CGFloat {
    func united(_ row: FlowRow) -> ViewSpacing {
      row.items.reduce(into: ViewSpacing()) { $0.formUnion(items[$1.index].spacing) }
    }
    return lineSpacing ?? united(row).distance(to: united(next), along: .vertical)
  }

  /// How far below its row's top a subview begins.
  private func drop(of height: CGFloat, in rowHeight: CGFloat) -> CGFloat {
    let own = ViewDimensions(plain: CGSize(width: 0, height: height))
    let row = ViewDimensions(plain: CGSize(width: 0, height: rowHeight))
    return row[verticalAlignment] - own[verticalAlignment]
  }
}
