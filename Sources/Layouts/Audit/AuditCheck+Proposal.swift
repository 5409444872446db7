import Findings

extension AuditCheck {
  /// What is wrong with how proposals are understood.
  static var proposalChecks: [AuditCheck] {
    [
      AuditCheck(rule: .proposalIgnored, reach: .extremes, cases: \.wrapping) { proposalIgnored($0, $1) },
      AuditCheck(rule: .nilAsNumber, reach: .extremes, cases: \.wrapping) { nilAsNumber($0, $1) },
      AuditCheck(rule: .zeroAsNil, reach: .extremes, cases: \.wrapping) { zeroAsNil($0, $1) },
      AuditCheck(rule: .greedyCollapsed, cases: \.sceneCases, keepsProposal: true) {
        greedyCollapsed($0, $1)
      },
    ]
  }

  private static func proposalIgnored(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard aCase.samples.contains(where: { !$0.isRigid }) else { return nil }
    let proposals = [CGSize(width: 60, height: 60), CGSize(width: 317, height: 400), .zero].map(
      ProposedViewSize.init)
    let results = proposals.map { driver.container(aCase).answers($0) }
    guard results.allSatisfy({ $0.size == results[0].size && $0.answers == results[0].answers }) else {
      return nil
    }
    var other = aCase
    other.samples = aCase.samples.map(\.grown)
    let isFixed =
      other.samples != aCase.samples && driver.container(other).measure(proposals[0]) == results[0].size
    return Evidence(
      isFixed
        ? "the size is \(Text.size(results[0].size)), whatever is proposed and whatever the subviews are"
        : "the size is \(Text.size(results[0].size)) and every question the same, whatever is proposed",
      proposals: proposals)
  }

  /// The length answered along an axis to text, which has another height than its least one only where it wraps.
  private static func length(
    _ proposed: CGFloat?, _ axis: Axis, _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> CGFloat {
    driver.container(aCase).measure(proposal(proposed, axis))[axis]
  }

  private static func proposal(_ proposed: CGFloat?, _ axis: Axis) -> ProposedViewSize {
    ProposedViewSize(axis, proposed, across: axis == .horizontal ? nil : 60)
  }

  private static func nilAsNumber(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard !aCase.samples.isEmpty, aCase.samples.allSatisfy(\.isText) else { return nil }
    for axis in Axis.allCases {
      let open = length(nil, axis, driver, aCase)
      let long = length(1000, axis, driver, aCase)
      // A layout that rounds answers a point more or less.
      guard abs(open - long) > 1 else { continue }
      for number: CGFloat in [0, 10] where abs(open - length(number, axis, driver, aCase)) <= 1 {
        let name = axis == .horizontal ? "width" : "height"
        return Evidence(
          "an open \(name) is answered with \(Text.number(open)), just as a \(name) of \(Text.number(number))",
          proposals: [proposal(nil, axis), proposal(number, axis)])
      }
    }
    return nil
  }

  private static func zeroAsNil(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard !aCase.samples.isEmpty, aCase.samples.allSatisfy(\.isText) else { return nil }
    let (open, none, some) = (
      length(nil, .horizontal, driver, aCase), length(0, .horizontal, driver, aCase),
      length(60, .horizontal, driver, aCase)
    )
    guard open.isFinite, open == none, some < open - 1 else { return nil }
    return Evidence(
      "a width of 0 is answered with \(Text.number(none)), just as an open one, and a width of 60 with "
        + Text.number(some),
      proposals: [nil, 0, 60].map { proposal($0, .horizontal) })
  }

  /// Whether a subview that takes what it is proposed never hears of any length.
  private static func greedyCollapsed(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    let proposals = [CGSize(width: 500, height: 700), CGSize(width: 1000, height: 900)].map(
      ProposedViewSize.init)
    let results = proposals.map { proposal in
      var roomy = aCase
      roomy.proposal = proposal
      return driver.result(roomy).frames
    }
    let ideal = CGSize(width: 10, height: 10)
    let index = aCase.samples.indices.first { index in
      aCase.samples[index].isGreedy && results.allSatisfy { $0?[index].size == ideal }
    }
    return index.map {
      Evidence(
        "subview \($0) takes all it is proposed, and is 10 × 10 whatever there is", proposals: proposals)
    }
  }
}
