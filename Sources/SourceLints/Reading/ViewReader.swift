import SwiftSyntax

/// Reads views as terms: what a builder, an expression or a reference to a function yields.
struct ViewReader {
  let text: SourceText
  let scope: SourceScope

  /// What local names mean.
  var locals: [String: Local] = [:]

  /// How many local declarations have been followed, against circles.
  private var depth = 0

  enum Local {
    /// A constant of the block.
    case value(ExprSyntax)
    case function(FunctionDeclSyntax)

    /// What `if let` has found, in its own surroundings.
    indirect case unwrapped(ExprSyntax, outer: Local?)

    /// What a modifier is applied to.
    case content

    /// A parameter that is a closure.
    case closure

    /// One of several, by the kind of build.
    case configured([Local])

    /// A subview that a container was given.
    case subview

    /// Anything else: data.
    case opaque
  }

  init(text: SourceText, scope: SourceScope) {
    self.text = text
    self.scope = scope
  }

  private static let depthLimit = 16
}

// MARK: Statements

extension ViewReader {
  /// The views of a builder, or those that a function returns.
  func term(of statements: CodeBlockItemListSyntax) -> ViewTerm {
    let returned = ReturnFinder.expressions(in: statements)
    guard let first = returned.first else { return builderTerm(of: statements) }
    var reader = self
    reader.addLocals(of: statements)
    let terms = returned.map(reader.term)
    return terms.count == 1
      ? terms[0]
      : .choice(
        ViewTerm.Choice(
          kind: .ifElse, branches: terms, condition: "return", place: text.place(of: first)))
  }

  func term(of closure: ClosureExprSyntax) -> ViewTerm { term(of: closure, isSubview: false) }

  /// The views of a closure; its parameters are data, or subviews.
  func term(of closure: ClosureExprSyntax, isSubview: Bool) -> ViewTerm {
    var reader = self
    for name in closure.parameterNames { reader.locals[name] = isSubview ? .subview : .opaque }
    if isSubview { reader.locals["$0"] = .subview }
    return reader.term(of: closure.statements)
  }

