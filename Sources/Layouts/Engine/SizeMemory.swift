/// The sizes a subview answered, by offer.
///
/// - Note: Known from a reimplementation: SwiftUI remembers the last 3 different offers. Observed on
///   macOS 26: one call for each different offer, across passes. Chosen: all are remembered unless
///   a limit is set, which keeps nested stacks linear.
struct SizeMemory {
  /// How many offers are remembered; `nil` for all.
  let limit: Int?

  private var sizes: [ProposedViewSize: CGSize] = [:]

  /// With a limit: the offers in the order they were first made.
  private var order: [ProposedViewSize] = []

  init(limit: Int?) { self.limit = limit }
}

extension SizeMemory {
  subscript(proposal: ProposedViewSize) -> CGSize? {
    get { sizes[proposal] }
    set {
      // An offer that is no number equals no other, so it would never be found again.
      guard proposal.width?.isNaN != true, proposal.height?.isNaN != true, limit != 0 else { return }
      if sizes.updateValue(newValue ?? .zero, forKey: proposal) == nil, let limit {
        order.append(proposal)
        if order.count > limit { sizes[order.removeFirst()] = nil }
      }
    }
  }
}
