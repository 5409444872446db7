public import Findings
internal import LazyStacks
public import Replays
internal import ScrollTraces
public import Testing

// Each returns whether it held, for what a test does only then. None changes the replay.
extension StackReplay {
  /// Expects what a line of a trace may expect, without its first word: `corrections <= 4 since "settled"`.
  ///
  /// Diagnoses are those of the replay so far. A failure is an issue at the caller's place, and says what the
  /// command line would: the expectation, the actual value, and what comes nearest to explaining it.
  @discardableResult
  public func expect(
    _ expectation: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    let line = "expect \(expectation)"
    do throws(TraceError) {
      let result = try live.result(of: try self.expectation(line), at: end)
      if !result.passed { record(result.failureText, at: sourceLocation) }
      return result.passed
    } catch {
      record(StackReplayError(error, in: traceText + line, name: name).description, at: sourceLocation)
      return false
    }
  }

  /// Expects that the replay violates no rule so far, or not a certain one.
  ///
  /// A failure shows each finding: what the user sees, why, and how to fix it.
  ///
  /// - Parameters:
  ///   - rule: The rule; `nil` for all.
  ///   - severity: How bad a violation must be to fail the test; `.error` is what `diagnose` fails at.
  @discardableResult
  public func expectNoDiagnosis(
    _ rule: Diagnosis.Rule? = nil, atLeast severity: Diagnosis.Severity = .note,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    let findings = diagnoses.filter { (rule == nil || $0.rule == rule) && $0.severity >= severity }
    if findings.isEmpty { return true }
    let expectation = TraceExpectation.diagnosis(rule: rule?.rawValue, expected: false)
    record(([expectation.description] + findings.flatMap(lines)).joined(separator: "\n"), at: sourceLocation)
    return false
  }

  /// Expects that the replay violates a rule, as a test of content that is wrong on purpose does.
  @discardableResult
  public func expectDiagnosis(
    _ rule: Diagnosis.Rule, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect("diagnosis \(rule.rawValue)", sourceLocation: sourceLocation)
  }

  /// Expects that every `expect` held that stands in the trace or was performed.
  @discardableResult
  public func expectTraceHolds(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Bool {
    let failures = report.failures()
    if !failures.isEmpty { record(failures, at: sourceLocation) }
    return failures.isEmpty
  }
}

extension StackReplay {
  /// A finding as `lazystack diagnose` shows it, with the line of the trace that is to blame.
  private func lines(of finding: Diagnosis) -> [String] {
    var lines = finding.finding.tableLines()
    let cell = lines.firstIndex { $0.hasPrefix("    | ") } ?? lines.endIndex
    lines.insert("    > \(traceText.line(finding.line))", at: cell)
    return lines
  }

  /// Records an issue, and the replay so far as a trace for the command line, where attachments are kept.
  private func record(_ text: String, at location: Testing.SourceLocation) {
    Attachment.record(traceText, named: "replay.trace", sourceLocation: location)
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}
