/// Changes of the data of a list.
extension ContentTree {
  /// How the data of a list has changed, by positions among all its data.
  enum DataChange {
    case insertion(Range<Int>)
    case removal(Range<Int>)
    case rearrangement
  }

  /// The lists of the stack itself.
  var topLists: [SegmentKey] {
    declarations.filter { $0.parent == nil && $0.data != nil }.map { SegmentKey(part: $0.place) }
  }

  /// Returns the ordinal of an element, or that of the element around a view.
  func ordinal(of element: ElementKey) -> Ordinal {
    if let ids = ids(of: element.segment) {
      return ids.place(ofNumber: element.number).map { ids.ordinal(at: $0) } ?? 0
    }
    guard let owner = element.segment.owner else { return 0 }
    return ordinal(of: ElementKey(segment: owner.branch, number: owner.number))
  }

  /// Takes over other data of a list.
  mutating func take(
    _ new: ElementIDs, in list: SegmentKey, as change: DataChange, outcome: inout EditOutcome
  ) {
    outcome.lists.insert(list)
    if list.owner != nil { noteEdited(new, of: list) }
    if branches[list] != nil {
      outcome.add(nil)
      rearrange(list, to: new)
    } else if let found = segment(with: list) {
      let splice = found.item.segment.flatMap { segment in
        // Whether equal ids are left out is known only where there are none before and after.
        segment.ids?.isPlain == true && new.isPlain
          ? segment.splice(of: change, firstSubview: found.before.subview(at: 0)) : nil
      }
      outcome.add(list.owner == nil ? splice.map { placed($0, of: list) } : nil)
      self.change(segmentAt: found.position) { segment, _ in segment.take(new) }
    }
  }

  /// Says which list of the page subviews are in that came in or went.
  private func placed(_ splice: SubviewSplice, of key: SegmentKey) -> SubviewSplice {
    var placed = splice
    placed.list = self.list(of: key)
    placed.firstInList =
      lists.count > 1 ? splice.first.rawValue - listStarts[placed.list].subviews : splice.first.rawValue
    return placed
  }

  /// Returns the list of the page that an instance is in.
  func list(of key: SegmentKey) -> Int {
    guard lists.count > 1 else { return 0 }
    let place = key.path[0]
    return lists.lastIndex { $0.parts.lowerBound <= place && !$0.parts.isEmpty } ?? 0
  }

  /// Keeps what is known of the elements of edited lists that stay, up to the first new one.
  mutating func keepKnown(of lists: Set<SegmentKey>, from old: ContentTree) {
    for list in lists.sorted() {
      guard let found = segment(with: list), let before = old.segment(with: list)?.item.segment else {
        continue
      }
      change(segmentAt: found.position) { segment, environment in
        segment.keepKnown(from: before, in: environment)
      }
    }
  }

  /// Takes over other data of a list whose elements are opened.
  ///
  /// The parts of opened elements move with them. An element that comes in before one that is opened is opened, too,
  /// since finding the index of what follows takes that. (Chosen: of an element that is moved behind all opened ones
  /// nothing stays open.)
  private mutating func rearrange(_ list: SegmentKey, to new: ElementIDs) {
    guard let branch = branches[list] else { return }
    let opened = (0..<branch.openedCount).map { branch.ids.number(at: $0) }
    var kept: [Int: [Part]] = [:]
    for number in opened { kept[number] = parts.items(in: positions(ofElement: number, in: list)) }
    let start = position(of: list)
    parts.remove(start..<position(of: list, element: nil))
    let places = opened.compactMap { new.place(ofNumber: $0) }
    // As many as were open, and those that came in among them.
    let gone = opened.count - places.count
    let added = max(0, new.count - branch.ids.count + gone)
    let end = min((places.max() ?? -1) + 1, opened.count - gone + added)
    branches[list]?.ids = new
    branches[list]?.openedCount = 0
    var closed = Set(opened)
    var position = start
    for place in 0..<end {
      let number = new.number(at: place)
      branches[list]?.openedCount += 1
      let isSame =
        !new.isIndexed
        || branch.ids.elements.count > place && branch.ids.ordinal(at: place) == new.ordinal(at: place)
      if let known = kept[number], isSame {
        closed.remove(number)
        for part in known {
          parts.insert(part, at: position)
          position += 1
        }
      } else {
        forgetBranches(inElement: number, of: list)
        let before = parts.count
        insert(element: place, of: list, at: position)
        position += parts.count - before
      }
    }
    for number in closed.sorted() { forgetBranches(inElement: number, of: list) }
    refreshEstimates(from: list)
  }
}

extension Segment {
  /// Where the subviews come in or go that a change of the data brings; `nil` where more than that happens.
  fileprivate func splice(of change: ContentTree.DataChange, firstSubview: SubviewIndex) -> SubviewSplice? {
    switch change {
    case .insertion(let positions):
      splice(at: positions.lowerBound, change: positions.count, firstSubview: firstSubview)
    case .removal(let positions):
      splice(at: positions.lowerBound, change: -positions.count, firstSubview: firstSubview)
    case .rearrangement: nil
    }
  }
}

extension SummedList {
  /// The items at some positions, in order.
  fileprivate func items(in positions: Range<Int>) -> [Item] {
    var found: [Item] = []
    if positions.isEmpty { return found }
    forEach(from: positions.lowerBound) { item in
      found.append(item)
      return found.count < positions.count
    }
    return found
  }
}
