/// The extents of a page: those of each of its lists, and the room between them.
///
/// Subviews are counted through the whole page. Each list has estimates of its own and publishes on its own; what its
/// neighbours know does not change it.
struct PageExtents: Sendable {
  private var lists: [ListExtents]

  /// The first subview of each list.
  private var starts: [Int] = [0]

  /// The room between the row before each list and its first row; zero for a list without rows.
  private var rooms: [Length] = [.zero]

  /// Which lists had a row when that was found out.
  private var filled: [Bool] = []

  /// Whether lengths may be remembered that rows no longer have.
  private(set) var mayBeOutdated = false

  /// Creates extents of rows none of which is measured.
  init(_ content: ResolvedContent, _ parameters: ModelParameters) {
    lists = content.lists.indices.map {
      ListExtents(subviewCount: content.subviews(ofList: $0).count, of: content.lists[$0], parameters)
    }
    beginLists(of: content)
    measureRooms(in: content)
  }

  /// Takes over where lists begin.
  private mutating func beginLists(of content: ResolvedContent) {
    if lists.count > 1 { starts = content.listStarts.map(\.subviews) }
  }

  private mutating func measureRooms(in content: ResolvedContent) {
    guard lists.count > 1 else { return }
    filled = lists.map { $0.subviewCount > 0 }
    rooms = lists.indices.map { content.room(beforeList: $0) }
  }
}

extension PageExtents {
  /// The list that a subview is in, and its place there.
  @inline(__always)
  private func place(of subview: SubviewIndex) -> (list: Int, local: Int) {
    lists.count == 1 ? (0, subview.rawValue) : placeAmongSeveral(subview.rawValue)
  }

  /// What follows the last subview is in the last list that has one.
  private func placeAmongSeveral(_ subview: Int) -> (list: Int, local: Int) {
    let list =
      lists.indices.last { starts[$0] <= subview && lists[$0].subviewCount > 0 }
      ?? lists.indices.first { lists[$0].subviewCount > 0 } ?? 0
    return (list, subview - starts[list])
  }

  /// Where the first row of a list starts, by the lists before it.
  private func edge(ofList list: Int, extent: (ListExtents) -> Length) -> Length {
    var edge = Length.zero
    for before in 0..<list where lists[before].subviewCount > 0 {
      edge += rooms[before] + extent(lists[before])
    }
    return edge + rooms[list]
  }
}

// What is known

extension PageExtents {
  /// The number of rows, where it is not known estimated.
  var subviewCount: Int {
    lists.count == 1 ? lists[0].subviewCount : lists.reduce(0) { $0 + $1.subviewCount }
  }

  /// How many rows were measured, and the sum of their lengths.
  var measuredCount: Int {
    lists.count == 1 ? lists[0].measuredCount : lists.reduce(0) { $0 + $1.measuredCount }
  }
  var measuredExtent: Length {
    lists.count == 1 ? lists[0].measuredExtent : lists.reduce(.zero) { $0 + $1.measuredExtent }
  }

  /// How many rows were measured that are built at once.
  var measuredEagerCount: Int { lists.reduce(0) { $1.isLazy ? $0 : $0 + $1.measuredCount } }

  /// What rows take that are built at once.
  var measuredEagerExtent: Length { lists.reduce(.zero) { $1.isLazy ? $0 : $0 + $1.measuredExtent } }

  /// The distances between all rows, together.
  var gapExtent: Length { lists.reduce(rooms.reduce(.zero, +)) { $0 + $1.gapExtent } }

  /// Returns the length remembered for a row.
  @inline(__always)
  func measuredLength(of subview: SubviewIndex) -> Length? {
    let (list, local) = place(of: subview)
    return lists[list].measuredLength(of: local)
  }

  /// Returns the distance before a row as far as it is known, and whether neighbours decide it.
  @inline(__always)
  func gap(before subview: SubviewIndex) -> (known: Length, isTheirs: Bool) {
    let (list, local) = place(of: subview)
    if local == 0, list > 0 { return (rooms[list], false) }
    if let gap = lists[list].gap { return (gap, false) }
    return (lists[list].gap(before: local), true)
  }

  /// Calls a closure with each measured row and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured rows.
  func forEachMeasured(_ body: (SubviewIndex, Length) -> Void) {
    for (list, start) in zip(lists, starts) { list.forEachMeasured { body(SubviewIndex(start + $0), $1) } }
  }

  /// The measured rows without length, in order.
  var zeroLengths: [SubviewIndex] {
    zip(lists, starts).flatMap { list, start in
      list.isLazy ? list.zeroLengths.map { SubviewIndex(start + $0) } : []
    }
  }

