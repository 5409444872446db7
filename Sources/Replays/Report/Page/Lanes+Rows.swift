import Findings
import LazyStacks

/// The lanes that count rows.
extension Lanes {
  /// How many rows are alive, and how many would be with one subview for each element.
  var alive: Lane {
    let columns = timeline.columns
    let most = max(1, columns.map(\.live).max() ?? 1, kept?.columns.map(\.live).max() ?? 1)
    func y(_ count: Int) -> Int {
      Lane.unit - Int((Double(count) / Double(most) * Double(Lane.unit)).rounded())
    }
    let peak = columns.max { $0.live < $1.live }
    var headline = "none"
    if let peak {
      headline =
        "peak \(PlainNumber.count(peak.live)), \(moment(of: peak)); \(PlainNumber.count(peak.held)) of them off screen"
      if let keptPeak = kept?.columns.map(\.live).max() {
        headline += "; \(PlainNumber.count(keptPeak)) with one subview each"
      }
    }
    let isForGood = columns.contains { $0.heldForGood > 0 }
    let legend =
      [("seen", "on screen")] + (isForGood ? [("good", "kept for good")] : []) + [("held", "kept off screen")]
      + (kept == nil ? [] : [("kept", "with one subview each")])
    return Lane(
      title: "Rows alive", headline: headline, legend: legend, height: 132,
      top: PlainNumber.count(most), bottom: "0",
      drawing: path("held", timeline.steps { y($0.live) })
        + (isForGood
          ? path("good", timeline.steps { y(min($0.live, $0.live - $0.held + $0.heldForGood)) }) : "")
        + path("seen", timeline.steps { y(max(0, $0.live - $0.held)) })
        + path("line kept", keptLine(y)),
      name: prefix + "alive")
  }

  private func keptLine(_ y: (Int) -> Int) -> String {
    guard let kept else { return "" }
    var path = PathData()
    for column in kept.columns {
      let x = column.frame * 2 / timeline.framesPerColumn
      guard x < timeline.columns.count * 2 else { break }
      path.line(x, y(column.live))
      path.line(
        min(timeline.columns.count * 2, x + 2 * max(1, column.frames / timeline.framesPerColumn)),
        y(column.live))
    }
    path.end()
    return path.text
  }
}

/// What the pointer finds.
extension Lanes {
  /// A strip over all lanes for each column, whose title says what it comes to.
  var hits: String {
    timeline.columns.enumerated().map { index, column in
      "<rect x=\"\(index * 2)\" width=\"2\" height=\"\(Lane.unit)\"><title>\(PageText.escaped(title(of: column)))</title></rect>"
    }
    .joined(separator: "\n")
  }

  private func title(of column: TimelineColumn) -> String {
    let frames = PageText.frames(column.frame..<column.frame + column.frames)
    let step = column.frame == 0 ? "initial layout" : "line \(column.line): \(steps[column.line] ?? "")"
    var lines = [frames.prefix(1).uppercased() + frames.dropFirst() + ", " + step]
    if let first = column.first {
      lines.append(
        "first \(PageText.row(first.id)) at \(PlainNumber.points(first.at)); \(column.seenCount) seen, \(column.live) alive"
      )
    }
    lines.append(
      "offset \(PageText.points(column.offset.last))"
        + (column.trueOffset.map { ", by true lengths \(PageText.points($0.last))" } ?? ""))
    lines.append(
      "content \(PageText.points(column.content.last))"
        + (column.trueContent.map { ", true \(PageText.points($0.last))" } ?? ""))
    if let correction = column.correction {
      lines.append(
        "correction, \(correction.cause): offset \(PageText.signedPoints(correction.points)), content "
          + PageText.signedPoints(correction.contentPoints))
    }
    if let shift = column.shift {
      lines.append(
        "shift, \(shift.cause): \(shift.row.map(PageText.row) ?? "a row") moved by \(PageText.points(shift.points))"
      )
    }
    if column.built > 0 { lines.append("\(PlainNumber.count(column.built, "row")) built") }
    for lost in column.lost { lines.append("@State '\(lost.key)' of \(PageText.row(lost.id)) lost") }
    return lines.joined(separator: "\n")
  }
}
