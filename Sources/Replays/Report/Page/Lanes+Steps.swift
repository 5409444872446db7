import Findings

/// Which step takes which frames.
extension Lanes {
  /// The steps side by side, each with its line; those too short for a word are told by the table below.
  var stepLane: String {
    let total = timeline.columns.count * timeline.framesPerColumn
    let blocks = timeline.stretches.enumerated().map { index, stretch in
      let text = stretch.line == 0 ? "first layout" : steps[stretch.line] ?? ""
      let label = stretch.line == 0 ? "" : "<b>\(stretch.line)</b> "
      return
        "<span class=\"step\(index.isMultiple(of: 2) ? "" : " odd")\" style=\"left:\(PageText.percent(stretch.frames.lowerBound, of: total));width:\(PageText.percent(stretch.frames.count, of: total))\">\(label)\(PageText.escaped(text))</span>"
    }
    return """
      <figure class="lane"><figcaption><b>Steps</b> <span class="headline">the number is the line in the trace</span></figcaption>
      <div class="plot steps">\(blocks.joined(separator: "\n"))</div></figure>
      """
  }

  /// The numbers of frames below the lanes.
  var frameAxis: String {
    let total = timeline.columns.count * timeline.framesPerColumn
    let step = Self.tick(for: total)
    // A number at the very end would not fit.
    let ticks = stride(from: 0, to: total - total / 20, by: step).map {
      "<span style=\"left:\(PageText.percent($0, of: total))\">\($0 == 0 ? "frame 0" : PlainNumber.count($0))</span>"
    }
    return "<div class=\"plot axis\">\(ticks.joined())</div>"
  }

  /// Lines through a lane at the numbered frames.
  var grid: String {
    let total = timeline.columns.count * timeline.framesPerColumn
    let lines = stride(from: Self.tick(for: total), to: total, by: Self.tick(for: total)).map {
      "M\($0 * 2 / timeline.framesPerColumn) 0V\(Lane.unit)"
    }
    return path("grid", lines.joined())
  }

  /// A round number of frames of which five to ten fit.
  private static func tick(for total: Int) -> Int {
    var unit = 1
    while true {
      for step in [unit, 2 * unit, 5 * unit] where total <= step * 8 { return step }
      unit *= 10
    }
  }

  /// All steps as a table, folded.
  var stepTable: String {
    let rows = timeline.stretches.map { stretch in
      "<tr><td class=\"n\">\(stretch.line == 0 ? "" : "\(stretch.line)")</td><td><code>\(PageText.escaped(stretch.line == 0 ? "first layout" : steps[stretch.line] ?? ""))</code></td><td class=\"n\">\(PlainNumber.count(stretch.frames.lowerBound))</td><td class=\"n\">\(PlainNumber.count(stretch.frames.count))</td></tr>"
    }
    let more =
      timeline.omittedStretches > 0
      ? "<p class=\"small\">… and \(PlainNumber.count(timeline.omittedStretches)) more</p>" : ""
    return """
      <details><summary>All steps, \(PlainNumber.count(timeline.stretches.count + timeline.omittedStretches))</summary>
      <div class="wide"><table><thead><tr><th class="n">line</th><th>step</th><th class="n">first frame</th><th class="n">frames</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>\(more)</details>
      """
  }
}
