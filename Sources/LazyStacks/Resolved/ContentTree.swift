import Findings

/// The content of a stack as a tree of lists, flat where it is known.
///
/// SwiftUI resolves content as a tree: a `ForEach` has elements, an element resolves to views, and one of those may be
/// another `ForEach`. An element of such a list is *opened*: its closure runs and its count becomes known, while the
/// rows inside are built one by one. Elements are opened from the first on, as subviews are addressed by index.
/// (Documented: contents of such a row may still load lazily, WWDC26 talk 321.)
struct ContentTree: Sendable {
  /// What is declared, by number.
  let declarations: [PartDeclaration]

  /// The lists of the page that they are in, in order.
  private(set) var lists: [PageList]

  /// Whether a section is declared anywhere.
  let hasSections: Bool

  /// The content, in order: instances, and behind the opened elements of each list those that are not.
  var parts: SummedList<Part>

  /// The instances of lists whose elements are opened.
  var branches: [SegmentKey: Branch] = [:]

  /// The ordinals of lists inside elements, by declaration.
  private(set) var numberings: [Int: ListNumbering] = [:]

  /// The data of lists inside elements that were edited, whether the element around them is open or not.
  private(set) var edited: [SegmentKey: ElementIDs] = [:]

  /// What sets rows apart inside elements that are not open.
  private var waitingFacts: [SegmentKey: RowFacts] = [:]

  /// The height of all rows of lists inside elements once all were resized, by declaration below an ordinal.
  private var commonHeight: (height: Length, ordinals: [Int: Ordinal])?

  /// The rows of an element where all elements of a declaration have the same, by declaration.
  private var rows: [[RowView]?] = []

  /// The next number for identities made anew.
  private(set) var nextSerial = 0

  /// The next number behind each prefix.
  private(set) var nextNumbers: [String: Int] = [:]

  /// How many elements were opened.
  private(set) var openedCount = 0

  /// The values that conditions and texts read.
  private(set) var environment: ContentEnvironment

  /// Resolves the views of a scroll view.
  ///
  /// - Throws: ``ContentError``, with the list that has too many elements.
  /// - Complexity: O(*d*) for *d* declared views and listed identities.
  init(_ views: [Content], environment: ContentEnvironment) throws(ContentError) {
    let page = DeclarationBuilder.page(of: views)
    (declarations, lists) = (page.declarations, page.lists)
    self.environment = environment
    hasSections = declarations.contains {
      $0.section != nil || !$0.isBranch && $0.content.contains(where: \.containsSection)
    }
    parts = SummedList([])
    updateRows()
    for declaration in declarations where declaration.parent != nil {
      if let data = declaration.data { numberings[declaration.number] = ListNumbering(data.elements) }
    }
    updateGaps()
    for number in page.top { try add(declarations[number]) }
    try check()
  }

  /// Finds out which lists have the same distance between all their rows.
  private mutating func updateGaps() {
    for place in lists.indices {
      let parts = declarations.filter { isPart($0, of: lists[place]) }
      lists[place].gap = PageList.gap(between: parts, rows: { rows[$0.number] }, in: environment)
    }
  }

  /// Whether a declaration is a part of a list, or stands in one.
  private func isPart(_ declaration: PartDeclaration, of list: PageList) -> Bool {
    var outermost = declaration
    while let parent = outermost.parent { outermost = declarations[parent] }
    return list.parts.contains(outermost.place)
  }

  /// Takes over how far views stand apart whose stack does not say.
  mutating func take(_ gaps: ModelParameters.Gaps) {
    environment.gaps = gaps
    updateGaps()
  }

  /// Adds a part of the stack itself.
  private mutating func add(_ declaration: PartDeclaration) throws(ContentError) {
    let key = SegmentKey(part: declaration.place)
    let ids = declaration.data.map { self.ids(declaredBy: $0.elements) }
    if let ids, !reserve(outer: Range(count: ids.data.count), of: declaration) {
      throw ContentError(.tooManySubviews, at: declaration.location)
    }
    for part in instances(of: declaration, key: key, ordinal: 0, ids: ids) { parts.append(part) }
    try check(declaration)
  }

  private func check(_ declaration: PartDeclaration? = nil) throws(ContentError) {
    guard max(parts.sum.subviews, parts.sum.elements) <= ForEach.Elements.maximumCount else {
      throw ContentError(.tooManySubviews, at: declaration?.location)
    }
  }
}

