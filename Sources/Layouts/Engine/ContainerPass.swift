/// A container's record of what its layout asks and places, call by call.
final class ContainerPass {
  /// Where one call of `place` put a subview.
  struct Placement: Equatable {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  /// A question to a subview.
  struct Question {
    var index: Int
    var proposal: ProposedViewSize
  }

  let nodes: [LayoutNode]
  let layoutDirection: LayoutDirection

  /// The call in progress; stand-ins of an earlier one are stale.
  private var call = 0
  private var callCount = 0
  private var isPlacing = false

  /// The last placement of each subview in the call in progress, and how many there were.
  private var placements: [(last: Placement?, count: Int)] = []

  /// What was asked since the recording began; `nil` while nobody listens.
  var questions: [Question]?

  /// The keys that were read from subviews since the recording began, each once; `nil` while nobody listens.
  var keys: [AuditKey]?

  /// What happened that should not have, each once.
  private(set) var misuse: [Misuse] = []

  /// Combines guides of placed subviews; set by the container.
  var guideCombiner: ((AlignmentKey, CGRect, ProposedViewSize) -> CGFloat?)?

  struct Misuse: Hashable {
    let index: Int
    let kind: Misplacement.Kind
  }

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }
}

extension ContainerPass {
  /// Runs one call of the layout with fresh stand-ins.
  func call<Result>(_ body: (LayoutSubviews) -> Result) -> Result {
    let outer = (call, isPlacing)
    callCount += 1
    (call, isPlacing) = (callCount, false)
    defer { (call, isPlacing) = outer }
    return body(subviews)
  }

  /// Runs `placeSubviews` and returns the last placement of each subview, with their number.
  func place(_ body: (LayoutSubviews) -> Void) -> [(last: Placement?, count: Int)] {
    let outer = (call, isPlacing, placements)
    callCount += 1
    (call, isPlacing) = (callCount, true)
    placements = Array(repeating: (nil, 0), count: nodes.count)
    defer { (call, isPlacing, placements) = outer }
    body(subviews)
    return placements
  }

  private var subviews: LayoutSubviews { LayoutSubviews(self, call: call) }

  func noteQuestion(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
    questions?.append(Question(index: subview.index, proposal: proposal))
    checkFreshness(of: subview)
  }

  func noteKey<Key: LayoutValueKey>(_ key: Key.Type) {
    guard keys?.contains(where: { $0.id == ObjectIdentifier(key) }) == false else { return }
    keys?.append(AuditKey(key))
  }

  func notePlacement(_ subview: LayoutSubview, _ placement: Placement) {
    checkFreshness(of: subview)
    guard isPlacing, placements.indices.contains(subview.index) else {
      note(.placedOutsidePass, subview.index)
      return
    }
    placements[subview.index].last = placement
    placements[subview.index].count += 1
  }

  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    guideCombiner?(key, bounds, proposal)
  }

  private func checkFreshness(of subview: LayoutSubview) {
    if subview.call != call { note(.staleSubview, subview.index) }
  }

  private func note(_ kind: Misplacement.Kind, _ index: Int) {
    let misuse = Misuse(index: index, kind: kind)
    if !self.misuse.contains(misuse) { self.misuse.append(misuse) }
  }
}
