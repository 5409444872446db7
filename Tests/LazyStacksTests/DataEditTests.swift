import TestSupport
import Testing

@testable import LazyStacks

@Suite("Edits of the data")
struct DataEditTests {
  private static func content(_ lists: ForEach...) throws -> ResolvedContent {
    let views = lists.map { Content(.forEach($0)) }
    return try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 0, views))])))
  }

  private static func list(_ elements: ForEach.Elements, _ name: String? = nil) -> ForEach {
    ForEach(elements, name: name, content: [Content(.row(height: .cycle([10, 20, 30])))])
  }

  private static func ids(_ content: ResolvedContent) -> [String] {
    content.elements.map { content.id(ofElement: $0).description }
  }

  @Test(
    "come out as an array's would",
    arguments: [
      ([.insert(Insertion(2, at: .index(0)))], "m3 m4 m0 m1 m2"),
      ([.insert(Insertion(2, at: .end, ids: .prefix("p")))], "m0 m1 m2 p0 p1"),
      ([.insert(Insertion(2, at: .index(1), ids: .listed([.text("a"), .number(7)])))], "m0 a 7 m1 m2"),
      ([.remove(.ids([.text("m1")]), from: nil)], "m0 m2"),
      ([.remove(.places(1...2), from: nil)], "m0"),
      ([.remove(.all, from: nil)], ""),
      ([.move(.text("m0"), to: .end)], "m1 m2 m0"),
      ([.move(.text("m2"), to: .index(0))], "m2 m0 m1"),
      ([.replace(["m2", "x", "m0"].map { .text($0) }, in: nil)], "m2 x m0"),
      (
        [.remove(.all, from: nil), .insert(Insertion(1, at: .end)), .move(.text("m3"), to: .index(0))], "m3"
      ),
      // Of two equal ids only the first is there.
      ([.insert(Insertion(2, at: .end, ids: .listed([.text("m1"), .text("a")])))], "m0 m1 m2 a"),
      ([.insert(Insertion(1, at: .index(0), ids: .listed([.text("m1")])))], "m1 m0 m2"),
    ] as [([DataEdit], String)])
  func orders(edits: [DataEdit], expected: String) throws {
    var content = try Self.content(Self.list(.numbered(count: 3, prefix: "m")))
    try content.apply(edits)
    #expect(Self.ids(content).joined(separator: " ") == expected)
    #expect(content.subviewCount == content.elementCount)
  }

  @Test("leave each element its height, wherever it goes")
  func heights() throws {
    var content = try Self.content(Self.list(.numbered(count: 4, prefix: "m")))
    try content.apply([
      .move(.text("m0"), to: .end), .insert(Insertion(3, at: .index(0), heights: [70, 80])),
      .resize(.ids([.text("m2")]), to: 55),
    ])
    #expect(Self.ids(content) == ["m4", "m5", "m6", "m1", "m2", "m3", "m0"])
    let lengths = (0..<7).map { content.length(of: $0, width: 100) }
    #expect(lengths == [70, 80, 70, 20, 55, 10, 10])
    #expect(content.trueExtent(width: 100) == 315)
  }

  @Test("give no height to an element of several subviews, and say what does")
  func severalSubviews() throws {
    let rows = [Content(.row(height: .constant(10))), Content(.row(height: .constant(20)))]
    var content = try Self.content(ForEach(.numbered(count: 3, prefix: "m"), name: nil, content: rows))
    let error = #expect(throws: IndexedEditError.self) {
      try content.apply([.resize(.ids([.text("m1")]), to: 55)])
    }
    #expect(
      error?.reason.description
        == "\"m1\" is 2 subviews, and a height is that of one; put them into a container, VStack(spacing: 0) { ... }, "
        + "or give the view to resize an element of its own, so that it has an id")
    #expect(content.trueExtent(width: 100) == 90)
  }

  @Test("move other data behind ids that are indices")
  func indexed() throws {
    let before = try Self.content(Self.list(.indexed(count: 4)))
    var after = before
    try after.apply([.insert(Insertion(1, at: .index(1)))])
    #expect(Self.ids(after) == ["0", "1", "2", "3", "4"])
    #expect((0..<5).map { after.length(of: $0, width: 1) } == [10, 20, 20, 30, 10])
    #expect((0..<4).map { after.element(sameAs: $0, in: before) } == [0, 1, 2, 3])
    let change = try #require(after.indexedChanges(since: before).first)
    #expect((change.first, change.count) == (1, 3))
  }

  @Test("give all elements new identities where each update does")
  func fresh() throws {
    let before = try Self.content(Self.list(.fresh(count: 2)))
    var after = before
    try after.apply([.insert(Insertion(1, at: .end))])
    #expect((0..<2).map { after.element(sameAs: $0, in: before) } == [nil, nil])
  }

  @Test("find an element again that was moved, and not one that was removed and came back")
  func identity() throws {
    let before = try Self.content(Self.list(.numbered(count: 3, prefix: "m")))
    var after = before
    try after.apply([.move(.text("m0"), to: .end)])
    #expect((0..<3).map { after.element(sameAs: $0, in: before) } == [2, 0, 1])
    try after.apply([.remove(.ids([.text("m0")]), from: nil)])
    try after.apply([.insert(Insertion(1, at: .index(0), ids: .listed([.text("m0")])))])
    #expect((0..<3).map { after.element(sameAs: $0, in: before) } == [nil, 1, 2])
    #expect(after.element(with: before.key(ofElement: 0)) == nil)
  }

  @Test("of a billion elements cost what the edits do")
  func billion() throws {
    var content = try Self.content(Self.list(.numbered(count: 1_000_000_000, prefix: "m")))
    try content.apply([
      .insert(Insertion(500_000_000, at: .index(10))), .remove(.places(3...900_000_000), from: nil),
    ])
    #expect(content.elementCount == 1_500_000_000 - 899_999_998)
    #expect(content.id(ofElement: 3) == .text("m400000001"))
    #expect(
      content.lookUp(.text("m999999999"))
        == .found(content.key(ofElement: ElementIndex(content.elementCount - 1))))
  }

  @Test(
    "that cannot be are refused, and change nothing",
    arguments: [
      (.insert(Insertion(1, at: .index(4))), "place 4 is beyond the 3 elements; write 0 to 3, or end"),
      (.remove(.places(2...3), from: nil), "there is no element at place 3; write 0 to 2"),
      (.remove(.ids([.text("m")]), from: nil), "no element has the id \"m\""),
      (.move(.number(1), to: .end), "no element has the id 1; did you mean \"m1\"?"),
      (
        .insert(Insertion(1, at: .end, into: "fed")),
        "no ForEach has the name 'fed'; did you mean 'feed'?"
      ),
      (
        .insert(Insertion(1, at: .end, ids: .prefix("m1"))),
        "the ids of the prefix 'm1' could repeat those of 'm'; write another prefix"
      ),
      (.resize(.ids([.text("x")]), to: 3), "no element has the id \"x\""),
    ] as [(DataEdit, String)])
  func errors(edit: DataEdit, text: String) throws {
    var content = try Self.content(Self.list(.numbered(count: 3, prefix: "m"), "feed"))
    #expect(
      performing: {
        try content.apply([
          .remove(.places(0...0), from: nil), .insert(Insertion(1, at: .index(0), ids: .prefix("q"))), edit,
        ])
      },
      throws: { error in
        (error as? IndexedEditError).map { ($0.index, $0.reason.description) }.map { $0 == (2, text) }
          ?? false
      })
    #expect(Self.ids(content) == ["m0", "m1", "m2"])
  }
}
