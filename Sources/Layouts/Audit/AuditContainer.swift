/// Calls a layout's methods one by one, in orders that SwiftUI calls them in, and notes what they ask and place.
///
/// Documented: a container is placed in bounds of a size that it answered, with the proposal that it answered
/// (`placeSubviews(in:proposal:subviews:cache:)`); so nothing is placed here that was not measured before.
final class AuditContainer<L: Layout> {
  private var layout: L
  private var cache: L.Cache?
  private(set) var pass: ContainerPass
  private var aCase: LayoutAudit.Case
  private let announce: (LayoutAudit.Case) -> Void
  private let trace: AuditTrace

  init(
    _ layout: L, _ aCase: LayoutAudit.Case, announce: @escaping (LayoutAudit.Case) -> Void, trace: AuditTrace
  ) {
    self.layout = layout
    self.aCase = aCase
    self.announce = announce
    self.trace = trace
    pass = aCase.pass
  }

  /// What a subview was asked, and what it answered.
  struct Answer: Equatable {
    var index: Int
    var proposal: ProposedViewSize
    var size: CGSize
  }
}

extension AuditContainer {
  /// Asks the layout for its size.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    announce(proposal)
    let size = withCache { cache in
      pass.call { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &cache) }
    }
    trace.add(size.width, size.height)
    return size
  }

  /// Asks the layout for its size, and notes its questions.
  func answers(_ proposal: ProposedViewSize) -> (size: CGSize, answers: [Answer]) {
    pass.questions = []
    let size = measure(proposal)
    return (size, takeAnswers())
  }

  /// Lets the layout place its subviews in bounds of a size that it answered, and gives the last placement and
  /// their number for each; `nil` for a size in which nothing is ever placed.
  func place(
    _ size: CGSize, _ proposal: ProposedViewSize, at origin: CGPoint = AuditDriver<L>.origin
  ) -> [(last: ContainerPass.Placement?, count: Int)]? {
    guard size.isPlaceable else { return nil }
    announce(proposal)
    let bounds = CGRect(origin: origin, size: size)
    return withCache { cache in
      pass.place {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
      }
    }
  }

  /// Lets the layout place its subviews, and notes its questions.
  func placingAnswers(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (placements: [(last: ContainerPass.Placement?, count: Int)]?, answers: [Answer]) {
    pass.questions = []
    let placements = place(size, proposal)
    return (placements, takeAnswers())
  }

  /// Places in bounds of a size that was answered.
  func placed(
    _ size: CGSize, _ proposal: ProposedViewSize, at origin: CGPoint = AuditDriver<L>.origin
  ) -> AuditResult {
    guard let placements = place(size, proposal, at: origin) else { return AuditResult(size: size) }
    let bounds = CGRect(origin: origin, size: size)
    let frames = zip(pass.nodes, placements).map { node, placement in
      let placement = placement.last ?? .centered(in: bounds, proposal)
      let frame = placement.frame(size: node.sizeThatFits(placement.proposal), in: bounds)
      trace.add(frame.minX, frame.minY, frame.width, frame.height)
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    return AuditResult(size: size, frames: frames, isPlaced: placements.map { $0.last != nil })
  }

  /// Measures, then places.
  func result(_ proposal: ProposedViewSize, at origin: CGPoint = AuditDriver<L>.origin) -> AuditResult {
    placed(measure(proposal), proposal, at: origin)
  }

  /// Changes the layout or its subviews; the cache is updated, not made anew.
  ///
  /// Documented: `updateCache` is called when the layout or its subviews change.
  func update(_ layout: L, _ aCase: LayoutAudit.Case) {
    self.layout = layout
    self.aCase = aCase
    pass = aCase.pass
    guard var kept = cache else { return }
    pass.call { layout.updateCache(&kept, subviews: $0) }
    cache = kept
  }

  private func announce(_ proposal: ProposedViewSize) {
    var now = aCase
    now.proposal = proposal
    announce(now)
  }

  private func takeAnswers() -> [Answer] {
    let questions = pass.questions ?? []
    pass.questions = nil
    return questions.map {
      Answer(index: $0.index, proposal: $0.proposal, size: pass.nodes[$0.index].sizeThatFits($0.proposal))
    }
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var taken = cache ?? pass.call { layout.makeCache(subviews: $0) }
    defer { cache = taken }
    return body(&taken)
  }
}

extension LayoutAudit.Case {
  /// The subviews as a layout gets them.
  var pass: ContainerPass {
    var environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    environment.textMetrics.scale = textScale
    environment.textMetrics.isBold = isBold
    let context = PlacingContext(engine: LayoutEngine(), environment: environment)
    let nodes = samples.enumerated().map { place, sample in sample.node(in: context, at: place) }
    return ContainerPass(nodes, layoutDirection: layoutDirection)
  }
}
