internal import Layouts

/// What a row prefers between it and its neighbours along the axis.
///
/// The gap between two rows is the later one's: it is read from how both are declared, and builds neither.
struct RowEdges: Hashable, Sendable {
  /// At its start, and at its end.
  let start: ViewSpacing.Side
  let end: ViewSpacing.Side
}

extension RowEdges {
  /// Creates what a view's preferences say along the vertical axis.
  init(_ spacing: ViewSpacing) {
    (start, end) = (spacing[.top], spacing[.bottom])
  }

  /// A view that leaves the gaps to its neighbours: `Row`, a colour, a lazy stack.
  static let plain = RowEdges(ViewSpacing())

  /// A text.
  static let text = RowEdges(Text.spacing)

  /// Returns the gap between this row and the one after it.
  func gap(to next: RowEdges) -> Length { Length(end.gap(to: next.start)) }
}

extension RowView {
  /// What the row prefers, where no layout is asked; `nil` where one is.
  var plainEdges: RowEdges? {
    guard modifiers.isEmpty else { return nil }
    return switch kind {
    case .row, .lazyVStack, .leaf(.color), .leaf(.progressView): .plain
    case .text: .text
    case .leaf, .layout, .geometryReader: nil
    }
  }

  /// Returns what the row prefers.
  func edges(ordinal: Ordinal, environment: ContentEnvironment) -> RowEdges {
    plainEdges ?? RowTemplate(self, ordinal: ordinal, environment: environment).edges
  }

  /// Whether that is the same for all elements: no condition decides what is in the row.
  var hasSteadyEdges: Bool {
    switch kind {
    case .layout(_, let children), .geometryReader(let children):
      !children.contains { view in
        view.contains {
          if case .forEach = $0.kind { true } else { $0.isBranch }
        }
      }
    case .row, .text, .leaf, .lazyVStack: true
    }
  }
}

extension ModelParameters.Gaps {
  /// The gaps of stacks that declare none; `nil` for those that neighbours prefer.
  var spacing: Length? {
    switch self {
    case .preferred: nil
    case .standard: Length(ViewSpacing.standardGap)
    }
  }
}
