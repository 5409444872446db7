extension View {
  /// Puts the view into a frame of a fixed width, height or both.
  ///
  /// - Parameters:
  ///   - width: In points; `nil` takes the view's. Chosen: less than 0 counts as 0, and what is not
  ///     finite as `nil`.
  ///   - height: The height in points; `nil` leaves it to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(self, FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that adapts between a least and a greatest size.
  ///
  /// - Note: Known from a reimplementation: with both bounds the proposal is clamped; with one, the frame
  ///   reaches from there to the view's own size; lengths that contradict each other are repaired upward.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(
      self,
      FlexibleFrame(
        width: FlexibleFrame.Bounds(minWidth, idealWidth, maxWidth),
        height: FlexibleFrame.Bounds(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// A frame of fixed lengths.
struct FixedFrame: ModifierLayout {
  private let lengths: ProposedViewSize
  private let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func repaired(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }
    lengths = ProposedViewSize(width: repaired(width), height: repaired(height))
    self.alignment = alignment
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let width = lengths.width, let height = lengths.height { return CGSize(width: width, height: height) }
    let own = subviews.first?.sizeThatFits(childProposal(for: proposal)) ?? .zero
    return lengths.replacingUnspecifiedDimensions(by: own)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(alignedBy: alignment, in: bounds, proposal: childProposal(for: proposal))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.unitedSpacing.reset(
      horizontally: lengths.width != nil, vertically: lengths.height != nil)
  }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }
}

/// A frame between least and greatest lengths.
struct FlexibleFrame: ModifierLayout {
  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  /// What a frame says about one axis.
  struct Bounds: Hashable {
    var least: CGFloat?
    var ideal: CGFloat?
    var greatest: CGFloat?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) {
      func number(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
      func atLeast(_ bound: CGFloat?, _ length: CGFloat?) -> CGFloat? {
        length.map { max(bound ?? 0, $0) }
      }
      self.least = number(least)
      self.ideal = atLeast(self.least, number(ideal))
      self.greatest = atLeast(self.ideal ?? self.least, number(greatest))
    }

    var isOpen: Bool { least == nil && ideal == nil && greatest == nil }

    /// What the view inside is proposed.
    func childLength(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { min(greatest ?? .infinity, max(least ?? 0, $0)) }
    }

    /// The frame's own length, from its proposal and the length of the view inside.
    func length(_ proposed: CGFloat?, own: CGFloat) -> CGFloat {
      switch (proposed ?? ideal, least, greatest) {
      case (let length?, let least?, let greatest?): min(greatest, max(least, length))
      case (let length?, let least?, nil): max(least, min(length, own))
      case (let length?, nil, let greatest?): min(greatest, max(length, own))
      case (let length?, nil, nil): proposed == nil ? length : own
      case (nil, _, _): min(greatest ?? .infinity, max(least ?? 0, own))
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposal = proposal.plain
    let own = subviews.first?.sizeThatFits(childProposal(for: proposal)) ?? .zero
    return CGSize(
      width: width.length(proposal.width, own: own.width),
      height: height.length(proposal.height, own: own.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(alignedBy: alignment, in: bounds, proposal: childProposal(for: proposal.plain))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.unitedSpacing.reset(horizontally: !width.isOpen, vertically: !height.isOpen)
  }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.childLength(proposal.width), height: height.childLength(proposal.height))
  }
}

extension ViewSpacing {
  /// The preferences without those along axes that a frame fixes.
  ///
  /// Known from a reimplementation: a frame resets them.
  fileprivate func reset(horizontally: Bool, vertically: Bool) -> ViewSpacing {
    var spacing = self
    if horizontally { spacing.reset(.horizontal) }
    if vertically { spacing.reset(.vertical) }
    return spacing
  }
}
