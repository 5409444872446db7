import Findings
import ScrollTraces

/// Replayed traces as one page: verdict, figures, findings, and the replay drawn frame by frame.
package struct ReplayPage {
  private let results: [(result: TraceResult, timeline: RecordedTimeline?)]

  package init(_ results: [(TraceResult, RecordedTimeline?)]) {
    self.results = results.map { ($0.0, $0.1) }
  }
}

extension ReplayPage {
  /// The page.
  package var html: String {
    let title = results.count == 1 ? results[0].result.name : "\(PlainNumber.count(results.count, "trace"))"
    let articles = results.enumerated().map { index, result in
      switch result.result {
      case .report(let report):
        ReplayArticle(report: report, recorded: result.timeline, prefix: "r\(index + 1)-").html
      case .failure(let trace, let error): failed(trace, error)
      }
    }
    return PageDocument.html(title: "\(title) · lazystack", (results.count > 1 ? [contents] : []) + articles)
  }

  /// The traces and their verdicts, for a page of several.
  private var contents: String {
    let rows = results.enumerated().map { index, result in
      let (style, verdict) =
        result.result.report.map { ($0.pageVerdict.style, $0.pageVerdict.text) } ?? ("bad", "not replayed")
      return
        "<tr><td><a href=\"#r\(index + 1)\">\(PageText.escaped(result.result.name))</a></td><td class=\"\(style)\">\(verdict)</td></tr>"
    }
    return
      "<h1>\(PlainNumber.count(results.count, "trace"))</h1><div class=\"wide\"><table><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>"
  }

  private func failed(_ trace: String, _ error: TraceError) -> String {
    """
    <article><header><h1>\(PageText.escaped(trace))</h1>
    <p class="verdict"><b class="bad">not replayed</b> <span>\(PageText.escaped("\(error.place(in: trace)): \(error.message)"))</span></p></header></article>
    """
  }
}

extension TraceResult {
  /// The trace's path.
  var name: String {
    switch self {
    case .report(let report): report.trace
    case .failure(let trace, _): trace
    }
  }
}

extension ReplayReport {
  /// The verdict and the class that colours it.
  var pageVerdict: (style: String, text: String) {
    if expectations.contains(where: { !$0.passed }) { return ("bad", "Failed") }
    switch diagnoses.map(\.severity).max() {
    case .error: return ("bad", expectations.isEmpty ? "Errors found" : "Expectations met, errors found")
    case .warning: return ("warn", "Passed, with warnings")
    case .note, nil: return ("fine", "Passed")
    }
  }
}
