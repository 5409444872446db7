package import Findings

/// What a changed environment does to the content.
extension ResolvedContent {
  /// The number of elements that are there now.
  public var presentElementCount: Int {
    segments.reduce(0) { $0 + ($1.isHidden ? 0 : $1.elementCount) }
  }

  /// Where the `ForEach` are declared that give their elements new identities at each update.
  package var freshLocations: [SourcePoint?] {
    segments.filter { $0.isFresh && !$0.isHidden }.map(\.location)
  }

  /// Returns where the `ForEach` of an element is declared, if its identities are made anew.
  package func freshLocation(ofElement element: ElementIndex) -> SourcePoint?? {
    let segment = segments[segmentIndex(ofElement: element)]
    return segment.isFresh ? segment.location : nil
  }

  /// Returns whether an element of the content as it was is there now, with its identity.
  func keeps(element: ElementIndex, of old: ResolvedContent) -> Bool {
    self.element(sameAs: element, in: old) != nil
  }

  /// Returns where an element of the content as it was stands now; `nil` if it is gone.
  ///
  /// - Complexity: O(log *s* + log *e*) for *s* parts of the stack and *e* edits.
  package func element(sameAs element: ElementIndex, in old: ResolvedContent) -> ElementIndex? {
    let place = old.segmentIndex(ofElement: element)
    let (before, now) = (old.segments[place], segments[place])
    return now.element(sameAs: before.firstElement.distance(to: element), in: before).map {
      now.firstElement + $0
    }
  }

  /// Returns whether an element is there now.
  package func isPresent(element: ElementIndex) -> Bool {
    !segments[segmentIndex(ofElement: element)].isHidden
  }

  /// Returns whether an element's views read what differs between two environments.
  func reads(element: ElementIndex, changed names: Set<String>, textScale: Bool) -> Bool {
    segments[segmentIndex(ofElement: element)].reads(names, textScale: textScale)
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
    return !segments.contains {
      $0.elementCount > 0 && $0.hasLengths(reading: names, textScale: textScale)
    }
  }

  /// Takes over an environment: which views are there, and how many subviews each built element has.
  ///
  /// - Complexity: O(*s* + *b*) for *s* parts of the stack and *b* elements built to know their subviews.
  mutating func change(to environment: ContentEnvironment) {
    let isUpdate = environment != self.environment
    self.environment = environment
    if isUpdate { renewFreshIDs() }
    for index in segments.indices { segments[index].adopt(environment) }
    countSubviews()
  }

  /// Gives elements new identities whose `ForEach` does so at each update.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func renewFreshIDs() -> Bool {
    for index in segments.indices where segments[index].isFresh {
      segments[index].renewIDs(from: nextSerial)
      nextSerial += segments[index].elementCount
    }
    return segments.contains(where: \.isFresh)
  }

  /// Counts elements and subviews again, from the first part on.
  mutating func countSubviews() {
    (subviewCount, elementCount) = (0, 0)
    for index in segments.indices {
      segments[index].firstSubview = SubviewIndex(subviewCount)
      segments[index].firstElement = ElementIndex(elementCount)
      subviewCount += segments[index].subviewCount
      elementCount += segments[index].elementCount
    }
    incompleteSegment = segments.firstIndex(where: \.isIncomplete)
  }

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
    let place = old.segmentIndex(ofSubview: subview)
    let (before, now) = (old.segments[place], segments[place])
    let local = before.firstSubview.distance(to: subview)
    let element = before.element(ofLocal: local)
    guard let newElement = now.element(sameAs: element, in: before),
      let first = before.subviews(ofLocal: element)?.lowerBound
    else { return nil }
    let stays = RowPlace(element: now.firstElement + newElement, view: local - first)
    if now.rowsAreAlike { return stays }
    let view = before.places(ofLocal: element, in: old.environment)[local - first]
    return now.places(ofLocal: newElement, in: environment).contains(view)
      ? RowPlace(element: stays.element, view: view) : nil
  }

  /// Returns what takes the place of a resolved subview of the content as it was: itself, else the first row that
  /// its element has now, as where another branch is taken; `nil` if the element is gone, or has no row.
  func replacement(of subview: SubviewIndex, in old: ResolvedContent) -> RowPlace? {
    if let row = row(sameAs: subview, in: old) { return row }
    guard old.isResolved(subview), let element = element(sameAs: old.element(of: subview), in: old) else {
      return nil
    }
    let segment = segments[segmentIndex(ofElement: element)]
    return segment.places(ofLocal: segment.firstElement.distance(to: element), in: environment).first
      .map { RowPlace(element: element, view: $0) }
  }

  /// Returns the index of a row; `nil` if its element must be built to know it.
  func index(of row: RowPlace) -> SubviewIndex? {
    let segment = segments[segmentIndex(ofElement: row.element)]
    let element = segment.firstElement.distance(to: row.element)
    guard let first = segment.subviews(ofLocal: element)?.lowerBound else { return nil }
    if segment.rowsAreAlike { return segment.firstSubview + first + row.view }
    return segment.places(ofLocal: element, in: environment).firstIndex(of: row.view).map {
      segment.firstSubview + first + $0
    }
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
