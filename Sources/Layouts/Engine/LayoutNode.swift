/// A resolved subview: what answers proposals, remembers answers, and is placed.
///
/// Nodes are made when views are resolved and belong to one ``LayoutEngine``.
final class LayoutNode {
  let engine: LayoutEngine

  /// Who it is, from one update to the next.
  let identity: ViewIdentity

  /// What it carries for its container.
  private(set) var traits: SubviewTraits

  /// How it measures and places.
  let content: any NodeContent

  /// Which guides it may set itself; all others need not be asked for.
  let guideScope: GuideScope

  /// Whether anything in it may be exchanged after it was resolved.
  let isExchangeable: Bool

  private var memory: SizeMemory
  private var guides = ShortTable<GuideQuestion, CGFloat?>()
  private var rememberedSpacing: ViewSpacing?

  /// Where it was put last, in the host's coordinates; `nil` before that.
  private(set) var frame: CGRect?

  /// The proposal it was placed with.
  private(set) var placedProposal = ProposedViewSize.unspecified

  init(_ content: any NodeContent, identity: ViewIdentity, traits: SubviewTraits, engine: LayoutEngine) {
    self.content = content
    self.identity = identity
    self.traits = traits
    self.engine = engine
    // Where answers are forgotten it makes a difference what is asked, so no question is spared.
    guideScope = engine.proposalMemory == nil ? content.guideScope : .all
    isExchangeable = content.isExchangeable
    memory = SizeMemory(limit: engine.proposalMemory)
    engine.counters.subviews += 1
  }

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposalKey
    let width: CGFloat
    let height: CGFloat
  }
}

extension LayoutNode {
  var name: String { content.name }
  var children: [LayoutNode] { content.children }

  var priority: Double { traits.priority ?? content.priority }

  var spacing: ViewSpacing {
    if let rememberedSpacing { return rememberedSpacing }
    let spacing = content.spacing
    rememberedSpacing = spacing
    return spacing
  }

  /// The size for a proposal: remembered, or else asked for.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.counters.questions += 1
    if let size = memory[proposal] { return size }
    engine.counters.measurements += 1
    let size = content.sizeThatFits(proposal)
    memory.remember(size, for: proposal)
    return size
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    dimensions(size: sizeThatFits(proposal), in: proposal)
  }

  /// The dimensions of a size that was answered to a proposal.
  func dimensions(size: CGSize, in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size, source: guideScope == .none ? nil : (self, proposal))
  }

  /// The guide that the subview sets itself, from its top leading corner.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard guideScope.contains(key) else { return nil }
    let question = GuideQuestion(
      key: key, proposal: ProposalKey(proposal), width: size.width, height: size.height)
    if let known = guides[question] { return known }
    let guide = content.explicitGuide(key, size: size, proposal: proposal)
    guides[question] = .some(guide)
    return guide
  }

  /// Takes the subview out of the picture, until it is placed again.
  func takeAway() { frame = nil }

  /// Puts the subview and everything in it.
  func place(in frame: CGRect, proposal: ProposedViewSize) {
    engine.counters.placements += 1
    self.frame = frame
    placedProposal = proposal
    content.place(in: frame, proposal: proposal)
  }
}

/// How a resolved subview answers proposals and places what is in it.
protocol NodeContent: AnyObject {
  var name: String { get }
  var children: [LayoutNode] { get }
  var priority: Double { get }
  var spacing: ViewSpacing { get }

  /// Which guides it may set itself.
  var guideScope: GuideScope { get }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  func place(in bounds: CGRect, proposal: ProposedViewSize)

  /// Whether anything in it may be exchanged after it was resolved.
  var isExchangeable: Bool { get }

  /// Takes over what was exchanged in it since it was last asked, and returns whether sizes may be others now.
  func takeChanges() -> Bool

  /// Forgets all that it need not remember.
  func forgetAnswers()
}

extension LayoutNode {
  /// How many proposals a node remembers at most from one change in its host to the next.
  private static var keptOffers: Int { 16 }

  /// Lets what has changed in it count, and forgets what no longer holds.
  ///
  /// Whatever contains nothing that has changed goes on remembering its sizes, though not without end: which
  /// proposals it gets depend on its neighbours.
  ///
  /// - Returns: Whether sizes may be others now.
  /// - Complexity: O(*n*) for *n* subviews around what may be exchanged.
  @discardableResult
  func takeChanges() -> Bool {
    let hasChanged = isExchangeable && content.takeChanges()
    if hasChanged {
      forgetAnswers()
      rememberedSpacing = nil
    } else if memory.count > Self.keptOffers {
      forgetAnswers()
      // What is inside is asked only by what is around it: as much is kept there.
      if !isExchangeable { forgetAnswersInside() }
    }
    return hasChanged
  }

  private func forgetAnswers() {
    memory.forget()
    guides.removeAll()
    content.forgetAnswers()
  }

  private func forgetAnswersInside() {
    for child in children {
      child.forgetAnswers()
      child.forgetAnswersInside()
    }
  }

  /// The node with other traits; only before anyone has asked it anything.
  func carrying(_ traits: SubviewTraits) -> LayoutNode {
    self.traits = traits
    return self
  }
}
