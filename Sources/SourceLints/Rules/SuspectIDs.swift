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
        return Finding(
          rule: .unstableID, severity: .error, place: text.place(of: binding),
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
      return finding(
        .unstableID, .warning, at: node.modifierName ?? DeclReferenceExprSyntax(baseName: .identifier("id")),
        symptom: "the view flickers, loses its state and is built anew at each update",
        because: "each run of the body gives it another id", fix: "give it an id that comes from the data")
    }
    guard let data, let made = data.calls(of: "UUID").first else { return [] }
    return finding(
      .unstableID, .warning, at: made, symptom: "rows flicker and lose their state at each update",
      because: "the data of the list, and their ids, are made anew by each run of the body",
      fix: "make the data once, outside the body")
  }

  /// `\.self` where the values can be edited: a changed value is another row.
  var selfAsID: [Finding] {
    guard let data, idPath == "self", !data.isIndices else { return [] }
    if data.trimmedDescription.hasPrefix("$") {
      return finding(
        .selfAsID, .warning, at: node, symptom: "a row loses its focus and its state while it is edited",
        because: "the value is its own id, and the list hands out bindings to change it",
        fix: "give the elements ids of their own")
    }
    guard let name = data.memberName, let property = properties[name], !property.isConstant,
      let wrapper = property.wrapper, property.type.hasPrefix("[")
    else { return [] }
    return finding(
      .selfAsID, .note, at: node,
      symptom: "a row may lose its state when its value changes, and equal values clash",
      because: "the value is its own id, and '\(name)' is a @\(wrapper) that can be changed",
      fix: "give the elements ids of their own; nothing, if values are unique and never edited")
  }

  /// The position as the id: after an insertion every row below has another's state.
  var indexAsID: [Finding] {
    guard let data else { return [] }
    let text = data.trimmedDescription
    if text.contains(".enumerated()"), let path = idPath, ["offset", "0", "self.offset"].contains(path) {
      return finding(
        .indexAsID, .warning, at: node, symptom: "after an insertion rows show the state of others",
        because: "the id is the offset, and an offset belongs to a place and not to an element",
        fix: "use the element's own id: 'id: \\.element.id'")
    }
    let isZipped = text.contains("zip(") && text.contains(".indices") && idPath == "0"
    guard isZipped || data.isIndices && (idPath == "self" || idPath == nil) else { return [] }
    return finding(
      .indexAsID, .note, at: node, symptom: "after an insertion rows may show the state of others",
      because: "the id is the position", fix: "use the elements themselves and their ids")
  }

  /// `.filter` in the data: the whole collection is gone through at each update.
  ///
  /// - Note: Documented: WWDC23 session 10160 advises against it.
  var inlineFilter: [Finding] {
    guard let data, let filter = data.calls(of: "filter").first else { return [] }
    return finding(
      .inlineFilter, .warning,
      at: filter.modifierName ?? DeclReferenceExprSyntax(baseName: .identifier("filter")),
      symptom: "updates take longer the more data there are",
      because: "each run of the body filters all of the data again, whatever is seen",
      fix: "keep the filtered data, and filter when the data or the filter change")
  }
}

extension ExprSyntax {
  /// Whether the expression is the positions of a collection: `a.indices` or `0..<a.count`, in an array or not.
  fileprivate var isIndices: Bool {
    var text = trimmedDescription.filter { !$0.isWhitespace }
    if text.hasPrefix("Array("), text.hasSuffix(")") { text = String(text.dropFirst(6).dropLast()) }
    return text.hasSuffix(".indices") || (text.hasPrefix("0..<") && text.hasSuffix(".count"))
  }

  fileprivate var isNewUUID: Bool {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base { return base.isNewUUID }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return false }
    if case .member(let base?, "UUID") = Callee(call.calledExpression) {
      return base.typePath == ["Foundation"]
    }
    return Callee(call.calledExpression).viewName == "UUID"
  }
}
