/// A view whose content depends on the size it was given.
///
/// It is as large as is proposed, 10 points along an axis left open, and puts its content at the top leading
/// corner.
///
/// - Note: Documented: as in SwiftUI (`GeometryReader`). Observed: where the content goes.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let identity = context.identity
    return [
      .subview(
        ResolvedSubview(identity: identity) { context in
          LayoutNode(
            GeometryContent(context.environment.layoutDirection) { nodes(in: $0, context, identity) },
            identity: identity, traits: SubviewTraits(), engine: context.engine)
        })
    ]
  }

  private func nodes(in bounds: CGRect, _ context: PlacingContext, _ identity: ViewIdentity) -> [LayoutNode] {
    let parts = content(GeometryProxy(bounds, in: context.environment)).resolved(
      in: ResolutionContext(
        engine: context.engine, environment: context.environment, identity: identity.appending(.content)))
    var inner = context
    inner.orientation = nil
    return parts.flatMap(\.subviews).map { $0.make(inner) }
  }
}

/// What a ``GeometryReader`` tells its content.
public struct GeometryProxy {
  /// The reader's size, in points.
  public let size: CGSize

  /// Chosen: no safe area is reached into, so there are none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  let globalOrigin: CGPoint

  /// The frames of the views around with a named space.
  private let namedFrames: [CoordinateSpace: CGRect]

  init(_ bounds: CGRect, in environment: EnvironmentValues) {
    size = bounds.size
    globalOrigin = bounds.origin
    namedFrames = environment.namedPlaces.compactMapValues { $0.node?.frame }
  }
}

// Only the task of the host makes and reads one, hence the unchecked promise.
extension GeometryProxy: @unchecked Sendable {}

extension GeometryProxy {
  /// The reader's frame in a coordinate space.
  ///
  /// - Note: Documented: as in SwiftUI (`frame(in:)`). The global space is that of the host. Chosen: it takes the place of
  ///   a space with a name that no view around has.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The reader's frame in a coordinate space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    let global = CGRect(origin: globalOrigin, size: size)
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return global
    case .named:
      let origin = namedFrames[space]?.origin ?? .zero
      return global.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The bounds of a view around with a named space, in the reader's coordinates; `nil` without such a view.
  ///
  /// - Note: Documented: as in SwiftUI (`bounds(of:)`).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    namedFrames[space.coordinateSpace]?.offsetBy(dx: -globalOrigin.x, dy: -globalOrigin.y)
  }
}

/// A reader's node: its content is made anew wherever it is placed.
final class GeometryContent: NodeContent {
  let name = "GeometryReader"
  private(set) var children: [LayoutNode] = []
  private let layoutDirection: LayoutDirection
  private let nodes: (CGRect) -> [LayoutNode]

  init(_ layoutDirection: LayoutDirection, _ nodes: @escaping (CGRect) -> [LayoutNode]) {
    self.layoutDirection = layoutDirection
    self.nodes = nodes
  }

  var priority: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  var guideScope: GuideScope { .none }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .greedy(proposal.plain) }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The content of the reader has no influence on the size of the reader.
  var isExchangeable: Bool { false }

  func takeChanges() -> Bool { false }

  func forgetAnswers() {}

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    children = nodes(bounds)
    let childProposal = ProposedViewSize(bounds.size)
    for child in children {
      let frame = CGRect(origin: bounds.origin, size: child.sizeThatFits(childProposal))
      child.place(
        in: layoutDirection == .rightToLeft ? frame.mirrored(in: bounds) : frame, proposal: childProposal)
    }
  }
}
