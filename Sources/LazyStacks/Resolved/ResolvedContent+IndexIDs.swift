package import Findings

/// A `ForEach` identified by index, some of whose identities stand for other data after an edit.
package struct IndexedChange: Hashable, Sendable {
  /// The name of the `ForEach`, and where it is declared.
  package let name: String?
  package let location: SourcePoint?

  /// The instance of the list.
  let segment: SegmentKey

  /// The first place with other data, and how many there are.
  package let first: Int
  package let count: Int
}

extension ResolvedContent {
  /// Returns the `ForEach` identified by index whose identities now stand for other data.
  ///
  /// - Complexity: O(*e*) for *e* edits.
  package func indexedChanges(since old: ResolvedContent) -> [IndexedChange] {
    indexedLists.compactMap { key in
      guard let now = tree.ids(of: key), let before = old.tree.ids(of: key),
        let changed = now.elements.changedPlaces(since: before.elements),
        let declaration = tree.declaration(of: key)
      else { return nil }
      return IndexedChange(
        name: declaration.data?.name, location: declaration.location, segment: key,
        first: changed.first, count: changed.count)
    }
  }

  /// Returns whether an element of a changed `ForEach` stands for other data.
  package func hasOtherData(_ key: ElementKey, since old: ResolvedContent, as change: IndexedChange) -> Bool {
    guard key.segment == change.segment, let now = tree.ids(of: key.segment),
      let before = old.tree.ids(of: key.segment), key.number < min(now.count, before.count)
    else { return false }
    return now.ordinal(at: key.number) != before.ordinal(at: key.number)
  }
}

extension ResolvedContent {
  /// The lists identified by index that may have been edited: those of the stack, and edited ones inside elements.
  private var indexedLists: [SegmentKey] {
    let keys =
      tree.declarations.filter { $0.parent == nil && $0.data != nil }.map { SegmentKey(part: $0.place) }
      + tree.edited.keys.sorted()
    return keys.filter { tree.ids(of: $0)?.isIndexed == true }
  }
}

extension ElementOrder {
  /// Returns the places, of those in both orders, with other ordinals: the first and how many; `nil` if none has.
  func changedPlaces(since old: ElementOrder) -> (first: Int, count: Int)? {
    var (place, first, changed) = (0, Int?.none, 0)
    while place < min(count, old.count) {
      let (now, before) = (stretch(at: place), old.stretch(at: place))
      let length = min(now.count, before.count, min(count, old.count) - place)
      if now.lowerBound != before.lowerBound {
        first = first ?? place
        changed += length
      }
      place += length
    }
    return first.map { ($0, changed) }
  }

  /// The ordinals from a place on, to the end of its run.
  private func stretch(at place: Int) -> Range<Ordinal> {
    let ordinal = ordinal(at: place)
    return ordinal..<(runs.first { $0.contains(ordinal) }?.upperBound ?? ordinal + 1)
  }
}
