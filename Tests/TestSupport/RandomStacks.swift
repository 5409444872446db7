package import LazyStacks

/// A stack and commands for it, both drawn from a seed.
package struct RandomStack {
  let blocks: [RandomBlock]
  private let spacing: Length
  private let leading: Length
  private let trailing: Length

  /// The room before and after the rows, in the stack itself.
  private let padding: Length
  private let viewport: Length
  private let parameters: ModelParameters
  private let isLazy: Bool

  /// Whether short content lies at the viewport's end.
  private let alignsAtEnd: Bool

  /// Whether the environment changes, and counts of subviews with it.
  private let isVariable: Bool
  private var environment = ContentEnvironment(flags: ["a": false, "b": false])

  /// How often the data is edited, and how often the viewport changes.
  let editShare: Double
  private let sizeShare: Double

  /// How many identities were made up.
  var newIDCount = 0

  var generator: SplitMix
  /// The rest of a run of frames that was begun.
  var queue: [FrameCommand] = []

  /// How near to the content's end more rows come in; `nil` if none do.
  let reactionReach: Length?

  /// How many times they have.
  var pageCount = 0

  /// How often something comes between the frames of a motion.
  let interruptionShare: Double

  package init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    viewport = Self.drawViewport(from: &generator)
    isVariable = generator.chance(0.35)
    blocks =
      isVariable
      ? Self.drawVariableBlocks(viewport: viewport, from: &generator)
      : Self.drawConstantBlocks(viewport: viewport, from: &generator)
    if isVariable { environment = Self.drawEnvironment(from: &generator) }
    spacing = generator.pick([.zero, .zero, 8, 0.333, generator.length(in: 0...40)])
    leading = generator.pick([.zero, .zero, .zero, 44, 16.5, generator.length(in: 0...1_000)])
    trailing = generator.pick([.zero, .zero, .zero, 34, 10.25, generator.length(in: 0...1_000)])
    parameters = Self.drawParameters(from: &generator)
    isLazy = !generator.chance(0.1)
    alignsAtEnd = generator.chance(0.15)
    editShare = generator.pick([0, 0.05, 0.15, 0.3])
    sizeShare = generator.pick([0, 0, 0.03, 0.1])
    reactionReach = generator.chance(0.15) ? generator.length(in: 0...600) : nil
    interruptionShare = generator.pick([0, 0, 0.05, 0.2])
    padding = generator.pick([.zero, .zero, .zero, 12.5])
    self.generator = generator
  }

  /// The twin, at frame 0.
  package func dullStack() -> DullStack {
    DullStack(
      blocks: blocks.map { $0.dullBlock() }, data: DullData(blocks.map { ($0.count, $0.isIndexed) }),
      environment: environment, spacing: spacing, leading: leading + padding, trailing: trailing + padding,
      width: 390,
      viewport: viewport, parameters: parameters, isLazy: isLazy, alignsAtEnd: alignsAtEnd)
  }

  /// The stack under test, at frame 0: the same rows, declared as content.
  package func lazyStack() throws -> LazyStack {
    let views = blocks.indices.map { blocks[$0].content(index: $0) }
    let stack: Content.Kind =
      isLazy ? .lazyVStack(spacing: spacing, views) : .vStack(spacing: spacing, views)
    let paddings: [ContentModifier] = [
      .padding(.vertical, padding), .padding(.top, leading), .padding(.bottom, trailing),
    ]
    let root = Content(
      .scrollView([Content(stack, modifiers: paddings)]),
      modifiers: alignsAtEnd ? [.defaultScrollAnchor(.bottom, for: .alignment)] : [])
    return try LazyStack(
      try ResolvedContent(root, environment: environment), width: 390, viewport: viewport,
      parameters: parameters)
  }
}

extension RandomStack {
  /// Neighbouring elements with equally many rows share a `ForEach`.
  private static func drawConstantBlocks(
    viewport: Length, from generator: inout SplitMix
  ) -> [RandomBlock] {
    let elementCount = drawElementCount(from: &generator)
    let isMultiple = generator.chance(0.4)
    var sizes: [(size: Int, count: Int)] = []
    for _ in 0..<elementCount {
      let size = isMultiple && generator.chance(0.25) ? generator.integer(in: 2...3) : 1
      if sizes.last?.size == size { sizes[sizes.count - 1].count += 1 } else { sizes.append((size, 1)) }
    }
    if sizes.isEmpty { sizes = [(1, 0)] }
    let isIndexed = generator.chance(0.15)
    let lengths = drawLengths(
      sizes.reduce(0) { $0 + $1.size * $1.count }, viewport: viewport, from: &generator)
    var next = 0
    return sizes.map { size, count in
      defer { next += size * count }
      return RandomBlock(
        count: count, isHideable: false, isIndexed: isIndexed, load: nil,
        pieces: (0..<size).map { place in
          let values = (0..<count).map { lengths[next + $0 * size + place].doublePoints }
          return RandomBlock.Piece(
            shape: .plain, rows: [RandomBlock.Row(isText: false, values: values)])
        })
    }
  }

