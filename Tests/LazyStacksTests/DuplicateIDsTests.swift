import TestSupport
import Testing

@testable import LazyStacks

@Suite("Identities that are there twice")
struct DuplicateIDsTests {
  /// Ranges are compared by their bounds; a set of all texts is the dull twin.
  @Test("are as many in numbered ranges as in sets of their texts", arguments: UInt64(0)..<200)
  func numbered(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let lists = (0..<2).map { _ in
      ElementIDs.numbered(
        prefix: random.pick(["", "m", "m1", "m10", "m0", "m01", "1", "12", "m1x", "mm"]),
        start: random.integer(in: 0...130), count: random.integer(in: 0...1_500))
    }
    let texts = lists.map { list in Set((0..<list.count).map(list.id)) }
    let common = texts[0].intersection(texts[1])
    let shared = lists[0].shared(with: lists[1])
    #expect(shared?.count ?? 0 == common.count)
    guard let shared else { return }
    #expect(lists[0].id(at: shared.place) == shared.example)
    #expect(lists[1].id(at: shared.otherPlace) == shared.example)
  }

  @Test(
    "are found across all kinds of data",
    arguments: [
      (.listed([.text("m3"), .number(2)]), .numbered(count: 5, prefix: "m"), 1),
      (.indexed(count: 5), .listed([.text("1"), .number(4), .number(5)]), 1),
      (.indexed(count: 1_000_000_000), .indexed(count: 1_000_000_000), 1_000_000_000),
      (.numbered(count: 1_000_000_000, prefix: "m"), .numbered(count: 100, prefix: "m1"), 100),
      (.numbered(count: 2, prefix: "m"), .numbered(count: 2, prefix: "m9999999999"), nil),
      (.indexed(count: 5), .numbered(count: 5, prefix: ""), nil),
      (.fresh(count: 5), .fresh(count: 5), nil),
      (.numbered(count: 5, prefix: "m"), .numbered(count: 5, prefix: "m"), nil),
      (.indexed(count: 0), .indexed(count: 5), nil),
    ] as [(ForEach.Elements, ForEach.Elements, Int?)])
  func across(left: ForEach.Elements, right: ForEach.Elements, count: Int?) throws {
    let duplicates = try Self.stack(left, right).duplicateIDs
    #expect(duplicates.map(\.count) == (count.map { [$0] } ?? []))
  }

  @Test("are reported with their places among the data as written")
  func places() throws {
    let left = ForEach.Elements.listed(["a", "a", "b", "c", "a", "c"].map { .text($0) })
    let duplicates = try Self.stack(left, .listed([.text("x"), .text("c")])).duplicateIDs
    #expect(duplicates.map(\.count) == [2, 1])
    #expect(duplicates.map(\.dropped) == [3, 0])
    #expect(duplicates.map(\.example) == [.text("a"), .text("c")])
    #expect(duplicates.map { $0.places.map(\.position) } == [[0, 1, 4], [3, 1]])
  }

  private static func stack(_ lists: ForEach.Elements...) throws -> ResolvedContent {
    let views = lists.map { Content(.forEach(ForEach($0, content: [Content(.row(height: .constant(44)))]))) }
    return try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 0, views))])))
  }
}
