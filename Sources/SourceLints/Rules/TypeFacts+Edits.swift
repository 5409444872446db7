import SwiftSyntax

/// What a type does to its collections, and how its rows move.
struct CollectionEdits: Sendable {
  /// The collections whose elements are inserted, removed or moved, as they are written without `self`.
  private(set) var edited: Set<String> = []

  /// Whether something moves by animation.
  private(set) var isAnimated = false

  /// Chosen: what only adds at the end leaves all other places alone.
  private static let editing: Set<String> = [
    "insert", "move", "partition", "remove", "removeAll", "removeFirst", "removeSubrange", "reverse",
    "shuffle",
    "sort", "swapAt",
  ]
  private static let animating: Set<String> = [
    "animation", "transition", "withAnimation", "matchedGeometryEffect",
  ]

  init() {}

  init(_ node: some SyntaxProtocol) {
    for call in node.nodes(FunctionCallExprSyntax.self) {
      switch Callee(call.calledExpression) {
      case .name(let name): if Self.animating.contains(name) { isAnimated = true }
      case .member(let base?, let name):
        if Self.animating.contains(name) { isAnimated = true }
        let removesAll = name == "removeAll" && call.arguments.isEmpty && call.trailingClosure == nil
        if Self.editing.contains(name), !removesAll { edited.insert(base.collectionText) }
      case .member, .other: break
      }
    }
  }

  mutating func merge(_ other: CollectionEdits) {
    edited.formUnion(other.edited)
    isAnimated = isAnimated || other.isAnimated
  }
}

extension ExprSyntax {
  /// The text of a collection as it can be compared: without `self`, the sign of a binding, and spaces.
  var collectionText: String {
    var text = trimmedDescription.filter { !$0.isWhitespace && $0 != "$" }
    for ending in [".wrappedValue", "?", "!"] where text.hasSuffix(ending) { text.removeLast(ending.count) }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
