import Layouts

extension RowResolver {
  func view(_ call: ViewCall, _ bindings: Bindings) -> ResolvedView {
    if call.base == .none || call.base == .current, let bound = bindings.closures[call.name] {
      return call.isUnwrapped ? bound.unwrapped : bound
    }
    if call.name.isCapitalized, call.base != .current {
      return viewOfType(call, bindings)
        ?? viewOfMember(call, bindings) ?? builtin(call) ?? .unresolved(call.name, call.place)
    }
    if let view = viewOfMember(call, bindings) { return view }
    guard let content = bindings.content else { return .unresolved(call.name, call.place) }
    if call.takesContent { return content }
    // In an extension of one of Apple's types a name alone is a modifier of `self`.
    guard call.base == .none || call.base == .current,
      case .none = index.type(call.scope.types, from: call.scope.atTop)
    else {
      return .unresolved(call.name, call.place)
    }
    return view(call, appliedTo: content, bindings)
  }

  func builtin(_ call: ViewCall) -> ResolvedView? {
    guard call.base == .none || call.base == .type(["SwiftUI"]) else { return nil }
    return KnownViews.one.contains(call.name) || KnownViews.others.contains(call.name) ? .one(call.name) : nil
  }

  /// What a view's initialiser makes; `nil` if the project has no such type.
  func viewOfType(_ call: ViewCall, _ bindings: Bindings) -> ResolvedView? {
    var path = [call.name]
    if case .type(let outer) = call.base { path = outer + path }
    return viewOfType(path, call, bindings, depth: 0)
  }

  func viewOfType(
    _ path: [String], _ call: ViewCall, _ bindings: Bindings, depth: Int
  ) -> ResolvedView? {
    guard let name = path.last, depth < 8 else { return nil }
    need(index.files(declaringType: name, from: call.scope))
    switch index.type(path, from: call.scope) {
    case .none: return nil
    case .ambiguous(let types):
      let views = types.map { view(ofBodyOf: $0, call, bindings) }
      return views.dropFirst().allSatisfy { $0.isAlike(views[0]) }
        ? views[0] : .unresolved(path.joined(separator: "."), call.place)
    // Data may have the name of one of Apple's views.
    case .one(let type) where KnownViews.one.contains(name) && isNoView(type): return nil
    case .one(let type):
      if let alias = type.alias {
        return viewOfType(alias, call, bindings, depth: depth + 1)
          ?? (KnownViews.one.contains(alias.last ?? "") ? .one(call.name) : nil)
      }
      return view(ofBodyOf: type, call, bindings)
    case .configured(let types):
      return configured(types.map { view(ofBodyOf: $0, among: types, call, bindings) }, types[0].place)
    }
  }

  /// Whether a type of the project is known to have ids.
  func isIdentifiable(_ name: String?, from scope: SourceScope) -> Bool {
    guard let name else { return false }
    let path = name.split(separator: ".").map(String.init)
    need(index.files(declaringType: path.last ?? "", from: scope))
    guard case .one(let type) = index.type(path, from: scope) else { return false }
    return index.inherited(by: type).contains("Identifiable")
  }

  private func isNoView(_ type: TypeDeclaration) -> Bool {
    type.alias == nil && index.members("body", of: type.path, from: type.inside).isEmpty
      && Set(index.inherited(by: type)).isDisjoint(with: KnownViews.oneProtocols.union(["View"]))
  }

  func view(
    ofBodyOf type: TypeDeclaration, among types: [TypeDeclaration] = [], _ call: ViewCall,
    _ bindings: Bindings
  ) -> ResolvedView {
    let inherited = index.inherited(by: type)
    need(index.files(declaringMember: "body", of: type.path.last, in: type.scope.module))
    let scope = type.inside
    let bodies = index.members("body", of: type.path, from: scope).filter { body in
      !body.isFunction && (types.isEmpty || type.place == types.map(\.place).filter { $0 < body.place }.max())
    }
    if bodies.count == 1 || !bodies.isEmpty && bodies.allSatisfy(\.isConditional) {
      let inner = Bindings(closures: closures(of: call, bindings, slots(of: type, scope, call)))
      let views = bodies.map { view(of: $0, inner) }
      return views.count == 1 ? views[0] : configured(views, bodies[0].place)
    }
    if bodies.isEmpty, inherited.contains(where: KnownViews.oneProtocols.contains) { return .one(call.name) }
    return .unresolved(call.name, call.place)
  }

  /// The closures that an initialiser takes, in their order.
  func slots(
    of type: TypeDeclaration, _ scope: SourceScope, _ call: ViewCall
  ) -> [Parameter] {
    guard !call.closures.isEmpty else { return [] }
    let initialisers = index.members("init", of: type.path, from: scope)
    let fitting = preferred(initialisers.filter { $0.accepts(call) }, for: call)
    if let closures = (fitting.first ?? initialisers.first)?.closures { return closures }
    return index.closureProperties(of: type.path, in: scope.module).map {
      Parameter(label: $0, name: $0, takesClosure: true, isOptional: false, isVariadic: false)
    }
  }

  /// The counts of the closures of a call, by the names of the parameters.
  ///
  /// A closure without a label goes to the first parameter that no other closure names.
  func closures(
    of call: ViewCall, _ bindings: Bindings, _ slots: [Parameter]
  ) -> [String: ResolvedView] {
    let labels = Set(call.closures.compactMap(\.label))
    var free = slots.filter { $0.label.map { !labels.contains($0) } ?? true }
    var views: [String: ResolvedView] = [:]
    for argument in call.closures {
      let name =
        if let label = argument.label {
          slots.first { $0.label == label }?.name ?? label
        } else {
          free.isEmpty ? nil : free.removeFirst().name
        }
      if let name { views[name] = view(argument.term, bindings) }
    }
    return views
  }
}
