package import Findings
internal import Layouts

extension ResolvedContent {
  /// What looking for an identity finds.
  public enum Lookup: Hashable, Sendable {
    /// The element that has it.
    case found(ElementIndex)

    /// The element that has it first; further data has it, too.
    case duplicate(ElementIndex)

    /// An element has it and resolves to no subview.
    case empty

    /// No element has it; perhaps another identity was meant.
    case unknown(nearMiss: RowID?)

    /// No element has an identity of that type; an example of one, and what may have been meant.
    case wrongType(example: RowID, nearMiss: RowID?)
  }

  /// Looks for an identity in the data; nothing is built.
  ///
  /// - Parameter evenIfAbsent: Whether elements count that the environment leaves out now.
  /// - Complexity: O(*s*) for *s* parts of the stack.
  public func lookUp(_ id: RowID, evenIfAbsent: Bool = false) -> Lookup {
    let present = segments.filter { evenIfAbsent || !$0.isHidden }
    let found = present.compactMap { segment in
      segment.place(of: id).map { (segment, $0) }
    }
    if let (segment, place) = found.first(where: { $0.0.count != .exactly(0) }) {
      let element = segment.firstElement + place
      let isRepeated = found.count > 1 || segment.ids?.repeats(id) == true
      return isRepeated ? .duplicate(element) : .found(element)
    }
    if !found.isEmpty { return .empty }
    let lists = present.compactMap(\.ids)
    let nearMiss = lists.lazy.compactMap { $0.nearMiss(to: id) }.first
    if let example = lists.lazy.compactMap(\.example).first,
      !lists.contains(where: { $0.example?.typeName == id.typeName })
    {
      return .wrongType(example: example, nearMiss: nearMiss)
    }
    return .unknown(nearMiss: nearMiss)
  }

  /// Returns the element that reports call by a description nothing else can have: a view outside
  /// `ForEach` by its place, or an element whose identity is made anew.
  ///
  /// - Complexity: O(*s*) for *s* parts of the stack.
  package func elementDescribed(as word: String) -> ElementIndex? {
    for segment in segments {
      guard let ids = segment.ids else {
        if RowID.view(segment.location).description == word { return segment.firstElement }
        continue
      }
      if let serial = Int(word.dropFirst("fresh-".count)), RowID.fresh(serial).description == word,
        let place = ids.place(of: .fresh(serial))
      {
        return segment.firstElement + place
      }
    }
    return nil
  }

  /// Returns the elements that have an identity, in order; equal ones of one `ForEach` are one.
  package func elements(withID id: RowID) -> [ElementIndex] {
    segments.filter { !$0.isHidden }.compactMap { segment in
      segment.place(of: id).map { segment.firstElement + $0 }
    }
  }

  /// Returns where the `ForEach` are declared that have an identity among their data.
  package func declarations(of id: RowID) -> [SourcePoint] {
    segments.filter { !$0.isHidden && $0.place(of: id) != nil }.compactMap(\.location)
  }
}
