import Findings

extension AuditCheck {
  /// What is wrong with answered sizes.
  static var sizeChecks: [AuditCheck] {
    [
      AuditCheck(rule: .finiteSize, cases: { $0.all + $0.lessThanNothing }, takesExactFits: true) {
        finiteSize($0, $1)
      },
      AuditCheck(rule: .infiniteEcho, cases: \.all) { infiniteEcho($0, $1) },
      AuditCheck(rule: .wrongAxis, cases: \.oblongCases, keepsProposal: true) { wrongAxis($0, $1) },
      AuditCheck(rule: .unsteadySweep, cases: \.sceneCases, keepsProposal: true) { unsteadySweep($0, $1) },
    ]
  }

  private static func finiteSize(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    let (size, answers) = driver.container(aCase).answers(aCase.proposal)
    for axis in Axis.allCases {
      if size[axis].isNaN || size[axis] < 0 {
        // Nobody proposes less than nothing on purpose.
        let isSenseless = (aCase.proposal.width ?? 0) < 0 || (aCase.proposal.height ?? 0) < 0
        return Evidence("the size is \(Text.size(size))", severity: isSenseless ? .note : nil)
      }
      guard size[axis].isInfinite, aCase.proposal[axis] != .infinity else { continue }
      let infinite = answers.filter { $0.size[axis].isInfinite }
      guard let first = infinite.first else { return Evidence("the size is \(Text.size(size))") }
      guard infinite.allSatisfy({ $0.proposal[axis] == .infinity }) else { continue }
      let name = axis == .horizontal ? "width" : "height"
      return Evidence(
        "the size is \(Text.size(size)), for subview \(first.index) is asked for its greatest \(name)",
        fix:
          "ask subviews with the \(name) that is proposed, or with nil for the ideal one, not with infinity")
    }
    return nil
  }

  private static func infiniteEcho(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard !aCase.samples.isEmpty else { return nil }
    let (size, answers) = driver.container(aCase).answers(aCase.proposal)
    for axis in Axis.allCases where aCase.proposal[axis] == .infinity && size[axis] == .infinity {
      guard answers.allSatisfy({ $0.size[axis].isFinite }), !driver.fills(axis, with: aCase.samples) else {
        continue
      }
      return Evidence("the size is \(Text.size(size)), though no subview is infinite")
    }
    return nil
  }

  private static func wrongAxis(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard let width = aCase.proposal.width, let height = aCase.proposal.height, width != height else {
      return nil
    }
    let (size, answers) = driver.container(aCase).answers(aCase.proposal)
    let swapped = answers.first { answer in
      let proposal = answer.proposal
      // A square has one length, and whoever turns a subview swaps both.
      if proposal.width == proposal.height { return false }
      if proposal.width == height && proposal.height == width { return false }
      return proposal.width == height || proposal.height == width
    }
    if let swapped {
      return Evidence(
        "subview \(swapped.index) is proposed \(Text.text(swapped.proposal)), with the height as its width "
          + "or the width as its height")
    }
    guard size.width != size.height, size.width == height || size.height == width else { return nil }
    return Evidence("a proposal of \(Text.text(aCase.proposal)) is answered with \(Text.size(size))")
  }

  private static func unsteadySweep(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    let container = driver.container(aCase)
    let proposals = (0...60).map { ProposedViewSize(width: 40 + CGFloat($0) * 4.25, height: nil) }
    let sizes = proposals.map(container.measure)
    if let wrong = sizes.indices.first(where: { !sizes[$0].isFinite }) {
      return Evidence(
        "on the way between two widths the size is \(Text.size(sizes[wrong]))", proposals: [proposals[wrong]])
    }
    for start in 0..<sizes.count - 3
    where sizes[start] == sizes[start + 2] && sizes[start + 1] == sizes[start + 3]
      && sizes[start] != sizes[start + 1]
    {
      return Evidence(
        "on the way between two widths the size goes back and forth between "
          + "\(Text.size(sizes[start])) and \(Text.size(sizes[start + 1]))",
        proposals: Array(proposals[start...start + 3]))
    }
    return nil
  }
}
