import Findings
import Layouts

/// An instance of a part of a stack: the elements of a `ForEach`, or one view.
///
/// Where each element has the same number of subviews, element and subview are a division apart; else
/// elements are built from the first on to know. What lies before it is no concern of it: elements and subviews
/// are counted from its own first.
struct Segment: Sendable {
  private var storage: CopyOnWrite<State>

  /// Whatever an instance holds, behind one reference.
  private struct State: Sendable {
    let declaration: PartDeclaration
    let key: SegmentKey
    let ordinal: Ordinal
    var ids: ElementIDs?
    var facts = RowFacts()
    var isHidden = false
    var rows: [RowView]?
    var built: BuiltCounts?
  }

  /// Creates an instance.
  ///
  /// - Parameter rows: The element's rows, where they are the same for all elements.
  init(
    _ declaration: PartDeclaration, key: SegmentKey, ordinal: Ordinal, ids: ElementIDs?, rows: [RowView]?,
    in environment: ContentEnvironment
  ) {
    storage = CopyOnWrite(
      State(
        declaration: declaration, key: key, ordinal: ordinal, ids: ids,
        built: declaration.count.isConstant ? nil : BuiltCounts()))
    adopt(environment, rows: rows)
  }
}

extension Segment {
  /// The declaration that the segment is an instance of.
  var declaration: PartDeclaration { storage.value.declaration }

  /// Which instance it is.
  var key: SegmentKey { storage.value.key }

  /// The ordinal of the element that it is in; 0 in the stack itself.
  var ordinal: Ordinal { storage.value.ordinal }

  /// The elements' identities; `nil` for a view.
  private(set) var ids: ElementIDs? {
    _read { yield storage.value.ids }
    _modify { yield &storage.value.ids }
  }

  /// What sets its rows apart from each other.
  var facts: RowFacts {
    _read { yield storage.value.facts }
    _modify { yield &storage.value.facts }
  }

  /// Whether it is not there now.
  private(set) var isHidden: Bool {
    get { storage.value.isHidden }
    set { storage.value.isHidden = newValue }
  }

  /// The element's rows, where they are the same for all elements.
  private var rows: [RowView]? {
    _read { yield storage.value.rows }
    _modify { yield &storage.value.rows }
  }

  /// What is known of elements that differ; `nil` where they do not.
  private(set) var built: BuiltCounts? {
    _read { yield storage.value.built }
    _modify { yield &storage.value.built }
  }
}

extension Segment {
  /// How many subviews each element has.
  var count: SubviewCount { declaration.count }

  /// The `ForEach` as it is declared, repeated identities included; `nil` for a view.
  var data: ForEach? { declaration.data }

  /// Where the `ForEach`, or the view, is declared.
  var location: SourcePoint? { declaration.location }

  /// An element's views.
  var content: [Content] { declaration.content }

  /// The stack of the page that it is in.
  var stack: PageStack { declaration.stack }
}

extension Segment {
  /// The number of elements.
  var elementCount: Int { ids?.count ?? 1 }

  /// The number of subviews, as far as it is known, else estimated.
  var subviewCount: Int {
    if isHidden { return 0 }
    return built?.estimatedSubviewCount(ofElements: elementCount) ?? elementCount * count.minimum
  }

  /// The number of subviews whose element is known.
  var resolvedSubviewCount: Int { isHidden ? 0 : built?.subviewCount ?? subviewCount }

  /// Whether all elements have the same rows whatever the environment, each at the same place.
  var rowsAreAlike: Bool { built == nil && rows != nil && !declaration.hasBranches }

  /// The heights of an element's rows, where each is a number that is drawn for the element; `nil` for all others.
  var plainHeights: [Quantity]? {
    guard let rows, !facts.hasHeights else { return nil }
    let heights = rows.compactMap(\.plainHeight)
    return heights.count == rows.count ? heights : nil
  }

  /// Whether an element must be built before all subviews are known.
  var isIncomplete: Bool { !isHidden && built.map { $0.elementCount < elementCount } ?? false }

