import Findings
import SwiftSyntax

extension SuspectCall {
  /// Two lists of one lazy stack whose ids are both numbers from 0.
  ///
  /// Chosen: lists behind conditions, and in sections of their own, may never be there together.
  var repeatedIDs: [Finding] {
    guard let name = callee.viewName, KnownViews.lazyStacks.contains(name), let closure = node.trailingClosure
    else {
      return []
    }
    let lists = closure.statements.compactMap { statement -> FunctionCallExprSyntax? in
      guard let root = statement.item.as(ExprSyntax.self)?.chainStart.as(FunctionCallExprSyntax.self),
        Callee(root.calledExpression).viewName == "ForEach", root.idPath == "self" || root.idPath == nil,
        let data = root.firstUnlabeled, data.isNumbersFromZero
      else { return nil }
      return root
    }
    guard lists.count > 1 else { return [] }
    let first = text.place(of: lists[0]).location.line
    return finding(
      .duplicateID, .warning, at: lists[1],
      symptom: "rows are missing, or show twice, and jumps go to the wrong row",
      because: "the ids are numbers from 0, as those of the ForEach at line \(first) of the same \(name)",
      fix: LintFix.distinctIDs.text)
  }
}

extension ListCall {
  /// Numbers with a fraction as ids: equal ones clash, and one that is no number equals nothing.
  var floatIDs: [ListHazard] {
    guard idPath == "self", let name = data?.memberName, let type = properties[name]?.type,
      ["[Double]", "[Float]", "[CGFloat]"].contains(type)
    else { return [] }
    return hazard(
      .duplicateID, .warning, .lazy, at: node,
      symptom: "rows are missing, or show twice, where two values are equal",
      because: "the values of '\(name)' are their own ids, and measured values repeat", fix: .ownIDs)
  }
}

extension ExprSyntax {
  /// What an expression of modifiers begins with.
  var chainStart: ExprSyntax { self.as(FunctionCallExprSyntax.self)?.chainRootCall ?? self }

  fileprivate var isNumbersFromZero: Bool {
    if collectionOfIndices != nil { return true }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    let parts = Array(sequence.elements)
    return parts.count == 3 && parts[0].trimmedDescription == "0"
      && ["..<", "..."].contains(parts[1].trimmedDescription)
  }
}

extension FunctionCallExprSyntax {
  /// The call that a chain of modifiers begins with.
  fileprivate var chainRootCall: ExprSyntax {
    var call = ExprSyntax(self)
    while let next = call.as(FunctionCallExprSyntax.self)?.base, next.is(FunctionCallExprSyntax.self) {
      call = next
    }
    return call
  }
}

extension LintFix {
  static let distinctIDs = LintFix(
    "use the elements and their ids, 'ForEach(items) { ... }', or a Section for each list with an id of its own",
    .views)
}
