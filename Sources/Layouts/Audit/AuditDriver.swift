/// A layout under audit.
struct AuditDriver<L: Layout> {
  let layout: L
  let variants: [L]

  /// Whether the caller said which subviews there are; then there are never more.
  var keepsToSamples = false

  /// Told of each proposal before it is made.
  var announce: (LayoutAudit.Case) -> Void = { _ in }

  /// What the layout answered so far.
  let trace = AuditTrace()

  /// Where bounds begin unless a check says otherwise; nobody would assume it.
  static var origin: CGPoint { CGPoint(x: 13.5, y: 7.25) }

  func container(_ aCase: LayoutAudit.Case) -> AuditContainer<L> { container(layout, aCase) }

  func container(_ layout: L, _ aCase: LayoutAudit.Case) -> AuditContainer<L> {
    AuditContainer(layout, aCase, announce: announce, trace: trace)
  }

  /// The size and the frames of a container that was asked nothing else.
  func result(_ aCase: LayoutAudit.Case) -> AuditResult { container(aCase).result(aCase.proposal) }

  /// The scene proposed exactly what it would like.
  func exactFit(_ scene: [LayoutAudit.Sample]) -> LayoutAudit.Case? {
    var aCase = LayoutAudit.Case(samples: scene, proposal: .unspecified)
    let ideal = container(aCase).measure(.unspecified)
    guard ideal.isPlaceable else { return nil }
    aCase.proposal = ProposedViewSize(ideal)
    return aCase
  }
}

extension AuditDriver {
  /// The keys that the layout reads from its subviews.
  func keys(with samples: [LayoutAudit.Sample]?, atMost limit: Int?) -> [AuditKey] {
    let all = samples ?? [.rigid(width: 40, height: 20), .rigid(width: 60, height: 30)]
    let scene = Array(all.prefix(limit ?? all.count))
    guard !scene.isEmpty else { return [] }
    let proposal = ProposedViewSize(width: 317.25, height: nil)
    let container = container(LayoutAudit.Case(samples: scene, proposal: proposal))
    container.pass.keys = []
    _ = container.result(proposal)
    return container.pass.keys ?? []
  }

  /// Whether the layout takes all it is proposed along an axis by design, as `Color` does and
  /// `frame(maxWidth: .infinity)`.
  ///
  /// Chosen: it answers every finite proposal exactly, along both axes; or it answers large ones exactly, and to a
  /// small one still answers a size that holds its subviews.
  func fills(_ axis: Axis, with samples: [LayoutAudit.Sample]) -> Bool {
    var aCase = LayoutAudit.Case(samples: samples, proposal: .unspecified)
    func size(_ proposal: ProposedViewSize) -> CGSize { container(aCase).measure(proposal) }
    let sizes = [
      CGSize(width: 500, height: 700), CGSize(width: 1000, height: 900), CGSize(width: 60, height: 30),
    ]
    if sizes.allSatisfy({ size(ProposedViewSize($0)) == $0 }) { return true }
    guard [700, 1000].allSatisfy({ size(ProposedViewSize(axis, $0, across: nil))[axis] == $0 }) else {
      return false
    }
    aCase.proposal = ProposedViewSize(axis, 1, across: nil)
    let small = result(aCase)
    guard let frames = small.frames else { return false }
    return frames.allSatisfy {
      $0.origin[axis] >= -0.01 && $0.origin[axis] + $0.size[axis] <= small.size[axis] + 0.01
    }
  }
}

/// What came of measuring and placing.
struct AuditResult {
  var size: CGSize

  /// Where the subviews are, relative to the bounds and left to right; `nil` where the size is none that anything can
  /// be placed in.
  var frames: [CGRect]?

  /// Which subviews the layout placed; the others sit at the centre.
  var isPlaced: [Bool] = []

  /// The subviews that were placed where somebody may see them.
  ///
  /// Chosen: whoever puts a subview more than 1000 points away from the bounds means to hide it.
  var shownIndices: [Int] {
    let visible = CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000)
    return (frames ?? []).indices.filter { isPlaced[$0] && visible.intersects((frames ?? [])[$0]) }
  }

  /// The result without the subviews that are hidden in it or in another one.
  func onlyShown(with other: AuditResult) -> AuditResult {
    let shown = Set(shownIndices).union(other.shownIndices)
    var copy = self
    copy.frames = frames.map { frames in frames.indices.map { shown.contains($0) ? frames[$0] : .zero } }
    return copy
  }

  /// What differs from another result; `nil` for nothing.
  func difference(from other: AuditResult) -> String? {
    if !Self.isSame(size.width, other.size.width) || !Self.isSame(size.height, other.size.height) {
      return "the size is \(LayoutAudit.Case.size(size)) instead of \(LayoutAudit.Case.size(other.size))"
    }
    for (index, (frame, expected)) in zip(frames ?? [], other.frames ?? []).enumerated() {
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

extension CGSize {
  /// Whether both lengths are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }

  /// Whether a container of this size is ever placed: both lengths are finite and at least 0.
  var isPlaceable: Bool { isFinite && width >= 0 && height >= 0 }
}