  /// Returns the element, counted from the segment's first, that a resolved subview belongs to.
  func element(ofLocal subview: Int) -> Int {
    built?.element(of: subview) ?? subview / count.minimum
  }

  /// Returns an element's subviews, counted from the segment's first; `nil` if it is not built.
  func subviews(ofLocal element: Int) -> Range<Int>? {
    if isHidden { return 0..<0 }
    if let built { return element < built.elementCount ? built.subviews(of: element) : nil }
    return element * count.minimum..<(element + 1) * count.minimum
  }

  /// Returns where an element that is not built is taken to start.
  func estimatedFirstSubview(ofLocal element: Int) -> Int {
    guard let built, built.elementCount > 0 else { return element }
    return built.subviewCount * element / built.elementCount
  }

  /// Returns how many elements of a range have subviews.
  func filledElementCount(in range: Range<Int>) -> Int {
    let elements = (0..<elementCount).clamped(to: range)
    if isHidden || elements.isEmpty { return 0 }
    guard let built else { return count.minimum > 0 ? elements.count : 0 }
    return elements.count { $0 < built.elementCount && !built.subviews(of: $0).isEmpty }
  }

  /// Builds the next element, to know its subviews, and returns its place.
  mutating func buildNext(in environment: ContentEnvironment) -> Int {
    let element = built?.elementCount ?? 0
    let count = rows(ofLocal: element, in: environment).count
    built?.append(count)
    return element
  }

  /// Returns what an element's conditions and lengths are drawn by.
  func ordinal(ofLocal element: Int) -> Ordinal { ids?.ordinal(at: element) ?? ordinal }

  /// Returns what stays of an element while it is there.
  func number(ofLocal element: Int) -> Int { ids?.number(at: element) ?? element }

  /// Returns the environment as an element sees it, its own state included.
  func environment(ofLocal element: Int, in environment: ContentEnvironment) -> ContentEnvironment {
    facts.isEmpty ? environment : facts.environment(ofNumber: number(ofLocal: element), in: environment)
  }

  /// Returns the rows of an element, which need not be built.
  func rows(ofLocal element: Int, in environment: ContentEnvironment) -> [RowView] {
    rows
      ?? content.rows(
        ordinal: ordinal(ofLocal: element), in: self.environment(ofLocal: element, in: environment))
  }

  /// Returns the size of a resolved subview of an element at a width.
  func size(
    ofLocal subview: Int, element: Int, width: Length, in environment: ContentEnvironment
  ) -> RowSize {
    let first = subviews(ofLocal: element)?.lowerBound ?? subview
    return size(ofRow: subview - first, element: element, width: width, in: environment)
  }

  /// Returns the size of one of an element's rows, which need not be built.
  func size(ofRow row: Int, element: Int, width: Length, in environment: ContentEnvironment) -> RowSize {
    let ordinal = ordinal(ofLocal: element)
    if facts.hasHeights, row == 0,
      let height = facts.height(ofOrdinal: ordinal, number: number(ofLocal: element))
    {
      return RowSize(width: width, height: height)
    }
    let own = self.environment(ofLocal: element, in: environment)
    func view() -> RowView { rows(ofLocal: element, in: environment)[row] }
    return declaration.memory?.size(ofRow: row, ordinal: ordinal, width: width, environment: own, row: view)
      ?? view().size(ordinal: ordinal, width: width, environment: own)
  }

  /// Returns what one of an element's rows prefers between it and its neighbours; the row need not be built.
  func edges(ofRow row: Int, element: Int, in environment: ContentEnvironment) -> RowEdges {
    let ordinal = ordinal(ofLocal: element)
    let own = self.environment(ofLocal: element, in: environment)
    func view() -> RowView { rows(ofLocal: element, in: environment)[row] }
    if let rows, let edges = rows[row].plainEdges { return edges }
    return declaration.memory?.edges(ofRow: row, ordinal: ordinal, environment: own, row: view)
      ?? view().edges(ordinal: ordinal, environment: own)
  }

  /// Returns the number of an element's rows, which need not be built.
  func rowCount(ofLocal element: Int, in environment: ContentEnvironment) -> Int {
    count.isConstant ? count.minimum : rows(ofLocal: element, in: environment).count
  }

