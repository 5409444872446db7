import Layouts

/// A column of subviews with one thing wrong; without anything wrong the audit finds nothing in it.
struct BrokenColumn: Layout {
  enum Fault: String, CaseIterable, Sendable {
    case none, negative, echo, deaf, nilAsTen, swapped, remeasured, short, originless, forgetful, twice,
      notANumber
    case mirrored, flips, extraGap, wrongGap, reversed, placesEarly, rounded, curious
  }

  var fault = Fault.none

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    var width = sizes.map(\.width).max() ?? 0
    var height = heights(sizes).reduce(0, +) + gaps(subviews).reduce(0, +)
    switch fault {
    case .negative: width = (proposal.width ?? width) - 500
    case .echo: width = proposal.width ?? width
    case .nilAsTen: width = proposal.width ?? 10
    case .swapped: height = proposal.width ?? height
    case .short: height -= 15
    case .flips: height += (proposal.width ?? 0).truncatingRemainder(dividingBy: 8.5) == 6 ? 1 : 0
    case .placesEarly: subviews.first?.place(at: .zero, proposal: proposal)
    case .curious: for _ in subviews { for subview in subviews { _ = subview.sizeThatFits(offer(proposal)) } }
    default: break
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = fault == .originless ? 0 : bounds.minY
    let gaps = gaps(subviews)
    var offer = offer(proposal)
    if fault == .remeasured { offer.width = 50 }
    let order = fault == .reversed ? Array(subviews.indices.reversed()) : Array(subviews.indices)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let heights = heights(sizes)
    for (position, index) in order.enumerated() {
      if position > 0 { y += gaps[position - 1] }
      var x = bounds.minX
      if fault == .mirrored, subviews.layoutDirection == .rightToLeft { x = bounds.maxX - sizes[index].width }
      if fault == .notANumber { x += bounds.width / (sizes[index].width - 60) * 0 }
      if fault != .forgetful || index == 0 {
        if fault == .twice { subviews[index].place(at: .zero, proposal: offer) }
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: offer)
      }
      y += heights[index]
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    switch fault {
    case .deaf: .unspecified
    case .swapped: ProposedViewSize(width: proposal.height, height: nil)
    default: ProposedViewSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }, height: nil)
    }
  }

  private func heights(_ sizes: [CGSize]) -> [CGFloat] {
    sizes.map { fault == .rounded ? $0.height.rounded(.up) : $0.height }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: fault == .wrongGap ? .horizontal : .vertical)
    }
    return fault == .extraGap && !subviews.isEmpty ? gaps + [gaps.last ?? 8] : gaps
  }
}

/// A column that keeps its heights in a cache, wrongly.
struct BadlyCachedColumn: Layout {
  enum Fault: String, CaseIterable, Sendable {
    /// The cache outlives every change of subviews.
    case stale

    /// The cache holds the width last answered, and placing believes it.
    case lastWins

    /// The cache holds the answer to whatever was asked first.
    case keyless

    /// The cache holds the subviews themselves.
    case keepsSubviews

    /// The cache is written and never read.
    case idle
  }

  let fault: Fault

  struct Memory {
    var height: CGFloat?
    var width: CGFloat?
    var subviews: [LayoutSubview] = []
  }

  func makeCache(subviews: Subviews) -> Memory {
    Memory(subviews: fault == .keepsSubviews ? Array(subviews) : [])
  }

  func updateCache(_ cache: inout Memory, subviews: Subviews) {
    if fault != .stale { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory) -> CGSize {
    let subviews = fault == .keepsSubviews ? cache.subviews : Array(subviews)
    let offer = ProposedViewSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    var height = sizes.map(\.height).reduce(0, +)
    if fault == .stale || fault == .keyless { height = cache.height ?? height }
    cache.height = height
    cache.width = sizes.map(\.width).max()
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory) {
    var offer = ProposedViewSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }, height: nil)
    if fault == .lastWins { offer.width = cache.width }
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

/// Counts its own calls, and answers accordingly.
struct CountingLayout: Layout {
  final class Count: @unchecked Sendable { var calls = 0 }

  let count = Count()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    count.calls += 1
    return CGSize(width: count.calls, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
  }
}

/// Puts subviews around the centre and lets them stand out, as radial layouts mean it.
struct OverhangingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .center, proposal: .zero)
    }
  }
}

/// Keeps sizes by proposal as long as the subviews keep their sizes, but not by its own spacing, nor by theirs.
struct ForgetfulKeyColumn: Layout {
  var spacing: CGFloat?

  struct Memory {
    var ideals: [CGSize]
    var last: (proposal: ProposedViewSize, size: CGSize)?
  }

  func makeCache(subviews: Subviews) -> Memory {
    Memory(ideals: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Memory, subviews: Subviews) {
    let fresh = makeCache(subviews: subviews)
    if cache.ideals != fresh.ideals { cache = fresh }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory) -> CGSize {
    if let last = cache.last, last.proposal == proposal { return last.size }
    let size = VStackLayout(alignment: .leading, spacing: spacing).callAsSize(proposal, subviews)
    cache.last = (proposal, size)
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory) {
    let stack = VStackLayout(alignment: .leading, spacing: spacing)
    var inner = stack.makeCache(subviews: subviews)
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
  }
}

extension Layout {
  /// The size with a cache that is used once.
  fileprivate func callAsSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Wraps before the first subview too if that is wider than the layout.
struct EmptyRowFlow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(in: proposal.width ?? .infinity, subviews)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(in: proposal.width ?? .infinity, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var point = CGPoint.zero
    var rowHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + rowHeight + 5)
        rowHeight = 0
      }
      defer { point.x += size.width + 5 }
      rowHeight = max(rowHeight, size.height)
      return CGRect(origin: point, size: size)
    }
  }
}
