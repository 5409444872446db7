import Layouts

/// A column or a flow with one fault in how it plans; each is a defect that apps have.
struct BrokenPlan: Layout {
  enum Fault: String, CaseIterable, Sendable {
    case none
    case measuresIdealPlacesProposed, measuresProposedPlacesIdeal, asksAnewWhilePlacing, placesCut
    case nilAsZeroRounded, nilAsTenRoundedUp, zeroAsNil
    case fixedSize, skipsSubview
    case gapsOfOtherAxisInSize, gapsOfOtherAxisBetweenRows, namedGapsSwapped
    case remembersFirst, outlivesSizes, sharesCache
  }

  final class Shared: @unchecked Sendable { var heights: [CGFloat] = [] }

  let fault: Fault
  var horizontalSpacing: CGFloat = 6
  var verticalSpacing: CGFloat = 11
  private let shared = Shared()

  init(_ fault: Fault) { self.fault = fault }

  struct Cache { var size: CGSize? }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if fault != .outlivesSizes { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    if fault == .fixedSize { return CGSize(width: 300, height: 120) }
    if fault == .remembersFirst || fault == .outlivesSizes, let size = cache.size,
      fault == .remembersFirst || proposal.width == 100
    {
      return size
    }
    let width = width(proposal)
    let frames = frames(of: subviews, in: width, measured: true)
    var size = CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    if fault == .gapsOfOtherAxisInSize { size.height = column(subviews, along: .horizontal) }
    if fault == .nilAsZeroRounded { size.width = (proposal.width ?? 0).rounded() }
    if fault == .nilAsTenRoundedUp { size.width = ((proposal.width ?? 10) / 8).rounded(.up) * 8 }
    if fault == .zeroAsNil, proposal.width == 0 {
      return sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    }
    if fault == .outlivesSizes, proposal.width == 100 || fault == .remembersFirst { cache.size = size }
    if fault == .remembersFirst { cache.size = size }
    shared.heights = subviews.map { $0.sizeThatFits(inner(width, measured: true)).height }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let width = width(proposal)
    var y = bounds.minY
    for (index, pair) in zip(subviews, frames(of: subviews, in: width, measured: false)).enumerated() {
      if fault == .skipsSubview && index == 1 { continue }
      var inner = inner(width, measured: false)
      if fault == .placesCut { inner = ProposedViewSize(width: 150, height: 20) }
      if fault == .asksAnewWhilePlacing { inner = .unspecified }
      let top = fault == .sharesCache ? y : bounds.minY + pair.1.minY
      pair.0.place(at: CGPoint(x: bounds.minX + pair.1.minX, y: top), proposal: inner)
      if fault == .sharesCache, index < shared.heights.count { y += shared.heights[index] }
    }
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat? {
    let finite = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return fault == .zeroAsNil && finite == 0 ? nil : finite
  }

  private func inner(_ width: CGFloat?, measured: Bool) -> ProposedViewSize {
    switch fault {
    case .measuresIdealPlacesProposed: ProposedViewSize(width: measured ? nil : width, height: nil)
    case .measuresProposedPlacesIdeal: ProposedViewSize(width: measured ? width : nil, height: nil)
    case .asksAnewWhilePlacing: ProposedViewSize(width: measured ? nil : width, height: nil)
    case .placesCut: .unspecified
    default: ProposedViewSize(width: width, height: nil)
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat?, measured: Bool) -> [CGRect] {
    switch fault {
    case .gapsOfOtherAxisBetweenRows, .namedGapsSwapped: flow(subviews, in: width ?? .infinity)
    default:
      columnFrames(subviews, inner(width, measured: measured))
    }
  }

  private func columnFrames(_ subviews: Subviews, _ inner: ProposedViewSize) -> [CGRect] {
    var y: CGFloat = 0
    return subviews.indices.map { index in
      let size = subviews[index].sizeThatFits(inner)
      if index > 0, fault == .gapsOfOtherAxisInSize {
        y += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      }
      defer { y += size.height }
      return CGRect(x: 0, y: y, width: size.width, height: size.height)
    }
  }

  private func column(_ subviews: Subviews, along axis: Axis) -> CGFloat {
    zip(subviews, subviews.dropFirst()).reduce(0) {
      $0 + $1.0.spacing.distance(to: $1.1.spacing, along: axis)
    }
      + subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height }
  }

  /// Rows of subviews in their ideal size.
  private func flow(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let before = index > 0 ? subviews[index - 1].spacing : nil
      let beside = before?.distance(to: subview.spacing, along: .horizontal) ?? 0
      if index > 0, x + beside + size.width > width {
        let below = before?.distance(to: subview.spacing, along: .horizontal) ?? 0
        (x, y, rowHeight) = (0, y + rowHeight + (fault == .namedGapsSwapped ? horizontalSpacing : below), 0)
      } else if index > 0 {
        x += fault == .namedGapsSwapped ? verticalSpacing : beside
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width
      rowHeight = max(rowHeight, size.height)
    }
    return frames
  }
}

/// A row that asks every subview for its ideal size, so that a `GeometryReader` in it is 10 × 10.
struct IdealRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
