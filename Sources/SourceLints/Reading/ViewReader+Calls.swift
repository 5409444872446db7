import SwiftSyntax

extension ViewReader {
  /// The view that a call makes.
  func term(of call: FunctionCallExprSyntax) -> ViewTerm {
    switch Callee(call.calledExpression) {
    case .name(let name): term(of: call, named: name)
    case .member(let base, let name): term(of: call, base, name)
    case .other:
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        term(of: closure)
      } else {
        unresolved(ExprSyntax(call))
      }
    }
  }

  private func term(of call: FunctionCallExprSyntax, named name: String) -> ViewTerm {
    if let local = locals[name] { return term(of: call, local, name) }
    switch name {
    case "EmptyView": return .none
    case "fatalError", "preconditionFailure", "print", "debugPrint", "assert", "precondition": return .none
    case "Group":
      if call.argument("subviews") != nil { return unresolved(ExprSyntax(call)) }
      return content(of: call)
    // Chosen: a section for each element is the way to dynamic sections, and counts as one.
    case "Section": return .one(name)
    case "ForEach", "OutlineGroup": return .list(row(of: call), text.place(of: call))
    case "ModifiedContent":
      guard let content = call.argument("content"), let modifier = call.argument("modifier") else {
        return unresolved(ExprSyntax(call))
      }
      var applied = ViewCall(
        name: "modifier", base: .view, labels: [nil], scope: scope, place: text.place(of: call))
      applied.closures = [ViewCall.Argument(label: nil, term: term(of: modifier))]
      return .modified(term(of: content), applied)
    case "AnyView":
      let view = call.arguments.only.map { term(of: $0.expression) }
      return .erased(view ?? unresolved(ExprSyntax(call)), text.place(of: call))
    default: return .call(viewCall(call, name, base: .none))
    }
  }

  /// A call of something local: a function, a closure, or a parameter.
  private func term(of call: FunctionCallExprSyntax, _ local: Local, _ name: String) -> ViewTerm {
    switch local {
    case .function, .value, .configured, .unwrapped: localTerm(local, name, at: ExprSyntax(call))
    case .closure: .call(viewCall(call, name, base: .none))
    // Chosen: what is handed a view returns that view, whatever it adds to it.
    case .opaque:
      call.arguments.first.map { isContent($0.expression) } == true ? .content : unresolved(ExprSyntax(call))
    case .content, .subview: unresolved(ExprSyntax(call))
    }
  }

  private func term(of call: FunctionCallExprSyntax, _ base: ExprSyntax?, _ name: String) -> ViewTerm {
    guard let base else { return unresolved(ExprSyntax(call)) }
    if base.isSelf { return .call(viewCall(call, name, base: .current)) }
    if let path = base.typePath {
      // With its module in front it is not the project's.
      if path == ["SwiftUI"] {
        return KnownViews.one.contains(name) ? .one(name) : term(of: call, named: name)
      }
      if name == "init" {
        return path.count == 1
          ? term(of: call, named: path[0])
          : .call(viewCall(call, path[path.count - 1], base: .type(path.dropLast())))
      }
      if path.count == 1, KnownViews.one.contains(path[0]), !name.isCapitalized { return .one(path[0]) }
      return .call(viewCall(call, name, base: .type(path)))
    }
    if name == "map" || name == "flatMap", let made = mapped(by: call) {
      return .optional(made, text.place(of: call))
    }
    // What it begins with has the type of the whole.
    if name == "reduce", let initial = call.firstUnlabeled ?? call.argument("into") {
      return term(of: initial)
    }
    return .modified(term(of: base), viewCall(call, name, base: .view))
  }

  /// What the closure or function given to `map` makes of a value.
  private func mapped(by call: FunctionCallExprSyntax) -> ViewTerm? {
    if let closure = call.trailingClosure { return term(of: closure) }
    return call.arguments.only.map { reference($0.expression) }
  }

  private func viewCall(_ call: FunctionCallExprSyntax, _ name: String, base: ViewCall.Base) -> ViewCall {
    let place =
      base == .view
      ? call.calledExpression.as(MemberAccessExprSyntax.self).map { text.place(of: $0.declName) } : nil
    var view = ViewCall(
      name: name, base: base, labels: call.labels, scope: scope, place: place ?? text.place(of: call))
    view.trailing =
      (call.trailingClosure == nil ? [] : [nil]) + call.additionalTrailingClosures.map(\.label.plainText)
    if [.view, .none, .current].contains(base), name == "modifier",
      let modifier = call.arguments.only?.expression
    {
      view.closures = [ViewCall.Argument(label: nil, term: term(of: modifier))]
      return view
    }
    // What is inside Apple's own views does not count, and is not read.
    if base == .view || !KnownViews.one.contains(name) { view.closures = closures(of: call) }
    view.takesContent = call.arguments.first.map { isContent($0.expression) } ?? false
    return view
  }

  private func isContent(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
    if name == "self" { return true }
    if case .content? = locals[name] { return true }
    return false
  }

  private func closures(of call: FunctionCallExprSyntax) -> [ViewCall.Argument] {
    var closures: [ViewCall.Argument] = call.arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map {
        ViewCall.Argument(label: argument.label?.plainText, term: closureTerm($0))
      }
    }
    if let closure = call.trailingClosure {
      closures.append(ViewCall.Argument(label: nil, term: closureTerm(closure)))
    }
    for element in call.additionalTrailingClosures {
      closures.append(ViewCall.Argument(label: element.label.plainText, term: closureTerm(element.closure)))
    }
    return closures
  }

  /// The views of a closure that may be handed the view that a modifier is applied to.
  private func closureTerm(_ closure: ClosureExprSyntax) -> ViewTerm {
    var reader = self
    for name in closure.parameterNames { reader.locals[name] = .content }
    reader.locals["$0"] = .content
    return reader.term(of: closure.statements)
  }

  /// The content of a view that passes it through.
  private func content(of call: FunctionCallExprSyntax) -> ViewTerm {
    if let closure = call.trailingClosure { return term(of: closure) }
    return (call.argument("content") ?? call.firstUnlabeled).map(reference) ?? unresolved(ExprSyntax(call))
  }
}

