import SwiftSyntax

/// What stands around an expression.
enum Surroundings {
  /// The nearest view around it that is not passed through, or the declaration that it is the root of.
  static func container(of node: Syntax, _ scope: SourceScope) -> ListSite.Container {
    var node = node
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self), let call = closure.owner {
        switch Callee(call.calledExpression) {
        case .member(_?, let name) where Callee(call.calledExpression).viewName == nil:
          return .view("." + name)
        case let callee:
          guard let name = callee.viewName else { return .unknown }
          if !KnownViews.transparent.contains(name) { return .view(name) }
          node = Syntax(call)
          continue
        }
      }
      if let variable = parent.as(VariableDeclSyntax.self) {
        guard variable.isMember else { return .unknown }
        let names = variable.bindings.first?.pattern.boundNames ?? []
        return root(names.first, scope)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard function.isMember else { return .unknown }
        return root(function.name.plainText, scope)
      }
      if parent.is(MacroExpansionExprSyntax.self) || parent.is(MacroExpansionDeclSyntax.self) {
        return .unknown
      }
      node = parent
    }
    return .unknown
  }

  private static func root(_ name: String?, _ scope: SourceScope) -> ListSite.Container {
    guard let name else { return .unknown }
    return .root(ListSite.Declaration(module: scope.module, owner: scope.types, name: name))
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is given to.
  var owner: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == id ? call : nil
    }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return nil
  }
}

extension ViewReader {
  /// A reader that knows the parameters and constants around a node, up to the declaration it is in.
  ///
  /// Outer names come first, so that inner ones hide them.
  init(
    text: SourceText, scope: SourceScope, around node: some SyntaxProtocol,
    _ declarations: inout BlockDeclarations
  ) {
    self.init(text: text, scope: scope)
    for parent in sequence(first: Syntax(node), next: \.parent).dropFirst().reversed() {
      if let closure = parent.as(ClosureExprSyntax.self) {
        for name in closure.parameterNames { locals[name] = .opaque }
        for local in declarations.of(closure.statements) { addLocal(local) }
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters {
          locals[parameter.localName] =
            parameter.takesClosure ? .closure : parameter.isContent ? .content : .opaque
        }
        guard let body = function.body else { continue }
        for local in declarations.of(body.statements) { addLocal(local) }
      } else if let accessor = parent.as(AccessorBlockSyntax.self) {
        guard let statements = accessor.getter else { continue }
        for local in declarations.of(statements) { addLocal(local) }
      } else if let block = parent.as(CodeBlockSyntax.self) {
        for local in declarations.of(block.statements) { addLocal(local) }
      }
    }
  }
}

/// The declarations among the statements of blocks, each block gone through once: one that holds thousands of
/// lists is around each of them.
struct BlockDeclarations {
  private var known: [SyntaxIdentifier: [DeclSyntax]] = [:]

  mutating func of(_ statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
    if let found = known[statements.id] { return found }
    let found = statements.compactMap { statement -> DeclSyntax? in
      if case .decl(let declaration) = statement.item { declaration } else { nil }
    }
    known[statements.id] = found
    return found
  }
}
