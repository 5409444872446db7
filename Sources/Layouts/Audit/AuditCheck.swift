import Findings

/// A rule, the cases it is tried in, and how a violation shows.
struct AuditCheck<L: Layout> {
  let rule: LayoutAudit.Rule

  /// How strange the proposals are that the check makes by itself.
  var reach = LayoutAudit.Reach.everyday

  let cases: (AuditMatrix) -> [LayoutAudit.Case]

  /// Whether each scene is also proposed exactly what it would like.
  var takesExactFits = false

  /// Whether a smaller case has the same proposal.
  var keepsProposal = false

  /// Whether a violation that does little harm is no reason to stop: another case may show one that does.
  var looksForWorse = false

  /// What is seen where the rule is violated; `nil` where it is kept.
  let evidence: (AuditDriver<L>, LayoutAudit.Case) -> LayoutAudit.Evidence?
}

extension AuditCheck {
  /// All checks, in an order in which those that change a container come last.
  static var all: [AuditCheck] {
    sizeChecks + proposalChecks + placementChecks + arrangementChecks + costChecks + dependenceChecks
      + updateChecks
  }

  typealias Text = LayoutAudit.Case
  typealias Evidence = LayoutAudit.Evidence
}