extension ViewReader {
  /// What one element of a `ForEach`, `List` or `OutlineGroup` is.
  func row(of call: FunctionCallExprSyntax) -> ViewTerm {
    let isSubview = call.argument("subviews") != nil
    if let closure = call.trailingClosure { return term(of: closure, isSubview: isSubview) }
    guard let given = call.argument("content") ?? call.argument("rowContent") else {
      return unresolved(ExprSyntax(call))
    }
    return reference(given, isSubview: isSubview)
  }

  /// What a closure yields, or a function that is named and not called, such as `makeRow` or `Row.init`.
  func reference(_ expression: ExprSyntax) -> ViewTerm { reference(expression, isSubview: false) }

  private func reference(_ expression: ExprSyntax, isSubview: Bool) -> ViewTerm {
    if let closure = expression.as(ClosureExprSyntax.self) { return term(of: closure, isSubview: isSubview) }
    switch Callee(expression) {
    case .name(let name):
      if let local = locals[name] { return localTerm(local, name, at: expression) }
      return .call(functionReference(name, base: .none, expression))
    case .member(let base?, let name):
      if base.isSelf { return .call(functionReference(name, base: .current, expression)) }
      guard let path = base.typePath else { return unresolved(expression) }
      if name != "init" { return .call(functionReference(name, base: .type(path), expression)) }
      let type = path[path.count - 1]
      switch type {
      case "EmptyView": return .none
      case "AnyView": return .erased(unresolved(expression), text.place(of: expression))
      default:
        let outer = Array(path.dropLast())
        return .call(functionReference(type, base: outer.isEmpty ? .none : .type(outer), expression))
      }
    case .member, .other: return unresolved(expression)
    }
  }

  private func functionReference(
    _ name: String, base: ViewCall.Base, _ expression: ExprSyntax
  ) -> ViewCall {
    let declaration =
      expression.as(DeclReferenceExprSyntax.self) ?? expression.as(MemberAccessExprSyntax.self)?.declName
    let labels = declaration?.argumentNames?.arguments.map { argument -> String? in
      argument.name.text == "_" ? nil : argument.name.plainText
    }
    var call = ViewCall(
      name: name, base: base, labels: labels, scope: scope, place: text.place(of: expression))
    call.isReference = true
    return call
  }
}
