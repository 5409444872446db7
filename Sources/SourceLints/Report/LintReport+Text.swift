import Findings
internal import LazyStacks
package import Replays

extension LintReport {
  /// The table `Symptom | Rule violated | Fix`, empty without findings.
  package func table(palette: Palette = .plain) -> String {
    guard !findings.isEmpty else { return "" }
    let lines = findings.flatMap { finding in
      FindingLines(
        place: "\(finding.place)", severity: finding.severity, symptom: finding.symptom,
        because: "\(finding.rule.rawValue): \(finding.because)", fix: finding.fix
      ).lines(palette: palette)
    }
    return ([palette.heading(Diagnosis.tableTitle)] + lines).joined(separator: "\n") + "\n"
  }

  /// How many lists there were and what became of them, then the closing line.
  package func summary(palette: Palette = .plain) -> String {
    (verdictTable + unresolvedLines + [tally(palette: palette)]).joined(separator: "\n") + "\n"
  }

  private var verdictTable: [String] {
    guard !lists.isEmpty else { return [] }
    var table = TextTable([
      ("ForEach", .left), ("seen", .right), ("one", .right), ("variable", .right),
      ("constant, not one", .right), ("type-erased", .right), ("unresolved", .right),
    ])
    for isLazy in [true, false] {
      let verdicts: [RowVerdict] = [.one, .variable, .constant, .erased, .unknown]
      table.add(
        [isLazy ? "in lazy containers" : "elsewhere", PlainNumber.count(lists.count { $0.isLazy == isLazy })]
          + verdicts.map { PlainNumber.count(count($0, lazy: isLazy)) })
    }
    return table.lines
  }

  /// The first lists in lazy containers that nobody can judge.
  private var unresolvedLines: [String] {
    let unresolved = lists.filter { $0.isLazy && $0.verdict == .unknown }
    let shown = unresolved.prefix(5).map { list in
      let cause = list.witness.last.map { $0.text } ?? "a view is not known"
      return "unresolved: \(list.place): \(cause)"
    }
    let rest = unresolved.count - shown.count
    return shown + (rest > 0 ? ["unresolved: \(PlainNumber.count(rest)) more"] : [])
  }

  /// That something was not resolved, in one line; `nil` if all was.
  package var unresolvedNote: String? {
    let unresolved = count(.unknown, lazy: true)
    return unresolved == 0 ? nil : "note: \(PlainNumber.count(unresolved)) ForEach could not be resolved"
  }

  private func tally(palette: Palette) -> String {
    let files = PlainNumber.count(work.fileCount, "file")
    let switchedOff = disabled.isEmpty ? "" : "; \(PlainNumber.count(disabled.count)) disabled"
    guard !findings.isEmpty else {
      let unresolved = count(.unknown, lazy: true)
      let rest = unresolved == 0 ? "" : "; \(PlainNumber.count(unresolved)) unresolved"
      return palette.good("\(files): no findings\(rest)\(switchedOff)")
    }
    let counts = Diagnosis.Severity.allCases.compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : PlainNumber.count(count, severity.rawValue)
    }
    let found = PlainNumber.count(Set(findings.map(\.place.file)).count)
    return palette.heading("\(counts.joined(separator: ", ")) in \(found) of \(files)\(switchedOff)")
  }
}

extension LintReport {
  /// A line for each finding that Xcode takes for an issue, and notes about what leads to it.
  package var xcodeLines: String {
    findings.map { finding in
      let line =
        "\(finding.place): \(finding.severity.rawValue): \(finding.symptom); fix: \(finding.fix) "
        + "[\(finding.rule.rawValue)]\n"
      return line + finding.witness.map { "\($0.place): note: \($0.text)\n" }.joined()
    }
    .joined()
  }

  /// Workflow commands, which GitHub shows beside the lines, worst first.
  ///
  /// At most ten of each kind, as it shows no more of a step; a line of plain text then says how many there are
  /// besides.
  package var gitHubLines: String {
    Diagnosis.Severity.allCases.map { severity in
      let kind = severity == .note ? "notice" : severity.rawValue
      let commands = findings.filter { $0.severity == severity }.map { Self.command($0, kind) }
      let rest = commands.count - Self.gitHubLimit
      let shown = commands.prefix(Self.gitHubLimit).joined()
      return rest > 0 ? shown + "... and \(PlainNumber.count(rest, "more \(kind)"))\n" : shown
    }
    .joined()
  }

  private static let gitHubLimit = 10

  private static func command(_ finding: LintFinding, _ kind: String) -> String {
    let message = "\(finding.symptom)\nwhy: \(finding.because)\nfix: \(finding.fix)"
    return "::\(kind) file=\(property(finding.place.file)),line=\(finding.place.location.line),"
      + "col=\(finding.place.location.column),title=\(finding.rule.rawValue)::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
