import Testing

@testable import LazyStacks

@Suite("A frame in the steady state")
struct SteadyStateTests {
  private static let models: [ModelParameters] = [.measured, .swiftui]

  /// Rows that were all measured before are built, prefetched and released again.
  @Test("goes down the tree of lengths for none of its rows", arguments: models)
  func lookUps(parameters: ModelParameters) throws {
    var stack = try Self.stack(.cycle([40, 90, 120, 55, 300]), spacing: 8, parameters)
    func wander() throws -> Int {
      var built = 0
      for _ in 0..<200 { built += try stack.advance(.scroll(by: 30)).built }
      for _ in 0..<200 { built += try stack.advance(.scroll(by: -30)).built }
      return built
    }
    _ = try wander()
    let before = stack.region.extents.descentCount
    #expect(try wander() > 50)
    #expect(stack.region.extents.descentCount == before)
  }

  /// All rows without length at the viewport's edge are on screen, however many there are.
  @Test("costs nothing for each row without length that stays", arguments: models)
  func zeroLengths(parameters: ModelParameters) throws {
    let heights = Quantity.cycle(Array(repeating: 0, count: 20_000) + Array(repeating: 44, count: 20_000))
    var stack = try Self.stack(heights, spacing: 0, parameters)
    #expect(stack.record.seen == 0..<20_020)
    func descents(_ distance: Length) throws -> Int {
      let before = stack.region.extents.descentCount
      let record = try stack.advance(.scroll(by: distance))
      #expect(record.built <= 1)
      return stack.region.extents.descentCount - before
    }
    #expect(try descents(0) == 0)
    #expect(try descents(30) == 0)
    #expect(stack.record.seen == 20_000..<20_020)
    #expect(try descents(30) == 0)
    // Back at the edge they are all laid out again, and found leaf by leaf: 64 rows, or half as many, are one.
    #expect(try descents(-60) <= 20_000 / 32 + 2)
    #expect(stack.record.seen == 0..<20_020)
    #expect(try descents(0) == 0)
  }

  private static func stack(
    _ heights: Quantity, spacing: Length, _ parameters: ModelParameters
  ) throws -> LazyStack {
    let elements = ForEach.Elements.numbered(count: 1_000_000_000, prefix: "r")
    let rows = Content(.forEach(ForEach(elements, content: [Content(.row(height: heights))])))
    let root = Content(.scrollView([Content(.lazyVStack(spacing: spacing, [rows]))]))
    return try LazyStack(
      try ResolvedContent(root), width: 390, viewport: 844, parameters: parameters)
  }
}
