/// The extents of a page: those of each of its lists, and the room between them.
///
/// Subviews are counted through the whole page. Each list has estimates of its own and publishes on its own; what its
/// neighbours know does not change it.
struct PageExtents: Sendable {
  var lists: [ListExtents]

  /// The first subview of each list.
  var starts: [Int] = [0]

  /// The room between the row before each list and its first row; zero for a list without rows.
  var rooms: [Length] = [.zero]

  /// Which lists had a row when that was found out.
  var filled: [Bool] = []

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
  mutating func beginLists(of content: ResolvedContent) {
    if lists.count > 1 { starts = content.listStarts.map(\.subviews) }
  }

  mutating func measureRooms(in content: ResolvedContent) {
    guard lists.count > 1 else { return }
    filled = lists.map { $0.subviewCount > 0 }
    rooms = lists.indices.map { content.room(beforeList: $0) }
  }
}

extension PageExtents {
  /// The list that a subview is in, and its place there.
  @inline(__always)
  func place(of subview: SubviewIndex) -> (list: Int, local: Int) {
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
  func edge(ofList list: Int, extent: (ListExtents) -> Length) -> Length {
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

extension PageExtents {
  /// What does not hold of the structures that the lengths are kept in; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured rows; for tests.
  var brokenInvariant: String? { lists.lazy.compactMap(\.brokenInvariant).first }

  /// How often a question or a change had to go down the trees of lengths from their roots: a measure of work.
  var descentCount: Int { lists.reduce(0) { $0 + $1.descentCount } }
}
