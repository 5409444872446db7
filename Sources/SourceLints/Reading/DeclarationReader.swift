import LazyStacks
import SwiftSyntax

/// Reads the declarations of a file, its lists, and where views are used.
final class DeclarationReader: SyntaxVisitor {
  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [MemberDeclaration] = []
  private(set) var lists: [ListSite] = []
  private(set) var uses: [ViewUse] = []
  private(set) var facts: [TypeFacts] = []

  /// What extensions make types conform to.
  private(set) var conformances: [(path: [String], names: [String])] = []

  let text: SourceText
  private var scope: SourceScope

  /// How many types each declaration that is being visited added to the scope.
  private var added: [Int] = []

  private var declarations = BlockDeclarations()

  /// Whether each extension that is being visited makes its members public.
  private var publicExtensions: [Bool] = []

  init(_ text: SourceText, module: String) {
    self.text = text
    scope = SourceScope(file: text.file, module: module)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").map(
      String.init)
    let inherited = node.inheritanceClause?.names ?? []
    if !inherited.isEmpty { conformances.append((scope.types + path, inherited)) }
    scope.types += path
    added.append(path.count)
    publicExtensions.append(node.modifiers.isPublic)
    addFacts(node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    publicExtensions.removeLast()
    leave()
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.isPublic || publicExtensions.last == true && !modifiers.isFilePrivate
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(
      TypeDeclaration(
        path: scope.types + [node.name.plainText], scope: scope, place: text.place(of: node.name),
        isFilePrivate: node.modifiers.isFilePrivate, isPublic: isPublic(node.modifiers), inherited: [],
        alias: node.initializer.value.typeNames, isConditional: node.isConditional))
    return .skipChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.names ?? []
    types.append(
      TypeDeclaration(
        path: scope.types + [name.plainText], scope: scope, place: text.place(of: name),
        isFilePrivate: node.modifiers.isFilePrivate, isPublic: isPublic(node.modifiers), inherited: inherited,
        alias: nil,
        isConditional: node.isConditional))
    scope.types.append(name.plainText)
    added.append(1)
    addFacts(node.memberBlock)
    return .visitChildren
  }

  private func leave() {
    scope.types.removeLast(added.removeLast())
  }

  private func addFacts(_ block: MemberBlockSyntax) {
    facts.append(TypeFacts(block, path: scope.types, scope: scope, text))
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    let isBuilder = node.attributes.names.contains("ViewBuilder")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let type = binding.typeAnnotation?.type.declaredType ?? .opaque
      let statements = binding.accessorBlock?.getter
      if statements == nil, binding.typeAnnotation == nil, binding.initializer?.value.makesView != true {
        continue
      }
      let reader = ViewReader(text: text, scope: scope)
      let isView = isBuilder || type.mayBeView || statements == nil
      guard isView else { continue }
      members.append(
        MemberDeclaration(
          name: name.plainText, owner: scope.types, scope: scope, place: text.place(of: name),
          isFilePrivate: node.modifiers.isFilePrivate, isPublic: isPublic(node.modifiers), isFunction: false,
          parameters: nil,
          isConditional: node.isConditional, type: isBuilder && statements == nil ? .closure : type,
          term: statements.map(reader.term)
            ?? binding.initializer.flatMap { $0.value.makesView ? reader.term(of: $0.value) : nil }))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let type = node.signature.returnClause?.type.declaredType else {
      return .visitChildren
    }
    guard type.mayBeView || node.attributes.names.contains("ViewBuilder") else { return .visitChildren }
    var reader = ViewReader(text: text, scope: scope)
    for parameter in node.signature.parameterClause.parameters {
      reader.locals[parameter.localName] =
        parameter.takesClosure ? .closure : parameter.isContent ? .content : .opaque
    }
    members.append(
      MemberDeclaration(
        name: node.name.plainText, owner: scope.types, scope: scope, place: text.place(of: node.name),
        isFilePrivate: node.modifiers.isFilePrivate, isPublic: isPublic(node.modifiers), isFunction: true,
        parameters: node.signature.parameterClause.declared, isConditional: node.isConditional, type: type,
        term: node.body.map { reader.term(of: $0.statements) }))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    members.append(
      MemberDeclaration(
        name: "init", owner: scope.types, scope: scope, place: text.place(of: node),
        isFilePrivate: node.modifiers.isFilePrivate, isPublic: isPublic(node.modifiers), isFunction: true,
        parameters: node.signature.parameterClause.declared, isConditional: node.isConditional, type: .opaque,
        term: nil))
    return .visitChildren
  }

  // MARK: Lists and uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Callee(node.calledExpression).viewName, node.isList(named: name) else {
      return .visitChildren
    }
    let container = name == "List" ? .view(name) : Surroundings.container(of: Syntax(node), scope)
    lists.append(
      ListSite(
        name: name, place: text.place(of: node), scope: scope, container: container,
        row: ViewReader(text: text, scope: scope, around: node, &declarations).row(of: node),
        data: node.firstUnlabeled?.shortText ?? ""))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, let name = expression.rootName else {
      return .visitChildren
    }
    guard !KnownViews.one.contains(name), !KnownViews.transparent.contains(name) else {
      return .visitChildren
    }
    let container = Surroundings.container(of: Syntax(node), scope)
    switch container {
    case .view(let view) where !KnownViews.lazyContainers.contains(view): break
    case .view, .root: uses.append(ViewUse(name: name, scope: scope, container: container))
    case .unknown: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes rows of data.
  fileprivate func isList(named name: String) -> Bool {
    switch name {
    case "ForEach", "OutlineGroup": true
    case "List": firstUnlabeled != nil && (trailingClosure != nil || argument("rowContent") != nil)
    default: false
    }
  }
}

extension ExprSyntax {
  /// The name that an expression of modifiers begins with: `Row` of `Row(x).padding()`, `row` of `self.row`.
  fileprivate var rootName: String? {
    var expression = self
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.isSelf { return member.declName.baseName.plainText }
        expression = base
      } else {
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      }
    }
  }
}