  /// One to three `ForEach`, the first often with a variable count.
  private static func drawVariableBlocks(
    viewport: Length, from generator: inout SplitMix
  ) -> [RandomBlock] {
    (0..<generator.integer(in: 1...3)).map { _ in
      let shapes = generator.chance(0.65) ? RandomBlock.Shape.allCases : RandomBlock.Shape.constant
      let count = drawElementCount(from: &generator) / 2
      return RandomBlock(
        count: count, isHideable: generator.chance(0.3), isIndexed: generator.chance(0.15),
        load: drawLoad(from: &generator),
        pieces: (0..<generator.integer(in: 1...3)).map { index in
          let shape = generator.pick(shapes)
          var rows = (0..<shape.rowCount).map { _ in drawRow(count, viewport: viewport, from: &generator) }
          if index == 0, !rows[0].isText, generator.chance(0.5) {
            rows[0].loaded = Double(generator.integer(in: 0...300))
          }
          for row in rows.indices { rows[row].padding = generator.pick([.zero, .zero, .zero, 7.25]) }
          return RandomBlock.Piece(shape: shape, rows: rows)
        })
    }
  }

  /// 60 frames a second.
  private static func drawLoad(from generator: inout SplitMix) -> RandomBlock.Load {
    let times: [(Double, Int)] = [(0, 0), (10, 1), (16, 1), (17, 2), (50, 3), (100, 6)]
    let (milliseconds, frames) = generator.pick(times)
    return RandomBlock.Load(
      trigger: generator.pick([.appear, .`init`]), milliseconds: milliseconds, frames: frames)
  }

  private static func drawRow(
    _ count: Int, viewport: Length, from generator: inout SplitMix
  ) -> RandomBlock.Row {
    if generator.chance(0.4) {
      return RandomBlock.Row(
        isText: true, values: (0..<count).map { _ in Double(generator.integer(in: 0...400)) })
    }
    let lengths = drawLengths(count, viewport: viewport, from: &generator)
    return RandomBlock.Row(isText: false, values: lengths.map(\.doublePoints))
  }

  private static func drawEnvironment(from generator: inout SplitMix) -> ContentEnvironment {
    ContentEnvironment(
      flags: ["a": generator.chance(0.5), "b": generator.chance(0.5)],
      textScale: generator.pick([1, 1, 2]))
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
      publish: generator.pick([0, 0.1, 0.1, 0.5]),
      edits: generator.pick([.keepOffset, .keepVisible, .keepEnd]),
      jumpWalk: generator.pick([0, 0, 0.5, 1, 3, 3]))
  }
}

extension RandomStack {
  /// The next command.
  ///
  /// An animation is a run of commands, one a call, from its first frame to its last.
  ///
  /// - Parameter twin: Goals lie in its content, as published last, and a bit beyond.
  package mutating func command(for twin: DullStack) -> FrameCommand {
    if let reaction = reaction(in: twin) { return reaction }
    if !queue.isEmpty { return next(for: twin) }
    if isVariable, generator.chance(0.12) {
      environment = Self.drawEnvironment(from: &generator)
      return .changeEnvironment(environment)
    }
    if isVariable, generator.chance(0.1), let command = changedState(in: twin) { return command }
    if generator.chance(editShare) { return .edit(edits(of: twin.data)) }
    if generator.chance(sizeShare) { return changedSize(of: twin) }
    let contentExtent = twin.record.contentExtent
    switch generator.integer(in: 0...20) {
    case 0: return .rest
    case 20:
      queue = Array(repeating: .update, count: generator.integer(in: 0...17))
      return .update
    case 1...2:
      queue = Array(repeating: .idle, count: generator.integer(in: 0...5))
      return .idle
    case 3...10:
      return scroll(contentExtent: contentExtent)
    case 11...12:
      queue = fling()
      return queue.removeFirst()
    case 13...17:
      return .jump(to: goal(for: twin))
    default:
      let goal = goal(for: twin)
      let count = generator.integer(in: 1...12)
      queue = (1...count).map { .animate(to: goal, frame: $0, of: count) }
      return queue.removeFirst()
    }
  }

  mutating func changedSize(of twin: DullStack) -> FrameCommand {
    switch generator.integer(in: 0...3) {
    case 0: .changeInset(generator.pick([.zero, 34, 300, generator.length(in: 0...1_000)]))
    case 1: .changeViewport(width: twin.width, extent: Self.drawViewport(from: &generator))
    case 2: .changeViewport(width: generator.pick([390, 320, 844, 90, .zero]), extent: twin.viewport)
    default:
      .changeViewport(
        width: generator.pick([390, 320, 844]), extent: generator.pick([twin.viewport, 390, 568, 844]))
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

  private mutating func goal(for twin: DullStack) -> ScrollGoal {
    let contentExtent = twin.record.contentExtent
    switch generator.integer(in: 0...9) {
    case 0: return .edge(.top)
    case 1...2: return .edge(.bottom)
    case 3: return .offset(generator.pick([.zero, contentExtent, contentExtent - viewport]))
    case 4...5: return .offset(offset(contentExtent: contentExtent))
    default:
      if isVariable && generator.chance(0.7), twin.elementCount > 0 {
        return .element(twin.key(ofElement: generator.integer(in: 0...twin.elementCount - 1)), alignment())
      }
      // A subview is asked for only where its index is certain.
      if twin.knownCount == 0 { return .offset(offset(contentExtent: contentExtent)) }
      let row = generator.integer(in: 0...twin.knownCount - 1)
      let picked = generator.pick([0, row, row, row, row, twin.knownCount - 1])
      return .subview(SubviewIndex(picked), alignment())
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
    default: .unitPoint(ScrollAnchor(unchecked: generator.fraction()))
    }
  }
}