  private func builderTerm(of statements: CodeBlockItemListSyntax) -> ViewTerm {
    var reader = self
    var terms: [ViewTerm] = []
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        if let configuration = declaration.as(IfConfigDeclSyntax.self) {
          terms.append(reader.term(of: configuration))
        }
        reader.addLocal(declaration)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self) {
          terms.append(reader.term(of: expression.expression))
        } else if let block = statement.as(DoStmtSyntax.self) {
          terms.append(reader.builderTerm(of: block.body.statements))
        }
      case .expr(let expression): terms.append(reader.term(of: expression))
      @unknown default: break
      }
    }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  mutating func addLocals(of statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { addLocal(declaration) }
    }
  }

  mutating func addLocal(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      locals[function.name.plainText] = .function(function)
    }
    if let configuration = declaration.as(IfConfigDeclSyntax.self) { addLocals(of: configuration) }
    guard let variables = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variables.bindings {
      for name in binding.pattern.boundNames {
        locals[name] =
          binding.pattern.is(IdentifierPatternSyntax.self)
          ? binding.initializer.map { .value($0.value) } ?? .opaque : .opaque
      }
    }
  }

  /// The name that `if let` binds: a view, if what it unwraps is one.
  private mutating func addLocal(_ binding: OptionalBindingConditionSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      for name in binding.pattern.boundNames { locals[name] = .opaque }
      return
    }
    let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    locals[name] = .unwrapped(value, outer: locals[name])
  }

  /// What each configuration declares: a name may mean another thing in each.
  private mutating func addLocals(of configuration: IfConfigDeclSyntax) {
    var found: [String: [Local]] = [:]
    for clause in configuration.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      var reader = ViewReader(text: text, scope: scope)
      reader.addLocals(of: statements)
      for (name, local) in reader.locals { found[name, default: []].append(local) }
    }
    for (name, all) in found { locals[name] = all.only ?? .configured(all) }
  }

  /// One branch for each configuration; without `#else`, one of them has no views.
  private func term(of configuration: IfConfigDeclSyntax) -> ViewTerm {
    var branches: [ViewTerm] = configuration.clauses.map { clause in
      if case .statements(let statements)? = clause.elements { builderTerm(of: statements) } else { .none }
    }
    if configuration.clauses.last?.condition != nil { branches.append(.none) }
    let condition = configuration.clauses.first?.condition?.shortText ?? ""
    return .choice(
      ViewTerm.Choice(
        kind: .configuration, branches: branches, condition: condition, place: text.place(of: configuration)))
  }

  private func term(of expression: IfExprSyntax) -> ViewTerm {
    var reader = self
    var availabilityCount = 0
    for condition in expression.conditions {
      switch condition.condition {
      case .availability: availabilityCount += 1
      case .optionalBinding(let binding):
        reader.addLocal(binding)
      case .matchingPattern(let match):
        for name in match.pattern.boundNames { reader.locals[name] = .opaque }
      case .expression: break
      @unknown default: break
      }
    }
    let then = reader.builderTerm(of: expression.body.statements)
    let otherwise: ViewTerm? =
      switch expression.elseBody {
      case .codeBlock(let block)?: builderTerm(of: block.statements)
      case .ifExpr(let next)?: term(of: next)
      case nil: nil
      @unknown default: nil
      }
    let kind: ViewTerm.Choice.Kind =
      if otherwise == nil {
        // Beside other conditions it is they that decide, at run time.
        availabilityCount == expression.conditions.count ? .availabilityWithoutElse : .ifWithoutElse
      } else {
        availabilityCount > 0 ? .availability : .ifElse
      }
    return .choice(
      ViewTerm.Choice(
        kind: kind, branches: [then, otherwise ?? .none], condition: expression.conditions.shortText,
        place: text.place(of: expression)))
  }

  private func term(of expression: SwitchExprSyntax) -> ViewTerm {
    .choice(
      ViewTerm.Choice(
        kind: .switchCases, branches: cases(expression.cases), condition: expression.subject.shortText,
        place: text.place(of: expression)))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [ViewTerm] {
    list.flatMap { element -> [ViewTerm] in
      switch element {
      case .switchCase(let item):
        var reader = self
        if case .case(let label) = item.label {
          for pattern in label.caseItems {
            for name in pattern.pattern.boundNames { reader.locals[name] = .opaque }
          }
        }
        return item.neverReturns ? [] : [reader.builderTerm(of: item.statements)]
      case .ifConfigDecl(let configuration):
        return configuration.clauses.flatMap { clause -> [ViewTerm] in
          if case .switchCases(let inner)? = clause.elements { return cases(inner) }
          return []
        }
      @unknown default: return []
      }
    }
  }
}

// MARK: Expressions

extension ViewReader {
  /// What an expression yields, taken for a view.
  func term(of expression: ExprSyntax) -> ViewTerm {
    if let call = expression.as(FunctionCallExprSyntax.self) { return term(of: call) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return term(of: member) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return term(of: reference) }
    if let conditional = expression.as(IfExprSyntax.self) { return term(of: conditional) }
    if let switched = expression.as(SwitchExprSyntax.self) { return term(of: switched) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return term(of: sequence) }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.only {
      return term(of: only.expression)
    }
    if let attempt = expression.as(TryExprSyntax.self) { return term(of: attempt.expression) }
    if let wait = expression.as(AwaitExprSyntax.self) { return term(of: wait.expression) }
    if let configuration = expression.as(PostfixIfConfigExprSyntax.self), let base = configuration.base {
      return term(of: base)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self),
      let name = element.calledExpression.memberName
    {
      return .call(call(name, base: .none, at: expression, isElement: true))
    }
    return unresolved(expression)
  }

