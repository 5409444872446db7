import Findings
import SwiftSyntax

extension SuspectCall {
  /// A bound scroll position whose targets are not marked, or have ids of another type.
  ///
  /// - Note: Documented: `scrollPosition(id:)` looks for ids in the layout that `scrollTargetLayout` marks.
  var scrollTargets: [Finding] {
    guard modifier == "scrollPosition", let binding = node.argument("id") else { return [] }
    let root = node.chainRoot
    guard let content = root.as(FunctionCallExprSyntax.self)?.trailingClosure,
      Callee(root.calledExpression).viewName == "ScrollView"
    else { return [] }
    let names = content.referencedNames
    // What is not written here may mark its own layout.
    let isWritten = content.statements.allSatisfy { statement in
      statement.item.as(ExprSyntax.self).map { expression in
        Callee(expression.chainStart.calledExpression).viewName.map(KnownViews.one.contains) ?? false
      } ?? false
    }
    if isWritten, !names.contains(where: { $0.hasPrefix("scrollTarget") }) {
      return finding(
        .scrollTargetUnresolved, .warning, at: modifierNode,
        symptom: "the position never changes while the user scrolls, and setting it scrolls nowhere",
        because: "no layout in the scroll view is marked as holding the targets",
        fix: LintFix.targetLayout.text)
    }
    return []
      + (wrongType(binding, content).map { (position, id) in
        finding(
          .scrollTargetUnresolved, .warning, at: modifierNode,
          symptom: "setting the position scrolls nowhere",
          because: "the position is a \(position), and the ids of the rows are \(id)",
          fix: LintFix.targetType.text)
      } ?? [])
  }

  /// The types of the position and of the ids, if both are written in the type around the call and differ.
  private func wrongType(_ binding: ExprSyntax, _ content: ClosureExprSyntax) -> (String, String)? {
    guard let name = binding.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$"),
      let position = properties[String(name.dropFirst())]?.type, position.hasSuffix("?"),
      // An id by hand is another target.
      content.calls(of: "id").isEmpty, let list = content.calls(of: "ForEach").first,
      list.argument("id") == nil,
      let data = list.firstUnlabeled?.memberName, let element = properties[data]?.type,
      element.hasPrefix("["),
      let id = idTypes[String(element.dropFirst().dropLast())], id + "?" != position
    else { return nil }
    return (position, id)
  }
}

extension LintFix {
  static let targetLayout = LintFix("mark the stack in the scroll view: '.scrollTargetLayout()'", .modifiers)
  static let targetType = LintFix("give the position the type of the ids")
}
