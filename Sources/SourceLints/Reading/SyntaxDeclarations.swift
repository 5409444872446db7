import SwiftSyntax

extension InheritanceClauseSyntax {
  /// The names after the colon, without their modules.
  var names: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      let parts = inherited.type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [inherited.type]
      return parts.map { $0.typeNames?.last ?? $0.trimmedDescription }
    }
  }
}

extension DeclModifierListSyntax {
  var isFilePrivate: Bool {
    contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }
}

extension DeclModifierListSyntax {
  /// Whether other modules see it; those of the same package at least.
  var isPublic: Bool {
    contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without their arguments.
  var names: [String] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute.attributeName.typeNames?.last } else { nil }
    }
  }
}

extension SyntaxProtocol {
  /// Whether the declaration stands in a type, an extension or the file itself.
  var isMember: Bool {
    for ancestor in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if ancestor.is(MemberBlockItemSyntax.self) { return true }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(CodeBlockSyntax.self)
        || ancestor.is(AccessorBlockSyntax.self)
      {
        return false
      }
    }
    return true
  }

  /// Whether `#if` decides if it is there.
  var isConditional: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }
}

extension TypeSyntax {
  /// The names of a plain type, such as `["Feed", "Row"]`; generic arguments are left out.
  var typeNames: [String]? {
    if let name = self.as(IdentifierTypeSyntax.self) { return [name.name.plainText] }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.typeNames.map { $0 + [member.name.plainText] }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.typeNames }
    return nil
  }

  var declaredType: DeclaredType {
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.only {
      return only.type.declaredType
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.declaredType }
    if self.is(FunctionTypeSyntax.self) { return .closure }
    if let optional = self.as(OptionalTypeSyntax.self) {
      let wrapped = optional.wrappedType.declaredType
      if case .closure = wrapped { return .closure }
      return .optional(wrapped)
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) {
      return some.someOrAnySpecifier.tokenKind == .keyword(.any) ? .erased : .opaque
    }
    if let array = self.as(ArrayTypeSyntax.self), array.element.typeNames == ["AnyView"] {
      return .erasedArray
    }
    guard let names = typeNames else { return .opaque }
    return names == ["AnyView"] ? .erased : .named(names)
  }
}

extension DeclaredType {
  /// Whether a computed property of the type is worth reading as a view.
  var mayBeView: Bool {
    switch self {
    case .opaque, .erased, .erasedArray: true
    case .optional(let wrapped): wrapped.mayBeView
    case .named(let names): names.last.map { !Self.data.contains($0) } ?? false
    case .closure: false
    }
  }

  private static let data: Set<String> = [
    "Bool", "Int", "Double", "CGFloat", "String", "Date", "URL", "Data", "UUID", "Void", "CGSize", "CGPoint",
    "Float", "CGRect", "TimeInterval", "Binding", "Array", "Set", "Dictionary", "Result", "Error",
  ]
}

extension ExprSyntax {
  /// Whether the initial value of a property may be a view: a type is called, modified or not.
  var makesView: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.makesView || base.typePath != nil
    }
    return call.calledExpression.typePath != nil
  }
}

extension AccessorBlockSyntax {
  /// The statements that give the property's value; `nil` for a stored property's observers.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: nil
    }
  }
}

extension FunctionParameterSyntax {
  var localName: String { (secondName ?? firstName).plainText }

  var label: String? { firstName.text == "_" ? nil : firstName.plainText }

  var takesClosure: Bool {
    if attributes.names.contains("ViewBuilder") { return true }
    if case .closure = type.declaredType { return true }
    return false
  }

  /// Whether the argument is what a modifier is applied to.
  var isContent: Bool {
    firstName.text == "content" && type.typeNames == ["Content"]
  }
}

extension FunctionParameterClauseSyntax {
  var declared: [Parameter] {
    parameters.map {
      Parameter(
        label: $0.label, name: $0.localName, takesClosure: $0.takesClosure,
        isOptional: $0.defaultValue != nil || $0.ellipsis != nil, isVariadic: $0.ellipsis != nil)
    }
  }
}
