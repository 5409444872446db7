package import LazyStacks

/// A stack and commands for it, both drawn from a seed.
package struct RandomStack {
  package let lengths: [Length]
  package let elements: [Int]
  package let spacing: Length
  package let leading: Length
  package let trailing: Length
  package let viewport: Length
  package let parameters: ModelParameters
  package let isLazy: Bool

  private var generator: SplitMix
  /// The rest of a run of frames that was begun.
  private var queue: [FrameCommand] = []

  package init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let elementCount = Self.drawElementCount(from: &generator)
    let isMultiple = generator.chance(0.4)
    var elements: [Int] = []
    for element in 0..<elementCount {
      let count = isMultiple && generator.chance(0.25) ? generator.integer(in: 2...3) : 1
      elements.append(contentsOf: repeatElement(element, count: count))
    }
    self.elements = elements
    viewport = Self.drawViewport(from: &generator)
    lengths = Self.drawLengths(elements.count, viewport: viewport, from: &generator)
    spacing = generator.pick([.zero, .zero, 8, 0.333, generator.length(in: 0...40)])
    leading = generator.pick([.zero, .zero, .zero, 44, 16.5, generator.length(in: 0...1_500)])
    trailing = generator.pick([.zero, .zero, .zero, 34, 10.25, generator.length(in: 0...1_500)])
    parameters = Self.drawParameters(from: &generator)
    isLazy = !generator.chance(0.1)
    self.generator = generator
  }

  /// The twin, at frame 0.
  package func dullStack() -> DullStack {
    DullStack(
      lengths: lengths, elements: elements, spacing: spacing, leading: leading,
      trailing: trailing, viewport: viewport, parameters: parameters, isLazy: isLazy)
  }
}

extension RandomStack {
  private static func drawElementCount(from generator: inout SplitMix) -> Int {
    switch generator.integer(in: 0...19) {
    case 0: 0
    case 1: 1
    case 2...5: generator.integer(in: 2...8)
    case 6...12: generator.integer(in: 9...60)
    default: generator.integer(in: 61...200)
    }
  }

  private static func drawViewport(from generator: inout SplitMix) -> Length {
    switch generator.integer(in: 0...19) {
    case 0: .zero
    case 1: generator.length(in: 0...100)
    case 2...9: generator.pick([100, 320, 568, 844, 900])
    default: generator.length(in: 100...900)
    }
  }

  private static func drawLengths(
    _ count: Int, viewport: Length, from generator: inout SplitMix
  ) -> [Length] {
    let mix = generator.integer(in: 0...10)
    let one = generator.pick([20, 36.397, 44, generator.length(in: 1...120)] as [Length])
    let many = (0..<60).map { _ in generator.length(in: 0...90) }
    return (0..<count).map { _ in
      switch mix {
      case 0: .zero
      case 1: one
      case 2: generator.chance(0.5) ? .zero : one
      case 3: Length(units: Int64(generator.integer(in: 0...3)))
      case 4: generator.length(in: 0...4)
      case 5: generator.pick([36.397, 36.394, 52.333, 20.5])
      case 6: generator.length(in: 20...120)
      case 7: generator.chance(0.2) ? viewport + generator.length(in: 0...1_200) : one
      case 8: generator.pick(many)
      default:
        switch generator.integer(in: 0...9) {
        case 0...1: .zero
        case 2: Length(units: Int64(generator.integer(in: 1...100)))
        case 3...4: 36.397
        case 5: viewport + generator.length(in: 0...600)
        case 6: viewport
        default: generator.length(in: 10...200)
        }
      }
    }
  }

  private static func drawParameters(from generator: inout SplitMix) -> ModelParameters {
    ModelParameters(
      estimate: generator.chance(0.5)
        ? .walked
        : generator.pick([
          .mean, .mean, .mean, .fixed(44), .fixed(.zero), .fixed(generator.length(in: 0...200)),
        ]),
      walk: generator.pick([.to(0), .to(0.5), .to(2), .to(2), .to(2), .unlimited]),
      prefetch: generator.pick([0, 0.75, 0.75, 1, 2]),
      prefetchRows: generator.integer(in: 0...3),
      idlePrefetch: generator.integer(in: 0...3),
      retain: generator.pick([.to(0), .to(1), .to(2), .to(16), .unlimited]),
      passLimit: generator.chance(0.1) ? generator.integer(in: 1...2) : 8,
      buildLimit: generator.chance(0.15) ? generator.integer(in: 1...5) : 1_000_000,
      stride: generator.pick([32, 32, 32, .zero, 10.5]),
      sample: generator.integer(in: 0...3),
      publish: generator.pick([0, 0.1, 0.1, 0.5]))
  }
}

