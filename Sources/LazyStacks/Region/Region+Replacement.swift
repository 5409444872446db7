/// What takes the place of the anchor when content has changed.
extension Region {
  /// What is known of the anchor from before a change.
  struct AnchorBefore {
    /// The content as it was, and the row that was the anchor.
    let content: ResolvedContent
    let subview: SubviewIndex

    /// The elements on screen, by what they were.
    let seen: Range<ElementIndex>

    /// The elements that an edit moved.
    let moved: Set<ElementKey>

    /// Whether what came in where the anchor was takes its place.
    let isBound: Bool
  }

  /// Finds the row that takes the anchor's place, and makes its index certain: itself, or the first row that its
  /// element has now; else that of the nearest element in the order of the data, built or not.
  ///
  /// Of two equally near ones that on screen is taken, else the next one.
  ///
  /// - Returns: `nil` if there is none, or if a limit was reached before it was certain.
  /// - Note: Documented: with a bound position what is at the anchor stays. Chosen: what takes its place, and that beyond a
  ///   million elements on either side none is looked for.
  mutating func findReplacement(of before: AnchorBefore, into frame: inout Frame) -> SubviewIndex? {
    let old = before.content
    if let row = content.replacement(of: before.subview, in: old) {
      let key = content.key(ofElement: row.element)
      if !before.moved.contains(key) {
        guard isCertain(key, into: &frame) else { return nil }
        return content.element(with: key).flatMap {
          content.index(of: RowPlace(element: $0, view: row.view))
        }
      }
    }
    guard old.isResolved(before.subview) else { return nil }
    let element = old.element(of: before.subview)
    // What it stands in may no longer be open.
    let own = old.key(ofElement: element)
    if content.element(with: own) == nil, isThere(own, before), isCertain(own, into: &frame),
      let first = content.subviews(of: own)?.first
    {
      return first
    }
    if before.isBound, let key = content.elementInPlace(of: element, before),
      isCertain(key, into: &frame), let first = content.subviews(of: key)?.first
    {
      return first
    }
    for step in 1...max(1, min(1_000_000, old.elementCount)) {
      var candidates = [element + step, element - step]
      if before.seen.contains(candidates[1]), !before.seen.contains(candidates[0]) { candidates.reverse() }
      // Where a view is gone, the view beside it that has come is the other branch.
      if content.hasCome(candidates[1], besideViewAt: element, in: old) { candidates.reverse() }
      for candidate in candidates where old.elements.contains(candidate) {
        let key = old.key(ofElement: candidate)
        guard isThere(key, before) else { continue }
        guard isCertain(key, into: &frame) else { return nil }
        if let first = content.subviews(of: key)?.first { return first }
      }
    }
    return nil
  }

  /// Whether an element is there, open or not, and no edit moved it.
  private func isThere(_ key: ElementKey, _ before: AnchorBefore) -> Bool {
    !before.moved.contains(key) && content.holds(key) && content.isPresent(key)
  }

  /// Makes the index of an element certain.
  ///
  /// - Returns: False if a limit was reached.
  private mutating func isCertain(_ key: ElementKey, into frame: inout Frame) -> Bool {
    content.isResolved(key) || (!frame.isAtLimit && resolve(key, into: &frame))
  }
}

extension ResolvedContent {
  /// Returns whether a view outside of data was not there, and is now, beside one of the kind.
  fileprivate func hasCome(
    _ candidate: ElementIndex, besideViewAt element: ElementIndex, in old: ResolvedContent
  ) -> Bool {
    guard old.elements.contains(candidate), old.isView(element: element), old.isView(element: candidate),
      old.subviews(ofElement: candidate)?.isEmpty == true,
      let now = self.element(with: old.key(ofElement: candidate))
    else { return false }
    return subviews(ofElement: now)?.isEmpty == false
  }

  private func isView(element: ElementIndex) -> Bool {
    withSegment(ofElement: element) { segment, _ in segment.data == nil } ?? false
  }

  /// Returns the new element that stands where one stood that is gone: as many places after the last element before it
  /// that stays.
  fileprivate func elementInPlace(of element: ElementIndex, _ before: Region.AnchorBefore) -> ElementKey? {
    let gone = before.content.key(ofElement: element)
    guard let old = before.content.tree.ids(of: gone.segment), let new = tree.ids(of: gone.segment),
      let oldPlace = old.place(ofNumber: gone.number)
    else { return nil }
    func stays(_ number: Int) -> Bool {
      new.place(ofNumber: number) != nil
        && !before.moved.contains(ElementKey(segment: gone.segment, number: number))
    }
    if stays(gone.number) { return nil }
    var first = oldPlace
    while first > 0, !stays(old.number(at: first - 1)) { first -= 1 }
    let start = first > 0 ? (new.place(ofNumber: old.number(at: first - 1)) ?? 0) + 1 : 0
    let place = start + oldPlace - first
    guard place < new.count, (start...place).allSatisfy({ old.place(ofNumber: new.number(at: $0)) == nil })
    else { return nil }
    return ElementKey(segment: gone.segment, number: new.number(at: place))
  }
}
