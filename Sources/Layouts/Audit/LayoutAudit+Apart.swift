import Findings

extension LayoutAudit {
  /// What became of a process that was given a task.
  public struct Ending: Equatable, Sendable {
    /// What the process wrote, the layout's own lines left out.
    public var messages: [Message]

    /// Why it did not end by itself, such as `trapped (signal 4)`; `nil` if it did.
    public var failure: String?

    public init(output: String, failure: String?) {
      messages = output.split(whereSeparator: \.isNewline).compactMap(Message.init)
      self.failure = failure
    }
  }

  /// Audits a layout by processes that may trap.
  ///
  /// Where one does, another tells the case; then the audit goes on with one subview, if it took several, or as far as
  /// the last stage before that case. A second process shows whether a layout depends on the run.
  ///
  /// - Parameters:
  ///   - name: What the layout is called.
  ///   - number: Its number among the subjects of the process.
  ///   - run: Runs a process to its end.
  public static func report<Failure: Error>(
    of name: String, number: Int, run: (Task) throws(Failure) -> Ending
  ) throws(Failure) -> Report {
    var task = Task(number: number)
    var traps: [Trap] = []
    while true {
      let ending = try run(task)
      if let report = ending.report {
        return report.comparing(with: try run(task).report).adding(traps, to: name)
      }
      task.isTelling = true
      let told = try run(task)
      task.isTelling = false
      let attempt = told.lastAttempt
      traps.append(Trap(reason: told.failure ?? ending.failure ?? "ended without a report", attempt: attempt))
      if let attempt, attempt.subviewCount > 1, task.limit == nil {
        task.limit = 1
      } else if let attempt, let before = Reach(rawValue: min(attempt.reach, task.reach).rawValue - 1) {
        task.reach = before
      } else {
        return Report(layout: name, findings: [], exceptions: [], caseCount: 0, fingerprint: 0)
          .adding(traps, to: name)
      }
    }
  }
}

/// A process that ended before its audit did.
private struct Trap {
  let reason: String

  /// What it tried last; `nil` if it ended before it tried anything.
  let attempt: LayoutAudit.Attempt?
}

extension [Trap] {
  /// What there is to say of them, if there are any.
  ///
  /// What happens with no and with several subviews, but not with one, is a warning: a layout may be made for one.
  var finding: LayoutAudit.Finding? {
    guard let first else { return nil }
    let isMadeForOne =
      count > 0 && (first.attempt?.subviewCount ?? 1) > 1
      && allSatisfy { ($0.attempt?.subviewCount ?? 1) != 1 }
    let shown = isMadeForOne ? first : self[count - 1]
    let evidence =
      isMadeForOne
      ? LayoutAudit.Evidence(
        "the process \(shown.reason); with one subview it does not", severity: .warning,
        fix: "take any number of subviews, or say where the layout is declared that it is made for one")
      : LayoutAudit.Evidence("the process \(shown.reason)")
    return LayoutAudit.Finding(
      rule: .traps, evidence: evidence, counterexample: nil, caseText: shown.attempt?.text ?? "no case",
      drawing: nil)
  }
}

extension LayoutAudit.Ending {
  fileprivate var report: LayoutAudit.Report? {
    guard failure == nil, case .done(let json) = messages.last else { return nil }
    return LayoutAudit.Report(json: json)
  }

  fileprivate var lastAttempt: LayoutAudit.Attempt? {
    messages.reversed().lazy.compactMap { if case .trying(let attempt) = $0 { attempt } else { nil } }.first
  }
}

extension LayoutAudit.Report {
  /// The report with a finding if another process that did the same saw anything else.
  fileprivate func comparing(with other: LayoutAudit.Report?) -> LayoutAudit.Report {
    guard let other, other.fingerprint != fingerprint, !findings.contains(where: { $0.rule == .runDependent })
    else { return self }
    let finding = LayoutAudit.Finding(
      rule: .runDependent,
      evidence: LayoutAudit.Evidence(
        "two processes that do the same see different sizes or places",
        fix:
          "keep no state outside the cache, sort what comes out of a dictionary or a set, and use neither clock "
          + "nor chance"),
      counterexample: nil, caseText: "all of \(caseCount) cases", drawing: nil)
    return LayoutAudit.Report(
      layout: layout, findings: [finding] + findings, exceptions: exceptions, caseCount: caseCount,
      fingerprint: fingerprint)
  }

  /// The report with what ended processes.
  fileprivate func adding(_ traps: [Trap], to name: String) -> LayoutAudit.Report {
    let all = (traps.finding.map { [$0] } ?? []) + findings
    return LayoutAudit.Report(
      layout: name,
      findings: Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } },
      exceptions: exceptions, caseCount: max(traps.count, caseCount), fingerprint: fingerprint)
  }

  /// The report on a layout that ended its process before anything was found.
  ///
  /// - Parameters:
  ///   - layout: The layout's type.
  ///   - caseText: The case it was tried in, as it describes itself; `nil` if it ended before any.
  ///   - reason: What became of the process.
  public init(layout: String, trappedIn caseText: String?, reason: String) {
    let finding = LayoutAudit.Finding(
      rule: .traps, evidence: LayoutAudit.Evidence(reason), counterexample: nil,
      caseText: caseText ?? "no case", drawing: nil)
    self.init(layout: layout, findings: [finding], exceptions: [], caseCount: 1, fingerprint: 0)
  }
}
