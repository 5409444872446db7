import Findings
import LazyStacks
import ScrollTraces

/// One replay on a page.
struct ReplayArticle {
  let report: ReplayReport
  let recorded: RecordedTimeline?

  /// What the names of drawings begin with.
  let prefix: String
}

extension ReplayArticle {
  var html: String {
    let parts = [head, PageFigures(report, recorded).html, findings, timeline, expectations, details]
    return "<article id=\"\(prefix.dropLast())\">\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n")
      + "\n</article>"
  }

  private var head: String {
    let verdict = report.pageVerdict
    let failed = report.expectations.count { !$0.passed }
    let held =
      report.expectations.isEmpty
      ? "no expectations"
      : "\(PlainNumber.count(report.expectations.count - failed)) of \(PlainNumber.count(report.expectations.count, "expectation")) met"
    let found =
      report.diagnoses.isEmpty ? "no findings" : PlainNumber.count(report.diagnoses.count, "finding")
    let facts = [
      held, found,
      "\(PlainNumber.count(report.frames, "frame")) at \(report.framesPerSecond) a second",
      PlainNumber.count(report.content.elements, "row"), "model \(report.model.preset.rawValue)",
    ]
    return """
      <header><p class="brand">lazystack replay</p><h1>\(PageText.escaped(report.trace))</h1>
      <p class="verdict"><b class="\(verdict.style)">\(verdict.text)</b> \(facts.map { "<span>\($0)</span>" }.joined(separator: " "))</p></header>
      """
  }

  private var lanes: Lanes? {
    recorded.map { Lanes(timeline: $0.timeline, kept: $0.kept, steps: $0.steps, prefix: prefix) }
  }

  private var findings: String {
    if report.diagnoses.isEmpty { return "" }
    let cards = report.diagnoses.map { diagnosis in
      FindingCard(diagnosis: diagnosis, lanes: lanes, losses: report.state.lost).html
    }
    return "<section><h2>Findings, worst first</h2>\n\(cards.joined(separator: "\n"))</section>"
  }

  private var timeline: String {
    guard let recorded, let lanes, !recorded.timeline.columns.isEmpty else { return "" }
    let columns = recorded.timeline.columns
    let raster = RowRaster(recorded.timeline, names: recorded.names)
    let plots = [lanes.offset, lanes.offsetError, lanes.changes, lanes.content, lanes.thumb, lanes.alive]
    let aggregated =
      recorded.timeline.framesPerColumn > 1
      ? "<p class=\"small\">Put together: each column is \(PlainNumber.count(recorded.timeline.framesPerColumn)) frames, of which the largest figures are shown, and what was seen in any of them. <code>--format csv</code> has each frame.</p>"
      : ""
    return """
      <section><h2>Frame by frame</h2>\(aggregated)
      <div class="card"><div class="lanes">
      \(lanes.stepLane)
      \(lanes.frameAxis)
      \(plots.map { $0.html(columns: columns.count, grid: lanes.grid) }.joined(separator: "\n"))
      <svg class="hits" viewBox="0 0 \(columns.count * 2) \(Lane.unit)" preserveAspectRatio="none" aria-hidden="true">\(lanes.hits)</svg>
      </div>
      \(raster.html(prefix: prefix, lostIn: columns))
      \(lanes.frameAxis)
      \(lanes.stepTable)</div></section>
      """
  }
}
