import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport {
  /// What was kept alive off screen, and the values that were lost with rows that were released.
  var stateSection: TextSection {
    let alive =
      "\(PlainNumber.count(rows.liveAtEnd)) alive at the end, peak \(PlainNumber.count(rows.livePeak)); "
      + "\(PlainNumber.count(state.released)) released"
    let kept =
      "\(PlainNumber.count(state.retainedAtEnd)) kept alive off screen, "
      + "peak \(PlainNumber.count(state.retainedPeak))"
      + (state.heldByIndex > 0
        ? "; \(PlainNumber.count(state.heldByIndex)) of them by index, never released" : "")
    return TextSection(name: "State", body: [alive, kept] + stateLosses + unwrittenState)
  }

  /// The five worst: values that rows came back without, then values of rows that are not back.
  private var stateLosses: [String] {
    if state.lost.isEmpty { return [] }
    var table = TextTable([
      ("row", .left), ("key", .left), ("value", .left), ("written", .left), ("released", .left),
      ("returned", .left),
    ])
    for loss in state.lost.prefix(5) {
      table.add([
        loss.id.traceText, loss.key, shortened(loss.value.description), loss.written.text, loss.released.text,
        loss.returned?.text ?? "not back",
      ])
    }
    return [
      "\(PlainNumber.count(state.lostCount, "value")) lost with a row that came back, "
        + "\(PlainNumber.count(state.atRiskCount)) at risk with rows that did not"
    ] + table.lines
      + (state.lost.count > 5 ? ["… 5 of \(PlainNumber.count(state.lost.count))"] : [])
  }

  private func shortened(_ text: String) -> String {
    text.count <= 30 ? text : text.prefix(29) + "…"
  }

  /// The first five writes to rows that are not alive.
  private var unwrittenState: [String] {
    if state.unwritten.isEmpty { return [] }
    let writes = state.unwritten.prefix(5).map { write in
      "line \(PlainNumber.count(write.line)): \(write.outcome.rawValue): "
        + (write.explanation ?? "\(write.id.traceText) is not alive, so \(write.key) has no place")
    }
    let rows = state.unwritten.count == 1 ? "a row that is" : "rows that are"
    return ["\(PlainNumber.count(state.unwritten.count, "write")) to \(rows) not alive"] + writes
      + (state.unwritten.count > 5 ? ["… 5 of \(PlainNumber.count(state.unwritten.count))"] : [])
  }
}

extension ReplayReport.Moment {
  /// The moment as a table shows it.
  fileprivate var text: String { "line \(PlainNumber.count(line)), frame \(PlainNumber.count(frame))" }
}
