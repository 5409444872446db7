import Findings
import SwiftSyntax

extension SuspectReader {
  /// An `id` that is computed is another at each look; one that is stored is made anew with each value.
  static func unstableIDs(
    of type: some DeclGroupSyntax, named name: String, _ text: SourceText
  ) -> [Finding] {
    guard type.inheritanceClause?.names.contains("Identifiable") == true else { return [] }
    return type.memberBlock.members.compactMap { member -> Finding? in
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "id",
        !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { return nil }
      if let getter = binding.accessorBlock?.getter,
        getter.calls(of: "UUID").contains(where: \.arguments.isEmpty)
      {
        // What stands behind `??` is for values without an id only.
        let isFallback = getter.trimmedDescription.contains("??")
        return Finding(
          rule: .unstableID, severity: isFallback ? .warning : .error, place: text.place(of: binding),
          symptom: "rows flicker, lose their state and are built anew at each update",
          because: "'id' is computed and makes a UUID each time it is read, so no row is ever found again",
          fix: "store the id: 'let id: UUID', given when the value is made")
      }
      let isUUID = binding.typeAnnotation?.type.typeNames?.last == "UUID"
      guard let value = binding.initializer?.value,
        value.isNewUUID || isUUID && value.trimmedDescription == ".init()"
      else { return nil }
      return Finding(
        rule: .unstableID, severity: .note, place: text.place(of: binding),
        symptom: "rows may lose their state and be built anew when the data are loaded again",
        because: "each new '\(name)' gets an id of its own, also one with the same content",
        fix: "take the id from the data; nothing, if values are made once and kept")
    }
  }
}

extension SuspectCall {
  /// `.id(UUID())` on a view, and ids made within the data of a list.
  ///
  /// - Note: Documented: identity must outlast updates (WWDC21 session 10022).
  var unstableIDs: [Finding] {
    if modifier == "id", let id = node.arguments.only?.expression, id.isNewUUID {
      // Chosen: a spinner in a List is restarted so, on purpose, and has nothing to lose.
      let isSpinner = node.chainRoot.calledViews.contains("ProgressView")
      return finding(
        .unstableID, isSpinner ? .note : .warning,
        at: node.modifierName ?? DeclReferenceExprSyntax(baseName: .identifier("id")),
        symptom: "the view flickers, loses its state and is built anew at each update",
        because: "each run of the body gives it another id", fix: "give it an id that comes from the data")
    }
    guard let data, !data.isFixed, let made = data.calls(of: "UUID").first else { return [] }
    return finding(
      .unstableID, .warning, at: made, symptom: "rows flicker and lose their state at each update",
      because: "the data of the list, and their ids, are made anew by each run of the body",
      fix: "make the data once, outside the body")
  }
}

extension ExprSyntax {
  var isNewUUID: Bool {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base { return base.isNewUUID }
    // `a ?? UUID()` is new wherever `a` is missing.
    if let sequence = self.as(SequenceExprSyntax.self), let last = sequence.elements.last,
      sequence.elements.contains(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" })
    {
      return last.isNewUUID
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return false }
    if case .member(let base?, "UUID") = Callee(call.calledExpression) {
      return base.typePath == ["Foundation"]
    }
    return Callee(call.calledExpression).viewName == "UUID"
  }
}
