package import Findings

extension LintReport {
  /// The findings by rule, worst first: what the user sees, the places with their causes, and what to do.
  package func groups(palette: Palette = .plain) -> String {
    var order: [Group] = []
    var groups: [Group: [Finding]] = [:]
    for finding in findings {
      let group = Group(rule: finding.rule, severity: finding.severity)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(finding)
    }
    return order.flatMap { group in lines(of: group, groups[group] ?? [], palette) }
      .map { $0 + "\n" }.joined()
  }

  private struct Group: Hashable {
    let rule: String
    let severity: Severity
  }

  /// How many places of a rule are told; beyond, they are counted.
  private static let placeLimit = 12

  private func lines(of group: Group, _ findings: [Finding], _ palette: Palette) -> [String] {
    let count = findings.count == 1 ? "" : " (\(PlainNumber.count(findings.count)))"
    let head = "\(palette.word(for: group.severity)) \(palette.heading(group.rule))\(count)"
    let shown = findings.prefix(Self.placeLimit)
    let places = shown.map { finding in
      let also = finding.witness.count { $0.text == Self.sameRow }
      let others = also == 0 ? "" : ", and \(PlainNumber.count(also, "more list")) of this row"
      return "  \(finding.place)  \(Self.cause(of: finding))\(others)"
    }
    let rest = findings.count - shown.count
    let fixes = findings.map(\.fix).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // Several fixes of one rule differ by what is around the rows: the first shows how, each format has all.
    let fix = wrapped("fix: \(fixes[0])" + (fixes.count > 1 ? " (or alike)" : ""), width: 98)
    return [head + ": " + findings[0].symptom] + places
      + (rest > 0 ? ["  ... and \(PlainNumber.count(rest, "more place"))"] : []) + fix.map { "  " + $0 }
  }

  /// What is wrong at a place, in a few words.
  private static func cause(of finding: Finding) -> String {
    if let cause = finding.witness.last, let place = cause.place {
      let file =
        place.file == finding.place.name ? "line " : "\(place.file.split(separator: "/").last ?? ""):"
      return "\(cause.text), \(file)\(place.location.line)"
    }
    return finding.because
  }
}
