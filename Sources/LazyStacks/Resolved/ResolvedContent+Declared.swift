package import Findings
package import Layouts

extension ResolvedContent {
  /// A `ForEach` of the stack, as rules of diagnosis look at it.
  package struct DeclaredForEach: Hashable, Sendable {
    /// The name by which edits and reports refer to it.
    package let name: String?

    /// The place of the `ForEach` in a file.
    package let location: SourcePoint?

    /// How many subviews each of its elements has.
    package let subviewCount: SubviewCount

    /// How many elements it has; of one inside elements, how many the first of these has.
    package let elementCount: Int

    /// Whether each element is a section.
    package let isSectioned: Bool
  }

  /// Each `ForEach` of the stack, in order; those of branches not taken are not among them.
  package var declaredForEach: [DeclaredForEach] {
    tree.declarations.compactMap { part in
      part.data.map {
        DeclaredForEach(
          name: $0.name, location: part.location, subviewCount: part.count,
          elementCount: tree.firstInstance(of: part, evenIfAbsent: true).flatMap { tree.ids(of: $0)?.count }
            ?? 0,
          isSectioned: !$0.content.isEmpty && $0.content.allSatisfy(\.isSection))
      }
    }
  }

  /// Returns where the `ForEach` that a resolved subview comes from, or the view itself, is declared.
  package func location(of subview: SubviewIndex) -> SourcePoint? {
    withSegment(ofSubview: subview) { segment, _ in segment.location } ?? nil
  }

  /// Returns whether a resolved subview belongs to an element of a `ForEach`, rather than to a view of its own.
  package func isElement(_ subview: SubviewIndex) -> Bool {
    withSegment(ofSubview: subview) { segment, _ in segment.data != nil } ?? false
  }
}

extension Content {
  /// Whether the view is a section, or a group of such.
  fileprivate var isSection: Bool {
    switch kind {
    case .section: true
    case .group(let views): !views.isEmpty && views.allSatisfy(\.isSection)
    default: false
    }
  }
}
