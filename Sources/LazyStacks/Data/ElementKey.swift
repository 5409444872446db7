package import Layouts

/// What an element is, wherever it stands: the same before and after an edit.
public struct ElementKey: Hashable, Sendable {
  /// The instance of a list, or of a view.
  let segment: SegmentKey

  /// The element's ordinal; its place where that is its identity, or the number made anew for it.
  let number: Int
}

extension ElementKey {
  /// An element of a part of the stack itself.
  package init(part: Int, number: Int) { self.init(segment: SegmentKey(part: part), number: number) }

  /// The part of the stack and what stays of the element; `nil` for one inside another element.
  package var topPlace: (part: Int, number: Int)? {
    segment.owner == nil ? (segment.part, number) : nil
  }
}

extension ElementKey: Comparable {
  public static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    lhs.segment == rhs.segment ? lhs.number < rhs.number : lhs.segment < rhs.segment
  }
}

extension ResolvedContent {
  /// Returns what an element is.
  ///
  /// - Complexity: O(log *p* + log *e*) for *p* parts of the stack and *e* edits.
  package func key(ofElement element: ElementIndex) -> ElementKey {
    withSegment(ofElement: element) { segment, before in
      ElementKey(segment: segment.key, number: segment.number(ofLocal: before.place(of: element)))
    } ?? ElementKey(segment: SegmentKey(part: 0), number: element.rawValue)
  }

  /// Returns the element that something is; `nil` if it is gone, or in an element that is not open.
  package func element(with key: ElementKey) -> ElementIndex? {
    guard let found = tree.segment(with: key.segment), let segment = found.item.segment, !segment.isHidden
    else {
      return nil
    }
    guard let ids = segment.ids else { return found.before.element(at: 0) }
    return ids.place(ofNumber: key.number).map { found.before.element(at: $0) }
  }

  /// Returns whether an element is among the data, or a view among the declared ones, whether or not it is there now.
  func holds(_ key: ElementKey) -> Bool {
    guard let declaration = tree.declaration(of: key.segment) else { return false }
    return declaration.data == nil || tree.ids(of: key.segment)?.place(ofNumber: key.number) != nil
  }

  /// Returns whether an element is there, open or not.
  package func isPresent(_ key: ElementKey) -> Bool { element(with: key) != nil || tree.mayCome(key.segment) }

  /// Returns whether the views of an element come from a `ForEach` in it, so that it is opened and not built.
  package func isOpened(_ key: ElementKey) -> Bool { tree.declaration(of: key.segment)?.isBranch ?? false }

  /// Returns how many subviews an element has by its declaration, and which views make that vary.
  package func declaredCount(of key: ElementKey) -> SubviewCount {
    tree.declaration(of: key.segment)?.count ?? .exactly(1)
  }

  /// Returns the identity that an element has; `nil` if it is gone.
  package func id(of key: ElementKey) -> RowID? {
    if let element = element(with: key) { return id(ofElement: element) }
    return tree.ids(of: key.segment).flatMap { ids in ids.place(ofNumber: key.number).map { ids.id(at: $0) } }
  }

  /// Returns whether the subviews of an element, and all before them, are known.
  package func isResolved(_ key: ElementKey) -> Bool {
    if let branch = tree.branches[key.segment] {
      return branch.ids.place(ofNumber: key.number).map { $0 < branch.openedCount } ?? true
        && tree.position(of: key.segment, element: nil)
          <= tree.firstUnresolvedPosition(in: bounds(ofList: list(of: key.segment)))
    }
    if let element = element(with: key) { return isResolved(element: element) }
    // What is gone, or not there now, needs no looking for.
    return !tree.mayCome(key.segment)
  }

  /// Returns the subviews of an element, those of its inner lists among them; `nil` if they are not known.
  package func subviews(of key: ElementKey) -> Range<SubviewIndex>? {
    guard tree.branches[key.segment] != nil else {
      return element(with: key).flatMap { subviews(ofElement: $0) }
    }
    let positions = tree.positions(ofElement: key.number, in: key.segment)
    guard !positions.isEmpty else { return nil }
    let first = tree.parts.sum(before: positions.lowerBound).subview(at: 0)
    return first..<tree.parts.sum(before: positions.upperBound).subview(at: 0)
  }

  /// Returns the first subview of an element, or where it is taken to be.
  package func estimatedFirstSubview(of key: ElementKey) -> SubviewIndex {
    if let first = subviews(of: key)?.lowerBound { return first }
    if let element = element(with: key) { return estimatedFirstSubview(ofElement: element) }
    return SubviewIndex(tree.estimatedSubview(of: key))
  }
}
