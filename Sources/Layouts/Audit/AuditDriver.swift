/// Calls a layout's methods one by one, and notes what they ask and place.
final class AuditContainer<L: Layout> {
  private var layout: L
  private var cache: L.Cache?
  private(set) var pass: ContainerPass

  init(_ layout: L, _ aCase: LayoutAudit.Case) {
    self.layout = layout
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
    withCache { cache in
      pass.call { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &cache) }
    }
  }

  /// Asks the layout for its size, and notes its questions.
  func answers(_ proposal: ProposedViewSize) -> (size: CGSize, answers: [Answer]) {
    pass.questions = []
    let size = measure(proposal)
    let answers = (pass.questions ?? []).map {
      Answer(index: $0.index, proposal: $0.proposal, size: pass.nodes[$0.index].sizeThatFits($0.proposal))
    }
    pass.questions = nil
    return (size, answers)
  }

  /// Lets the layout place its subviews, and gives the last placement and their number for each.
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> [(last: ContainerPass.Placement?, count: Int)] {
    withCache { cache in
      pass.place {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
      }
    }
  }

  /// The frames from left to right of placed subviews, relative to the bounds.
  func frames(_ size: CGSize, _ proposal: ProposedViewSize, at origin: CGPoint = AuditDriver<L>.origin)
    -> [CGRect]
  {
    let bounds = CGRect(origin: origin, size: size)
    return zip(pass.nodes, place(in: bounds, proposal)).map { node, placement in
      let placement = placement.last ?? .centered(in: bounds, proposal)
      return placement.frame(size: node.sizeThatFits(placement.proposal), in: bounds)
        .offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  func dropCache() { cache = nil }

  /// Changes the layout or its subviews; the cache is updated, not made anew.
  func update(_ layout: L, _ aCase: LayoutAudit.Case) {
    self.layout = layout
    pass = aCase.pass
    guard var kept = cache else { return }
    pass.call { layout.updateCache(&kept, subviews: $0) }
    cache = kept
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var taken = cache ?? pass.call { layout.makeCache(subviews: $0) }
    defer { cache = taken }
    return body(&taken)
  }
}

/// A layout under audit.
struct AuditDriver<L: Layout> {
  let layout: L
  let variants: [L]

  /// Where bounds begin unless a check says otherwise; nobody would assume it.
  static var origin: CGPoint { CGPoint(x: 13.5, y: 7.25) }

  func container(_ aCase: LayoutAudit.Case) -> AuditContainer<L> { AuditContainer(layout, aCase) }

  /// The size and the frames of a container that was asked nothing else.
  func result(_ aCase: LayoutAudit.Case) -> AuditResult {
    let container = container(aCase)
    let size = container.measure(aCase.proposal)
    return AuditResult(size: size, frames: container.frames(size, aCase.proposal))
  }

  /// The scene, proposed exactly what it would like.
  func exactFit(_ scene: [LayoutAudit.Sample]) -> LayoutAudit.Case? {
    var aCase = LayoutAudit.Case(samples: scene, proposal: .unspecified)
    let ideal = container(aCase).measure(.unspecified)
    guard ideal.width.isFinite, ideal.height.isFinite else { return nil }
    aCase.proposal = ProposedViewSize(ideal)
    return aCase
  }
}

/// What came of measuring and placing.
struct AuditResult {
  var size: CGSize
  var frames: [CGRect]

  /// What differs from another result; `nil` for nothing.
  func difference(from other: AuditResult) -> String? {
    if !Self.isSame(size.width, other.size.width) || !Self.isSame(size.height, other.size.height) {
      return "the size is \(LayoutAudit.Case.size(size)) instead of \(LayoutAudit.Case.size(other.size))"
    }
    for (index, (frame, expected)) in zip(frames, other.frames).enumerated() {
      let isSame =
        Self.isSame(frame.minX, expected.minX) && Self.isSame(frame.minY, expected.minY)
        && Self.isSame(frame.width, expected.width) && Self.isSame(frame.height, expected.height)
      if !isSame {
        return "subview \(index) is at \(LayoutAudit.Case.point(frame.origin)) with "
          + "\(LayoutAudit.Case.size(frame.size)) instead of at "
          + "\(LayoutAudit.Case.point(expected.origin)) with \(LayoutAudit.Case.size(expected.size))"
      }
    }
    return nil
  }

  private static func isSame(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
    lhs == rhs || abs(lhs - rhs) < 0.001 || (lhs.isNaN && rhs.isNaN)
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
    return ContainerPass(samples.map { $0.node(in: context) }, layoutDirection: layoutDirection)
  }
}
