/// Views in rows whose columns line up.
///
/// - Note: Documented: as in SwiftUI (`Grid`): all rows are built, there are as many columns as the
///   longest row has, and a column is as wide as its widest cell. Approximate: how widths are shared
///   out is not published; here columns are negotiated as the subviews of a stack are, and a cell over
///   several columns widens each of them alike.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// A row of a ``Grid``; elsewhere its views are what they would be without it.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let row = GridCell.Row(identity: context.identity, alignment: alignment)
    return content.resolved(in: context).map { part in
      part.mapSubviews { subview in
        var subview = subview
        subview.traits[GridCell.self].row = row
        return subview.carrying()
      }
    }
  }
}

/// What a cell of a grid says about itself.
struct GridCell {
  /// The row a cell is in.
  struct Row {
    let identity: ViewIdentity
    let alignment: VerticalAlignment?
  }

  /// The row; `nil` for a view that is a row by itself.
  var row: Row?
  var columnCount = 1
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
}

extension GridCell: LayoutValueKey {
  static var defaultValue: GridCell { GridCell() }
}

extension View {
  /// Lets a cell of a grid reach over several columns; at least 1.
  public func gridCellColumns(_ count: Int) -> some View { cell { $0.columnCount = max(1, count) } }

  /// Sets where views go in the cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    cell { $0.columnAlignment = guide }
  }

  /// Keeps the cell from widening its column or heightening its row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cell { $0.unsizedAxes = axes } }

  /// Sets where the view goes in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell { $0.anchor = anchor } }

  private func cell(_ change: @escaping (inout GridCell) -> Void) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        var subview = subview
        change(&subview.traits[GridCell.self])
        return subview.carrying()
      }
    }
  }
}
