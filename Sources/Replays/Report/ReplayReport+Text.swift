public import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport {
  /// The summary for a person, about one screen, worst first; `palette` colours it.
  ///
  /// Lengths are rounded to a hundredth of a point; the JSON report has them in full.
  public func text(palette: Palette = .plain) -> String {
    var lines = [verdict(palette: palette)]
    let failed = failures(palette: palette)
    if !failed.isEmpty { lines += [""] + failed.split(separator: "\n").map(String.init) }
    lines.append("")
    let sections = [
      contentSection, correctionSection, shiftSection, rowSection, stateSection, scrollSection,
      reactionSection, visibilitySection, phaseSection, driftSection,
    ]
    for section in sections { lines += section.lines(palette: palette) }
    lines += [""] + diagnosisTable(palette: palette)
    lines += [""]
    for section in [modelSection, noteSection] { lines += section.lines(palette: palette) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The expectations that failed, each with its place, the actual value and the evidence.
  public func failures(palette: Palette = .plain) -> String {
    expectations.filter { !$0.passed }.map { result in
      "\(trace):\(result.line):\(result.column): \(palette.bad("failed")): \(result.failureText)\n"
    }.joined()
  }

  private func verdict(palette: Palette) -> String {
    let failed = expectations.count { !$0.passed }
    let worst = diagnoses.map(\.severity).max()
    let verdict =
      if failed > 0 {
        palette.bad("failed")
      } else if worst == .error {
        palette.bad("errors found")
      } else if worst == .warning {
        palette.doubtful("passed, with warnings")
      } else {
        palette.good("passed")
      }
    let held =
      expectations.isEmpty
      ? "no expectations"
      : "\(PlainNumber.count(expectations.count - failed)) of "
        + PlainNumber.count(expectations.count, "expectation") + " met"
    let stopped = reactions.contains(where: \.isEndless) ? ", a reaction was stopped" : ""
    let findings = diagnoses.isEmpty ? "no findings" : PlainNumber.count(diagnoses.count, "finding")
    return palette.heading(trace)
      + ": \(verdict), \(held), \(findings), \(PlainNumber.count(frames, "frame"))" + stopped
  }

  private func diagnosisTable(palette: Palette) -> [String] {
    if diagnoses.isEmpty {
      return ["\([Finding].tableTitle): no rule is violated"]
    }
    return [palette.heading([Finding].tableTitle)]
      + diagnoses.flatMap { $0.finding.tableLines(palette: palette) }
  }
}

/// A name at the left and lines beside it.
struct TextSection {
  let name: String
  let body: [String]

  func lines(palette: Palette) -> [String] {
    body.enumerated().map { index, line in
      let label = index == 0 ? name : ""
      let padding = String(repeating: " ", count: max(1, 13 - label.count))
      return (label.isEmpty ? "" : palette.heading(label)) + padding + line
    }
  }
}

extension ReplayReport.ExpectationResult {
  /// What was expected, what there was instead, and what comes nearest to explaining it, without a newline
  /// at the end.
  package var failureText: String {
    "\(text)\n    actual: \(actual.text)" + (evidence.map { "\n    \($0)" } ?? "")
  }
}

extension ReplayReport.ExpectationResult.Actual {
  /// The value as a failure shows it.
  var text: String {
    switch self {
    case .count(let count): PlainNumber.count(count)
    case .length(let length): NumberText.length(length)
    case .placed(let placed): "\(placed.id.traceText) at \(NumberText.length(placed.at))"
    case .rows(let first, let last): "\(first.traceText)...\(last.traceText)"
    case .word(let word): word
    case .rules(let rules): rules.isEmpty ? "no finding" : rules.joined(separator: ", ")
    case .none: "nothing"
    }
  }
}
