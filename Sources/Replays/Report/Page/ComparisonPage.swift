import Findings
import LazyStacks
import ScrollTraces

/// Two replays as one page, the second drawn over the first.
package struct ComparisonPage {
  private let comparison: ReplayComparison
  private let left: RecordedTimeline?
  private let right: RecordedTimeline?

  package init(_ comparison: ReplayComparison, _ left: RecordedTimeline?, _ right: RecordedTimeline?) {
    self.comparison = comparison
    self.left = left
    self.right = right
  }
}

extension ComparisonPage {
  /// The page.
  package var html: String {
    PageDocument.html(
      title: "\(comparison.left.trace), compared · lazystack",
      ["<article>", head, table, lanes, "</article>"])
  }

  private var head: String {
    let differing = comparison.figures.count { $0.left != $0.right }
    return """
      <header><p class="brand">lazystack compare</p><h1>\(differing == 0 ? "No figure differs" : "\(differing) of \(comparison.figures.count) figures differ")</h1>
      <p class="verdict"><span><i class="key a"></i><b>A</b> \(PageText.escaped(comparison.left.title))</span></p>
      <p class="verdict"><span><i class="key b"></i><b>B</b> \(PageText.escaped(comparison.right.title))</span></p></header>
      """
  }

  private var table: String {
    let rows = comparison.figures.map { figure in
      "<tr\(figure.left == figure.right ? " class=\"small\"" : "")><td>\(figure.name)</td><td class=\"n\">\(PageText.escaped(figure.left))</td><td class=\"n\">\(PageText.escaped(figure.right))</td></tr>"
    }
    return """
      <section><h2>Figures</h2><div class="wide"><table><thead><tr><th></th><th class="n">A</th><th class="n">B</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></section>
      """
  }

  private var lanes: String {
    guard let left, let right, !left.timeline.columns.isEmpty, !right.timeline.columns.isEmpty else {
      return ""
    }
    let overlay = OverlaidTimelines(left.timeline, right.timeline)
    let raster = [(left, "A"), (right, "B")].enumerated().map { index, side in
      RowRaster(side.0.timeline, names: side.0.names).html(
        prefix: "c\(index)-", lostIn: side.0.timeline.columns
      )
      .replacingFirst("<b>Rows by frames", with: "<b>\(side.1): rows by frames")
    }
    let axis = Lanes(
      timeline: overlay.longer, kept: nil, steps: left.steps.merging(right.steps) { first, _ in first },
      prefix: "c-")
    return """
      <section><h2>Frame by frame</h2><div class="card">
      \(overlay.lanes.map { $0.html(columns: overlay.columns, grid: axis.grid) }.joined(separator: "\n"))
      \(axis.frameAxis)
      \(raster.joined(separator: "\n"))</div></section>
      """
  }
}

extension String {
  /// The text with the first of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
