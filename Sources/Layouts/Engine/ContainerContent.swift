/// A layout with the subviews it arranges: the engine's side of the `Layout` protocol.
final class ContainerContent<L: Layout>: NodeContent, CacheHolder {
  let layout: L
  let pass: ContainerPass
  private let engine: LayoutEngine

  /// The cache; `nil` until it is needed, and while a call has it.
  private var cache: CacheBox<L.Cache>?

  /// Whether the cache is of no use any more.
  private var isCacheOutdated = false

  private var geometries: [GeometryQuestion: [SubviewGeometry]] = [:]
  private var draws: UInt64

  let guideScope: GuideScope

  /// Known from a reimplementation: an empty container comes last; a modifier keeps its content's.
  let priority: Double

  /// Puts a layout around subviews.
  ///
  /// - Parameter identity: Who the container is; it takes over the cache that the same container had
  ///   before an update. `nil` for a layout without a cache.
  convenience init(_ layout: L, _ children: [LayoutNode], in context: PlacingContext, identity: ViewIdentity?)
  {
    self.init(
      layout, children, in: context, identity: identity, setsGuides: !(L.self is any GuidelessLayout.Type),
      priority: children.isEmpty ? -.infinity : 0)
  }

  init(
    _ layout: L, _ children: [LayoutNode], in context: PlacingContext, identity: ViewIdentity?,
    setsGuides: Bool, priority: Double
  ) {
    self.layout = layout
    self.priority = priority
    guideScope = setsGuides ? .all : children.reduce(.none) { max($0, $1.guideScope) }
    engine = context.engine
    pass = ContainerPass(children, layoutDirection: context.environment.layoutDirection)
    if case .droppedAtRandom(let seed) = context.engine.cachePolicy { draws = seed } else { draws = 0 }
    pass.guideCombiner = { [unowned self] in combinedGuide($0, in: $1, proposal: $2) }
    guard let identity, var earlier = engine.storage.takeOver(identity, by: self) as? L.Cache else { return }
    pass.call { layout.updateCache(&earlier, subviews: $0) }
    cache = CacheBox(earlier)
  }
}

extension ContainerContent where L: ModifierLayout {
  /// Puts a modifier around a subview.
  convenience init(modifier layout: L, _ child: LayoutNode, in context: PlacingContext) {
    self.init(
      layout, [child], in: context, identity: nil, setsGuides: L.setsGuides, priority: child.priority)
  }
}

/// A place for a cache, so that it is handed out and taken back without a copy.
private final class CacheBox<Cache> {
  var value: Cache

  init(_ value: Cache) { self.value = value }
}

/// A size and a proposal for which a container's subviews are placed.
private struct GeometryQuestion: Hashable {
  let width: CGFloat
  let height: CGFloat
  let proposal: ProposalKey
}

/// Where a subview would be, and with which proposal.
private struct SubviewGeometry {
  let frame: CGRect
  let proposal: ProposedViewSize
}

extension ContainerContent {
  var name: String { (layout as? AnyLayout)?.baseName ?? typeName(of: layout) }
  var children: [LayoutNode] { pass.nodes }
  var heldCache: Any? { isCacheOutdated ? nil : cache?.value }

  var spacing: ViewSpacing {
    withCache { cache in pass.call { layout.spacing(subviews: $0, cache: &cache) } }
  }

  var isExchangeable: Bool { children.contains(where: \.isExchangeable) }

  func takeChanges() -> Bool {
    var hasChanged = false
    for child in children where child.takeChanges() { hasChanged = true }
    return hasChanged
  }

