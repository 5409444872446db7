import Findings
import LazyStacks
import Testing

@Suite("Content resolves to subviews without being built")
struct ResolvedContentTests {
  private static func lazy(_ views: [Content.Kind], spacing: Length = 0) -> Content {
    Content(.scrollView([Content(.lazyVStack(spacing: spacing, views.map { Content($0) }))]))
  }

  private static func forEach(_ elements: ForEach.Elements, _ views: [Content.Kind]) -> Content.Kind {
    .forEach(ForEach(elements, content: views.map { Content($0) }))
  }

  private static let row = Content.Kind.row(height: .constant(44))

  @Test(
    "each view counts as what it resolves to",
    arguments: [
      ([row], 1),
      ([.empty], 0),
      ([.group([Content(row), Content(.empty), Content(row)])], 2),
      ([.vStack(spacing: 8, [Content(row), Content(row)])], 1),
      ([.section(header: [Content(row)], content: [Content(row), Content(row)], footer: [Content(row)])], 4),
      ([.conditional(.environment("on"), then: [Content(row)], otherwise: [])], 1),
      ([.conditional(.not(.environment("on")), then: [Content(row)], otherwise: [])], 0),
      ([forEach(.indexed(count: 10), [row])], 10),
      ([forEach(.indexed(count: 10), [row, row])], 20),
      ([forEach(.indexed(count: 10), [.empty])], 0),
      (
        [
          forEach(
            .indexed(count: 10), [.conditional(.every(2), then: [Content(row)], otherwise: [Content(row)])])
        ],
        10
      ),
      ([forEach(.numbered(count: 2_000_000_000, prefix: "m"), [row])], 2_000_000_000),
      ([.vStack(spacing: 0, [Content(forEach(.indexed(count: 3), [row]))])], 1),
      // Not known yet: one each.
      ([forEach(.indexed(count: 10), [forEach(.indexed(count: 3), [row])])], 10),
      ([forEach(.indexed(count: 10), [.anyView([Content(row), Content(row)])])], 10),
    ] as [([Content.Kind], Int)])
  func count(views: [Content.Kind], expected: Int) throws {
    let content = try ResolvedContent(
      Self.lazy(views), environment: ContentEnvironment(flags: ["on": true]))
    #expect(content.subviewCount == expected)
  }