  /// What neighbouring rows take by the lengths remembered, each with the distance to the next one.
  func rememberedExtent(of subviews: Range<SubviewIndex>) -> Length {
    if subviews.isEmpty { return .zero }
    return rememberedEdge(of: subviews.upperBound) - rememberedEdge(of: subviews.lowerBound)
  }

  private func rememberedEdge(of subview: SubviewIndex) -> Length {
    let (list, local) = place(of: subview)
    let edge = lists[list].rememberedEdge(of: local)
    return lists.count == 1 ? edge : self.edge(ofList: list) { $0.rememberedExtent } + edge
  }
}

// What is published

extension PageExtents {
  /// Whether only rows on screen count with their own lengths, in any list.
  var isWalked: Bool { lists.contains(where: \.isWalked) }

  /// The extent of all rows.
  var extent: Length {
    if lists.count == 1 { return lists[0].extent }
    guard let last = lists.indices.last(where: { lists[$0].subviewCount > 0 }) else { return .zero }
    return edge(ofList: last) { $0.extent } + lists[last].extent
  }

  /// Returns what the rows from one on take, each with the distance before it.
  func extent(from subview: SubviewIndex) -> Length {
    if lists.count == 1 { return lists[0].extent(from: subview.rawValue) }
    let (list, local) = place(of: subview)
    return lists.indices.dropFirst(list + 1).reduce(lists[list].extent(from: local)) { sum, list in
      lists[list].subviewCount > 0 ? sum + rooms[list] + lists[list].extent : sum
    }
  }

  /// Returns where a row starts among all rows.
  @inline(__always)
  func leadingEdge(of subview: SubviewIndex) -> Length {
    let (list, local) = place(of: subview)
    let edge = lists[list].leadingEdge(of: local)
    return lists.count == 1 ? edge : self.edge(ofList: list) { $0.extent } + edge
  }

  /// Returns the row that covers an offset among all rows, or the next one after it.
  func subview(atOrAfter offset: Length) -> SubviewIndex? {
    var start = Length.zero
    for list in lists.indices where lists[list].subviewCount > 0 {
      start += rooms[list]
      if let local = lists[list].subview(atOrAfter: offset - start) {
        return SubviewIndex(starts[list] + local)
      }
      start += lists[list].extent
    }
    return nil
  }

  /// Returns a row's length, if the model knows it, else the estimate.
  func length(of subview: SubviewIndex, isAlive: @autoclosure () -> Bool) -> Length {
    let (list, local) = place(of: subview)
    return lists[list].length(of: local, isAlive: isAlive())
  }
}

// Measuring

extension PageExtents {
  /// Remembers a row's length, and the distance before it where neighbours decide that.
  ///
  /// - Returns: The length remembered before.
  @inline(__always)
  mutating func measure(_ subview: SubviewIndex, as length: Length, gap: @autoclosure () -> Length) -> Length?
  {
    let (list, local) = place(of: subview)
    return lists[list].measure(local, as: length, gap: gap())
  }

  /// Counts a row among those of its list placed so far, whose mean stands for the others.
  mutating func enter(_ subview: SubviewIndex, _ length: Length) {
    lists[place(of: subview).list].enter(length)
  }

  /// Returns whether a row is one of the first of a lazy stack.
  func isSampled(_ subview: SubviewIndex, _ count: Int) -> Bool {
    let (list, local) = place(of: subview)
    return lists[list].isLazy && local < count
  }

  /// Forgets all lengths, as rows are laid out at another width.
  mutating func forgetLengths() {
    for list in lists.indices { lists[list].forgetLengths() }
  }

  /// Begins with other rows, none of which is measured.
  mutating func restart(with content: ResolvedContent, _ parameters: ModelParameters) {
    let wasOutdated = mayBeOutdated
    self = PageExtents(content, parameters)
    mayBeOutdated = wasOutdated
  }

  /// Forgets which rows were placed so far; those on screen are the new sample.
  mutating func forgetHistory() {
    for list in lists.indices { lists[list].forgetHistory() }
  }

  /// Rows may have other lengths from now on than those remembered.
  mutating func noteOutdated() { mayBeOutdated = true }

  /// Lets the rows on screen count with the lengths that are remembered.
  mutating func takeLengthsOnScreen() {
    for list in lists.indices { lists[list].takeLengthsOnScreen() }
  }
}

// Rows that come and go