// Instances

extension ContentTree {
  /// The stretches of content that an instance of a part begins with.
  private mutating func instances(
    of declaration: PartDeclaration, key: SegmentKey, ordinal: Ordinal, ids: ElementIDs?
  ) -> [Part] {
    guard declaration.isBranch, let ids else {
      var segment = Segment(
        declaration, key: key, ordinal: ordinal, ids: ids, rows: rows[declaration.number], in: environment)
      if let facts = waitingFacts.removeValue(forKey: key) { segment.facts = facts }
      if let (height, ordinals) = commonHeight, let end = ordinals[declaration.number] {
        segment.facts.resizeAll(below: end, to: height)
      }
      return [.segment(segment)]
    }
    let isHidden = !declaration.presence.holds(ordinal: ordinal, in: environment)
    let branch = Branch(declaration: declaration, ordinal: ordinal, ids: ids, isHidden: isHidden)
    branches[key] = branch
    return [.unopened(branch.unopened(key: key, estimated: branch.estimatedSubviewCount(ofOpened: 0)))]
  }

  /// The identities of a list of the stack itself; a prefix used before continues its numbering.
  private mutating func ids(declaredBy elements: ForEach.Elements) -> ElementIDs {
    switch elements {
    case .numbered(let count, let prefix):
      return .numbered(prefix: prefix, start: takeNumbers(count, behind: prefix), count: count)
    case .counted(let counts, let prefix):
      let count = Int(counts.value(at: 0))
      return .numbered(prefix: prefix, start: takeNumbers(count, behind: prefix), count: count)
    case .listed(let ids): return .listed(ListedIDs(ids))
    case .indexed(let count): return .indexed(count: count)
    case .fresh(let count): return .fresh(start: takeSerials(count), count: count)
    }
  }

  /// The identities of a list inside an element, as they are declared.
  func declaredIDs(of declaration: PartDeclaration, inOuter ordinal: Ordinal) -> ElementIDs? {
    guard let numbering = numberings[declaration.number], let elements = declaration.data?.elements else {
      return nil
    }
    let (first, number) = numbering.first(inOuter: ordinal)
    let count = numbering.count(ofOuter: ordinal)
    return switch elements {
    case .numbered(_, let prefix), .counted(_, let prefix):
      .numbered(prefix: prefix, start: number, count: count, firstOrdinal: first)
    case .listed(let ids): .listed(ListedIDs(ids), firstOrdinal: first)
    case .indexed: .indexed(count: count, firstOrdinal: first)
    case .fresh: .fresh(start: number, count: count, firstOrdinal: first)
    }
  }

  /// Gives ordinals and numbers to what lists declare inside some elements of another; false if that is too many.
  mutating func reserve(outer: Range<Ordinal>, of declaration: PartDeclaration) -> Bool {
    for part in declaration.parts {
      let inner = declarations[part]
      guard let elements = inner.data?.elements else { continue }
      let number =
        switch elements {
        case .numbered(_, let prefix), .counted(_, let prefix): nextNumbers[prefix, default: 0]
        case .fresh: nextSerial
        case .listed, .indexed: 0
        }
      guard let ordinals = numberings[part]?.reserve(outer: outer, number: number) else { return false }
      switch elements {
      case .numbered(_, let prefix), .counted(_, let prefix):
        _ = takeNumbers(ordinals.count, behind: prefix)
      case .fresh: _ = takeSerials(ordinals.count)
      case .listed, .indexed: break
      }
      if inner.isBranch, !reserve(outer: ordinals, of: inner) { return false }
    }
    return true
  }

  /// Takes numbers behind a prefix and returns the first.
  mutating func takeNumbers(_ count: Int, behind prefix: String) -> Int {
    defer { nextNumbers[prefix, default: 0] += count }
    return nextNumbers[prefix, default: 0]
  }

  /// Takes numbers for identities made anew and returns the first.
  mutating func takeSerials(_ count: Int) -> Int {
    defer { nextSerial += count }
    return nextSerial
  }

  /// Changes a stretch of content in place.
  mutating func update<Result>(at position: Int, _ change: (inout Part) -> Result) -> Result {
    parts.update(at: position, change)
  }

  /// Resolves again the rows that all elements of a declaration have.
  private mutating func updateRows() {
    rows = declarations.map { declaration in
      declaration.isBranch || declaration.variesByElement
        ? nil : declaration.content.rows(ordinal: 0, in: environment)
    }
  }
}

