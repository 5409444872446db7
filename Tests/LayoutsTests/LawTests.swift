import LazyLayouts
import BuiltInLayouts
import Layouts
import TestSupport
import Testing

/// A random tree of built-in layouts, the same for the same seed.
private struct RandomTree {
  var draws: SplitMix

  init(seed: UInt64) { draws = SplitMix(seed: seed) }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 || draws.chance(0.2) { return leaf() }
    let content = (0..<draws.integer(in: 0...4)).map { _ in view(depth: depth - 1) }
    let children = ForEach(content.indices, id: \.self) { content[$0] }
    switch draws.integer(in: 0...11) {
    case 0: return AnyView(HStack { children })
    case 1: return AnyView(VStack(alignment: .leading, spacing: 3) { children })
    case 2: return AnyView(ZStack { children })
    case 3: return AnyView(FlowLayout(spacing: 4) { children })
    case 4: return AnyView(EqualWidthHStack { children })
    case 5: return AnyView(DiagonalLayout { children })
    case 6: return AnyView(RadialLayout { children })
    case 7: return AnyView(MasonryLayout { children })
    case 8: return AnyView(Grid { GridRow { children } })
    case 9: return AnyView(ViewThatFits { children })
    case 10: return AnyView(AnyLayout(HStackLayout(alignment: .firstTextBaseline)) { children })
    default:
      return AnyView(
        LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 20))]) { children }.padding(2))
    }
  }

  private mutating func leaf() -> AnyView {
    switch draws.integer(in: 0...5) {
    case 0:
      AnyView(Row(width: CGFloat(draws.integer(in: 0...90)), height: CGFloat(draws.integer(in: 0...50))))
    case 1: AnyView(Text(characters: draws.integer(in: 0...40)))
    case 2: AnyView(Color.red)
    case 3: AnyView(Spacer())
    case 4: AnyView(Text("priority").layoutPriority(1))
    default: AnyView(Row(height: 12).frame(maxWidth: 60))
    }
  }
}

@Suite("Every built-in layout")
struct LawTests {
  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, ProposedViewSize(width: 300, height: nil), ProposedViewSize(width: 120, height: 500),
  ]

  private func layouts(_ seed: UInt64, _ policy: CachePolicy, proposalMemory: Int? = nil) throws
    -> [PlacedSubview]
  {
    var tree = RandomTree(seed: seed)
    let view = tree.view(depth: 4)
    let host = LayoutHost(proposalMemory: proposalMemory, cachePolicy: policy) { HStack { view } }
    return try Self.proposals.map { proposal throws(LayoutError) in try host.subviews[0].layout(proposal) }
  }

  @Test("answers the same with its cache dropped at any point", arguments: UInt64(0)..<64)
  func droppedCaches(seed: UInt64) throws {
    let kept = try layouts(seed, .kept)
    #expect(try layouts(seed, .dropped) == kept)
    #expect(try layouts(seed, .droppedAtRandom(seed: seed)) == kept)
  }

  @Test("answers the same however little is remembered", arguments: UInt64(0)..<16)
  func littleMemory(seed: UInt64) throws {
    #expect(try layouts(seed, .kept, proposalMemory: 3) == layouts(seed, .kept))
  }

  @Test(
    "read from right to left is the mirror image of what it is from left to right", arguments: UInt64(0)..<64)
  func mirrored(seed: UInt64) throws {
    func frames(_ direction: LayoutDirection) throws -> [CGRect] {
      var tree = RandomTree(seed: seed)
      let view = tree.view(depth: 4)
      let host = LayoutHost { HStack { view }.environment(\.layoutDirection, direction) }
      let placed = try host.subviews[0].layout(ProposedViewSize(width: 300, height: 200))
      return placed.leaves.map { leaf in
        direction == .leftToRight
          ? leaf.frame : leaf.frame.offsetBy(dx: placed.frame.maxX - leaf.frame.maxX - leaf.frame.minX, dy: 0)
      }
    }
    for (left, right) in zip(try frames(.leftToRight), try frames(.rightToLeft)) {
      #expect(abs(left.minX - right.minX) < 0.001 && left.minY == right.minY && left.size == right.size)
    }
  }

  @Test("never answers what is not a number", arguments: UInt64(0)..<64)
  func numbers(seed: UInt64) throws {
    for layout in try layouts(seed, .kept) {
      for leaf in layout.leaves {
        #expect(!leaf.frame.minX.isNaN && !leaf.frame.width.isNaN && leaf.frame.width >= 0)
        #expect(!leaf.frame.minY.isNaN && !leaf.frame.height.isNaN && leaf.frame.height >= 0)
      }
    }
  }
}

@Suite("Nested stacks")
struct NestedStackTests {
  /// Stacks in stacks, each with a row beside the next one.
  private func nested(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Row(width: 20, height: 20)) }
    let inner = nested(depth - 1)
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack {
          Row(width: 10, height: 10)
          inner
          Color.red
        })
    }
    return AnyView(
      VStack {
        Row(width: 10, height: 10)
        inner
        Color.red
      })
  }

  private func counters(_ depth: Int, memory: Int? = nil) throws -> LayoutCounters {
    let host = LayoutHost(proposalMemory: memory) { nested(depth) }
    try host.subviews[0].layout(ProposedViewSize(width: 2000, height: 2000))
    return host.counters
  }

  @Test("are measured in calls linear in the tree, down to 12 levels", arguments: 4...12)
  func linear(depth: Int) throws {
    let counters = try counters(depth)
    #expect(counters.subviews == 3 * depth + 1)
    #expect(counters.measurements <= 27 * depth)
  }

  @Test("of text are measured in calls that grow little faster")
  func text() throws {
    func nested(_ depth: Int) -> AnyView {
      let text = Text(characters: 40 + depth)
      if depth == 0 { return AnyView(text) }
      let inner = nested(depth - 1)
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            text
            inner
          })
        : AnyView(
          VStack {
            text
            inner
          })
    }
    let host = LayoutHost { nested(12) }
    try host.subviews[0].layout(ProposedViewSize(width: 2000, height: 2000))
    #expect(host.counters.measurements < 20 * host.counters.subviews)
  }

  /// The widths that reach a subview grow by a few with each row around it, the heights with each column; it is asked
  /// for each pair.
  @Test(
    "ask a subview inside 30 of them for no more proposals than the square of that", arguments: [10, 20, 30])
  func deep(depth: Int) throws {
    func nested(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text(characters: 60)) }
      let inner = nested(depth - 1)
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Text(characters: 12)
            inner
            Row(width: 20, height: 20)
          })
        : AnyView(
          VStack {
            Text(characters: 12)
            inner
            Row(width: 20, height: 20)
          })
    }
    for height in [844, nil] as [CGFloat?] {
      let host = LayoutHost { nested(depth) }
      try host.subviews[0].layout(ProposedViewSize(width: 390, height: height))
      #expect(host.counters.measurements <= depth * depth * depth)
    }
  }

  @Test("cost twice as much a level with SwiftUI's own memory of 3 offers")
  func three() throws {
    #expect(try counters(12).measurements == 301)
    let costs = try (8...12).map { try counters($0, memory: 3).measurements }
    for (cost, deeper) in zip(costs, costs.dropFirst()) { #expect(deeper > 2 * cost) }
    #expect(costs.last == 100_952)
  }
}
