/// Tells which container a list ends up in.
///
/// Files that may declare a container and have not been read are asked for, as those of rows are.
///
/// What is found for a declaration is kept, and one that is being looked at is not entered again, so the work is
/// bounded by the project's size.
final class LazyContainers {
  private let resolver: RowResolver

  /// What is known; `nil` inside for what is being looked at, or known to be unknown.
  private var contents: [Slot: Content?] = [:]
  private var roots: [Surrounding.Declaration: ListContainer?] = [:]

  init(_ resolver: RowResolver) {
    self.resolver = resolver
  }

  private var index: ProjectIndex { resolver.index }

  /// What becomes of a view that is given to a call.
  private enum Content {
    case inside(ListContainer)

    /// It stands where the call does.
    case passed
  }

  /// A closure by the name that a declaration calls it.
  private struct Slot: Hashable {
    let name: String
    let owner: [String]
    let module: String

    /// The function whose parameter it is; `nil` for a view's property.
    let function: String?
  }
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
    for frame in surrounding.frames {
      switch content(of: frame) {
      case .inside(let container): return container
      case .passed: continue
      case nil: return unknown(frame)
      }
    }
    guard case .root(let declaration) = surrounding.end else { return nil }
    if let known = roots[declaration] { return known }
    roots.updateValue(nil, forKey: declaration)
    let found = container(ofRoot: declaration)
    roots.updateValue(found, forKey: declaration)
    return found
  }

  /// The container of what a declaration returns: a lazy use among several is the one to know of.
  private func container(ofRoot declaration: Surrounding.Declaration) -> ListContainer? {
    var found: ListContainer?
    for use in uses(of: declaration) {
      guard let container = container(of: use.surrounding) else { continue }
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
    var seen: Set<Surrounding.Declaration> = []
    var names: Set<String> = []
    var open = lists.filter { $0.container == nil }.map(\.site.surrounding)
    while let surrounding = open.popLast() {
      guard case .root(let declaration) = surrounding.end, seen.insert(declaration).inserted else { continue }
      if declaration.name == "body" {
        if let name = declaration.owner.last { names.insert(name) }
      } else {
        // A part of a view: the view that it ends up in.
        open += uses(of: declaration).map(\.surrounding)
      }
    }
    return names
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
  /// What a call does with the view in its closure; `nil` if nobody knows.
  private func content(of frame: Surrounding.Frame) -> Content? {
    guard !frame.isModifier else { return nil }
    if !frame.isApples, let slot = slot(of: frame) { return content(of: slot) }
    if KnownViews.transparent.contains(frame.name) { return .passed }
    guard KnownViews.one.contains(frame.name) else { return nil }
    return .inside(ListContainer(name: frame.name, spacing: frame.spacing, alignment: frame.alignment))
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
  private func content(of slot: Slot) -> Content? {
    if let known = contents[slot] { return known }
    contents.updateValue(nil, forKey: slot)
    let found = place(of: slot)
    contents.updateValue(found, forKey: slot)
    return found
  }

  private func place(of slot: Slot) -> Content? {
    var best: Content?
    for use in index.uses[slot.name] ?? []
    where use.scope.module == slot.module && use.scope.types == slot.owner {
      guard let found = content(of: use.surrounding, in: slot) else { continue }
      if case .inside(let container) = found, container.isLazy { return found }
      if case .passed = found { best = .passed } else { best = best ?? found }
    }
    return best
  }

  private func content(of surrounding: Surrounding, in slot: Slot) -> Content? {
    for frame in surrounding.frames {
      switch content(of: frame) {
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
    return declaration.name == slot.name ? nil : content(of: part)
  }
}

extension Parameter {
  /// Whether a closure with a label, or without one behind the parentheses, is for the parameter.
  fileprivate func fits(_ label: String?) -> Bool { label == nil || self.label == label }
}
