import Layouts

/// A view laid out on its own, in few words.
struct Arrangement {
  let host: LayoutHost
  let placed: PlacedSubview

  /// Lays out the only subview that views resolve to.
  init(
    _ width: CGFloat?, _ height: CGFloat?, rightToLeft: Bool = false, proposalMemory: Int? = nil,
    cachePolicy: CachePolicy = .kept, @ViewBuilder content: () -> some View
  ) throws {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    host = LayoutHost(
      environment: environment, proposalMemory: proposalMemory, cachePolicy: cachePolicy, content: content)
    precondition(host.subviews.count == 1, "\(host.subviews.count) subviews, not one")
    placed = try host.subviews[0].layout(ProposedViewSize(width: width, height: height))
  }

  var size: CGSize { placed.frame.size }

  /// The frames of the leaves.
  var frames: [CGRect] { placed.leaves.map(\.frame) }

  /// The frames of the direct subviews.
  var children: [CGRect] { placed.children.map(\.frame) }

  /// Where the leaves begin, and how wide they are.
  var spans: [Span] { frames.map { Span($0.minX, $0.width) } }

  /// Where the leaves begin, and how high they are.
  var verticalSpans: [Span] { frames.map { Span($0.minY, $0.height) } }
}

/// A start and a length, as tables write them.
struct Span: Equatable, CustomStringConvertible {
  let start: CGFloat
  let length: CGFloat

  init(_ start: CGFloat, _ length: CGFloat) {
    self.start = start
    self.length = length
  }

  var description: String { "\(start)+\(length)" }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
