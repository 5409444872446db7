import SwiftSyntax

extension Surrounding {
  /// What is around a node, up to the declaration that it is in; a local declaration is followed to where it is used.
  init(_ node: some SyntaxProtocol, _ scope: SourceScope) {
    self.init(end: .unknown)
    var node = Syntax(node)
    var localCount = 0
    while let parent = node.parent {
      node = parent
      if let closure = parent.as(ClosureExprSyntax.self), let call = closure.owner {
        guard let frame = Frame(call, closure, scope) else { return }
        frames.append(frame)
        node = Syntax(call)
      } else if let (name, isMember) = parent.viewDeclaration {
        guard let name else { return }
        if isMember {
          end = .root(Declaration(module: scope.module, owner: scope.types, name: name))
          return
        }
        guard localCount < Self.localLimit, let use = parent.use(ofLocal: name) else { return }
        localCount += 1
        node = use
      } else if parent.is(MacroExpansionExprSyntax.self) || parent.is(MacroExpansionDeclSyntax.self) {
        return
      }
    }
  }

  /// How many local declarations are followed.
  private static let localLimit = 8

  /// Whether the nearest view around is one of Apple's that builds all of its content at once.
  var isEager: Bool {
    let first = frames.first { !KnownViews.transparent.contains($0.name) }
    return first.map { KnownViews.one.contains($0.name) && !KnownViews.lazyContainers.contains($0.name) }
      ?? false
  }
}

extension Surrounding.Frame {
  fileprivate init?(_ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, _ scope: SourceScope) {
    let callee = Callee(call.calledExpression)
    let label =
      closure.parent?.as(LabeledExprSyntax.self)?.label
      ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
    if let name = callee.viewName ?? call.calledExpression.memberName {
      self.init(name: name, isModifier: false, label: label?.plainText, scope: scope)
      isApples = callee.isApples
      spacing = call.argument("spacing")?.shortText
      alignment = call.argument("alignment")?.shortText
    } else if case .member(_?, let name) = callee {
      self.init(name: name, isModifier: true, label: label?.plainText, scope: scope)
    } else {
      return nil
    }
  }
}

extension Syntax {
  /// The name of a variable or function that the node declares, and whether it is a member.
  fileprivate var viewDeclaration: (name: String?, isMember: Bool)? {
    if let variable = self.as(VariableDeclSyntax.self) {
      return (variable.bindings.first?.pattern.boundNames.first, variable.isMember)
    }
    if let function = self.as(FunctionDeclSyntax.self) { return (function.name.plainText, function.isMember) }
    return nil
  }

  /// Where a local declaration is used in the statements after it: in something lazy, if there is such a place.
  fileprivate func use(ofLocal name: String) -> Syntax? {
    guard let item = sequence(first: self, next: \.parent).first(where: { $0.is(CodeBlockItemSyntax.self) }),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let uses = statements.filter { $0.position > item.position }.flatMap { statement in
      statement.nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.plainText == name }
    }
    let lazy = uses.first { use in
      use.callsAround.contains { call in
        Callee(call.calledExpression).viewName.map(KnownViews.lazyContainers.contains) ?? false
      }
    }
    return (lazy ?? uses.first).map { Syntax($0) }
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
