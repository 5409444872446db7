import Findings
import SwiftSyntax

extension ListCall {
  /// The position as the id: after an insertion every row below has another's state.
  var indexAsID: [ListHazard] {
    guard let data, let (collection, how) = positions(of: data) else { return [] }
    var hazards = hazard(
      .indexAsID, .warning, .identity(edits(of: collection)), at: node,
      symptom: "after an insertion or a deletion rows show the state of others, and move wrongly",
      because: "\(how), which belongs to a place and not to an element of '\(collection)'",
      fix: data.trimmedDescription.contains("enumerated") ? .elementIDs : .elements)
    if idPath == "offset" || idPath == "self.offset", let id = node.argument("id") {
      let start = id.positionAfterSkippingLeadingTrivia.utf8Offset
      hazards[0].edit = SourceEdit(
        range: start..<id.endPositionBeforeTrailingTrivia.utf8Offset, text: "\\.element.id")
    }
    return hazards
  }

  /// The collection whose positions are the ids, and what they are; `nil` if they are none.
  private func positions(of data: ExprSyntax) -> (collection: String, how: String)? {
    let id = idPath
    if let call = data.calls(of: "enumerated").first {
      guard ["offset", "0", "self.offset"].contains(id) else { return nil }
      return ((call.base ?? data).collectionText, "the id is the offset")
    }
    if let zip = data.calls(of: "zip").first, id == "0",
      let indices = zip.firstUnlabeled?.as(MemberAccessExprSyntax.self), let base = indices.base,
      indices.declName.baseName.text == "indices"
    {
      return (base.collectionText, "the id is the index")
    }
    guard id == "self" || id == nil, let collection = data.collectionOfIndices else { return nil }
    return (collection, "the id is the index")
  }
}

extension FunctionCallExprSyntax {
  /// What a method is called on.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
}

extension ExprSyntax {
  /// The collection whose indices the expression is: `a.indices` or `0..<a.count`, in an array or not.
  var collectionOfIndices: String? {
    if let call = self.as(FunctionCallExprSyntax.self), case .name("Array") = Callee(call.calledExpression) {
      return call.arguments.only?.expression.collectionOfIndices
    }
    if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" {
      return member.base?.collectionText
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[0].trimmedDescription == "0",
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
      let count = parts[2].as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count"
    else { return nil }
    return count.base?.collectionText
  }
}

extension LintFix {
  static let elementIDs = LintFix(
    "use the ids that the elements have: 'ForEach(Array(items.enumerated()), id: \\.element.id) { ... }'",
    .views)
  static let elements = LintFix(
    "use the elements themselves: 'ForEach(items) { ... }', or 'ForEach($items) { ... }' to edit them", .views
  )
  static let ownIDs = LintFix(
    "give the elements ids of their own, made once and kept: 'struct Item: Identifiable { let id: UUID }'",
    .declarations)
}
