import Findings
import SwiftSyntax

extension SuspectCall {
  /// The last row loads more when it appears, and nothing keeps it from loading twice.
  ///
  /// Chosen: it is told only where the function that loads is in the same type and looks at nothing first.
  var unguardedLoadMore: [Finding] {
    guard modifier == "onAppear" || modifier == "task", let closure = node.trailingClosure, isInLazyRow else {
      return []
    }
    for condition in closure.nodes(IfExprSyntax.self) {
      guard condition.conditions.count == 1, condition.conditions.referencedNames.contains("last"),
        condition.conditions.trimmedDescription.contains("=="),
        !condition.conditions.trimmedDescription.contains("&&"),
        let name = condition.body.calledNames.last, let load = function(named: name), !load.looksFirst
      else { continue }
      return finding(
        .unguardedLoadMore, .warning, at: modifierNode,
        symptom: "a page is loaded twice, or the list loads without end",
        because:
          "the last row appears again when it is scrolled back to or rebuilt, and '\(name)' starts in any case",
        fix: LintFix.guardedLoad.text)
    }
    return []
  }

  private func function(named name: String) -> FunctionDeclSyntax? {
    node.enclosingMembers?.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.plainText == name }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function decides something before or while it works.
  fileprivate var looksFirst: Bool {
    guard let body else { return true }
    return !body.nodes(GuardStmtSyntax.self).isEmpty || !body.nodes(IfExprSyntax.self).isEmpty
  }
}

extension LintFix {
  static let guardedLoad = LintFix(
    "begin with 'guard !isLoading else { return }', and keep the flag until the page is there", .words)
}
