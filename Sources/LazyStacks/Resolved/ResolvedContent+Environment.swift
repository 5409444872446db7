package import Findings

/// What a changed environment does to the content.
extension ResolvedContent {
  /// The number of elements that are there now; of lists inside unopened elements as many as are declared.
  public var presentElementCount: Int {
    tree.parts.items.reduce(0) { sum, part in
      switch part {
      case .segment(let segment): sum + (segment.isHidden ? 0 : segment.elementCount)
      case .unopened(let rest): sum + tree.declaredElementCount(in: rest)
      }
    }
  }

  /// Where the `ForEach` are declared that give their elements new identities at each update.
  package var freshLocations: [SourcePoint?] {
    tree.declarations.filter { $0.isFresh && tree.firstInstance(of: $0, evenIfAbsent: false) != nil }.map(
      \.location)
  }

  /// Returns where the `ForEach` of an element is declared, if its identities are made anew.
  package func freshLocation(ofElement element: ElementIndex) -> SourcePoint?? {
    withSegment(ofElement: element) { segment, _ in segment.isFresh ? .some(segment.location) : nil }
      ?? nil
  }

  /// Returns where an element of the content as it was stands now; `nil` if it is gone.
  ///
  /// - Complexity: O(log² *p* + log *e*) for *p* parts of the stack and *e* edits.
  package func element(sameAs element: ElementIndex, in old: ResolvedContent) -> ElementIndex? {
    old.withSegment(ofElement: element) { before, offset in
      tree.segment(with: before.key).flatMap { found in
        found.item.segment?.element(sameAs: offset.place(of: element), in: before).map {
          found.before.element(at: $0)
        }
      }
    } ?? nil
  }

  /// Returns whether an element's views read what differs between two environments.
  func reads(element: ElementIndex, changed names: Set<String>, textScale: Bool) -> Bool {
    withSegment(ofElement: element) { segment, _ in
      segment.declaration.reads(names, textScale: textScale)
    }
      ?? false
  }

  /// Returns whether an element's views read what differs from an earlier environment.
  package func reads(element: ElementIndex, changedSince before: ContentEnvironment) -> Bool {
    if before == environment { return false }
    let (names, textScale) = environment.differences(from: before)
    return reads(element: element, changed: names, textScale: textScale)
  }

  /// Returns whether a row has the length that it had in the content as it was.
  func keepsLengths(of old: ResolvedContent) -> Bool {
    let (names, textScale) = environment.differences(from: old.environment)
    if names.isEmpty, !textScale { return true }
    return !tree.declarations.contains { declaration in
      !declaration.isBranch && declaration.hasLengths(reading: names, textScale: textScale)
        && (declaration.parent != nil || tree.ids(of: SegmentKey(part: declaration.place))?.count != 0)
    }
  }

  /// Takes over an environment: which views are there, and how many subviews each built element has.
  mutating func change(to environment: ContentEnvironment) {
    var environment = environment
    environment.gaps = self.environment.gaps
    tree.change(to: environment)
  }

  /// Takes over how far views stand apart whose stack does not say.
  mutating func take(_ gaps: ModelParameters.Gaps) {
    if environment.gaps != gaps { tree.take(gaps) }
  }

  /// Gives elements new identities whose `ForEach` does so at each update.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func renewFreshIDs() -> Bool { tree.renewFreshIDs() }

  /// Returns where a resolved subview of the content as it was is now; `nil` if it is gone, or if that is not
  /// known.
  package func index(of subview: SubviewIndex, in old: ResolvedContent) -> SubviewIndex? {
    row(sameAs: subview, in: old).flatMap { index(of: $0) }
  }

  /// Returns what a resolved subview of the content as it was is now; `nil` if it is gone.
  ///
  /// A subview stays itself if its element and its view in the declaration do. (Documented: identity
  /// is the element's and the place in the structure; WWDC21 session 10022.)
  func row(sameAs subview: SubviewIndex, in old: ResolvedContent) -> RowPlace? {
    old.withSegment(ofSubview: subview) { before, offset in
      tree.segment(with: before.key).flatMap { found in
        found.item.segment.flatMap { now in
          now.row(sameAs: offset.place(of: subview), in: before, environment, old.environment)
            .map { RowPlace(element: found.before.element(at: $0.element), view: $0.view) }
        }
      }
    } ?? nil
  }

  /// Returns what takes the place of a resolved subview of the content as it was: itself, else the first row that
  /// its element has now, as where another branch is taken; `nil` if the element is gone, or has no row.
  func replacement(of subview: SubviewIndex, in old: ResolvedContent) -> RowPlace? {
    if let row = row(sameAs: subview, in: old) { return row }
    guard old.isResolved(subview), let element = element(sameAs: old.element(of: subview), in: old) else {
      return nil
    }
    return withSegment(ofElement: element) { segment, before in
      segment.places(ofLocal: before.place(of: element), in: environment).first
        .map { RowPlace(element: element, view: $0) }
    } ?? nil
  }

  /// Returns the index of a row; `nil` if its element must be built to know it.
  func index(of row: RowPlace) -> SubviewIndex? {
    withSegment(ofElement: row.element) { segment, before -> SubviewIndex? in
      let element = before.place(of: row.element)
      guard let first = segment.subviews(ofLocal: element)?.lowerBound else { return nil }
      if segment.rowsAreAlike { return before.subview(at: first + row.view) }
      return segment.places(ofLocal: element, in: environment).firstIndex(of: row.view)
        .map { before.subview(at: first + $0) }
    } ?? nil
  }
}

extension Segment {
  /// Returns what a subview of the instance as it was is now; `nil` if it is gone.
  fileprivate func row(
    sameAs local: Int, in before: Segment, _ environment: ContentEnvironment, _ old: ContentEnvironment
  ) -> (element: Int, view: Int)? {
    let element = before.element(ofLocal: local)
    guard let newElement = self.element(sameAs: element, in: before),
      let first = before.subviews(ofLocal: element)?.lowerBound
    else { return nil }
    if rowsAreAlike { return (newElement, local - first) }
    let view = before.places(ofLocal: element, in: old)[local - first]
    return places(ofLocal: newElement, in: environment).contains(view) ? (newElement, view) : nil
  }
}

/// What a row is, whether or not its index is known: its element, and its view in the declaration.
struct RowPlace: Hashable {
  var element: ElementIndex
  var view: Int
}

extension ContentEnvironment {
  /// The names whose values differ, and whether the text scale does.
  func differences(from other: ContentEnvironment) -> (names: Set<String>, textScale: Bool) {
    let names = Set(flags.keys).union(other.flags.keys).filter { flags[$0] != other.flags[$0] }
    return (names, textScale != other.textScale)
  }
}
