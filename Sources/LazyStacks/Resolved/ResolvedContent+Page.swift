/// The lists of the page: what stands below each other in the scroll view.
extension ResolvedContent {
  /// The lists, in order.
  var lists: [PageList] { tree.lists }

  /// Whether views are built at once, beside a lazy stack or without one.
  var hasEagerLists: Bool { listStarts.count > 1 || !isLazy }

  /// What lies before a list, and what ends it.
  func bounds(ofList list: Int) -> ContentTree.ListBounds {
    guard listStarts.count > 1 else { return tree.wholePage }
    return ContentTree.ListBounds(
      start: listStarts[list], end: list + 1 < listStarts.count ? listStarts[list + 1] : sum)
  }

  /// Returns the subviews of a list, where their number is not known estimated.
  func subviews(ofList list: Int) -> Range<SubviewIndex> {
    let bounds = bounds(ofList: list)
    return bounds.start.subview(at: 0)..<bounds.end.subview(at: 0)
  }

  /// Returns the list that a subview is in; for one beyond the last, the last list.
  @inline(__always)
  func list(of subview: SubviewIndex) -> Int {
    listStarts.count > 1 ? listAmongSeveral { $0.subviews <= subview.rawValue } : 0
  }

  /// Returns the list that an element is in.
  @inline(__always)
  func list(of element: ElementIndex) -> Int {
    listStarts.count > 1 ? listAmongSeveral { $0.elements <= element.rawValue } : 0
  }

  private func listAmongSeveral(startingBefore holds: (PartSum) -> Bool) -> Int {
    max(0, (listStarts.lastIndex(where: holds) ?? 0))
  }

  /// Returns whether a subview is built at once.
  @inline(__always)
  func isEager(_ subview: SubviewIndex) -> Bool {
    listStarts.count > 1 ? !lists[list(of: subview)].isLazy : !isLazy
  }

  /// Returns whether an element is built at once.
  @inline(__always)
  func isEager(element: ElementIndex) -> Bool {
    listStarts.count > 1 ? !lists[list(of: element)].isLazy : !isLazy
  }

  /// Returns the first subview of the lazy stack that a subview is in; `nil` if it is in none.
  package func firstLazySubview(beside subview: SubviewIndex) -> SubviewIndex? {
    isEager(subview) ? nil : subviews(ofList: list(of: subview)).lowerBound
  }

  /// How many subviews are built at once.
  package var eagerSubviewCount: Int { subviewCount - lazyCount(of: subviews) }

  /// Returns how many of some neighbouring subviews are in lazy stacks.
  func lazyCount(of subviews: Range<SubviewIndex>) -> Int {
    guard listStarts.count > 1 else { return isLazy ? subviews.count : 0 }
    return lists.indices.reduce(0) { count, list in
      lists[list].isLazy ? count + subviews.clamped(to: self.subviews(ofList: list)).count : count
    }
  }

  /// Calls a closure with each stretch of some neighbouring subviews that is in a lazy stack.
  @inline(__always)
  func forEachLazyPart(of subviews: Range<SubviewIndex>, _ body: (Range<SubviewIndex>) -> Void) {
    guard listStarts.count > 1 else {
      if isLazy { body(subviews) }
      return
    }
    for list in lists.indices where lists[list].isLazy {
      let part = subviews.clamped(to: self.subviews(ofList: list))
      if !part.isEmpty { body(part) }
    }
  }

  /// Returns the list that an instance is in.
  func list(of key: SegmentKey) -> Int { tree.list(of: key) }
}

/// The room between rows.
extension ResolvedContent {
  /// The distance between all rows, where it is the same; `nil` where neighbours decide, or there are several lists.
  var uniformGap: Length? { listStarts.count > 1 ? nil : lists.first.map(\.gap) ?? .zero }

