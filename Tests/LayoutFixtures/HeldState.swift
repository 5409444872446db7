import Layouts

// Layouts that hold more than numbers: state, bindings, the environment, and words of text.

struct LineBreak: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  var beginsLine: Bool {
    get { self[LineBreak.self] }
    set { self[LineBreak.self] = newValue }
  }
}

/// Sets words in lines that begin where the words say; its file has another `Layout`, so the name is qualified.
struct LineLayout: Layouts.Layout {
  var alignment: TextAlignment = .center
  var step = CGVector(dx: 2, dy: 10)

  private var share: CGFloat {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private func lines(of subviews: Subviews) -> [[LayoutSubview]] {
    var lines: [[LayoutSubview]] = [[]]
    for subview in subviews {
      if subview.containerValues.beginsLine { lines.append([]) }
      lines[lines.count - 1].append(subview)
    }
    lines.remove(atOffsets: IndexSet(lines.indices.filter { lines[$0].isEmpty }))
    return lines
  }

  private func width(of line: [LayoutSubview]) -> CGFloat {
    line.reduce(-step.dx) { $0 + $1.sizeThatFits(.unspecified).width + step.dx }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews)
    return CGSize(width: lines.map(width).max() ?? 0, height: CGFloat(lines.count) * step.dy)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
  {
    var y = bounds.minY
    for line in lines(of: subviews) {
      var x = bounds.minX + (bounds.width - width(of: line)) * share
      for word in line {
        word.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += word.sizeThatFits(.unspecified).width + step.dx
      }
      y += step.dy
    }
  }
}

/// Reports the height it measured, and holds state, as no layout should.
struct ReportingLayout<Owner: AnyObject & Sendable>: Layout, Sendable {
  @State private var isMeasured = false
  @Environment(\.layoutDirection) private var direction
  @Binding var height: Double
  let owner: Owner

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if direction == .leftToRight {
      isMeasured = true
      height = size.height
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// Lies on the main actor with all it does; it is only compiled, as it must not run anywhere else.
@MainActor struct MainActorLayout: @preconcurrency Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = Dictionary(grouping: subviews) { $0.containerValues.beginsLine }
    places[true]?.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}

private final class Owner: Sendable {}

/// Three words in two lines, and the height of the second line's word as a row below them.
public struct HeldStateView: View {
  @State private var height = 1.0

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineLayout {
        Text("one").containerValue(\.beginsLine, true)
        Text("two")
        ReportingLayout(height: $height, owner: Owner()) { Text("three") }.containerValue(\.beginsLine, true)
      }
      Color.red.frame(width: 5, height: CGFloat(height))
    }
  }
}
