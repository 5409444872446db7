import Findings

/// An audit in progress: what was tried and found so far.
struct AuditRun<L: Layout> {
  private let driver: AuditDriver<L>
  private let checks = AuditCheck<L>.all
  private let cases: [[LayoutAudit.Case]]

  private(set) var caseCount = 0
  private var found: [Int: LayoutAudit.Finding] = [:]

  init(driver: AuditDriver<L>, matrix: AuditMatrix) {
    self.driver = driver
    cases = checks.map { check in
      check.cases(matrix)
        + (check.takesExactFits ? matrix.scenes.filter { !$0.isEmpty }.compactMap(driver.exactFit) : [])
    }
  }
}

extension AuditRun {
  /// The findings in the order of the checks.
  var findings: [LayoutAudit.Finding] { found.sorted { $0.key < $1.key }.map(\.value) }

  /// A number made of all sizes and frames that were seen.
  var fingerprint: UInt64 { driver.trace.hash }

  /// Tries every check that has found nothing yet in the cases of a stage.
  mutating func tryAll(at stage: LayoutAudit.Reach) {
    for (number, check) in checks.enumerated() where !hasFound(check.rule, worst: check.looksForWorse) {
      for aCase in cases[number] where max(aCase.strangeness, check.reach) == stage {
        caseCount += 1
        guard let finding = finding(check, aCase) else { continue }
        if finding.severity > found[number]?.severity ?? .note || found[number] == nil {
          found[number] = finding
        }
        if hasFound(check.rule, worst: check.looksForWorse) { break }
      }
    }
  }

  /// Whether a violation was found, as severe as one of the rule is where a worse one is looked for.
  private func hasFound(_ rule: LayoutAudit.Rule, worst: Bool) -> Bool {
    found.values.contains { $0.rule == rule && (!worst || $0.severity >= rule.severity) }
  }

  /// What is wrong, and as severe, in the smallest case like this one; `nil` if nothing is wrong in this one.
  private func finding(_ check: AuditCheck<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Finding? {
    guard let first = check.evidence(driver, aCase) else { return nil }
    let severity = first.severity ?? check.rule.severity
    let smallest = aCase.shrunk(keepsProposal: check.keepsProposal) { smaller in
      check.evidence(driver, smaller).map { $0.severity ?? check.rule.severity >= severity } ?? false
    }
    // A layout that depends on the run may show it once only.
    guard let evidence = check.evidence(driver, smallest) else { return nil }
    let proposals = evidence.proposals ?? [smallest.proposal]
    return LayoutAudit.Finding(
      rule: check.rule, evidence: evidence, counterexample: smallest,
      caseText: smallest.description(proposed: proposals),
      drawing: driver.drawing(smallest, proposals.first ?? smallest.proposal))
  }
}

/// A running number made of everything that a layout answered.
final class AuditTrace {
  private(set) var hash: UInt64 = 14_695_981_039_346_656_037

  func add(_ lengths: CGFloat...) {
    for length in lengths {
      hash = (hash ^ Double(length).bitPattern) &* 1_099_511_628_211
    }
  }
}