  private func term(of sequence: SequenceExprSyntax) -> ViewTerm {
    let elements = Array(sequence.elements)
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return ternaryTerm(of: elements[...], in: sequence)
    }
    if elements.first?.is(DiscardAssignmentExprSyntax.self) == true { return .none }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) { return .one("Text") }
    return unresolved(ExprSyntax(sequence))
  }

  /// A ternary, whose last part may be another: the parser leaves them in one row.
  private func ternaryTerm(of elements: ArraySlice<ExprSyntax>, in sequence: SequenceExprSyntax) -> ViewTerm {
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else {
      return elements.count == 1 ? term(of: elements[elements.startIndex]) : unresolved(ExprSyntax(sequence))
    }
    let rest = elements[(index + 1)...]
    if rest.only?.is(NilLiteralExprSyntax.self) == true {
      return .optional(term(of: ternary.thenExpression), text.place(of: sequence))
    }
    if ternary.thenExpression.is(NilLiteralExprSyntax.self) {
      return .optional(ternaryTerm(of: rest, in: sequence), text.place(of: sequence))
    }
    return .choice(
      ViewTerm.Choice(
        kind: .ifElse,
        branches: [
          term(of: ternary.thenExpression), ternaryTerm(of: rest, in: sequence),
        ],
        condition: elements.first?.shortText ?? "", place: text.place(of: sequence)))
  }

  private func term(of reference: DeclReferenceExprSyntax) -> ViewTerm {
    let name = reference.baseName.plainText
    if name == "self" { return .content }
    if let local = locals[name] { return localTerm(local, name, at: ExprSyntax(reference)) }
    if name.hasPrefix("$") { return unresolved(ExprSyntax(reference)) }
    return .call(call(name, base: .none, at: reference))
  }

  func localTerm(_ local: Local, _ name: String, at expression: ExprSyntax) -> ViewTerm {
    guard depth < Self.depthLimit else { return unresolved(expression) }
    var reader = self
    reader.depth += 1
    switch local {
    case .value(let value):
      // Its own name means something else inside it.
      reader.locals[name] = .opaque
      if let closure = value.as(ClosureExprSyntax.self) { return reader.term(of: closure) }
      return reader.term(of: value)
    case .unwrapped(let value, let outer):
      reader.locals[name] = outer
      switch reader.term(of: value) {
      case .optional(let view, _): return view
      case .call(var call):
        call.isUnwrapped = true
        return .call(call)
      case .unresolved: return unresolved(expression)
      case let view: return view
      }
    case .function(let function):
      guard let body = function.body else { return unresolved(expression) }
      for parameter in function.signature.parameterClause.parameters {
        reader.locals[(parameter.secondName ?? parameter.firstName).plainText] = .opaque
      }
      return reader.term(of: body.statements)
    case .configured(let locals):
      let choice = ViewTerm.Choice(
        kind: .configuration, branches: locals.map { localTerm($0, name, at: expression) }, condition: "",
        place: text.place(of: expression))
      return .choice(choice)
    case .content: return .content
    case .closure: return .call(call(name, base: .none, at: expression))
    case .subview: return .one("Subview")
    case .opaque: return unresolved(expression)
    }
  }

  private func term(of member: MemberAccessExprSyntax) -> ViewTerm {
    let name = member.declName.baseName.plainText
    guard let base = member.base else { return unresolved(ExprSyntax(member)) }
    if base.isSelf { return .call(call(name, base: .current, at: member)) }
    if let path = base.typePath {
      if path.count == 1, KnownViews.one.contains(path[0]) { return .one(path[0]) }
      return .call(call(name, base: .type(path), at: member))
    }
    return .modified(term(of: base), call(name, base: .view, at: member))
  }

  func unresolved(_ expression: ExprSyntax) -> ViewTerm {
    .unresolved(expression.shortText, text.place(of: expression))
  }

  private func call(
    _ name: String, base: ViewCall.Base, at node: some SyntaxProtocol, isElement: Bool = false
  ) -> ViewCall {
    var call = ViewCall(name: name, base: base, scope: scope, place: text.place(of: node))
    call.isElement = isElement
    return call
  }
}
