import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes of a kind inside, in the order of the source.
  func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    Syntax(self).collect(&found)
    return found
  }

  /// The names that are referred to, in the order of the source; shorthand bindings of `if let` too.
  var referencedNames: [String] {
    nodes(DeclReferenceExprSyntax.self).map(\.baseName.plainText)
      + nodes(OptionalBindingConditionSyntax.self).filter { $0.initializer == nil }.flatMap(
        \.pattern.boundNames)
  }

  /// The locals and properties of `self` that are assigned to.
  var assignedNames: [String] {
    nodes(SequenceExprSyntax.self).compactMap { sequence in
      let elements = Array(sequence.elements.prefix(3))
      return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) ? elements[0].memberName : nil
    }
  }

  /// The functions that are called by their names alone, or of `self`.
  var calledNames: [String] { nodes(FunctionCallExprSyntax.self).compactMap(\.calledExpression.memberName) }

  /// The calls of a name inside, `UUID()` for `UUID`.
  func calls(of name: String) -> [FunctionCallExprSyntax] {
    nodes(FunctionCallExprSyntax.self).filter { call in
      switch Callee(call.calledExpression) {
      case .name(name), .member(_, name): true
      default: false
      }
    }
  }

  /// The calls around a node whose closures or arguments it is in, innermost first.
  var callsAround: some Sequence<FunctionCallExprSyntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst().lazy.compactMap { node in
      node.as(ClosureExprSyntax.self)?.owner
    }
  }
}

extension ExprSyntax {
  /// Whether the data are at most a hundred and never change, as they are written: a literal, the cases of a type, or
  /// numbers up to a number.
  var isFixed: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.count <= 100 }
    if let call = self.as(FunctionCallExprSyntax.self) {
      switch Callee(call.calledExpression) {
      case .member(let base?, "enumerated"), .member(let base?, "filter"), .member(let base?, "reversed"),
        .member(let base?, "sorted"):
        return base.isFixed
      case .name("Array"): return call.arguments.only?.expression.isFixed ?? false
      case .member(_?, "prefix"), .member(_?, "suffix"):
        return call.firstUnlabeled.flatMap { Int($0.trimmedDescription) }.map { $0 <= 100 } ?? false
      default: return false
      }
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return name == "allCases" || ["indices", "count"].contains(name) && member.base?.isFixed == true
    }
    if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let end = sequence.elements.last?.as(MemberAccessExprSyntax.self), end.declName.baseName.text == "count"
    {
      return ExprSyntax(end).isFixed
    }
    let text = trimmedDescription
    let bounds = text.split { $0 == "." || $0 == "<" }.compactMap {
      Int($0.filter { $0 != "_" && $0 != " " })
    }
    return text.contains("..") && bounds.count == 2 && bounds[1] - bounds[0] <= 100
  }
}

extension ExprSyntax {
  /// What a call calls, or the expression itself.
  var calledExpression: ExprSyntax { self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self }
}

extension Syntax {
  fileprivate func collect<Node: SyntaxProtocol>(_ found: inout [Node]) {
    if let node = self.as(Node.self) { found.append(node) }
    for child in children(viewMode: .sourceAccurate) { child.collect(&found) }
  }
}

extension FunctionCallExprSyntax {
  /// The modifiers and calls that follow this one in its chain, innermost first.
  var modifiersAfter: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var call = self
    while let member = call.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(call).id,
      let next = member.parent?.as(FunctionCallExprSyntax.self)
    {
      found.append(next)
      call = next
    }
    return found
  }

  /// The view that the modifiers of a chain are applied to.
  var chainRoot: ExprSyntax {
    var expression = ExprSyntax(self)
    while let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, base.typePath == nil
    {
      expression = base
    }
    return expression
  }

  /// The name of the member that is called.
  var modifierName: DeclReferenceExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName
  }
}
