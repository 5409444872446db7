import LazyStacks
import Testing

@Suite("Walked estimates")
struct WalkedTests {
  @Test("stand on the first two rows before the first layout")
  func coldSample() throws {
    let stack = try Self.stack([10, 20, 30, 40, 50], count: 5, spacing: 4, viewport: 20)
    #expect(stack.contentExtent == 91)
    #expect(stack.record.built == 2)
    #expect(stack.record.seen == 0..<2)
  }

  @Test("move the offset, and nothing on screen")
  func screenStandsStill() throws {
    var stack = try Self.stackWithShortBeginning()
    try stack.advance(.jump(to: .subview(60, .unitPoint(.top))))
    var corrections = 0
    for _ in 0..<100 {
      let before = stack
      let record = try stack.advance(.scroll(by: -90))
      #expect(record.shift == 0)
      for row in record.seen.clamped(to: before.record.seen) where record.seen.lowerBound > 0 {
        #expect(stack.distance(of: row) == before.distance(of: row) + 90)
      }
      #expect(stack.distance(of: record.seen.lowerBound) <= 0)
      if record.offsetDelta != 0 { corrections += 1 }
    }
    #expect(corrections > 2)
  }

  @Test("leave no trace at the very top", arguments: [0, 40, 5_000] as [Length])
  func topAfterJump(header: Length) throws {
    var stack = try Self.stackWithShortBeginning(header: header)
    let content = stack.contentExtent
    try stack.advance(.jump(to: .subview(60, .unitPoint(.center))))
    #expect(stack.contentExtent != content)
    for _ in 0..<200 { try stack.advance(.scroll(by: -100)) }
    #expect(stack.position == stack.firstSeen)
    #expect(stack.position?.distance == header)
    #expect(stack.contentOffset == 0)
  }

  @Test("are exact in a header that is reached in one step")
  func headerInOneStep() throws {
    var stack = try Self.stackWithShortBeginning(header: 5_000)
    try stack.advance(.jump(to: .subview(60, .unitPoint(.top))))
    try stack.advance(.jump(to: .subview(2, .unitPoint(.top))))
    try stack.advance(.scroll(by: -1_100))
    #expect(stack.record.seen.isEmpty)
    // Row 0 starts 980 below the viewport's start.
    #expect(stack.contentOffset == 4_020)
  }

  /// Three rows of 100 make ten of them 1,000; the fourth length counted changes the mean.
  @Test(
    "are published when the content changes by more than a tenth",
    arguments: [(130, 1_000), (150, 1_137.5)] as [(Double, Length)])
  func hysteresis(third: Double, content: Length) throws {
    let heights = [100, 100, third] + Array(repeating: 100, count: 7)
    var stack = try Self.stack(heights, count: 10, viewport: 100)
    #expect(stack.contentExtent == 1_000)
    try stack.advance(.scroll(by: 150))
    #expect(stack.record.seen == 1..<3)
    #expect(stack.contentExtent == content)
    #expect(stack.contentOffset == 150)
  }

  @Test(
    "may be wrong about the end by less than a point, unless a row lies beyond it",
    arguments: [(99, 299), (99.25, 300), (100, 300), (100.25, 300.25), (101, 301)] as [(Double, Length)])
  func end(last: Double, content: Length) throws {
    var stack = try Self.stack([100, 100, last], count: 3, viewport: 90)
    #expect(stack.contentExtent == 300)
    try stack.advance(.scroll(by: 150))
    #expect(stack.record.seen == 1..<3)
    #expect(stack.contentExtent == content)
  }

  @Test("settle in a trailer that no row is seen from")
  func trailer() throws {
    var stack = try Self.stack([100, 100, 250], count: 3, viewport: 90, trailer: 400)
    try stack.advance(.jump(to: .edge(.bottom)))
    #expect(stack.record.seen.isEmpty)
    #expect(stack.contentOffset == stack.contentExtent - stack.viewport)
  }
}

extension WalkedTests {
  /// Forty rows of 60, then forty of 300.
  private static func stackWithShortBeginning(header: Length = 0) throws -> LazyStack {
    let heights = Array(repeating: 60.0, count: 40) + Array(repeating: 300, count: 40)
    return try stack(heights, count: 80, viewport: 600, header: header)
  }

  /// A stack under the preset `swiftui`.
  private static func stack(
    _ heights: [Double], count: Int, spacing: Length = 0, viewport: Length,
    header: Length = 0, trailer: Length = 0
  ) throws -> LazyStack {
    let row = Content(.row(height: .cycle(heights)))
    let rows = Content(.forEach(ForEach(.numbered(count: count, prefix: "r"), content: [row])))
    // Room around the stack, 1,000 points at a time.
    func room(_ edge: PaddedEdges, _ length: Length) -> [ContentModifier] {
      var (rest, paddings) = (length, [ContentModifier]())
      while rest > .zero {
        paddings.append(.padding(edge, min(1_000, rest)))
        rest -= min(1_000, rest)
      }
      return paddings
    }
    let stack = Content(
      .lazyVStack(spacing: spacing, [rows]), modifiers: room(.top, header) + room(.bottom, trailer))
    let views = [stack]
    return try LazyStack(
      try ResolvedContent(Content(.scrollView(views))), width: 390, viewport: viewport, parameters: .swiftui)
  }
}
