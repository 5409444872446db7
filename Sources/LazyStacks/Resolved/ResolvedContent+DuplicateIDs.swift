package import Findings

/// Identities that more than one element of a stack has.
package struct DuplicateIDs: Hashable, Sendable {
  /// How many identities there are more than once.
  package var count: Int

  /// One of them.
  package var example: RowID

  /// The elements that have it, in order: the first ten.
  package var places: [Place]

  /// The elements of one `ForEach` that resolve to no subview, as an earlier one has their identity.
  package var dropped: Int

  /// A place among the data of a `ForEach`, from 0.
  package struct Place: Hashable, Sendable {
    /// The name of the `ForEach`.
    package var name: String?

    /// The place of the `ForEach` in a file.
    package var location: SourcePoint?

    /// The element, counted from its first.
    package var position: Int
  }
}

extension ResolvedContent {
  /// The identities that are there more than once: within one `ForEach`, then in two of them.
  ///
  /// - Complexity: O(*f*² + *l f*) for *f* `ForEach` and *l* listed identities, whatever the number of elements.
  package var duplicateIDs: [DuplicateIDs] {
    let lists = tree.declarations.filter { $0.data != nil }.compactMap { declaration -> List? in
      guard let key = tree.firstInstance(of: declaration, evenIfAbsent: false), let ids = tree.ids(of: key)
      else {
        return nil
      }
      return List(declaration: declaration, ids: ids)
    }
    let within = lists.compactMap(\.repeatedIDs)
    // The same list in two elements is one list: those of the elements around it distinguish their identities.
    let across = lists.indices.flatMap { later in
      lists[..<later].compactMap { $0.sharedIDs(with: lists[later]) }
    }
    let nested = tree.segments.filter { !$0.isHidden && $0.key.owner == nil }
      .flatMap { $0.content.repeatedIDs(times: $0.elementCount) }
    return within + nested + across
  }
}

/// A list and the identities of its first instance.
private struct List {
  let declaration: PartDeclaration
  let ids: ElementIDs
}

extension List {
  /// The identities that its own data repeats; `nil` if there are none.
  var repeatedIDs: DuplicateIDs? {
    let repeated = ids.repeated
    guard let first = repeated.first else { return nil }
    return DuplicateIDs(
      count: repeated.count, example: first.id, places: first.positions.prefix(10).map(place),
      dropped: repeated.reduce(0) { $0 + $1.positions.count - 1 })
  }

  /// The identities that a later `ForEach` has, too; `nil` if there are none.
  func sharedIDs(with later: List) -> DuplicateIDs? {
    guard let shared = ids.shared(with: later.ids) else { return nil }
    return DuplicateIDs(
      count: shared.count, example: shared.example,
      places: [
        declaredPlace(of: shared.example, or: shared.place),
        later.declaredPlace(of: shared.example, or: shared.otherPlace),
      ],
      dropped: 0)
  }

  /// An element's position among all data, where repeated identities count.
  private func declaredPlace(of id: RowID, or place: Int) -> DuplicateIDs.Place {
    self.place(ids.positions(of: id).first ?? place)
  }

  private func place(_ position: Int) -> DuplicateIDs.Place {
    DuplicateIDs.Place(name: declaration.data?.name, location: declaration.location, position: position)
  }
}

extension [Content] {
  /// The identities that a `ForEach` in the views repeats, where the views are there some times.
  fileprivate func repeatedIDs(times: Int) -> [DuplicateIDs] {
    var found: [DuplicateIDs] = []
    for view in self {
      view.forEachView { view in
        guard case .forEach(let forEach) = view.kind, case .listed(let ids) = forEach.elements,
          case let repeated = ElementIDs.listed(ListedIDs(ids)).repeated, let first = repeated.first
        else { return }
        let places = first.positions.prefix(10).map {
          DuplicateIDs.Place(name: forEach.name, location: view.location, position: $0)
        }
        let dropped = repeated.reduce(0) { $0 + $1.positions.count - 1 }
        found.append(
          DuplicateIDs(
            count: repeated.count, example: first.id, places: places, dropped: dropped * times))
      }
    }
    return found
  }
}