  /// Returns the distance before a row, by how it and the one before it are declared.
  ///
  /// - Precondition: Both are resolved, unless a list begins between them.
  func gap(before subview: SubviewIndex) -> Length {
    let list = list(of: subview)
    let first = subviews(ofList: list).lowerBound
    guard subview > first else { return room(beforeList: list) }
    if let gap = lists[list].gap { return gap }
    guard let before = neighbour(subview - 1), let own = neighbour(subview) else { return .zero }
    return before.distance(to: own, gaps: environment.gaps)
  }

  /// Returns the distance between the last row before a list and the list's first row; zero for the first list that
  /// has rows.
  func room(beforeList list: Int) -> Length {
    let subviews = subviews(ofList: list)
    guard !subviews.isEmpty, subviews.lowerBound > 0 else { return .zero }
    let before = subviews.lowerBound - 1
    return room(from: ends(ofRow: before), over: self.list(of: before) + 1..<list, to: starts(ofList: list))
  }

  /// The room from the page's start to its first row, and from its last row to its end; all of it without rows.
  var roomAround: (start: Length, end: Length) {
    let filled = lists.indices.filter { !subviews(ofList: $0).isEmpty }
    guard let first = filled.first, let last = filled.last else {
      let empty = emptyStacks(in: lists.indices)
      guard let first = empty.first, let last = empty.last else { return (.zero, .zero) }
      return (first.stack.roomBefore + room(through: empty), last.stack.roomAfter)
    }
    return (
      roomBefore(starts(ofList: first), inList: first),
      roomAfter(ends(ofRow: subviews(ofList: last).upperBound - 1), inList: last)
    )
  }

  /// Returns the room from the page's start to its first row, which is in a list.
  func roomBefore(_ row: PageNeighbour, inList list: Int) -> Length {
    let views = emptyStacks(in: 0..<list) + [row]
    return views[0].stack.roomBefore + room(through: views)
  }

  /// Returns the room from the page's last row, which is in a list, to its end.
  func roomAfter(_ row: PageNeighbour, inList list: Int) -> Length {
    let views = [row] + emptyStacks(in: list + 1..<lists.count)
    return room(through: views) + views[views.count - 1].stack.roomAfter
  }

  func room(from row: PageNeighbour, over lists: Range<Int>, to next: PageNeighbour) -> Length {
    room(through: [row] + emptyStacks(in: lists) + [next])
  }

  private func room(through views: [PageNeighbour]) -> Length {
    zip(views, views.dropFirst()).reduce(.zero) { $0 + $1.0.distance(to: $1.1, gaps: environment.gaps) }
  }

  /// The stacks that are there without having a row: each is a view without length, but for the room around it.
  private func emptyStacks(in lists: Range<Int>) -> [PageNeighbour] {
    lists.compactMap { place in
      let list = self.lists[place]
      return (list.isLazy || list.stack.outer != nil) && list.presence.holds(ordinal: 0, in: environment)
        ? PageNeighbour(stack: list.stack) { .plain } : nil
    }
  }

  /// The first row of a list, to what stands before the list.
  private func starts(ofList list: Int) -> PageNeighbour {
    let first = subviews(ofList: list).lowerBound
    return lists[list].isLazy
      ? PageNeighbour(stack: lists[list].stack) { .plain }
      : neighbour(first) ?? PageNeighbour(stack: lists[list].stack) { .plain }
  }

  /// The last row of a list, to what stands after the list.
  private func ends(ofRow row: SubviewIndex) -> PageNeighbour {
    let list = lists[list(of: row)]
    return list.isLazy
      ? PageNeighbour(stack: list.stack) { .plain }
      : neighbour(row) ?? PageNeighbour(stack: list.stack) { .plain }
  }

  /// A row, as its neighbours see it; `nil` if it is not resolved.
  private func neighbour(_ subview: SubviewIndex) -> PageNeighbour? {
    withSegment(ofSubview: subview) { segment, before in
      let local = before.place(of: subview)
      let element = segment.element(ofLocal: local)
      guard let first = segment.subviews(ofLocal: element)?.lowerBound else { return nil }
      return PageNeighbour(stack: segment.stack) { [environment] in
        segment.edges(ofRow: local - first, element: element, in: environment)
      }
    } ?? nil
  }
}
