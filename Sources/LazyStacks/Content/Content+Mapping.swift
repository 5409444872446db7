extension Content {
  /// Returns the view with each view inside it, and then itself, replaced.
  package func mapped(_ transform: (Content) -> Content) -> Content {
    func mapped(_ views: [Content]) -> [Content] { views.map { $0.mapped(transform) } }
    var view = self
    switch kind {
    case .scrollView(let views): view.kind = .scrollView(mapped(views))
    case .lazyVStack(let spacing, let pinned, let views):
      view.kind = .lazyVStack(spacing: spacing, pinnedViews: pinned, mapped(views))
    case .layout(let layout, let views): view.kind = .layout(layout, mapped(views))
    case .geometryReader(let views): view.kind = .geometryReader(mapped(views))
    case .section(let header, let content, let footer):
      view.kind = .section(header: mapped(header), content: mapped(content), footer: mapped(footer))
    case .group(let views): view.kind = .group(mapped(views))
    case .anyView(let views): view.kind = .anyView(mapped(views))
    case .forEach(var forEach):
      forEach.content = mapped(forEach.content)
      view.kind = .forEach(forEach)
    case .conditional(let condition, let then, let otherwise):
      view.kind = .conditional(condition, then: mapped(then), otherwise: mapped(otherwise))
    case .choice(let modulus, let choices):
      view.kind = .choice(
        modulus: modulus,
        choices.map { Choice(remainders: $0.remainders, content: mapped($0.content)) })
    case .empty, .row, .text, .leaf: break
    }
    return transform(view)
  }
}
