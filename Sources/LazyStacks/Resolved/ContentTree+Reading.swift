/// What stands where.
extension ContentTree {
  /// Calls a closure with the instance that a subview belongs to, and what lies before it; `nil` where elements
  /// are not opened.
  ///
  /// - Complexity: O(log *p*) for *p* stretches of content.
  @inline(__always)
  func withSegment<Result>(ofSubview subview: SubviewIndex, _ body: (Segment, PartSum) -> Result) -> Result? {
    parts.withFirst(where: { $0.subviews > subview.rawValue }) { part, before -> Result? in
      if case .segment(let segment) = part { body(segment, before) } else { nil }
    } ?? nil
  }

  /// Calls a closure with the instance that an element belongs to, and what lies before it; `nil` if there is none.
  ///
  /// - Complexity: O(log *p*) for *p* stretches of content.
  @inline(__always)
  func withSegment<Result>(ofElement element: ElementIndex, _ body: (Segment, PartSum) -> Result) -> Result? {
    parts.withFirst(where: { $0.elements > element.rawValue }) { part, before -> Result? in
      if case .segment(let segment) = part { body(segment, before) } else { nil }
    } ?? nil
  }

  /// Calls a closure with each instance, in order, and what lies before it, until it returns false.
  func forEachSegment(from position: Int = 0, while body: (Segment, PartSum) -> Bool) {
    var before = position < parts.count ? parts.sum(before: position) : parts.sum
    parts.forEach(from: position) { part in
      defer { before += part.sum }
      if case .segment(let segment) = part { return body(segment, before) }
      return true
    }
  }

  /// The instances, in order.
  var segments: [Segment] { parts.items.compactMap(\.segment) }

  /// What lies before a list of the page, and what ends it.
  struct ListBounds {
    let start: PartSum
    let end: PartSum
  }

  /// The bounds of the page as if it were one list.
  var wholePage: ListBounds { ListBounds(start: .zero, end: parts.sum) }

  /// What lies before each list of the page.
  ///
  /// - Complexity: O(*l* log² *p*) for *l* lists and *p* stretches of content.
  var listStarts: [PartSum] {
    lists.enumerated().map { place, list in
      place == 0 ? .zero : parts.sum(before: position(of: SegmentKey(part: list.parts.lowerBound)))
    }
  }

  /// How many subviews are known, up to the first of a list that is not.
  func resolvedSubviewCount(in list: ListBounds) -> Int {
    guard list.end.unresolved > list.start.unresolved else { return list.end.subviews }
    return parts.withFirst(where: { $0.unresolved > list.start.unresolved }) { part, before in
      switch part {
      case .segment(let segment): before.subviews + segment.resolvedSubviewCount
      case .unopened: before.subviews
      }
    } ?? list.end.subviews
  }

  /// How many elements are known with their subviews, up to the first of a list that is not.
  func resolvedElementCount(in list: ListBounds) -> Int {
    guard list.end.unresolved > list.start.unresolved else { return list.end.elements }
    return parts.withFirst(where: { $0.unresolved > list.start.unresolved }) { part, before in
      switch part {
      case .segment(let segment): before.elements + (segment.built?.elementCount ?? 0)
      case .unopened: before.elements
      }
    } ?? list.end.elements
  }

  /// The branch whose elements must be opened next to know more subviews of a list; `nil` where an element must be
  /// built, or all are known.
  func nextToOpen(in list: ListBounds) -> SegmentKey? {
    guard list.end.unresolved > list.start.unresolved else { return nil }
    return parts.withFirst(where: { $0.unresolved > list.start.unresolved }) { part, _ -> SegmentKey? in
      if case .unopened(let rest) = part { rest.branch } else { nil }
    } ?? nil
  }
}

extension ContentTree {
  /// A list with elements that are not opened; `nil` if there is none.
  ///
  /// Unlike ``nextToOpen`` it does not wait for elements that must be built.
  var nextUnopened: SegmentKey? {
    guard parts.sum.unopened > 0 else { return nil }
    return parts.withFirst(where: { $0.unopened > 0 }) { part, _ -> SegmentKey? in
      if case .unopened(let rest) = part { rest.branch } else { nil }
    } ?? nil
  }
}

/// What a list holds, whether or not the element around it is open.
extension ContentTree {
  /// Returns the declaration of an instance.
  func declaration(of key: SegmentKey) -> PartDeclaration? {
    guard let owner = key.owner else {
      return declarations.first { $0.parent == nil && $0.place == key.part }
    }
    guard let list = declaration(of: owner.branch), list.parts.indices.contains(key.part) else { return nil }
    return declarations[list.parts[key.part]]
  }

  /// Returns the data of a list; `nil` if the element around it is gone.
  func ids(of list: SegmentKey) -> ElementIDs? {
    if let branch = branches[list] { return branch.ids }
    if let data = edited[list] { return data }
    guard let owner = list.owner else { return segment(with: list)?.item.segment?.ids }
    guard let declaration = declaration(of: list), let outer = ids(of: owner.branch),
      let place = outer.place(ofNumber: owner.number)
    else { return nil }
    return declaredIDs(of: declaration, inOuter: outer.ordinal(at: place))
  }

