import SwiftSyntax

extension ClosureExprSyntax {
  /// The names of the parameters, those of bindings without their dollar signs too.
  var parameterNames: [String] {
    let names: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let list)?: list.map(\.name.plainText)
      case .parameterClause(let clause)?:
        clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
      case nil: []
      @unknown default: []
      }
    return names + names.filter { $0.hasPrefix("$") && $0.count > 1 }.map { String($0.dropFirst()) }
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  var boundNames: [String] { nodes(IdentifierPatternSyntax.self).map(\.identifier.plainText) }
}

extension ConditionElementListSyntax {
  /// The conditions in one line, shortened.
  var shortText: String {
    let words = trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > 60 ? words.prefix(57) + "..." : words
  }
}

extension SwitchCaseSyntax {
  /// Whether the case only ends the program.
  var neverReturns: Bool {
    guard let only = statements.only, case .expr(let expression) = only.item,
      let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name == "fatalError" || name == "preconditionFailure"
  }
}

extension ExprSyntax {
  /// The name of a local, or of a property of `self`.
  var memberName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return nil }
    return member.declName.baseName.plainText
  }
}

/// Finds what the `return` statements of a function return, its closures and local functions aside.
final class ReturnFinder: SyntaxVisitor {
  private var expressions: [ExprSyntax] = []

  static func expressions(in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.expressions
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { expressions.append(expression) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
