package import Findings

extension LintReport {
  /// The report with the levels that a project gives to rules, file by file.
  package func adjusted(to configuration: (String) -> LintConfiguration) -> LintReport {
    var report = self
    report.findings = findings.compactMap { configuration($0.place.name).adjusted($0) }.sorted(
      by: Self.isWorse)
    return report
  }

  /// The report about some files alone: what is found there, and what has its cause there.
  package func limited(to isWanted: (String) -> Bool) -> LintReport {
    var report = self
    report.findings = findings.filter { finding in
      isWanted(finding.place.name) || finding.witness.last?.place.map { isWanted($0.file) } == true
    }
    report.lists = lists.filter { isWanted($0.place.file) }
    report.disabled = disabled.filter { isWanted($0.place.name) }
    return report
  }

  /// The report without what is known; what is known is counted.
  package func without(_ isKnown: (Finding) -> Bool) -> LintReport {
    var report = self
    report.findings = findings.filter { !isKnown($0) }
    report.knownCount = findings.count - report.findings.count
    return report
  }

  /// The report without notes, which are counted.
  package var withoutNotes: LintReport {
    var report = self
    report.findings = findings.filter { $0.severity != .note }
    report.noteCount = findings.count - report.findings.count
    return report
  }
}
