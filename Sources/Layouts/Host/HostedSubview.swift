/// A resolved subview outside any container, such as a row of a lazy stack.
public struct HostedSubview {
  let node: LayoutNode
}

extension HostedSubview {
  /// The id given by the innermost `ForEach` around it, or by `id(_:)`; `nil` without one.
  public var id: AnyHashable? { node.identity.explicitID }

  /// The view's type.
  public var name: String { node.name }

  public var priority: Double { node.priority }
  public var spacing: ViewSpacing { node.spacing }
  public var containerValues: ContainerValues { node.traits.containerValues }

  /// The size for a proposal, in points.
  ///
  /// - Complexity: O(1) for a proposal made before, else the layout's own. No subview inside is asked twice for the
  ///   same proposal, unless `proposalMemory` limits that; inside *d* stacks it gets up to *d*² different ones, as
  ///   rows make widths and columns make heights, and any width comes with any height.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  /// The size for a proposal, and the guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: proposal)
  }

  /// Measures and places the subview and everything in it.
  ///
  /// - Parameters:
  ///   - proposal: The proposal.
  ///   - origin: Where the subview's top left corner goes.
  /// - Returns: The frames of all subviews, in the coordinates of `origin`.
  /// - Throws: The first position that is not a number, with its layout and subview.
  @discardableResult
  public func layout(
    _ proposal: ProposedViewSize, at origin: CGPoint = .zero
  ) throws(LayoutError) -> PlacedSubview {
    node.engine.failure = nil
    node.place(in: CGRect(origin: origin, size: node.sizeThatFits(proposal)), proposal: proposal)
    node.engine.storage.lookAtPreferences()
    if let failure = node.engine.failure { throw LayoutError(misplacement: failure) }
    return PlacedSubview(node)
  }
}

/// A layout that cannot be carried out.
public struct LayoutError: Error, Hashable, CustomStringConvertible {
  /// What the layout did.
  public let misplacement: Misplacement

  public var description: String { misplacement.description + "; every position must be a number" }
}

/// Where a subview and everything in it was placed.
public struct PlacedSubview: Equatable, Sendable {
  /// The view's type.
  public let name: String

  /// The proposal it was placed with.
  public let proposal: ProposedViewSize

  /// What is in it, in order.
  public let children: [PlacedSubview]

  /// What a lazy container has built; `nil` for any other view.
  public let lazyRows: LazyRowsRecord?

  private let x: CGFloat
  private let y: CGFloat
  private let width: CGFloat
  private let height: CGFloat

  init(_ node: LayoutNode) {
    let frame = node.frame ?? .null
    (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    name = node.name
    lazyRows = (node.content as? LazyContent)?.record
    proposal = node.placedProposal
    children = node.children.filter { $0.frame != nil }.map(PlacedSubview.init)
  }

  /// The frame in points, in the coordinates of the outermost subview's container.
  public var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension PlacedSubview {
  /// The lazy containers in it, in order; itself if it is one.
  public var lazyContainers: [PlacedSubview] {
    (lazyRows == nil ? [] : [self]) + children.flatMap(\.lazyContainers)
  }

  /// The leaves in it, in order; itself if it is one.
  public var leaves: [PlacedSubview] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}