  func forgetAnswers() {
    isCacheOutdated = true
    if !geometries.isEmpty { geometries = [:] }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { cache in
      pass.call { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &cache) }
    }
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard !children.isEmpty else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { cache in
      pass.call { subviews in
        key.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
          : layout.explicitAlignment(
            of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    let placements = placements(in: bounds, proposal: proposal)
    record(placements)
    for (node, placement) in zip(children, placements) {
      if placement.last == nil, selects {
        node.takeAway()
        continue
      }
      let placement = placement.last ?? .centered(in: bounds, proposal)
      var frame = placement.frame(size: node.sizeThatFits(placement.proposal), in: bounds)
      if pass.layoutDirection == .rightToLeft { frame = frame.mirrored(in: bounds) }
      node.place(in: frame, proposal: placement.proposal)
    }
  }
}

extension ContainerContent {
  /// Whether subviews that are not placed are not there at all.
  private var selects: Bool { L.self is any SelectingLayout.Type }

  private func placements(
    in bounds: CGRect, proposal: ProposedViewSize
  ) -> [(last: ContainerPass.Placement?, count: Int)] {
    withCache { cache in
      pass.place {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
      }
    }
  }

  /// Where the subviews would be, left to right, if the container were placed at the origin.
  private func geometry(of size: CGSize, proposal: ProposedViewSize) -> [SubviewGeometry] {
    let question = GeometryQuestion(
      width: size.width, height: size.height, proposal: ProposalKey(proposal))
    if let known = geometries[question] { return known }
    let bounds = CGRect(origin: .zero, size: size)
    let geometry = zip(children, placements(in: bounds, proposal: proposal)).map { node, placement in
      let placement = placement.last ?? .centered(in: bounds, proposal)
      return SubviewGeometry(
        frame: placement.frame(size: node.sizeThatFits(placement.proposal), in: bounds),
        proposal: placement.proposal)
    }
    geometries[question] = geometry
    return geometry
  }

  private func combinedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    let guides = zip(children, geometry(of: bounds.size, proposal: proposal)).compactMap { node, place in
      node.explicitGuide(key, size: place.frame.size, proposal: place.proposal)
        .map { $0 + place.frame.origin[key.axis] + bounds.origin[key.axis] }
    }
    return key.combined(guides)
  }

  private func record(_ placements: [(last: ContainerPass.Placement?, count: Int)]) {
    var found = pass.misuse
    for (index, placement) in placements.enumerated() {
      switch (placement.last, placement.count) {
      case (nil, _) where selects: break
      case (nil, _): found.append(ContainerPass.Misuse(index: index, kind: .notPlaced))
      case (let last?, _) where last.position.x.isNaN || last.position.y.isNaN:
        found.append(ContainerPass.Misuse(index: index, kind: .notANumber))
      case (_, 2...):
        found.append(ContainerPass.Misuse(index: index, kind: .placedAgain(count: placement.count)))
      default: break
      }
    }
    for misuse in found {
      engine.record(Misplacement(layout: name, subviewIndex: misuse.index, kind: misuse.kind))
    }
  }
}

extension ContainerContent {
  /// Hands out the cache for one call.
  ///
  /// A call inside another finds none and makes its own, which changes no result.
  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    if drops { isCacheOutdated = true }
    let taken: CacheBox<L.Cache>
    if let cache {
      taken = cache
      if isCacheOutdated { taken.value = pass.call { layout.makeCache(subviews: $0) } }
    } else {
      taken = CacheBox(pass.call { layout.makeCache(subviews: $0) })
    }
    isCacheOutdated = false
    cache = nil
    defer { cache = taken }
    return body(&taken.value)
  }

  private var drops: Bool {
    switch engine.cachePolicy {
    case .kept: return false
    case .dropped: return true
    case .droppedAtRandom:
      draws = draws &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return draws >> 63 == 0
    }
  }
}

extension ContainerPass.Placement {
  /// Where a subview goes that is not placed.
  ///
  /// Documented: the centre of the bounds, with the container's own proposal.
  static func centered(in bounds: CGRect, _ proposal: ProposedViewSize) -> Self {
    Self(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// The frame of a size put there; a position that is no number counts as the centre.
  func frame(size: CGSize, in bounds: CGRect) -> CGRect {
    guard !position.x.isNaN, !position.y.isNaN else {
      return Self.centered(in: bounds, proposal).frame(size: size, in: .null)
    }
    func start(_ position: CGFloat, _ share: CGFloat, _ length: CGFloat) -> CGFloat {
      // No share of an infinite length is none.
      share == 0 ? position : position - share * length
    }
    let origin = CGPoint(
      x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height))
    return CGRect(origin: origin, size: size)
  }
}

extension CGRect {
  /// The rectangle as far from the right of bounds as it is from their left; nothing infinite moves.
  func mirrored(in bounds: CGRect) -> CGRect {
    let x = bounds.minX + bounds.maxX - maxX
    return CGRect(x: x.isFinite ? x : minX, y: minY, width: width, height: height)
  }
}

/// A layout that is a modifier of one subview and hands on what the subview carries.
protocol ModifierLayout: Layout where Cache == Void {
  /// Whether it sets guides itself rather than leave that to its subview.
  static var setsGuides: Bool { get }
}

extension ModifierLayout {
  static var setsGuides: Bool { false }
}

/// A type's name without its module and generic arguments.
package func typeName(of value: Any) -> String {
  let name = String(describing: type(of: value))
  return String(name.prefix { $0 != "<" })
}
