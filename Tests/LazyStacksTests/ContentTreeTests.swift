import TestSupport
import Testing

@testable import LazyStacks

@Suite("Content as a tree of lists")
struct ContentTreeTests {
  private static func content(_ views: [Content]) throws -> ResolvedContent {
    try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 0, views))])))
  }

  private static func list(
    _ elements: ForEach.Elements, name: String? = nil, _ views: [Content]
  ) -> Content {
    Content(.forEach(ForEach(elements, name: name, content: views)))
  }

  private static let row = Content(.row(height: .cycle([10, 20, 30, 40, 50, 60, 70])))

  /// Four groups of five, each with a row before them.
  private static var groups: [Content] {
    [
      list(
        .numbered(count: 4, prefix: "group"), name: "groups",
        [row, list(.numbered(count: 5, prefix: "item"), name: "items", [row])])
    ]
  }

  /// The ids of all rows, once everything is open.
  private static func ids(_ content: ResolvedContent) -> [String] {
    var content = content
    while content.resolveNext(inList: 0) != nil {}
    return content.subviews.map { content.id(of: $0).description }
  }

  @Test("opens elements from the first on, and estimates the others by their mean")
  func opening() throws {
    var content = try Self.content(Self.groups)
    #expect(content.subviewCount == 4)
    #expect(!content.isResolved(0))
    guard case .opened(let opening) = content.resolveNext(inList: 0) else {
      Issue.record("nothing was opened")
      return
    }
    #expect(opening.elementCount == 6)
    #expect(opening.subviewChange == 20)
    #expect(content.isResolved(5))
    #expect(!content.isResolved(6))
    #expect(content.subviewCount == 24)
    #expect(content.openedCount == 1)
  }

  @Test("inner ids and ordinals go on from element to element")
  func ordinals() throws {
    let content = try Self.content(Self.groups)
    let ids = (0..<4).flatMap { group in
      ["group\(group)"] + (0..<5).map { "item\(group * 5 + $0)" }
    }
    #expect(Self.ids(content) == ids)
    #expect(content.presentElementCount == 24)
    // The row beside the list draws by its group's ordinal, the rows of the list by their own.
    var sum = 0
    for ordinal in Array(0..<4) + Array(0..<20) { sum += 10 * (ordinal % 7 + 1) }
    #expect(content.trueExtent(width: 100) == Length(integerLiteral: sum))
  }

  @Test(
    "an id is found at any depth, by what is opened up to it",
    arguments: [("item7", 2, 9), ("group2", 3, 12), ("g", 0, 0), ("group3/item1", 4, 20), ("item19", 4, 23)])
  func lookUp(id: String, opened: Int, subview: Int) throws {
    var content = try Self.content(Self.groups)
    guard case .found(let element) = content.lookUp(.text(id)) else {
      #expect(opened == 0)
      return
    }
    while !content.isResolved(element), content.resolveNext(inList: 0) != nil {}
    #expect(content.openedCount == opened)
    #expect(content.subviews(of: element)?.lowerBound.rawValue == subview)
  }

  @Test("counts may differ from element to element")
  func drawnCounts() throws {
    let content = try Self.content([
      Self.list(
        .numbered(count: 5, prefix: "g"), [Self.list(.counted(.cycle([3, 0, 2]), prefix: "i"), [Self.row])])
    ])
    #expect(Self.ids(content) == (0..<8).map { "i\($0)" })
  }

  @Test("a hundred thousand sections cost what is opened")
  func manySections() throws {
    var content = try Self.content([
      Self.list(
        .numbered(count: 100_000, prefix: "s"),
        [
          Content(
            .section(
              header: [Self.row], content: [Self.list(.numbered(count: 20, prefix: "i"), [Self.row])],
              footer: []))
        ])
    ])
    guard case .found(let element) = content.lookUp("i1000000") else {
      Issue.record("not found")
      return
    }
    #expect(content.openedCount == 0)
    while !content.isResolved(element), content.resolveNext(inList: 0) != nil {}
    #expect(content.openedCount == 50_001)
    let row: SubviewIndex = 1_050_001
    #expect(content.subviews(of: element) == row..<row + 1)
    #expect(content.section(around: row)?.header == row - 1)
  }

  /// The dull twin: groups as arrays of ids, everything flat after each edit.
  @Test("keeps open elements through edits, as arrays would", arguments: UInt64(0)..<60)
  func edits(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var content = try Self.content(Self.groups)
    var groups: [(id: String, items: [String])] = (0..<4).map { group in
      ("group\(group)", (0..<5).map { "item\(group * 5 + $0)" })
    }
    var (nextGroup, nextItem) = (4, 20)
    for _ in 0..<random.integer(in: 0...4) { _ = content.resolveNext(inList: 0) }
    for _ in 0..<25 {
      let group = groups.isEmpty ? 0 : random.integer(in: 0...groups.count - 1)
      let edit: DataEdit
      switch random.integer(in: 0...7) {
      case 0, 1:
        let place = random.integer(in: 0...groups.count)
        let count = random.integer(in: 1...3)
        edit = .insert(Insertion(count, at: .index(place), into: "groups"))
        let new = (0..<count).map { offset in
          (id: "group\(nextGroup + offset)", items: (0..<5).map { "item\(nextItem + offset * 5 + $0)" })
        }
        groups.insert(contentsOf: new, at: place)
        (nextGroup, nextItem) = (nextGroup + count, nextItem + count * 5)
      case 2,
        3 where !groups.isEmpty:
        let place = random.integer(in: 0...groups[group].items.count)
        let list = ListName("items", of: .text(groups[group].id))
        edit = .insert(Insertion(2, at: .index(place), into: list))
        groups[group].items.insert(contentsOf: ["item\(nextItem)", "item\(nextItem + 1)"], at: place)
        nextItem += 2
      case 4 where !groups.isEmpty && !groups[group].items.isEmpty:
        edit = .remove(.ids([.text(random.pick(groups[group].items))]), from: nil)
        if case .remove(.ids(let ids), _) = edit {
          groups[group].items.removeAll { $0 == ids[0].description }
        }
      case 5 where groups.count > 1:
        edit = .remove(.places(group...group), from: "groups")
        groups.remove(at: group)
      case 6 where !groups.isEmpty:
        let place = random.integer(in: 0...groups.count - 1)
        edit = .move(.text(groups[group].id), to: .index(place))
        groups.insert(groups.remove(at: group), at: place)
      case 7:
        let order = groups.reversed().map { RowID.text($0.id) }
        edit = .replace(order, in: "groups")
        groups.reverse()
      default: continue
      }
      let before = content
      let openedRows = content.resolvedSubviews.map { content.id(of: $0).description }
      try content.apply([edit])
      #expect(Self.ids(content) == groups.flatMap { [$0.id] + $0.items }, "\(edit)")
      // A row that was known and is known now is the same row.
      for subview in content.resolvedSubviews {
        let old = openedRows.firstIndex(of: content.id(of: subview).description)
        guard let old, let now = content.index(of: SubviewIndex(old), in: before) else { continue }
        #expect(content.id(of: now) == before.id(of: SubviewIndex(old)))
      }
      if random.chance(0.3) { _ = content.resolveNext(inList: 0) }
    }
  }
}
