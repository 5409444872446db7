package import Findings

/// What a lint found, and what it could not resolve.
package struct LintReport: Sendable {
  /// Every list, in the order of the files.
  package internal(set) var lists: [JudgedList]

  /// What is to be reported, worst first, then by place.
  package internal(set) var findings: [Finding]

  /// What comments switched off.
  package internal(set) var disabled: [Finding]

  /// How many findings a baseline knows.
  package internal(set) var knownCount = 0

  /// How many notes are hidden.
  package internal(set) var noteCount = 0

  /// The files that were read in part, and why.
  package let complaints: [(file: String, text: String)]
  package let work: Work

  /// What was done; the same for the same files.
  package struct Work: Hashable, Sendable {
    package let fileCount: Int
    package let byteCount: Int

    /// The files that were parsed; of the others the bytes were enough.
    package let parsedCount: Int

    /// How often declarations were asked for.
    package let roundCount: Int
  }
}

extension LintReport {
  init(_ project: LintedProject) {
    let parsed = project.parsed.compactMap { $0 }.filter { project.reported.contains($0.file) }
    let suppressions = Dictionary(parsed.map { ($0.file, $0.suppressions) }) { first, _ in first }
    let allFacts = project.parsed.compactMap { $0 }.flatMap(\.facts)
    let stateful = Set(allFacts.filter(\.keepsState).compactMap(\.path.last))
    let all =
      Self.merged(project.lists) + project.lists.flatMap { $0.hazards(statefulTypes: stateful) }
      + parsed.flatMap(\.findings)
      + SuspectRows.findings(parsed.flatMap(\.facts), rows: Self.rowTypes(of: project.lists))
      + parsed.flatMap { $0.suppressions.findings }
    let isDisabled = { (finding: Finding) in
      // A comment at the cause counts as one at the list.
      ([finding.place.source] + [finding.witness.last?.place]).compactMap(\.self).contains { place in
        suppressions[place.file]?.covers(finding.rule, line: place.location.line) ?? false
      }
    }
    lists = project.lists
    findings = all.filter { !isDisabled($0) }.sorted(by: Self.isWorse)
    disabled = all.filter(isDisabled).sorted(by: Self.isWorse)
    complaints = parsed.compactMap { file in file.complaint.map { (file.file, $0) } }
    work = project.work
  }

  /// The findings about the counts of rows: one for rows whose cause is in one and the same declaration, with all the
  /// lists that have it.
  private static func merged(_ lists: [JudgedList]) -> [Finding] {
    var findings: [Finding] = []
    var known: [Cause: Int] = [:]
    for list in lists {
      guard let finding = list.finding else { continue }
      guard let cause = finding.witness.last?.place, finding.witness.count > 1 else {
        findings.append(finding)
        continue
      }
      let key = Cause(rule: finding.rule, severity: finding.severity, place: cause)
      if let first = known[key] {
        let also = Finding.Witness(text: sameRow, place: list.place)
        findings[first].witness.insert(also, at: findings[first].witness.count - 1)
      } else {
        known[key] = findings.count
        findings.append(finding)
      }
    }
    return findings
  }

  private struct Cause: Hashable {
    let rule: String
    let severity: Severity
    let place: SourcePlace
  }

  /// What a witness is that names another list of the same row.
  static let sameRow = "another list with the same row"

  static func isWorse(_ lhs: Finding, _ rhs: Finding) -> Bool {
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    if let left = lhs.place.source, let right = rhs.place.source, left != right { return left < right }
    return (lhs.rule, lhs.symptom) < (rhs.rule, rhs.symptom)
  }

  /// The types that lazy lists make their rows of, and the first list of each.
  private static func rowTypes(of lists: [JudgedList]) -> [SuspectRows.RowType: SourcePlace] {
    var types: [SuspectRows.RowType: SourcePlace] = [:]
    for list in lists where list.isLazy {
      for name in list.site.row.typeNames {
        let type = SuspectRows.RowType(module: list.site.scope.module, name: name)
        if types[type] == nil { types[type] = list.place }
      }
    }
    return types
  }

  /// Whether a finding is as severe as asked for.
  package func hasFinding(atLeast severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

  /// The lists with a verdict.
  func count(_ verdict: RowVerdict, lazy isLazy: Bool? = nil) -> Int {
    lists.count { $0.verdict == verdict && (isLazy == nil || $0.isLazy == isLazy) }
  }
}

extension ViewTerm {
  /// The types that make the view or one of its siblings or branches.
  var typeNames: [String] {
    switch self {
    case .call(let call): call.name.isCapitalized ? [call.name] : []
    case .modified(let term, _), .optional(let term, _), .erased(let term, _): term.typeNames
    case .all(let terms): terms.flatMap(\.typeNames)
    case .choice(let choice): choice.branches.flatMap(\.typeNames)
    case .one, .list, .content, .unresolved: []
    }
  }
}

extension Suppressions {
  /// A finding for each name that is no rule.
  fileprivate var findings: [Finding] {
    unknown.map { name, place in
      let near = NearMiss.nearest(to: name, among: LintRule.allCases.map(\.rawValue))
      return Finding(
        rule: .unknownRule, severity: .warning, place: place,
        symptom: "the comment disables nothing", because: "there is no rule '\(name)'",
        fix: near.map { "did you mean '\($0)'?" } ?? "write a rule's name, or 'all'")
    }
  }
}

extension LintReport {
  /// The files that have lists, in order.
  package var fileNames: [String] {
    lists.map(\.place.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The list at a line of a file: one that begins there, else the nearest above whose finding has its cause
  /// there.
  package func list(inFile file: String, line: Int) -> JudgedList? {
    let own = lists.filter { $0.place.file == file }
    return own.first { $0.place.location.line == line }
      ?? own.last { list in
        list.witness.contains { $0.place?.file == file && $0.place?.location.line == line }
      }
  }
}
