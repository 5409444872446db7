import Findings
import SwiftParser
import SwiftSyntax

extension SuspectCall {
  /// `.id` with a value that changes on a lazy stack or what scrolls it.
  ///
  /// Chosen: a note, as it is also the way to begin anew on purpose.
  var stackID: [Finding] {
    guard modifier == "id", let value = node.arguments.only?.expression, value.isChanging, !value.isNewUUID,
      let root = Callee(node.chainRoot.calledExpression).viewName
    else { return [] }
    let isLazy =
      KnownViews.lazyContainers.contains(root) && root != "Form"
      || root == "ScrollView" && !Set(node.chainRoot.calledViews).isDisjoint(with: KnownViews.lazyStacks)
    guard isLazy, !isInLazyRow else { return [] }
    return finding(
      .idResetsStack, .note, at: modifierNode,
      symptom: "the list flashes, and is back at its start with all state lost, when the id changes",
      because: "another id is another \(root): all of its rows are built anew",
      fix: "change the data instead; nothing, if it is to begin anew")
  }

  /// `.id` on the row of a List.
  ///
  /// - Note: Observed: with it a List makes all of its rows to know their ids. ForEach has given each row one already.
  var rowID: [Finding] {
    guard modifier == "id", let value = node.arguments.only?.expression, !value.isNewUUID, value.isChanging,
      let closure = node.enclosingClosure, let list = closure.owner, list.trailingClosure?.id == closure.id,
      Callee(list.calledExpression).viewName == "ForEach",
      list.callsAround.map({ Callee($0.calledExpression).viewName ?? "" })
        .first(where: { !KnownViews.transparent.contains($0) }) == "List"
    else { return [] }
    return finding(
      .idOnListRow, .note, at: modifierNode, symptom: "a long list opens slowly",
      because:
        "a List makes every row whose id is set by hand to know it, and ForEach has given each row its id",
      fix: "leave the id out: scrollTo finds the rows by the ids of the elements")
  }
}

extension ExprSyntax {
  /// Whether the value is no literal and no case.
  fileprivate var isChanging: Bool {
    if self.is(StringLiteralExprSyntax.self) {
      return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue == nil
    }
    if self.is(IntegerLiteralExprSyntax.self) { return false }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base != nil && member.base?.typePath == nil
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return !reference.baseName.plainText.isCapitalized
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The closure whose statement the chain of the call is.
  fileprivate var enclosingClosure: ClosureExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.as(ClosureExprSyntax.self)
  }
}
