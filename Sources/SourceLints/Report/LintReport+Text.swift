package import Findings

extension LintReport {
  /// The table `Symptom | Rule violated | Fix`, empty without findings.
  package func table(palette: Palette = .plain) -> String { findings.table(palette: palette) }

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

  /// The closing line: how much was found, and what is not told.
  package func tally(palette: Palette) -> String {
    let switchedOff =
      (disabled.isEmpty ? "" : "; \(PlainNumber.count(disabled.count)) disabled")
      + (knownCount == 0 ? "" : "; \(PlainNumber.count(knownCount)) in the baseline")
      + (noteCount == 0 ? "" : "; \(PlainNumber.count(noteCount, "note")) hidden (--notes)")
    guard !findings.isEmpty else {
      let unresolved = count(.unknown, lazy: true)
      let rest = unresolved == 0 ? "" : "; \(PlainNumber.count(unresolved)) unresolved"
      return palette.good(
        "\(PlainNumber.count(work.fileCount, "file")): no findings\(rest)\(switchedOff)")
    }
    return palette.heading(findings.tally(of: work.fileCount, "file") + switchedOff)
  }
}

extension LintReport {
  /// A line for each finding that Xcode takes for an issue, and notes about what leads to it.
  package var xcodeLines: String { findings.map(\.xcodeLines).joined() }

  /// Workflow commands, which GitHub shows beside the lines, worst first.
  package var gitHubLines: String {
    findings.map { GitHubAnnotation($0, isExplained: true) }.commands
  }
}
