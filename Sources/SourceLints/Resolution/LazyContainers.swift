/// Tells which container a list ends up in.
///
/// Files that may declare a container and have not been read are asked for, as those of rows are.
struct LazyContainers {
  let resolver: RowResolver

  private var index: ProjectIndex { resolver.index }

  /// How many declarations are followed from a list to a container.
  private static let depthLimit = 16
}

/// The container that decides how the rows of a list are built.
struct ListContainer: Hashable, Sendable {
  /// Its name, such as `LazyVStack`; with a dot for a modifier.
  let name: String

  /// The `spacing` that it is given, as it is written.
  var spacing: String?

  /// The `alignment` that it is given, as it is written.
  var alignment: String?

  /// Whether the project declares it and nobody knows what becomes of its content.
  var isOwn = false

  /// Whether rows are built when they are seen.
  var isLazy: Bool { !isOwn && KnownViews.lazyContainers.contains(name) }

  /// Whether rows follow each other from left to right.
  var isHorizontal: Bool { name == "LazyHStack" || name == "LazyHGrid" }
}

extension LazyContainers {
  /// The container: the nearest view that does not pass its content through, followed into the bodies of the project's
  /// own containers, and out of declarations of which the list is the root.
  ///
  /// - Returns: `nil` if no container is known.
  func container(of surrounding: Surrounding) -> ListContainer? {
    container(of: surrounding, depth: 0)
  }

  private func container(of surrounding: Surrounding, depth: Int) -> ListContainer? {
    for frame in surrounding.frames {
      switch content(of: frame, depth: depth) {
      case .inside(let container): return container
      case .passed: continue
      case nil: return unknown(frame)
      }
    }
    guard case .root(let declaration) = surrounding.end, depth < Self.depthLimit else { return nil }
    // A lazy use among several is the one to know of.
    var found: ListContainer?
    for use in uses(of: declaration) where use.surrounding.end != .root(declaration) {
      guard let container = container(of: use.surrounding, depth: depth + 1) else { continue }
      if container.isLazy { return container }
      found = found ?? container
    }
    return found
  }

  private func unknown(_ frame: Surrounding.Frame) -> ListContainer {
    var container = ListContainer(name: (frame.isModifier ? "." : "") + frame.name)
    container.isOwn = !frame.isModifier && !frame.isApples && slot(of: frame) != nil
    return container
  }

  /// The views whose uses would tell the containers of lists, and are not known.
  func names(toFindUsesOf lists: [JudgedList]) -> Set<String> {
    Set(
      lists.compactMap { list in
        guard list.container == nil else { return nil }
        return unusedName(list.site.surrounding, depth: 0)
      })
  }

  private func unusedName(_ surrounding: Surrounding, depth: Int) -> String? {
    guard case .root(let declaration) = surrounding.end, depth < Self.depthLimit else { return nil }
    if declaration.name == "body" { return declaration.owner.last }
    // A part of a view: the view that it ends up in.
    return uses(of: declaration).lazy.compactMap { unusedName($0.surrounding, depth: depth + 1) }.first
  }

  private func uses(of declaration: Surrounding.Declaration) -> [ViewUse] {
    let isType = declaration.name == "body"
    let name = isType ? declaration.owner.last ?? "" : declaration.name
    return (index.uses[name] ?? []).filter { use in
      use.mayMean(declaration)
        && (use.scope.module == declaration.module
          || isType && index.sees(declaration.module, from: use.scope))
    }
  }
}

// MARK: Containers of the project

extension LazyContainers {
  /// What becomes of a view that is given to a call.
  private enum Content {
    case inside(ListContainer)

    /// It stands where the call does.
    case passed
  }

  /// What a call does with the view in its closure; `nil` if nobody knows.
  private func content(of frame: Surrounding.Frame, depth: Int) -> Content? {
    guard !frame.isModifier, depth < Self.depthLimit else { return nil }
    if !frame.isApples, let slot = slot(of: frame) { return content(of: slot, depth: depth + 1) }
    if KnownViews.transparent.contains(frame.name) { return .passed }
    guard KnownViews.one.contains(frame.name) else { return nil }
    return .inside(ListContainer(name: frame.name, spacing: frame.spacing, alignment: frame.alignment))
  }

  /// A closure by the name that a declaration calls it.
  private struct Slot {
    let name: String
    let owner: [String]
    let module: String

    /// The function whose parameter it is; `nil` for a view's property.
    let function: String?
  }

  private func slot(of frame: Surrounding.Frame) -> Slot? {
    let scope = frame.scope
    resolver.need(index.files(declaringType: frame.name, from: scope))
    switch index.type([frame.name], from: scope) {
    case .one(let type):
      let initialisers = index.members("init", of: type.path, from: type.inside)
      let closures = initialisers.map(\.closures).first { $0.contains { $0.fits(frame.label) } }
      let name =
        closures?.first { $0.fits(frame.label) }?.name ?? frame.label
        ?? index.closureProperties(of: type.path, in: type.scope.module).first
      guard let name else { return nil }
      return Slot(name: name, owner: type.path, module: type.scope.module, function: nil)
    case .configured, .ambiguous: return nil
    case .none: break
    }
    for count in (0...scope.types.count).reversed() {
      let owner = Array(scope.types.prefix(count))
      resolver.need(index.files(declaringMember: frame.name, of: owner.last, from: scope))
      for function in index.members(frame.name, of: owner, from: scope) {
        guard let parameter = function.closures.first(where: { $0.fits(frame.label) }) else { continue }
        return Slot(
          name: parameter.name, owner: function.owner, module: function.scope.module, function: function.name)
      }
    }
    return nil
  }

  /// Where a declaration puts the views of a closure: a lazy place is preferred, then the root.
  private func content(of slot: Slot, depth: Int) -> Content? {
    var best: Content?
    for use in index.uses[slot.name] ?? []
    where use.scope.module == slot.module && use.scope.types == slot.owner {
      guard let found = content(of: use.surrounding, in: slot, depth: depth) else { continue }
      if case .inside(let container) = found, container.isLazy { return found }
      if case .passed = found { best = .passed } else { best = best ?? found }
    }
    return best
  }

  private func content(of surrounding: Surrounding, in slot: Slot, depth: Int) -> Content? {
    guard depth < Self.depthLimit else { return nil }
    for frame in surrounding.frames {
      switch content(of: frame, depth: depth) {
      case .inside(let container): return .inside(container)
      case .passed: continue
      case nil: return .inside(unknown(frame))
      }
    }
    guard case .root(let declaration) = surrounding.end else { return nil }
    if let function = slot.function { return declaration.name == function ? .passed : nil }
    if declaration.name == "body" { return .passed }
    // A property or function of the view: its own uses decide.
    let part = Slot(name: declaration.name, owner: slot.owner, module: slot.module, function: nil)
    return declaration.name == slot.name ? nil : content(of: part, depth: depth + 1)
  }
}

extension Parameter {
  /// Whether a closure with a label, or without one behind the parentheses, is for the parameter.
  fileprivate func fits(_ label: String?) -> Bool { label == nil || self.label == label }
}