  /// Returns the instance of a list in which an ordinal was declared; `nil` if the element around it is gone.
  func instance(of declaration: PartDeclaration, holdingOrdinal ordinal: Ordinal) -> SegmentKey? {
    guard let parent = declaration.parent else { return SegmentKey(part: declaration.place) }
    return numberings[declaration.number]?.outer(ofOrdinal: ordinal)
      .flatMap { instance(of: declaration, inOuter: $0, of: declarations[parent]) }
  }

  /// Returns the instance of a list in the element of an ordinal; `nil` if that is gone.
  private func instance(
    of declaration: PartDeclaration, inOuter ordinal: Ordinal, of parent: PartDeclaration
  ) -> SegmentKey? {
    let lists = instance(of: parent, holdingOrdinal: ordinal).map { [$0] } ?? editedInstances(of: parent)
    for list in lists {
      if let data = ids(of: list), let place = data.elements.place(of: ordinal) {
        return SegmentKey(part: declaration.place, ofElement: data.number(at: place), in: list)
      }
    }
    return nil
  }

  /// The instances of a list inside elements that were edited.
  private func editedInstances(of declaration: PartDeclaration) -> [SegmentKey] {
    edited.keys.filter { self.declaration(of: $0)?.number == declaration.number }.sorted()
  }

  /// Returns the instances of a list that may hold an identity: those in which its number was declared, then edited
  /// ones; for identities that every instance has, the first in order.
  func instances(of declaration: PartDeclaration, thatMayHold id: RowID) -> [SegmentKey] {
    guard let parent = declaration.parent.map({ declarations[$0] }), let data = declaration.data else {
      return [SegmentKey(part: declaration.place)]
    }
    let changed = editedInstances(of: declaration)
    switch data.elements {
    case .numbered(_, let prefix), .counted(_, let prefix):
      let outers = number(in: id, behind: prefix).map {
        numberings[declaration.number]?.outers(ofNumber: $0) ?? []
      }
      return (outers ?? []).compactMap { instance(of: declaration, inOuter: $0, of: parent) } + changed
    case .listed, .indexed, .fresh:
      return firstInstances(of: declaration) + changed
    }
  }

  /// The first instances of a list that were not edited, in order, as far as a thousand elements.
  private func firstInstances(of declaration: PartDeclaration) -> [SegmentKey] {
    guard let parent = declaration.parent.map({ declarations[$0] }) else {
      return [SegmentKey(part: declaration.place)]
    }
    for list in firstInstances(of: parent) {
      guard let data = ids(of: list) else { continue }
      for place in 0..<min(1_000, data.count) {
        let key = SegmentKey(part: declaration.place, ofElement: data.number(at: place), in: list)
        if edited[key] == nil, (ids(of: key)?.count ?? 0) > 0 { return [key] }
      }
    }
    return []
  }

  private func number(in id: RowID, behind prefix: String) -> Int? {
    guard case .text(let text) = id, text.hasPrefix(prefix), let number = Int(text.dropFirst(prefix.count)),
      text == "\(prefix)\(number)"
    else { return nil }
    return number
  }
}

/// Where something is taken to be that is not open.
extension ContentTree {
  /// Returns the position of the first stretch of a list whose subviews are not all known; the end if there is none.
  func firstUnresolvedPosition(in list: ListBounds) -> Int {
    guard list.end.unresolved > list.start.unresolved else { return parts.count }
    return parts.first { $0.unresolved > list.start.unresolved }?.position ?? parts.count
  }

  /// Returns whether an instance may be found when more elements are opened.
  func mayCome(_ key: SegmentKey) -> Bool {
    guard segment(with: key) == nil, branches[key] == nil, let owner = key.owner else { return false }
    if let branch = branches[owner.branch] {
      return branch.ids.place(ofNumber: owner.number).map { $0 >= branch.openedCount } ?? false
    }
    return mayCome(owner.branch)
  }

  /// Returns where the first subview of an element that is not open is taken to be: as far into the unopened ones as
  /// it stands among them.
  func estimatedSubview(of key: ElementKey) -> Int {
    var list = key.segment
    var number = key.number
    while branches[list] == nil, let owner = list.owner { (list, number) = (owner.branch, owner.number) }
    guard let branch = branches[list], let place = branch.ids.place(ofNumber: number) else { return 0 }
    let rest = parts.found(at: position(of: list, element: nil))
    let unopened = max(1, branch.ids.count - branch.openedCount)
    let (product, overflow) = rest.item.sum.subviews.multipliedReportingOverflow(
      by: place - branch.openedCount)
    return rest.before.subviews + (overflow ? rest.item.sum.subviews : max(0, product) / unopened)
  }
}
