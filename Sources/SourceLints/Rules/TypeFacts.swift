import Findings
import SwiftSyntax

/// What a type does with its properties; one for each declaration or extension.
struct TypeFacts: Sendable {
  let path: [String]
  let module: String
  var properties: [String: Property] = [:]

  /// The properties written by `onAppear` or `task`, at once or through a function of the type.
  var writtenOnAppear: [Write] = []

  /// The remote images that reserve no height.
  var unsizedImages: [SourcePlace] = []

  /// The properties that conditions and frames read, so that they decide about sizes.
  var sizing: Set<String> = []

  /// Whether its views keep something of their own.
  var keepsState: Bool {
    properties.values.contains { ["State", "StateObject", "FocusState"].contains($0.wrapper) }
  }

  struct Property: Sendable {
    let wrapper: String?
    let isConstant: Bool
    let type: String
    let initial: String

    /// The method that computes it anew at each look: `filter` or `sorted`; `nil` for a stored property.
    let isComputedBy: String?
    let place: SourcePlace
  }

  struct Write: Sendable {
    let name: String
    let place: SourcePlace
  }
}

extension TypeFacts {
  private static let wrappers: Set<String> = [
    "State", "Binding", "Published", "Bindable", "StateObject", "FocusState",
  ]

  init(_ block: MemberBlockSyntax, path: [String], scope: SourceScope, _ text: SourceText) {
    self.path = path
    module = scope.module
    if text.hasRemoteImages {
      unsizedImages = block.nodes(FunctionCallExprSyntax.self).filter(\.isUnsizedImage).map {
        text.place(of: $0)
      }
    }
    var functions: [String: CodeBlockSyntax] = [:]
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        functions[function.name.plainText] = function.body
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      let wrapper = variable.attributes.names.first(where: Self.wrappers.contains)
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        properties[name.plainText] = Property(
          wrapper: wrapper, isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let),
          type: binding.typeAnnotation?.type.trimmedDescription ?? "",
          initial: binding.initializer?.value.shortText ?? "",
          isComputedBy: binding.accessorBlock?.getter?.costlyCall, place: text.place(of: name))
      }
    }
    let states = Set(properties.filter { $0.value.wrapper == "State" }.keys)
    guard !states.isEmpty else { return }
    let reader = StateReader(states: states, functions: functions, text)
    reader.walk(block)
    writtenOnAppear = reader.written
    sizing = reader.sizing
  }
}

/// Finds what `onAppear` and `task` write, and what decides about sizes.
private final class StateReader: SyntaxVisitor {
  private let states: Set<String>
  private let functions: [String: CodeBlockSyntax]
  private let text: SourceText
  private(set) var written: [TypeFacts.Write] = []
  private(set) var sizing: Set<String> = []

  init(states: Set<String>, functions: [String: CodeBlockSyntax], _ text: SourceText) {
    self.states = states
    self.functions = functions
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .member(_?, let name) = Callee(node.calledExpression) else { return .visitChildren }
    if name == "onAppear" || name == "task", let closure = node.trailingClosure {
      let direct = closure.assignedNames
      let called = closure.calledNames.flatMap { functions[$0]?.assignedNames ?? [] }
      let place = node.modifierName.map { text.place(of: $0) } ?? text.place(of: node)
      for name in direct + called where states.contains(name) {
        written.append(TypeFacts.Write(name: name, place: place))
      }
    }
    if name == "frame" { for argument in node.arguments { addReads(of: argument) } }
    return .visitChildren
  }

  /// What runs when something happens decides about no size.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.isAction ? .skipChildren : .visitChildren
  }

  /// A function without a result makes no view.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.signature.returnClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isInFixedRoom { addReads(of: node.conditions) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isInFixedRoom { addReads(of: node.subject) }
    return .visitChildren
  }

  private func addReads(of node: some SyntaxProtocol) {
    sizing.formUnion(node.referencedNames.filter(states.contains))
  }
}

extension SyntaxProtocol {
  /// Whether what is chosen here cannot change a row's height: inside a frame of a given height, or laid over or
  /// under something else.
  var isInFixedRoom: Bool {
    callsAround.contains { call in
      ["overlay", "background"].contains(call.modifierName?.baseName.text)
        || call.modifiersAfter.contains {
          $0.modifierName?.baseName.text == "frame" && $0.argument("height") != nil
        }
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure runs when something happens, and builds no view: that of `onAppear`, `task` or a
  /// button.
  fileprivate var isAction: Bool {
    guard let call = owner else { return false }
    let label =
      parent?.as(LabeledExprSyntax.self)?.label
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
    if let label, ["action", "perform"].contains(label.plainText) { return true }
    switch Callee(call.calledExpression) {
    case .name("Task"): return true
    case .name("Button"):
      return call.trailingClosure?.id == id && !call.labels.contains { $0 == "action" || $0 == "intent" }
    case .member(_?, let name):
      return name == "task" || name == "refreshable"
        || name.hasPrefix("on") && String(name.dropFirst(2)).isCapitalized
    default: return false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The first method that goes through all data of what is returned.
  fileprivate var costlyCall: String? {
    let returned = ReturnFinder.expressions(in: self) + compactMap { $0.item.as(ExprSyntax.self) }
    return returned.lazy.flatMap(\.outerCalls).compactMap { $0.modifierName?.baseName.text }
      .first { ListCall.costly[$0] != nil }
  }
}
