/// A place for a leaf, in which another one of the same kind may be put once views have been resolved.
///
/// ``LayoutHost/takeChanges()`` lets the other one count.
package final class LeafSlot<Leaf: View & Equatable>: View {
  package var leaf: Leaf

  /// - Parameter leaf: A view that is one subview with nothing in it.
  package init(_ leaf: Leaf) { self.leaf = leaf }

  package typealias Body = Never
}

extension LeafSlot: PrimitiveView where Leaf: LeafView {
  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    context.oneSubview { SlotContent(self, in: $0) }
  }
}

/// A slot's node: the content of the leaf that is in it.
private final class SlotContent<Leaf: LeafView & Equatable>: NodeContent {
  private let slot: LeafSlot<Leaf>
  private let context: PlacingContext
  private var leaf: Leaf
  private var content: LeafContent

  init(_ slot: LeafSlot<Leaf>, in context: PlacingContext) {
    self.slot = slot
    self.context = context
    leaf = slot.leaf
    content = leaf.leaf(in: context)
  }

  var name: String { content.name }
  var children: [LayoutNode] { [] }
  var priority: Double { content.priority }
  var spacing: ViewSpacing { content.spacing }
  var guideScope: GuideScope { content.guideScope }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(key, size: size, proposal: proposal)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {}

  var isExchangeable: Bool { true }

  func takeChanges() -> Bool {
    guard slot.leaf != leaf else { return false }
    leaf = slot.leaf
    content = leaf.leaf(in: context)
    return true
  }

  func forgetAnswers() {}
}