  /// Returns the place of an identity; `nil` if nothing in it has it.
  func place(of id: RowID) -> Int? {
    if let ids { return ids.place(of: id) }
    return explicitID == id ? 0 : nil
  }

  /// The identity that a view outside `ForEach` declares.
  var explicitID: RowID? { ids == nil ? content.first?.explicitID : nil }

  /// Returns an element's identity; `nil` for a view that declares none.
  func id(ofLocal element: Int) -> RowID? { ids?.id(at: element) ?? explicitID }

  /// Returns where an element of the segment as it was stands now; `nil` if it is gone.
  func element(sameAs element: Int, in old: Segment) -> Int? {
    if isHidden { return nil }
    guard let ids, let oldIDs = old.ids else { return element }
    return ids.place(sameAs: element, in: oldIDs)
  }
}

/// What a changed environment does.
extension Segment {
  /// Takes over an environment: what is there, which rows, and how many each built element has.
  ///
  /// - Parameter rows: The element's rows, where they are the same for all elements.
  mutating func adopt(_ environment: ContentEnvironment, rows: [RowView]?) {
    isHidden = !declaration.presence.holds(ordinal: ordinal, in: environment)
    self.rows = rows
    // What is not there is not alive; its elements are built anew when it is there.
    if isHidden {
      facts.forgetState { _ in true }
      if built != nil { built = BuiltCounts() }
    }
    recount(in: environment)
  }

  /// Whether each update gives its elements new identities.
  var isFresh: Bool { ids?.isFresh ?? false }

  /// Gives the elements identities that none had before.
  mutating func renewIDs(from serial: Int) {
    ids?.renew(from: serial)
    facts.forgetState { _ in true }
    if built != nil { built = BuiltCounts() }
  }

  /// Where subviews come in or go if elements do; `nil` where more than that happens.
  ///
  /// - Parameter firstSubview: Where its first subview is in the stack.
  func splice(at place: Int, change: Int, firstSubview: SubviewIndex) -> SubviewSplice? {
    if isHidden { return SubviewSplice(first: firstSubview, change: 0) }
    guard built == nil, ids?.isPlain == true else { return nil }
    return SubviewSplice(
      first: firstSubview + place * count.minimum, change: change * count.minimum)
  }

  /// Takes over other data.
  mutating func take(_ new: ElementIDs) { if ids != nil { ids = new } }

  /// Keeps what is known of elements that stay, up to the first new one.
  mutating func keepKnown(from before: Segment, in environment: ContentEnvironment) {
    guard let old = before.ids, let new = ids else { return }
    facts.forgetState { new.place(ofNumber: $0) == nil }
    guard let known = built, !isHidden else { return }
    var counts = BuiltCounts()
    while counts.elementCount < elementCount, let before = old.place(sameAs: counts.elementCount, in: new),
      before < known.elementCount
    {
      counts.append(rows(ofLocal: counts.elementCount, in: environment).count)
    }
    built = counts
  }

  /// Counts the subviews of built elements again, after the state of one has changed.
  mutating func recount(in environment: ContentEnvironment) {
    guard let known = built, !isHidden else { return }
    var counts = BuiltCounts()
    for element in 0..<known.elementCount { counts.append(rows(ofLocal: element, in: environment).count) }
    built = counts
  }

  /// Returns the place in the declaration of each of an element's subviews.
  func places(ofLocal element: Int, in environment: ContentEnvironment) -> [Int] {
    var places: [Int] = []
    var resolver = RowResolver(
      ordinal: ordinal(ofLocal: element), environment: self.environment(ofLocal: element, in: environment))
    resolver.visit(content, isTaken: true) { place, _ in places.append(place) }
    return places
  }
}

extension [Content] {
  /// The rows that an element's views resolve to.
  func rows(ordinal: Ordinal, in environment: ContentEnvironment) -> [RowView] {
    var rows: [RowView] = []
    forEachRow(in: self, ordinal: ordinal, environment: environment) { rows.append($0) }
    return rows
  }
}
