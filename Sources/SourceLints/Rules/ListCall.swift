import Findings
import SwiftSyntax

/// The call of a `ForEach`, or of a `List` of data, that rules look at, and what is known around it.
struct ListCall {
  let node: FunctionCallExprSyntax
  let text: SourceText

  /// The properties of the type around it.
  let properties: [String: TypeFacts.Property]

  /// What the type around it does to its collections.
  let edits: CollectionEdits

  static let rules: [@Sendable (ListCall) -> [ListHazard]] = [
    { $0.indexAsID }, { $0.selfAsID }, { $0.inlineFilter }, { $0.floatIDs },
  ]

  var hazards: [ListHazard] { Self.rules.flatMap { $0(self) } }
}

extension ListCall {
  /// The data, unless they are few and never change.
  var data: ExprSyntax? { node.firstUnlabeled.flatMap { $0.isFixed ? nil : $0 } }

  /// The key path given as the id, without its backslash and its first dot.
  var idPath: String? { node.idPath }

  func hazard(
    _ rule: LintRule, _ severity: Severity, _ weight: ListHazard.Weight,
    at node: some SyntaxProtocol,
    symptom: String, because: String, fix: LintFix
  ) -> [ListHazard] {
    [
      ListHazard(
        finding: Finding(
          rule: rule, severity: severity, place: text.place(of: node), symptom: symptom, because: because,
          fix: fix.text), weight: weight)
    ]
  }

  /// What is known of a collection and of the rows.
  func edits(of collection: String, isBinding: Bool = false) -> ListHazard.Edits {
    let after = node.modifiersAfter.compactMap { $0.modifierName?.baseName.text }
    let isHandled = after.contains { $0 == "onDelete" || $0 == "onMove" }
    let type = properties[collection]?.type ?? ""
    return ListHazard.Edits(
      isEdited: isHandled || edits.edited.contains(collection), keepsState: node.rowsKeepText,
      moves: edits.isAnimated || isHandled, elementType: type.elementType)
  }
}

extension FunctionCallExprSyntax {
  /// The key path given as the id, without its backslash and its first dot.
  var idPath: String? {
    guard let path = argument("id")?.as(KeyPathExprSyntax.self) else { return nil }
    let components = path.components.trimmedDescription
    return components.hasPrefix(".") ? String(components.dropFirst()) : components
  }

  /// Whether something is typed or opened in the rows as they are written.
  fileprivate var rowsKeepText: Bool {
    let keepers: Set<String> = ["TextField", "TextEditor", "SecureField", "DisclosureGroup"]
    return (trailingClosure?.referencedNames ?? []).contains(where: keepers.contains)
  }
}

extension String {
  /// The type in an array's type; `nil` for any other.
  fileprivate var elementType: String? {
    guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return nil }
    return String(dropFirst().dropLast())
  }
}
