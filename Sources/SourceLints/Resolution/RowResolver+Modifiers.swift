import Findings
internal import Layouts

extension RowResolver {
  /// What a modifier makes of views.
  ///
  /// Chosen: one that the project does not declare passes the views through, as nearly all of Apple's do.
  func view(
    _ call: ViewCall, appliedTo content: ResolvedView, _ bindings: Bindings
  ) -> ResolvedView {
    if call.name == "modifier", let modifier = call.closures.first {
      return view(modifier.term, asModifierOf: content)
    }
    var declared: [MemberDeclaration] = []
    for name in ["View", "Text", "Image", "Shape", "Button", "Label"] where declared.isEmpty {
      need(index.files(declaringMember: call.name, of: name, from: call.scope))
      declared = inactive(index.members(call.name, of: [name], from: call.scope, for: call))
    }
    declared = preferred(declared, for: call)
    if declared.isEmpty {
      if isModifierElsewhere(call) { return .unresolved(call.name, call.place) }
      if KnownViews.oneModifiers.contains(call.name) { return .one(call.name) }
      guard KnownViews.erasingModifiers.contains(call.name) else { return content }
      return content.hidden(by: cause(.typeErased, call.place))
    }
    var inner = bindings
    inner.content = content
    let views = declared.map { member in
      view(
        of: member, for: call,
        Bindings(content: content, closures: closures(of: call, inner, member.closures)))
    }
    return alike(declared, views, call)
  }

  /// Whether another module of the project declares the modifier, which may or may not be imported.
  private func isModifierElsewhere(_ call: ViewCall) -> Bool {
    index.modules(declaringMember: call.name).contains { module in
      guard module != call.scope.module else { return false }
      need(index.files(declaringMember: call.name, of: "View", in: module))
      let scope = SourceScope(file: "", module: module)
      return index.members(call.name, of: ["View"], from: scope, for: call).contains(where: \.isPublic)
    }
  }

  /// What `.modifier(…)` makes of views.
  func view(_ modifier: ViewTerm, asModifierOf content: ResolvedView) -> ResolvedView {
    guard case .call(let call) = modifier else { return content.afterUnknownModifier("modifier", nil) }
    var path = [call.name]
    if case .type(let outer) = call.base { path = outer + path }
    need(index.files(declaringType: call.name, from: call.scope))
    guard case .one(let type) = index.type(path, from: call.scope) else {
      return content.afterUnknownModifier(call.name, call.place)
    }
    need(index.files(declaringMember: "body", of: type.path.last, in: type.scope.module))
    let scope = type.inside
    let bodies = index.members("body", of: type.path, from: scope).filter(\.isFunction)
    guard bodies.count == 1 else { return content.afterUnknownModifier(call.name, call.place) }
    return view(of: bodies[0], Bindings(content: content))
  }
}

extension ResolvedView {
  /// What a modifier leaves that is declared nowhere: one view stays one, of others nobody knows.
  fileprivate func afterUnknownModifier(_ name: String, _ place: SourcePlace?) -> ResolvedView {
    count == .exactly(1) ? self : .unresolved(name, place)
  }
}
