import Layouts

extension RowResolver {
  /// What a property or function returns; `nil` if there is none of the name.
  func viewOfMember(_ call: ViewCall, _ bindings: Bindings) -> ResolvedView? {
    let members = fitting(call, candidates(call))
    guard let first = members.first else { return nil }
    let views = members.map { view(of: $0, for: call, bindings) }
    guard views.dropFirst().allSatisfy({ $0.isAlike(views[0]) }) else {
      return .unresolved(first.name, call.place)
    }
    return views[0]
  }

  /// The overloads that a call may mean.
  func fitting(_ call: ViewCall, _ members: [MemberDeclaration]) -> [MemberDeclaration] {
    guard members.count > 1, let labels = call.labels else { return members }
    let exact = members.filter { $0.labels == labels }
    return exact.isEmpty ? members : exact
  }

  func candidates(_ call: ViewCall) -> [MemberDeclaration] {
    let scope = call.scope
    switch call.base {
    case .current: return members(call.name, of: scope.types, scope)
    case .type(let path):
      need(index.files(declaringType: path.last ?? "", in: scope.module))
      guard case .one(let type) = index.type(path, from: scope) else {
        return members(call.name, of: path, scope)
      }
      return members(call.name, of: type.path, scope)
    case .none:
      for depth in (0...scope.types.count).reversed() {
        let found = members(call.name, of: Array(scope.types.prefix(depth)), scope)
        if !found.isEmpty { return found }
      }
      return []
    case .view: return []
    }
  }

  /// The members of a type, or of the protocols that it conforms to.
  func members(_ name: String, of owner: [String], _ scope: SourceScope) -> [MemberDeclaration] {
    need(index.files(declaringMember: name, of: owner.last, in: scope.module))
    let own = index.members(name, of: owner, from: scope)
    guard own.isEmpty, let typeName = owner.last else { return own }
    need(index.files(declaringType: typeName, in: scope.module))
    guard case .one(let type) = index.type(owner, from: scope.atTop)
    else { return own }
    for parent in index.inherited(by: type) where parent != "View" {
      need(index.files(declaringMember: name, of: parent, in: scope.module))
      let found = index.members(name, of: [parent], from: scope)
      if !found.isEmpty { return found }
    }
    return own
  }

  func view(
    of member: MemberDeclaration, for call: ViewCall, _ bindings: Bindings
  ) -> ResolvedView {
    if call.isElement {
      guard case .erasedArray = member.type else { return .unresolved(call.name, call.place) }
      let element = ResolvedView(
        count: SubviewCount(minimum: 0, maximum: nil, causes: []), shape: .one(call.name))
      return element.hidden(by: cause(.typeErased, call.place))
    }
    var bindings = bindings
    bindings.closures.merge(closures(of: call, bindings, member.closures)) { $1 }
    return view(of: member, declared: member.type, for: call, bindings)
  }

  private func view(
    of member: MemberDeclaration, declared type: DeclaredType, for call: ViewCall, _ bindings: Bindings
  ) -> ResolvedView {
    switch type {
    case .erased:
      return (member.term == nil ? .one(call.name) : view(of: member, bindings))
        .hidden(by: cause(.typeErased, member.place))
    case .optional(let wrapped):
      return view(of: member, declared: wrapped, for: call, bindings)
        .ifPresent(cause(.optionalView, member.place))
    case .named(let names):
      let scope = member.scope
      if names.count == 1, KnownViews.one.contains(names[0]), case .none = index.type(names, from: scope) {
        return .one(call.name)
      }
      if member.term != nil { return view(of: member, bindings) }
      let made = ViewCall(
        name: names[names.count - 1], base: names.count == 1 ? .none : .type(names.dropLast()), scope: scope,
        place: call.place)
      return viewOfType(made, Bindings()) ?? .unresolved(call.name, call.place)
    case .opaque, .closure, .erasedArray:
      return member.term == nil ? .unresolved(call.name, call.place) : view(of: member, bindings)
    }
  }
}
