import struct Foundation.CGFloat

/// A view that is one subview of a stack: what a row is, and how long.
indirect enum RowView: Hashable, Sendable {
  case row(Quantity)
  case text(Quantity)
  case vStack(spacing: Length, [Content])
}

extension RowView {
  /// Returns the row's length at a width.
  ///
  /// - Complexity: O(*k*) for *k* views in the row.
  func length(ordinal: Int, width: Length, environment: ContentEnvironment) -> Length {
    switch self {
    case .row(let height):
      return Length(CGFloat(height.value(at: ordinal)))
    case .text(let characters):
      return TextMetrics(scale: environment.textScale)
        .height(ofCharacters: characters.value(at: ordinal), wrappedAt: width)
    case .vStack(let spacing, let children):
      var sum = Length.zero
      var count = 0
      forEachRow(in: children, ordinal: ordinal, environment: environment) { row in
        sum += row.length(ordinal: ordinal, width: width, environment: environment)
        count += 1
      }
      return sum + spacing * max(0, count - 1)
    }
  }
}

/// Calls a closure with each subview that views without `ForEach` resolve to for one element.
func forEachRow(
  in contents: [Content], ordinal: Int, environment: ContentEnvironment, _ body: (RowView) -> Void
) {
  for content in contents {
    switch content.kind {
    case .row(let height): body(.row(height))
    case .text(let characters): body(.text(characters))
    case .vStack(let spacing, let children): body(.vStack(spacing: spacing, children))
    case .group(let children), .anyView(let children):
      forEachRow(in: children, ordinal: ordinal, environment: environment, body)
    case .section(let header, let children, let footer):
      for part in [header, children, footer] {
        forEachRow(in: part, ordinal: ordinal, environment: environment, body)
      }
    case .conditional(let condition, let then, let otherwise):
      let holds = condition.holds(ordinal: ordinal, in: environment)
      forEachRow(in: holds ? then : otherwise, ordinal: ordinal, environment: environment, body)
    case .empty, .scrollView, .lazyVStack, .forEach: break
    }
  }
}
