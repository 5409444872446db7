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
  private var knownEdits: [SyntaxIdentifier: CollectionEdits] = [:]

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
    if inherited.contains("PreviewProvider") {
      added.append(0)
      return .skipChildren
    }
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
    var surrounding = Surrounding(node, scope)
    if name == "List" {
      surrounding.frames.insert(
        Surrounding.Frame(name: name, isModifier: false, label: nil, scope: scope), at: 0)
    }
    lists.append(
      ListSite(
        name: name, place: text.place(of: node), scope: scope, surrounding: surrounding,
        row: ViewReader(text: text, scope: scope, around: node, &declarations).row(of: node),
        rowRange: node.rowRange, data: ListData(node.firstUnlabeled), hazards: hazards(of: node)))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .expr(let expression): addUse(of: expression)
    case .stmt(let statement): (statement.as(ReturnStmtSyntax.self)?.expression).map(addUse)
    default: break
    }
    return .visitChildren
  }

  /// A view that is handed on without being called: `AppList(content: rows)`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label?.plainText, label == "content" || label == "rows",
      let call = node.parent?.parent?.as(FunctionCallExprSyntax.self), let name = node.expression.memberName,
      let callee = Callee(call.calledExpression).viewName
    else { return .visitChildren }
    var surrounding = Surrounding(call, scope)
    let isApples = Callee(call.calledExpression).isApples
    surrounding.frames.insert(
      Surrounding.Frame(name: callee, isApples: isApples, isModifier: false, label: label, scope: scope),
      at: 0)
    if !surrounding.isEager { uses.append(ViewUse(name: name, scope: scope, surrounding: surrounding)) }
    return .visitChildren
  }

  private func hazards(of node: FunctionCallExprSyntax) -> [ListHazard] {
    let own = facts.filter { $0.path == scope.types }.map(\.properties)
    let properties = own.reduce(into: [:]) { $0.merge($1) { $1 } }
    return ListCall(node: node, text: text, properties: properties, edits: edits(around: node)).hazards
  }

  /// What the outermost type around a node does to its collections.
  private func edits(around node: some SyntaxProtocol) -> CollectionEdits {
    let block = sequence(first: Syntax(node), next: \.parent).reversed().first {
      $0.is(MemberBlockSyntax.self)
    }
    guard let block else { return CollectionEdits() }
    if let found = knownEdits[block.id] { return found }
    let found = CollectionEdits(block)
    knownEdits[block.id] = found
    return found
  }

  private func addUse(of expression: ExprSyntax) {
    guard let name = expression.rootName, !KnownViews.one.contains(name),
      !KnownViews.transparent.contains(name)
    else { return }
    let surrounding = Surrounding(expression, scope)
    if surrounding.isEager || surrounding.frames.isEmpty && surrounding.end == .unknown { return }
    uses.append(ViewUse(name: name, scope: scope, surrounding: surrounding))
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
}

extension ListData {
  fileprivate init(_ data: ExprSyntax?) {
    text = data?.shortText ?? ""
    isFixed = data?.isFixed ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The bytes of the statements that make a row.
  fileprivate var rowRange: Range<Int>? {
    guard let statements = trailingClosure?.statements, !statements.isEmpty else { return nil }
    return statements.positionAfterSkippingLeadingTrivia
      .utf8Offset..<statements.endPositionBeforeTrailingTrivia.utf8Offset
  }

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