// Opening

extension ContentTree {
  /// What opening an element changed.
  struct Opening: Sendable {
    /// The list.
    let list: SegmentKey

    /// Where subviews came in, or went, and how many more there are.
    let subview: SubviewIndex
    let subviewChange: Int

    /// Where elements came in, and how many.
    let element: ElementIndex
    let elementCount: Int
  }

  /// Opens the next element of a list: its parts come to stand behind those of the elements opened before.
  mutating func openNext(in list: SegmentKey) -> Opening? {
    guard var branch = branches[list], branch.openedCount < branch.ids.count else { return nil }
    let position = position(of: list, element: nil)
    let before = parts.sum(before: position)
    let total = parts.sum
    let place = branch.openedCount
    branch.openedCount += 1
    branches[list] = branch
    insert(element: place, of: list, at: position)
    refreshEstimates(from: list)
    let added = parts.sum - total
    return Opening(
      list: list, subview: before.subview(at: 0), subviewChange: added.subviews,
      element: before.element(at: 0),
      elementCount: added.elements)
  }

  /// Puts the parts of an element into place.
  mutating func insert(element place: Int, of list: SegmentKey, at position: Int) {
    guard let branch = branches[list] else { return }
    openedCount += 1
    let (ordinal, number) = (branch.ids.ordinal(at: place), branch.ids.number(at: place))
    var position = position
    for part in branch.declaration.parts {
      let declaration = declarations[part]
      let key = SegmentKey(part: declaration.place, ofElement: number, in: list)
      let ids =
        declaration.data == nil
        ? nil : edited[key] ?? declaredIDs(of: declaration, inOuter: ordinal)
      for part in instances(of: declaration, key: key, ordinal: ordinal, ids: ids) {
        parts.insert(part, at: position)
        position += 1
      }
    }
  }

  /// Estimates again what the unopened elements of a list have, and of those around it.
  mutating func refreshEstimates(from list: SegmentKey) {
    var next: SegmentKey? = list
    while let list = next, let branch = branches[list] {
      let position = position(of: list, element: nil)
      let first = self.position(of: list)
      let known = parts.sum(before: position).subviews - parts.sum(before: first).subviews
      parts.update(at: position) {
        $0 = .unopened(
          branch.unopened(key: list, estimated: branch.estimatedSubviewCount(ofOpened: known)))
      }
      next = list.owner?.branch
    }
  }
}

extension Branch {
  /// The elements of the branch that are not opened.
  fileprivate func unopened(key: SegmentKey, estimated: Int) -> UnopenedElements {
    UnopenedElements(
      branch: key, count: isHidden ? 0 : ids.count - openedCount, estimatedSubviewCount: estimated)
  }
}

// Closing

extension ContentTree {
  /// Takes over an environment, without looking at what is affected.
  mutating func take(_ environment: ContentEnvironment) {
    self.environment = environment
    updateRows()
  }

  /// Takes away the parts of all opened elements of a list.
  mutating func close(_ list: SegmentKey) {
    parts.remove(position(of: list)..<position(of: list, element: nil))
    for key in branches.keys where key != list && key.path.starts(with: list.path) { branches[key] = nil }
    branches[list]?.openedCount = 0
  }

  /// Takes over that a list is there, or is not.
  mutating func show(_ isShown: Bool, list: SegmentKey) {
    close(list)
    branches[list]?.isHidden = !isShown
  }

  /// Gives the elements of a closed list identities that none had before.
  mutating func renew(_ list: SegmentKey, from serial: Int) { branches[list]?.ids.renew(from: serial) }

  /// Lets instances of some declarations take over the environment.
  mutating func adoptEnvironment(inPartsOf affected: Set<Int>) {
    parts = SummedList(
      parts.items.map { part in
        guard case .segment(var segment) = part, affected.contains(segment.declaration.number) else {
          return part
        }
        segment.adopt(environment, rows: rows[segment.declaration.number])
        return .segment(segment)
      })
  }
}

// Editing

extension ContentTree {
  /// Notes that a list inside an element has other data than it declares.
  mutating func noteEdited(_ ids: ElementIDs, of list: SegmentKey) { edited[list] = ids }

