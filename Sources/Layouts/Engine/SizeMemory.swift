/// The sizes a subview answered, by proposal.
///
/// - Note: Known from a reimplementation: SwiftUI remembers the last 3 different proposals. Observed on
///   macOS 26: one call for each different proposal, across passes. Chosen: all are remembered unless
///   a limit is set, which keeps nested stacks linear.
struct SizeMemory {
  /// How many proposals are remembered; `nil` for all.
  let limit: Int?

  private var sizes = ShortTable<ProposalKey, CGSize>()

  /// With a limit: the proposals in the order they were first made.
  private var order: [ProposalKey] = []

  init(limit: Int?) { self.limit = limit }
}

extension SizeMemory {
  var count: Int { sizes.count }

  /// Forgets all answers.
  mutating func forget() {
    sizes.removeAll()
    order.removeAll()
  }

  subscript(proposal: ProposedViewSize) -> CGSize? { sizes[ProposalKey(proposal)] }

  /// Remembers the answer to a proposal that was forgotten or never made.
  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    // A proposal that is no number equals no other, so it would never be found again.
    guard proposal.width?.isNaN != true, proposal.height?.isNaN != true, limit != 0 else { return }
    let key = ProposalKey(proposal)
    guard let limit else {
      sizes[key] = size
      return
    }
    let isNew = sizes[key] == nil
    sizes[key] = size
    if isNew { order.append(key) }
    if order.count > limit { sizes[order.removeFirst()] = nil }
  }
}
