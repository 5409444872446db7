import Findings
import Layouts

extension RowResolver {
  /// What a property or function returns; `nil` if there is none of the name.
  func viewOfMember(_ call: ViewCall, _ bindings: Bindings) -> ResolvedView? {
    var members = candidates(call)
    if bindings.content != nil { members = inactive(members) }
    members = preferred(members, for: call)
    guard !members.isEmpty else { return nil }
    return alike(members, members.map { view(of: $0, for: call, bindings) }, call)
  }

  /// Of the overloads that a call can mean those that leave nothing out, as Swift prefers them.
  func preferred(_ members: [MemberDeclaration], for call: ViewCall) -> [MemberDeclaration] {
    let count = (call.labels ?? []).count + call.trailing.count
    let exact = members.filter { $0.parameters?.count == count }
    return exact.isEmpty ? members : exact
  }

  /// What declarations of one name are: one for each kind of build, or overloads, of which nobody can tell which is
  /// meant unless they are alike.
  func alike(
    _ members: [MemberDeclaration], _ views: [ResolvedView], _ call: ViewCall
  ) -> ResolvedView {
    if views.count == 1 { return views[0] }
    if members.allSatisfy(\.isConditional) { return configured(views, members[0].place) }
    return views.dropFirst().allSatisfy { $0.isAlike(views[0]) }
      ? views[0] : .unresolved(call.name, call.place)
  }

  /// One view for each kind of build.
  func configured(_ views: [ResolvedView], _ place: SourcePlace) -> ResolvedView {
    let cause = cause(.configuration, place)
    return ResolvedView(
      count: views.dropFirst().reduce(views[0].count) { $0.joined($1.count, by: cause) },
      shape: .choice(.configuration, condition: "", views.map(\.shape)))
  }

  private func candidates(_ call: ViewCall) -> [MemberDeclaration] {
    let scope = call.scope
    switch call.base {
    case .current: return members(of: scope.types, for: call)
    case .type(let path):
      need(index.files(declaringType: path.last ?? "", from: scope))
      guard case .one(let type) = index.type(path, from: scope) else {
        return members(of: path, for: call)
      }
      return members(of: type.path, for: call)
    case .none:
      for depth in (0...scope.types.count).reversed() {
        let found = members(of: Array(scope.types.prefix(depth)), for: call)
        if !found.isEmpty { return found }
      }
      return []
    case .view: return []
    }
  }

  /// The members of a type, or of the protocols that it conforms to, which a call can mean.
  private func members(of owner: [String], for call: ViewCall) -> [MemberDeclaration] {
    let scope = call.scope
    need(index.files(declaringMember: call.name, of: owner.last, from: scope))
    let own = index.members(call.name, of: owner, from: scope, for: call)
    guard own.isEmpty, let typeName = owner.last else { return own }
    need(index.files(declaringType: typeName, from: scope))
    guard case .one(let type) = index.type(owner, from: scope.atTop)
    else { return own }
    for parent in index.inherited(by: type) where parent != "View" {
      need(index.files(declaringMember: call.name, of: parent, from: scope))
      let found = index.members(call.name, of: [parent], from: scope, for: call)
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
    case .optional(let wrapped) where call.isUnwrapped:
      return view(of: member, declared: wrapped, for: call, bindings)
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
