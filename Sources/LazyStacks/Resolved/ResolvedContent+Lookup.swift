package import Findings
internal import Layouts

extension ResolvedContent {
  /// What looking for an identity finds.
  public enum Lookup: Hashable, Sendable {
    /// The element that has it.
    case found(ElementKey)

    /// The element that has it first; further data has it, too.
    case duplicate(ElementKey)

    /// An element has it and resolves to no subview.
    case empty

    /// No element has it; perhaps another identity was meant.
    case unknown(nearMiss: RowID?)

    /// No element has an identity of that type; an example of one, and what may have been meant.
    case wrongType(example: RowID, nearMiss: RowID?)
  }

  /// Looks for an identity in the data; nothing is built or opened.
  ///
  /// `"g3/item2"` names an element of an inner list by its place in the element around it.
  ///
  /// - Parameter evenIfAbsent: Whether elements count that the environment leaves out now.
  /// - Complexity: O(*d* log *n*) for *d* declared lists and views of *n* elements each.
  public func lookUp(_ id: RowID, evenIfAbsent: Bool = false) -> Lookup {
    let found = elements(thatHave: id, evenIfAbsent: evenIfAbsent)
    if let first = found.first(where: { tree.declaration(of: $0.segment)?.count != .exactly(0) }) {
      let isRepeated = found.count > 1 || tree.ids(of: first.segment)?.repeats(id) == true
      return isRepeated ? .duplicate(first) : .found(first)
    }
    if !found.isEmpty { return .empty }
    if let element = elementByPlace(id) { return .found(element) }
    let lists = presentLists(evenIfAbsent: evenIfAbsent)
    let nearMiss = lists.lazy.compactMap { $0.nearMiss(to: id) }.first
    if let example = lists.lazy.compactMap(\.example).first,
      !lists.contains(where: { $0.example?.typeName == id.typeName })
    {
      return .wrongType(example: example, nearMiss: nearMiss)
    }
    return .unknown(nearMiss: nearMiss)
  }

  /// The first instance of each list that is there.
  func presentLists(evenIfAbsent: Bool) -> [ElementIDs] {
    tree.declarations.filter { $0.data != nil }.compactMap { declaration in
      tree.firstInstance(of: declaration, evenIfAbsent: evenIfAbsent).flatMap { tree.ids(of: $0) }
    }
  }

  /// The elements that have an identity, in the order of the content; equal ones of one instance are one.
  func elements(thatHave id: RowID, evenIfAbsent: Bool) -> [ElementKey] {
    var found: [ElementKey] = []
    for declaration in tree.declarations {
      guard declaration.data != nil else {
        if declaration.content.first?.explicitID == id,
          let key = tree.firstInstance(of: declaration, evenIfAbsent: evenIfAbsent)
        {
          found.append(ElementKey(segment: key, number: 0))
        }
        continue
      }
      for key in tree.instances(of: declaration, thatMayHold: id) where evenIfAbsent || tree.isPresent(key) {
        guard let ids = tree.ids(of: key), let place = ids.place(of: id) else { continue }
        let element = ElementKey(segment: key, number: ids.number(at: place))
        if !found.contains(element) { found.append(element) }
      }
    }
    return found.count < 2
      ? found : found.sorted { tree.places(of: $0).lexicographicallyPrecedes(tree.places(of: $1)) }
  }

  /// The element that `"g3/item2"` names: the third one of the inner list with the prefix `item` in `g3`.
  private func elementByPlace(_ id: RowID) -> ElementKey? {
    guard case .text(let text) = id, let slash = text.lastIndex(of: "/"),
      case .found(let outer) = lookUp(.text(String(text[..<slash]))),
      let list = tree.declaration(of: outer.segment), list.isBranch
    else { return nil }
    let word = text[text.index(after: slash)...]
    let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(String(digits.reversed())) else { return nil }
    let prefix = String(word.dropLast(digits.count))
    for part in list.parts {
      let key = SegmentKey(part: tree.declarations[part].place, ofElement: outer.number, in: outer.segment)
      guard let ids = tree.ids(of: key), ids.prefixes.contains(prefix), number < ids.count else { continue }
      return ElementKey(segment: key, number: ids.number(at: number))
    }
    return nil
  }

  /// Returns the element that reports call by a description nothing else can have: a view outside
  /// `ForEach` by its place, or an element whose identity is made anew.
  package func elementDescribed(as word: String) -> ElementKey? {
    for declaration in tree.declarations {
      if declaration.data == nil {
        guard RowID.view(declaration.location).description == word,
          let key = tree.firstInstance(of: declaration, evenIfAbsent: true)
        else { continue }
        return ElementKey(segment: key, number: 0)
      }
      guard let serial = Int(word.dropFirst("fresh-".count)), RowID.fresh(serial).description == word else {
        continue
      }
      for key in tree.instances(of: declaration, thatMayHold: .fresh(serial)) {
        if let ids = tree.ids(of: key), let place = ids.place(of: .fresh(serial)) {
          return ElementKey(segment: key, number: ids.number(at: place))
        }
      }
    }
    return nil
  }

  /// Returns the elements that have an identity, in order; equal ones of one `ForEach` are one.
  package func elements(withID id: RowID) -> [ElementKey] { elements(thatHave: id, evenIfAbsent: false) }

  /// Returns where the `ForEach` and views are declared that have an identity.
  package func declarations(of id: RowID) -> [SourcePoint] {
    elements(thatHave: id, evenIfAbsent: false).compactMap { tree.declaration(of: $0.segment)?.location }
  }
}

extension ContentTree {
  /// Returns whether all that an instance stands in is there now.
  func isPresent(_ key: SegmentKey) -> Bool {
    guard let declaration = declaration(of: key) else { return false }
    guard let owner = key.owner else { return declaration.presence.holds(ordinal: 0, in: environment) }
    guard let outer = ids(of: owner.branch), let place = outer.place(ofNumber: owner.number) else {
      return false
    }
    return declaration.presence.holds(ordinal: outer.ordinal(at: place), in: environment)
      && isPresent(owner.branch)
  }

  /// Returns the first instance of a part, of those that are there: in the first thousand elements around it.
  func firstInstance(of declaration: PartDeclaration, evenIfAbsent: Bool) -> SegmentKey? {
    guard let parent = declaration.parent else {
      let key = SegmentKey(part: declaration.place)
      return evenIfAbsent || isPresent(key) ? key : nil
    }
    guard let list = firstInstance(of: declarations[parent], evenIfAbsent: evenIfAbsent),
      let outer = ids(of: list)
    else { return nil }
    return (0..<min(1_000, outer.count)).lazy
      .map { SegmentKey(part: declaration.place, ofElement: outer.number(at: $0), in: list) }
      .first { evenIfAbsent || self.isPresent($0) }
  }

  /// The places on the way to an element, by which elements are in the order of the content.
  func places(of element: ElementKey) -> [Int] {
    let place = ids(of: element.segment)?.place(ofNumber: element.number) ?? 0
    guard let owner = element.segment.owner else { return [element.segment.part, place] }
    return places(of: ElementKey(segment: owner.branch, number: owner.number)) + [
      element.segment.part, place,
    ]
  }
}