  /// Gives ordinals to elements that come into a list, and to what they declare inside; `nil` if they are too many.
  ///
  /// - Returns: The first of them.
  mutating func reserve(_ count: Int, in list: SegmentKey) -> Ordinal? {
    guard let declaration = declaration(of: list), let ids = ids(of: list) else { return nil }
    let first = numberings[declaration.number]?.nextOrdinal ?? ids.nextOrdinal
    guard count <= ForEach.Elements.maximumCount - first.rawValue else { return nil }
    _ = numberings[declaration.number]?.reserve(count)
    return reserve(outer: first..<first + count, of: declaration) ? first : nil
  }

  /// Forgets the lists inside an element of another that is no longer open.
  mutating func forgetBranches(inElement number: Int, of list: SegmentKey) {
    for key in branches.keys where key.isInside(list, element: number) { branches[key] = nil }
  }

  /// Sets rows of an instance apart, whether or not the element around it is open.
  mutating func setFacts(in key: SegmentKey, _ change: (inout RowFacts) -> Void) {
    if let found = segment(with: key) {
      self.change(segmentAt: found.position) { segment, _ in change(&segment.facts) }
    } else {
      change(&waitingFacts[key, default: RowFacts()])
    }
  }

  /// Gives all rows that there are a height; what is inside unopened elements takes it when they are opened.
  mutating func resizeAll(to height: Length) {
    for position in 0..<parts.count {
      guard let segment = parts[position].segment, let ids = segment.ids else { continue }
      change(segmentAt: position) { segment, _ in segment.facts.resizeAll(below: ids.nextOrdinal, to: height)
      }
    }
    waitingFacts = [:]
    commonHeight = (height, numberings.mapValues(\.nextOrdinal))
  }
}

// Where instances stand

extension ContentTree {
  /// Returns the position of the first stretch of a part's content.
  ///
  /// - Complexity: O(log² *p*) for *p* stretches.
  func position(of key: SegmentKey) -> Int { position(of: key.path, isEnd: false) }

  /// Returns the position behind the opened elements of a list, or of one of its elements' first stretch.
  func position(of list: SegmentKey, element number: Int?) -> Int {
    position(of: list.path + (number.map { [$0] } ?? []), isEnd: number == nil)
  }

  private func position(of path: [Int], isEnd: Bool) -> Int {
    (0..<parts.count).partitioningIndex { !isBefore(parts[$0], path, isEnd: isEnd) }
  }

  /// Returns the positions of all content of one opened element of a list.
  func positions(ofElement number: Int, in list: SegmentKey) -> Range<Int> {
    guard let branch = branches[list], let place = branch.ids.place(ofNumber: number),
      place < branch.openedCount
    else { return 0..<0 }
    let next = place + 1 < branch.openedCount ? branch.ids.number(at: place + 1) : nil
    return position(of: list, element: number)..<position(of: list, element: next)
  }

  /// The instance with a key and its position; `nil` if the element around it is not open.
  func segment(with key: SegmentKey) -> SummedList<Part>.Found? {
    let position = position(of: key)
    guard position < parts.count else { return nil }
    let found = parts.found(at: position)
    return found.item.segment?.key == key ? found : nil
  }

  /// Whether a stretch stands before a path; `isEnd` means the end of the opened elements of the list that it leads to.
  private func isBefore(_ part: Part, _ path: [Int], isEnd: Bool) -> Bool {
    let (own, isUnopened) =
      switch part {
      case .segment(let segment): (segment.key.path, false)
      case .unopened(let rest): (rest.branch.path, true)
      }
    for index in 0..<max(own.count, path.count) {
      // The list that the path leads to: its elements are before its end, and not before itself.
      if index == path.count { return isEnd && own.count > path.count }
      // Unopened elements stand behind all opened ones.
      if index == own.count { return isUnopened ? false : true }
      if own[index] == path[index] { continue }
      if index.isMultiple(of: 2) { return own[index] < path[index] }
      guard let branch = branches[SegmentKey(path: own.prefix(index))],
        let place = branch.ids.place(ofNumber: own[index])
      else { return true }
      return place < branch.ids.place(ofNumber: path[index]) ?? .max
    }
    // The very stretch.
    return false
  }
}

extension SegmentKey {
  fileprivate init(path: ArraySlice<Int>) {
    self.init(part: path.first ?? 0)
    var rest = path.dropFirst()
    while let number = rest.popFirst(), let part = rest.popFirst() {
      self = SegmentKey(part: part, ofElement: number, in: self)
    }
  }
}
