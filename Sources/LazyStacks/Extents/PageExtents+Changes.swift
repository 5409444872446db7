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
