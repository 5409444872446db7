import LazyStacks

extension RandomTraces {
  /// The scroll view, with modifiers where they may stand.
  mutating func modified(_ root: Content) -> Content {
    var root = root
    guard case .scrollView(let views) = root.kind else { return root }
    let hasStack = views.contains(where: \.isStack)
    root.kind = .scrollView(
      views.map { view in
        isInStack = !hasStack || view.isStack
        return modified(view, inElement: false, inRow: false)
      })
    if flip() { root.modifiers.append(.scrollPosition(id: maybe(id()), anchor: maybe(unitPoint()))) }
    for role in [nil] + ScrollAnchorRole.allCases where flip() {
      root.modifiers.append(.defaultScrollAnchor(flip() ? .top : .bottom, for: role))
    }
    if flip() { root.modifiers.append(.onScrollTargetVisibilityChange(threshold: threshold())) }
    return root
  }

  private mutating func modified(_ view: Content, inElement: Bool, inRow: Bool) -> Content {
    var view = view
    switch view.kind {
    case .lazyVStack(let spacing, let pinned, let views):
      view.kind = .lazyVStack(
        spacing: spacing, pinnedViews: pinned, views.map { modified($0, inElement: false, inRow: false) })
      if flip() { view.modifiers = [.scrollTargetLayout] }
      if flip() { view.modifiers.append(.padding(PaddedEdges(rawValue: int(16)), maybe(length(1000)))) }
    case .layout(let layout, let views):
      view.kind = .layout(layout, views.map { modified($0, inElement: inElement, inRow: true) })
    case .geometryReader(let views):
      view.kind = .geometryReader(views.map { modified($0, inElement: inElement, inRow: true) })
    case .section(let header, let views, let footer):
      let parts = [header, views, footer].map { part in
        part.map { modified($0, inElement: inElement, inRow: inRow) }
      }
      view.kind = .section(header: parts[0], content: parts[1], footer: parts[2])
    case .group(let views):
      view.kind = .group(views.map { modified($0, inElement: inElement, inRow: inRow) })
    case .forEach(var forEach):
      forEach.content = forEach.content.map { modified($0, inElement: true, inRow: inRow) }
      view.kind = .forEach(forEach)
    case .conditional(let condition, let then, let otherwise):
      let branches = [then, otherwise].map { branch in
        branch.map { modified($0, inElement: inElement, inRow: inRow) }
      }
      view.kind = .conditional(condition, then: branches[0], otherwise: branches[1])
    case .row:
      if flip() { view.modifiers = [.width(flip() ? .constant(double(900)) : .integers(3...90, seed: 0))] }
      if isInStack, flip() { view.modifiers.append(.loads(lateLoad())) }
      if inElement, !inRow, flip() {
        view.modifiers.append(.scrollTransition(offset: flip() ? length(900) : -length(900)))
      }
      if inElement, !inRow, flip() {
        view.modifiers.append(.onGeometryChange(heights: (0...int(3)).map { _ in length(900) }))
      }
    default: break
    }
    view.modifiers += subviewModifiers(of: view, inElement: inElement, inRow: inRow)
    let measuresItself = view.modifiers.contains { if case .onGeometryChange = $0 { true } else { false } }
    if view.mayBeLaidOut, !measuresItself { while int(3) == 0 { view.modifiers.append(layoutModifier()) } }
    return view
  }

  /// What may follow a view that is one subview of the stack.
  private mutating func subviewModifiers(of view: Content, inElement: Bool, inRow: Bool) -> [ContentModifier]
  {
    switch view.kind {
    case .row, .text, .layout, .leaf, .geometryReader: if inRow || flip() { return [] }
    default: return []
    }
    if inElement { return [.onScrollVisibilityChange(threshold: threshold())] }
    guard isInStack else { return [] }
    givenIDCount += 1
    return [.id(flip() ? .number(givenIDCount) : .text("\(string())\(givenIDCount)"))]
  }

  private mutating func lateLoad() -> LateLoad {
    // All rows of an element load together; here, all of a trace.
    let milliseconds = loadTime ?? (flip() ? 0 : Double(int(3_600_000_000_001)) / 1_000_000)
    loadTime = milliseconds
    return LateLoad(
      on: loadsAhead ? .`init` : .appear, after: milliseconds, height: quantity(isWhole: false))
  }

  private mutating func unitPoint() -> ScrollAnchor { ScrollAnchor(unchecked: double(1)) }

  private mutating func threshold() -> Double { flip() ? 0.5 : .random(in: 1e-9...1, using: &random) }
}

extension Content {
  /// Whether it is the stack of a scroll view.
  fileprivate var isStack: Bool {
    switch kind {
    case .lazyVStack: true
    case .layout(.vStack, let views): views.contains { $0.contains(where: \.isForEach) }
    default: false
    }
  }
}