extension PageExtents {
  /// Lets unmeasured rows of a list come in, or go from one on: nothing published moves.
  mutating func changeCount(
    by count: Int, at subview: SubviewIndex, inList list: Int, of content: ResolvedContent
  ) {
    lists[list].changeCount(by: count, at: subview.rawValue - starts[list])
    guard lists.count > 1 else { return }
    beginLists(of: content)
    if filled[list] != (lists[list].subviewCount > 0) { measureRooms(in: content) }
  }

  /// Where the rows of changed content were.
  struct Edit {
    /// The content now.
    let content: ResolvedContent

    /// Whether all rows that stay are as long as before.
    let keepsLengths: Bool

    /// Where rows came in and went; `nil` where more than that happened.
    let splices: [SubviewSplice]?

    /// Where a row is now; `nil` if it is gone.
    let newIndex: (SubviewIndex) -> SubviewIndex?

    /// The distance before a row now, where neighbours decide it; `nil` if its place is not certain.
    let gap: (SubviewIndex) -> Length?
  }

  /// Takes over that rows came in, went or changed places.
  ///
  /// - Parameter place: Called with each measured row and its length, in order, where it is not known which came in and
  ///   which went; returns where the row is now, `nil` if that is not known.
  mutating func take(_ edit: Edit, place: (SubviewIndex, Length) -> SubviewIndex?) {
    let old = starts
    for list in lists.indices {
      let subviews = lists.count == 1 ? edit.content.subviews : edit.content.subviews(ofList: list)
      let change = listEdit(edit, subviews, list: list, start: old[list])
      if let splices = edit.splices {
        let own = splices.filter { $0.list == list }
        lists[list].take(own.map { ListSplice(first: $0.firstInList, change: $0.change) }, change)
      } else {
        lists[list].takeEach(change) { local, length in
          place(SubviewIndex(old[list] + local), length).map { subviews.lowerBound.distance(to: $0) }
        }
      }
    }
    beginLists(of: edit.content)
    measureRooms(in: edit.content)
  }

  private func listEdit(_ edit: Edit, _ subviews: Range<SubviewIndex>, list: Int, start: Int)
    -> ListExtents.Edit
  {
    func newIndex(_ local: Int) -> Int? {
      edit.newIndex(SubviewIndex(start + local)).map { subviews.lowerBound.distance(to: $0) }
    }
    return ListExtents.Edit(
      subviewCount: subviews.count, keepsLengths: edit.keepsLengths, newIndex: newIndex
    ) { count in
      if let splices = edit.splices {
        let before = splices.filter { $0.list == list && $0.firstInList < count && $0.change != 0 }
        if before.isEmpty { return true }
        // What came in may have gone again.
        if before.reduce(0, { $0 + $1.change }) != 0 { return false }
      }
      return (0..<count).allSatisfy { newIndex($0) == $0 }
    } gap: {
      edit.gap(subviews.lowerBound + $0)
    }
  }

  /// Notes which row is the anchor: rows of which nothing is known may lie between it and those on screen.
  mutating func keepConnection(to anchor: SubviewIndex) {
    let (list, local) = place(of: anchor)
    lists[list].keepConnection(to: local)
  }
}

// Publishing

extension PageExtents {
  /// The rows on screen as a frame placed them.
  struct Placed {
    /// The rows from the first to the last seen, and on to the anchor; if there are none, an empty range there.
    let rows: Range<SubviewIndex>

    /// All rows placed, they among them.
    let run: PlacedRun

    /// The distance from the viewport's leading edge to the row after those.
    let end: Length

    /// Whether the rows were not reached by walking.
    let isJump: Bool

    /// Whether this is the first layout, which publishes in any case.
    let isFirst: Bool
  }

  /// Ends a frame: takes over the rows on screen, and publishes new edges where the old ones are too wrong.
  ///
  /// - Parameters:
  ///   - edge: Where the anchor started before the frame.
  ///   - anchor: The anchor before the frame.
  ///   - start: The row that was placed first.
  ///   - placed: What is on screen; needed only where ``isWalked``.
  /// - Returns: By how much that moved the rows on screen among all rows.
  mutating func publish(since edge: Length, of anchor: SubviewIndex, start: SubviewIndex, placed: Placed?)
    -> Length
  {
    guard let placed, isWalked else {
      return leadingEdge(of: min(anchor, SubviewIndex(subviewCount))) - edge
    }
    // Rows before the anchor that took another length have moved its edge.
    let moved = leadingEdge(of: start) - edge
    if lists.count == 1 {
      return moved + lists[0].publish(shown(placed.rows, in: 0, from: start, placed))
    }
    return moved + publishSeveral(from: start, placed)
  }

