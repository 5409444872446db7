/// A subview with nothing in it: a rule for sizes.
final class LeafContent: NodeContent {
  let name: String
  let spacing: ViewSpacing
  let priority: Double
  let guideScope: GuideScope
  private let size: (ProposedViewSize) -> CGSize
  private let guide: ((AlignmentKey, CGSize) -> CGFloat?)?

  init(
    _ name: String, spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
    baseline guide: ((AlignmentKey, CGSize) -> CGFloat?)? = nil,
    size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.name = name
    self.spacing = spacing
    self.priority = priority
    self.size = size
    self.guide = guide
    guideScope = guide == nil ? .none : .baselines
  }

  var children: [LayoutNode] { [] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal.plain) }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guide?(key, size)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {}

  var isExchangeable: Bool { false }

  func takeChanges() -> Bool { false }

  func forgetAnswers() {}
}
