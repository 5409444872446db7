import Findings
import SwiftSyntax

extension ListCall {
  /// `.filter` or `.sorted` in the data, at once or through a computed property: all of the collection is gone
  /// through by each run of the body.
  ///
  /// - Note: Documented: WWDC23 session 10160 advises against it. Chosen: a note, as most data are a screenful, and
  ///   nobody can read here how many there are.
  var inlineFilter: [ListHazard] {
    guard let data = node.firstUnlabeled else { return [] }
    if let call = data.outerCalls.first(where: { Self.costly[$0.modifierName?.baseName.text ?? ""] != nil }),
      let name = call.modifierName, call.base?.isFixed != true
    {
      return hazard(
        .inlineFilter, .note, .lazy, at: name, symptom: "updates take longer the more data there are",
        because:
          "each run of the body \(Self.costly[name.baseName.text] ?? "goes through") all of the data again, "
          + "whatever is seen", fix: .keptData)
    }
    guard let name = data.memberName, let how = properties[name]?.isComputedBy else { return [] }
    return hazard(
      .inlineFilter, .note, .lazy, at: data, symptom: "updates take longer the more data there are",
      because:
        "'\(name)' is computed: each run of the body \(Self.costly[how] ?? "goes through") all of the data again",
      fix: .keptData)
  }

  /// What goes through all of the data, and the word for it.
  static let costly = ["filter": "filters", "sorted": "sorts", "sort": "sorts"]
}

extension ExprSyntax {
  /// The calls of methods that the value is the result of, outermost first; those in arguments and closures are not.
  var outerCalls: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var expression: ExprSyntax? = self
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        found.append(call)
        if case .name("Array") = Callee(call.calledExpression) {
          expression = call.arguments.only?.expression
        } else {
          expression = call.base
        }
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        expression = member.base
      } else {
        expression = nil
      }
    }
    return found
  }
}

extension LintFix {
  static let keptData = LintFix(
    "keep the result, and make it anew where the data or the choice change: "
      + "'@State private var shown: [Item] = []' and '.onChange(of: query) { shown = ... }'", .words)
}
