import LazyStacks

/// Layouts, views with nothing in them, and the modifiers that take part in measuring.
extension RandomTraces {
  mutating func layout() -> RowLayout {
    switch int(8) {
    case 0: .vStack(alignment: one(of: ViewAlignment.horizontal), spacing: length(1000))
    case 1:
      .hStack(
        alignment: one(of: ViewAlignment.vertical), spacing: flip() ? length(1000) : -length(1000))
    case 2: .zStack(alignment: one(of: ViewAlignment.both))
    case 3:
      .flow(
        alignment: one(of: ViewAlignment.horizontal), spacing: maybe(length(1000)),
        lineSpacing: maybe(length(1000)))
    case 4: .equalWidthHStack(spacing: maybe(length(1000)))
    case 5: .diagonal(spacing: length(1000))
    case 6: .masonry(columns: 1 + int(RowLayout.maximumColumnCount), spacing: length(1000))
    default: .radial
    }
  }

  mutating func leaf() -> LeafView {
    switch int(4) {
    case 0: .spacer(minLength: maybe(length(1000)))
    case 1: .divider
    case 2: .color(flip() ? "gray" : "accentColor")
    default: .progressView
    }
  }

  mutating func layoutModifier() -> ContentModifier {
    switch int(6) {
    case 5: .aspectRatio(double(1_000_000) + 1e-9, flip() ? .fit : .fill)
    case 0: .frame(fixedFrame())
    case 1: .frame(flexibleFrame())
    case 2: .padding(PaddedEdges(rawValue: int(16)), maybe(length(1000)))
    case 3: .layoutPriority(double(1000) - (flip() ? 1000 : 0))
    default: .fixedSize(horizontal: flip(), vertical: flip())
    }
  }

  private mutating func fixedFrame() -> ViewFrame {
    let width = maybe(points())
    return .fixed(
      width: width, height: width == nil ? points() : maybe(points()), alignment: one(of: ViewAlignment.both))
  }

  private mutating func flexibleFrame() -> ViewFrame {
    var height = bounds()
    height.greatest = bound()
    return .flexible(width: bounds(), height: height, alignment: one(of: ViewAlignment.both))
  }

  private mutating func bounds() -> ViewFrame.Bounds {
    ViewFrame.Bounds(least: maybe(bound()), ideal: maybe(bound()), greatest: maybe(bound()))
  }

  private mutating func bound() -> Double { flip() ? .infinity : points() }

  /// A length of a frame, which a trace writes in whole units of ``Length``.
  private mutating func points() -> Double { Double(length(1_000_000).points) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[int(values.count)] }
}

extension Content {
  /// Whether frames and paddings may go around it.
  var mayBeLaidOut: Bool {
    switch kind {
    case .scrollView, .lazyVStack, .empty, .conditional, .choice: false
    case .layout(.vStack, let views): !views.contains { $0.contains(where: \.isForEach) }
    default: true
    }
  }

  var isForEach: Bool {
    if case .forEach = kind { true } else { false }
  }
}
