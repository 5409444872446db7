import Findings
import SwiftSyntax

/// Finds what the syntax alone gives away: a rule looks at one call, or at one declaration.
final class SuspectReader: SyntaxVisitor {
  private let text: SourceText

  /// The properties of the types of the file, by name; those of an inner type hide those of an outer.
  private let properties: [[String]: [String: TypeFacts.Property]]
  private let idTypes: [String: String]
  private var path: [String] = []
  private(set) var findings: [Finding] = []

  static func findings(in tree: SourceFileSyntax, _ text: SourceText, facts: [TypeFacts]) -> [Finding] {
    let reader = SuspectReader(text, facts)
    reader.walk(tree)
    return reader.findings
  }

  private init(_ text: SourceText, _ facts: [TypeFacts]) {
    self.text = text
    properties = facts.reduce(into: [:]) { $0[$1.path, default: [:]].merge($1.properties) { $1 } }
    idTypes = facts.reduce(into: [:]) { types, facts in
      if let name = facts.path.last, let id = facts.properties["id"]?.type, !id.isEmpty { types[name] = id }
    }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let call = SuspectCall(node: node, text: text, properties: properties[path] ?? [:], idTypes: idTypes)
    findings += SuspectCall.rules.flatMap { $0(call) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.plainText)
    if node.inheritanceClause?.names.contains("PreviewProvider") == true { return .skipChildren }
    findings += Self.unstableIDs(of: node, named: node.name.text, text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    findings += Self.unstableIDs(of: node, named: node.extendedType.trimmedDescription, text)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.plainText)
    findings += Self.unstableIDs(of: node, named: node.name.text, text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.plainText)
    findings += Self.unstableIDs(of: node, named: node.name.text, text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
}

/// A call that rules look at, and what is known around it.
struct SuspectCall {
  let node: FunctionCallExprSyntax
  let text: SourceText
  let properties: [String: TypeFacts.Property]

  /// The types of the ids of the file's types, by their names.
  let idTypes: [String: String]

  static let rules: [@Sendable (SuspectCall) -> [Finding]] = [
    { $0.unstableIDs }, { $0.offsetKeyedLogic },
    { $0.geometryFeedback }, { $0.eagerInScroll }, { $0.positionOverridesAnchor }, { $0.unsizedImage },
    { $0.nestedLazy }, { $0.repeatedIDs }, { $0.scrollTargets }, { $0.stackID }, { $0.rowID },
    { $0.unguardedLoadMore },
  ]

  var callee: Callee { Callee(node.calledExpression) }

  /// The name of the modifier that the call is; `nil` if it is none.
  var modifier: String? {
    guard callee.viewName == nil, case .member(_?, let name) = callee else { return nil }
    return name
  }

  /// The data of a `ForEach`, or of a `List` that is made of data.
  var data: ExprSyntax? {
    guard let name = callee.viewName, name == "ForEach" || name == "List" else { return nil }
    return node.firstUnlabeled
  }

  func finding(
    _ rule: LintRule, _ severity: Severity, at node: some SyntaxProtocol, symptom: String,
    because: String, fix: String
  ) -> [Finding] {
    [
      Finding(
        rule: rule, severity: severity, place: text.place(of: node), symptom: symptom, because: because,
        fix: fix)
    ]
  }
}
