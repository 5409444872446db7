/// Tells which lazy container a list ends up in.
struct LazyContainers {
  let index: ProjectIndex

  /// How many declarations are followed from a list to a container.
  private static let depthLimit = 16
}

extension LazyContainers {
  /// The container: the one around the list, or around a use of the declaration that the list is the root of.
  ///
  /// - Returns: `nil` if no container is known.
  func name(of container: ListSite.Container) -> String? {
    switch container {
    case .view(let name): name
    case .unknown: nil
    case .root(let declaration): lazyName(around: declaration, depth: 0)
    }
  }

  private func lazyName(around declaration: ListSite.Declaration, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let name = declaration.name == "body" ? declaration.owner.last ?? "" : declaration.name
    let uses = index.uses[ProjectIndex.Name(module: declaration.module, name: name)] ?? []
    for use in uses where use.mayMean(declaration) {
      switch use.container {
      case .view(let view): return view
      case .root(let next):
        if next != declaration, let found = lazyName(around: next, depth: depth + 1) { return found }
      case .unknown: break
      }
    }
    return nil
  }
}
