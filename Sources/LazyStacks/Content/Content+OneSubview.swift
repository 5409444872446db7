import Layouts

extension Content {
  /// Returns the view with each `ForEach` of a lazy stack whose elements differ in their number of
  /// subviews made one of one subview each: an element's views are put into `VStack(spacing: 0) { … }`.
  ///
  /// An element that had no subview then has one without length, an empty row with the stack's spacing on
  /// either side. One that had several keeps them below each other, without the stack's spacing between.
  /// What is constant is left as it is, even if it is not one. An element around a `ForEach` is left, too: a container
  /// would build all of the inner one, where it builds what is seen now.
  ///
  /// - Note: Documented: a container around the condition keeps the rule (WWDC26 talk 321).
  package func keepingOneSubviewPerElement() -> Content {
    switch kind {
    case .scrollView(let views): replacing(.scrollView(views.map { $0.keepingOneSubviewPerElement() }))
    case .lazyVStack(let spacing, let pinned, let views):
      replacing(
        .lazyVStack(spacing: spacing, pinnedViews: pinned, views.map { $0.wrappingVariableElements() }))
    default: self
    }
  }

  private func wrappingVariableElements() -> Content {
    func wrapped(_ views: [Content]) -> [Content] { views.map { $0.wrappingVariableElements() } }
    switch kind {
    case .forEach(var forEach):
      let count = Self.subviewCount(of: forEach.content)
      if count.causes.contains(where: { $0.kind == .nestedForEach }) {
        forEach.content = wrapped(forEach.content)
        return replacing(.forEach(forEach))
      }
      guard !count.isConstant else { return self }
      let first = forEach.content.first?.location
      forEach.content = [Content(.vStack(spacing: .zero, forEach.content), at: first)]
      return replacing(.forEach(forEach))
    case .group(let views): return replacing(.group(wrapped(views)))
    case .anyView(let views): return replacing(.anyView(wrapped(views)))
    case .section(let header, let views, let footer):
      return replacing(
        .section(header: wrapped(header), content: wrapped(views), footer: wrapped(footer)))
    case .conditional(let condition, let then, let otherwise):
      return replacing(.conditional(condition, then: wrapped(then), otherwise: wrapped(otherwise)))
    case .scrollView, .lazyVStack, .layout, .choice, .empty, .row, .text, .leaf, .geometryReader: return self
    }
  }

  private func replacing(_ kind: Kind) -> Content { Content(kind, modifiers: modifiers, at: location) }
}
