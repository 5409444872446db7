import SwiftSyntax

/// What a call calls.
enum Callee {
  case name(String)
  case member(base: ExprSyntax?, name: String)
  case other

  init(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self = .name(reference.baseName.plainText)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self = .member(base: member.base, name: member.declName.baseName.plainText)
    } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      self = Callee(generic.expression)
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.only {
      self = Callee(only.expression)
    } else {
      self = .other
    }
  }

  /// The name of a view made by its type's name, `SwiftUI.` or not.
  var viewName: String? {
    switch self {
    case .name(let name): name
    case .member(let base?, let name):
      if name == "init" {
        base.typePath?.last
      } else {
        base.typePath == ["SwiftUI"] ? name : nil
      }
    case .member, .other: nil
    }
  }
}

extension Callee {
  /// Whether `SwiftUI` stands in front.
  var isApples: Bool {
    if case .member(let base?, _) = self { base.typePath?.first == "SwiftUI" } else { false }
  }
}

extension TokenSyntax {
  /// The name without the backticks that allow keywords.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension Collection {
  /// The element, if there is exactly one.
  var only: Element? { count == 1 ? first : nil }
}

extension ExprSyntax {
  /// The names of a type, such as `["Feed", "Row"]`; `nil` for anything else.
  ///
  /// Chosen: names that begin with a capital letter are types, as everywhere in Swift.
  var typePath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainText
      return name.isCapitalized && name != "Self" ? [name] : nil
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typePath }
    guard let member = self.as(MemberAccessExprSyntax.self), let path = member.base?.typePath else {
      return nil
    }
    let name = member.declName.baseName.plainText
    return name.isCapitalized ? path + [name] : nil
  }

  var isSelf: Bool {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
    return ["self", "Self", "super"].contains(reference.baseName.text)
  }

  /// The text in one line, shortened.
  var shortText: String {
    let words = trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > 60 ? words.prefix(57) + "..." : words
  }
}

extension FunctionCallExprSyntax {
  /// The closure or other expression given for a label, trailing or not.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.plainText == label }?.expression
      ?? additionalTrailingClosures.first { $0.label.plainText == label }.map { ExprSyntax($0.closure) }
  }

  /// The labels in the parentheses.
  var labels: [String?] { arguments.map { $0.label?.plainText } }

  /// The first argument without a label.
  var firstUnlabeled: ExprSyntax? {
    arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
  }
}

extension String {
  /// Whether it is written as types are, `_Cell` too.
  var isCapitalized: Bool { first { $0 != "_" }?.isUppercase ?? false }
}