  /// Each list that is on screen publishes, and in the first layout each other one, too.
  private mutating func publishSeveral(from start: SubviewIndex, _ placed: Placed) -> Length {
    let shown = lists.indices.map { rows(placed.rows, in: $0) }
    let own = place(of: start).list
    let reference =
      placed.rows.isEmpty || shown[own].map { !$0.isEmpty } == true
      ? own : shown.firstIndex { $0.map { !$0.isEmpty } == true } ?? own
    let before = self.edge(ofList: reference) { $0.extent }
    var moved = Length.zero
    for list in lists.indices where lists[list].subviewCount > 0 {
      if let rows = shown[list], !rows.isEmpty || list == reference {
        let change = lists[list].publish(self.shown(rows, in: list, from: start, placed))
        if list == reference { moved = change }
      } else if placed.isFirst {
        _ = lists[list].publish(unseen(in: list))
      } else if placed.isJump {
        lists[list].disconnect()
      }
    }
    return moved + self.edge(ofList: reference) { $0.extent } - before
  }

  /// Some rows of the page that are in a list; `nil` where they lie elsewhere.
  private func rows(_ rows: Range<SubviewIndex>, in list: Int) -> Range<SubviewIndex>? {
    let own = SubviewIndex(starts[list])..<SubviewIndex(starts[list] + lists[list].subviewCount)
    if rows.isEmpty { return place(of: rows.lowerBound).list == list ? rows : nil }
    let part = rows.clamped(to: own)
    return part.isEmpty ? nil : part
  }

  /// A list's rows on screen.
  private func shown(
    _ rows: Range<SubviewIndex>, in list: Int, from start: SubviewIndex, _ placed: Placed
  ) -> ListExtents.Placed {
    let (first, run) = (starts[list], placed.run)
    let local = rows.lowerBound.rawValue - first..<rows.upperBound.rawValue - first
    let isLast = local.upperBound == lists[list].subviewCount && rows.upperBound < placed.rows.upperBound
    return ListExtents.Placed(
      rows: local, length: { run.length(of: SubviewIndex(first + $0)) },
      gap: { run.gap(before: SubviewIndex(first + $0)) },
      start: self.start(of: rows, in: list, from: start, placed), exactStart: exactStart(of: rows, in: list, placed),
      isJump: placed.isJump && !(placed.isFirst && local.lowerBound == 0), isFirst: placed.isFirst,
      isExactAtEnd: isLast)
  }

  /// Where a list's first row on screen starts in the list, by what is published.
  ///
  /// The row that was placed first has its place; below it a list begins with its first row, and above it a list ends
  /// with its last one.
  private func start(
    of rows: Range<SubviewIndex>, in list: Int, from start: SubviewIndex, _ placed: Placed
  ) -> Length {
    let (own, local) = place(of: start)
    if own == list {
      return lists[list].leadingEdge(of: local) - placed.distance(of: start)
        + placed.distance(of: rows.lowerBound)
    }
    if list > own { return .zero }
    let last = rows.upperBound - 1
    let end = placed.run.distance(of: last) + placed.run.length(of: last)
    return lists[list].extent - (end - placed.run.distance(of: rows.lowerBound))
  }

  /// Where a list's first row on screen starts by the rows placed before it, if the list's first row is placed.
  private func exactStart(of rows: Range<SubviewIndex>, in list: Int, _ placed: Placed) -> Length? {
    let first = SubviewIndex(starts[list])
    return placed.run.subviews.contains(first)
      ? placed.distance(of: rows.lowerBound) - placed.run.distance(of: first) : nil
  }

  /// A list that has no row on screen in the first layout.
  private func unseen(in list: Int) -> ListExtents.Placed {
    ListExtents.Placed(
      rows: 0..<0, length: { _ in .zero }, gap: { _ in .zero }, start: .zero, exactStart: .zero, isJump: false, isFirst: true,
      isExactAtEnd: false)
  }
}

extension PageExtents.Placed {
  /// The distance from the viewport's leading edge to a placed row, or to the one after those.
  func distance(of subview: SubviewIndex) -> Length {
    run.subviews.contains(subview) ? run.distance(of: subview) : end
  }
}

extension PageExtents {
  /// What does not hold of the structures that the lengths are kept in; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured rows; for tests.
  var brokenInvariant: String? { lists.lazy.compactMap(\.brokenInvariant).first }

  /// How often a question or a change had to go down the trees of lengths from their roots: a measure of work.
  var descentCount: Int { lists.reduce(0) { $0 + $1.descentCount } }
}