  @Test("an element's subviews share its identity, and a view outside ForEach has its place")
  func identities() throws {
    let header = Content(Self.row, at: SourcePoint(line: 7, column: 9))
    let feed = Content(Self.forEach(.numbered(count: 3, prefix: "m"), [Self.row, Self.row]))
    let content = try ResolvedContent(
      Content(.scrollView([Content(.lazyVStack(spacing: 0, [header, feed]))])))
    #expect(
      (0..<7).map { content.id(of: $0).description } == ["view@7:9", "m0", "m0", "m1", "m1", "m2", "m2"])
    #expect((0..<7).map { content.element(of: $0) } == [0, 1, 1, 2, 2, 3, 3])
    #expect(content.lookUp(.text("m2")) == .found(ElementKey(part: 1, number: 2)))
    #expect(content.subviews(ofElement: 3) == 5..<7)
  }

  @Test(
    "an identity is looked for in the data, by value and type",
    arguments: [
      (.numbered(count: 100, prefix: "w-"), .text("w-12"), .found(ElementKey(part: 0, number: 12))),
      (.numbered(count: 100, prefix: "w-"), .text("w-100"), .unknown(nearMiss: nil)),
      (.numbered(count: 100, prefix: "w-"), .text("w-012"), .unknown(nearMiss: nil)),
      (.numbered(count: 100, prefix: "w-"), .text("w-+1"), .unknown(nearMiss: .text("w-1"))),
      (
        .numbered(count: 100, prefix: "w-"), .number(12),
        .wrongType(example: .text("w-0"), nearMiss: .text("w-12"))
      ),
      (
        .numbered(count: 100, prefix: "message-"), .text("mesage-50"), .unknown(nearMiss: .text("message-50"))
      ),
      (.numbered(count: 100, prefix: "message-"), .text("mesage-100"), .unknown(nearMiss: nil)),
      (.listed([.text("inbox"), .text("sent")]), .text("imbox"), .unknown(nearMiss: .text("inbox"))),
      (.indexed(count: 100), .number(12), .found(ElementKey(part: 0, number: 12))),
      (.indexed(count: 100), .text("12"), .wrongType(example: .number(0), nearMiss: .number(12))),
      (.indexed(count: 100), .number(-1), .unknown(nearMiss: nil)),
      (
        .listed([.text("a"), .text("b"), .text("a"), .text("c")]), .text("c"),
        .found(ElementKey(part: 0, number: 3))
      ),
      (.fresh(count: 5), .number(1), .wrongType(example: .fresh(0), nearMiss: nil)),
      (.indexed(count: 0), .text("a"), .unknown(nearMiss: nil)),
    ] as [(ForEach.Elements, RowID, ResolvedContent.Lookup)])
  func lookUp(elements: ForEach.Elements, id: RowID, expected: ResolvedContent.Lookup) throws {
    let content = try ResolvedContent(Self.lazy([Self.forEach(elements, [Self.row])]))
    #expect(content.lookUp(id) == expected)
  }

  @Test("a prefix used before continues its numbering; equal identities in two ForEach are duplicates")
  func severalForEach() throws {
    let content = try ResolvedContent(
      Self.lazy([
        Self.forEach(.numbered(count: 2, prefix: "m"), [Self.row]),
        Self.forEach(.numbered(count: 2, prefix: "m"), [Self.row]),
        Self.forEach(.listed([.text("m3"), .text("x")]), [Self.row]),
      ]))
    #expect((0..<6).map { content.id(of: $0).description } == ["m0", "m1", "m2", "m3", "m3", "x"])
    #expect(content.lookUp(.text("m3")) == .duplicate(ElementKey(part: 1, number: 1)))
  }

  @Test("text wraps at the width it is proposed", arguments: [(48, 20), (49, 40), (0, 0), (480, 200)])
  func text(characters: Int, height: Int) throws {
    let content = try ResolvedContent(Self.lazy([.text(characters: .constant(Double(characters)))]))
    #expect(content.length(of: 0, width: 390) == Length(integerLiteral: height))
  }

  @Test("text scale widens characters and raises lines")
  func textScale() throws {
    let content = try ResolvedContent(
      Self.lazy([.text(characters: .constant(48))]), environment: ContentEnvironment(textScale: 2))
    #expect(content.length(of: 0, width: 390) == 80)
    #expect(content.length(of: 0, width: 1) == 1920)
    #expect(content.length(of: 0, width: 0) == 200)
  }

  @Test("a line that fits exactly is not broken, whatever the scale")
  func exactFit() throws {
    let content = try ResolvedContent(
      Self.lazy([.text(characters: .constant(50))]), environment: ContentEnvironment(textScale: 1.1))
    #expect(content.length(of: 0, width: 440) == 22)
  }

  @Test("draws are SplitMix64's, by ordinal")
  func draws() {
    // The reference generator's first outputs for seed 1234567, from its author's page.
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    for (ordinal, draw) in expected.enumerated() {
      let value = Quantity.integers(0...999_999, seed: 1_234_567).value(at: Ordinal(ordinal))
      #expect(value == Double(draw % 1_000_000))
    }
  }

  @Test("of equal identities the first resolves, and those after it keep their ordinals")
  func repeatedIdentities() throws {
    let rows = Self.forEach(
      .listed([.text("a"), .text("a"), .text("b")]), [.row(height: .cycle([10, 20, 30]))])
    let content = try ResolvedContent(Self.lazy([rows]))
    #expect((0..<2).map { content.length(of: $0, width: 100) } == [10, 30])
    #expect(content.lookUp(.text("a")) == .duplicate(ElementKey(part: 0, number: 0)))
    #expect(content.lookUp(.text("b")) == .found(ElementKey(part: 0, number: 2)))
    #expect(content.trueExtent(width: 100) == 40)
  }

  @Test("a switch takes the case of its remainder, and varies if its cases do")
  func choices() throws {
    func content(_ last: [Content]) throws -> ResolvedContent {
      let choice = Content.Kind.choice(
        modulus: 3,
        [
          Choice(remainders: [0], content: [Content(.row(height: .constant(10)))]),
          Choice(remainders: [1], content: [Content(.row(height: .constant(20)))]),
          Choice(remainders: [], content: last),
        ])
      return try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: 7), [choice])]))
    }
    let equal = try content([Content(.row(height: .constant(30)))])
    #expect((0..<7).map { equal.length(of: $0, width: 100) } == [10, 20, 30, 10, 20, 30, 10])
    #expect(equal.isConstant)
    let unequal = try content([])
    #expect(!unequal.isConstant)
    #expect(unequal.trueExtent(width: 100) == 70)
  }

  @Test("a list in a row draws by its own ordinals, one of the stack by ordinals that go on")
  func nestedForEach() throws {
    let inner = Self.forEach(.indexed(count: 3), [.row(height: .cycle([10, 20]))])
    let stack = Content.Kind.vStack(spacing: 5, [Content(inner), Content(.row(height: .cycle([100, 200])))])
    let content = try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: 4), [stack])]))
    #expect((0..<4).map { content.length(of: $0, width: 100) } == [155, 255, 155, 255])
    let flat = try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: 4), [inner])]))
    #expect(flat.trueExtent(width: 100) == 180)
    #expect(!flat.isConstant)
  }

  @Test("the true extent of repeating rows is summed in closed form")
  func trueExtent() throws {
    let rows: [Content.Kind] = [
      .conditional(
        .every(3), then: [Content(.row(height: .cycle([1, 2.5, 40])))],
        otherwise: [Content(.row(height: .cycle([7, 9])))]),
      .conditional(
        .element(.less, 11), then: [Content(.row(height: .constant(300)))], otherwise: [Content(Self.row)]),
    ]
    for count in [0, 1, 10, 11, 12, 17, 30, 1_000] {
      let small = try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: count), rows)], spacing: 3))
      let sum = small.subviews.reduce(Length.zero) { $0 + small.length(of: $1, width: 100) }
      #expect(
        small.trueExtent(width: 100) == sum + Length(integerLiteral: 3 * max(0, small.subviewCount - 1)))
    }
    let many = try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: 1_000_000_000), [Self.row])]))
    #expect(many.trueExtent(width: 100) == 44_000_000_000)
    let drawn = Content.Kind.row(height: .integers(1...9, seed: 1))
    let unknown = try ResolvedContent(Self.lazy([Self.forEach(.indexed(count: 1_000_001), [drawn])]))
    #expect(unknown.trueExtent(width: 100) == nil)
  }

  @Test(
    "what cannot be laid out is refused, with the view to blame",
    arguments: [
      (row, .missingScrollView),
      (.scrollView([Content(.scrollView([]))]), .nestedScrollView),
      (.scrollView([Content(.row(height: .constant(.nan)))]), nil),
      (.scrollView([Content(.row(height: .constant(-1)))]), .invalidQuantity(-1)),
      (.scrollView([Content(.row(height: .cycle([1, .infinity])))]), .invalidQuantity(.infinity)),
      (.scrollView([Content(.text(characters: .constant(1e30)))]), .invalidQuantity(1e30)),
      (
        .scrollView([
          Content(forEach(.indexed(count: .max / 2), [row])),
          Content(forEach(.indexed(count: .max / 2), [row])),
        ]), .tooManySubviews
      ),
    ] as [(Content.Kind, ContentError.Reason?)])
  func refused(kind: Content.Kind, reason: ContentError.Reason?) {
    let location = SourcePoint(line: 3, column: 5)
    let error = #expect(throws: ContentError.self) { try ResolvedContent(Content(kind, at: location)) }
    if let reason { #expect(error?.reason == reason) }
  }
}