extension RandomStack {
  /// The next command.
  ///
  /// An animation is a run of commands, one a call, from its first frame to its last.
  ///
  /// - Parameter contentExtent: The extent published last; goals lie in it and a bit beyond.
  package mutating func command(contentExtent: Length) -> FrameCommand {
    if !queue.isEmpty { return queue.removeFirst() }
    switch generator.integer(in: 0...20) {
    case 0: return .rest
    case 20:
      queue = Array(repeating: .update, count: generator.integer(in: 0...17))
      return .update
    case 1...2:
      queue = Array(repeating: .idle, count: generator.integer(in: 0...5))
      return .idle
    case 3...12:
      return scroll(contentExtent: contentExtent)
    case 13...17:
      return .jump(to: goal(contentExtent: contentExtent))
    default:
      let goal = goal(contentExtent: contentExtent)
      let count = generator.integer(in: 1...12)
      queue = (1...count).map { .animate(to: goal, frame: $0, of: count) }
      return queue.removeFirst()
    }
  }

  /// Steps of all sizes; some are runs in one direction.
  private mutating func scroll(contentExtent: Length) -> FrameCommand {
    let extent =
      switch generator.integer(in: 0...9) {
      case 0: Length.zero
      case 1: Length(units: Int64(generator.integer(in: 1...10)))
      case 2...4: generator.length(in: 0...30)
      case 5...7: Length(points: generator.fraction() * viewport.doublePoints)
      case 8: Length(points: generator.fraction() * 2.5 * viewport.doublePoints)
      default: Length(points: generator.fraction() * contentExtent.doublePoints)
      }
    let distance = generator.chance(0.4) ? -extent : extent
    if generator.chance(0.5) {
      queue = Array(repeating: .scroll(by: distance), count: generator.integer(in: 1...12))
    }
    return .scroll(by: distance)
  }

  private mutating func goal(contentExtent: Length) -> ScrollGoal {
    switch generator.integer(in: 0...9) {
    case 0: return .edge(.top)
    case 1...2: return .edge(.bottom)
    case 3: return .offset(generator.pick([.zero, contentExtent, contentExtent - viewport]))
    case 4...5: return .offset(offset(contentExtent: contentExtent))
    default:
      if lengths.isEmpty { return .offset(offset(contentExtent: contentExtent)) }
      let row = generator.integer(in: 0...lengths.count - 1)
      return .subview(generator.pick([0, row, row, row, row, lengths.count - 1]), alignment())
    }
  }

  private mutating func offset(contentExtent: Length) -> Length {
    Length(points: (generator.fraction() * 1.4 - 0.2) * contentExtent.doublePoints)
  }

  private mutating func alignment() -> ScrollGoal.Alignment {
    switch generator.integer(in: 0...6) {
    case 0: .nearestStart
    case 1: .nearestEnd
    case 2: .unitPoint(.top)
    case 3: .unitPoint(.center)
    case 4: .unitPoint(.bottom)
    default: .unitPoint(ScrollAnchor(unitPoint: generator.fraction()))
    }
  }
}

extension RandomStack {
  /// The stack under test, at frame 0: the same rows, declared as content.
  ///
  /// Neighbouring elements with equally many subviews share a `ForEach`.
  package func lazyStack() throws(ContentError) -> LazyStack {
    var blocks: [Content] = []
    var next = 0
    while next < elements.count {
      let size = size(ofElementAt: next)
      var end = next
      while end < elements.count, self.size(ofElementAt: end) == size { end += size }
      let rows = (0..<size).map { place in
        let heights = stride(from: next + place, to: end, by: size).map { Double(lengths[$0].points) }
        return Content(.row(height: .cycle(heights)))
      }
      let forEach = ForEach(.numbered(count: (end - next) / size, prefix: "r"), content: rows)
      blocks.append(Content(.forEach(forEach)))
      next = end
    }
    if blocks.isEmpty { blocks = [Content(.forEach(ForEach(.numbered(count: 0, prefix: "r"), content: [])))] }
    let stack: Content.Kind =
      isLazy ? .lazyVStack(spacing: spacing, blocks) : .vStack(spacing: spacing, blocks)
    let root = Content(.scrollView([fixed(leading), Content(stack), fixed(trailing)]))
    return LazyStack(
      try ResolvedContent(root), width: 390, viewport: viewport, parameters: parameters)
  }

  private func size(ofElementAt subview: Int) -> Int {
    elements[subview...].prefix { $0 == elements[subview] }.count
  }

  private func fixed(_ length: Length) -> Content {
    length == .zero ? Content(.empty) : Content(.row(height: .constant(Double(length.points))))
  }
}
