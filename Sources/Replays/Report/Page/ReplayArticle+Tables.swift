import Findings
import LazyStacks
import ScrollTraces

/// What a replay's page says in words and tables below the picture.
extension ReplayArticle {
  /// The expectations, those that failed first.
  var expectations: String {
    if report.expectations.isEmpty { return "" }
    let failed = report.expectations.filter { !$0.passed }
    let met = report.expectations.filter(\.passed)
    let list = failed.map(item) + (met.count <= 12 ? met.map(item) : [])
    let folded =
      met.count > 12
      ? "<details><summary>\(PlainNumber.count(met.count, "expectation")) met</summary><ul class=\"checks\">\(met.map(item).joined(separator: "\n"))</ul></details>"
      : ""
    return """
      <section><h2>Expectations</h2>
      \(list.isEmpty ? "" : "<ul class=\"checks\">\n\(list.joined(separator: "\n"))\n</ul>")\(folded)</section>
      """
  }

  private func item(_ result: ReplayReport.ExpectationResult) -> String {
    let mark =
      result.passed
      ? "<span class=\"fine\" title=\"met\">✓</span>" : "<span class=\"bad\" title=\"failed\">✗</span>"
    let actual =
      result.passed
      ? ""
      : "<br><span class=\"bad\">actual: \(PageText.escaped(result.actual.text))</span>"
        + (result.evidence.map { "<br><span class=\"evidence\">\(PageText.escaped($0))</span>" } ?? "")
    return
      "<li>\(mark)<span class=\"line-number\">\(result.line)</span><span><code>\(PageText.escaped(result.text))</code>\(actual)</span></li>"
  }

  /// Tables for who wants the numbers, and what is assumed; folded.
  var details: String {
    let parts = [scrolls, corrections, shifts, model].filter { !$0.isEmpty }
    return "<section><h2>Details</h2>\n\(parts.joined(separator: "\n"))</section>"
  }

  private var scrolls: String {
    let rows = report.scrolls.map { scroll in
      [
        "\(scroll.line)", "\(scroll.target)" + (scroll.target.anchor.map { " \($0.traceText)" } ?? ""),
        scroll.outcome.rawValue,
        scroll.landed.map { "\($0.id.traceText) at \(PlainNumber.points($0.at))" } ?? "",
        scroll.guessedOffset.map(PageText.points) ?? "", PageText.points(scroll.offset),
        PlainNumber.count(scroll.built),
      ]
    }
    return Self.table(
      "Scrolls to a target",
      [
        ("line", true), ("target", false), ("outcome", false), ("landed", false), ("first guess", true),
        ("at rest", true), ("built", true),
      ],
      rows, of: rows.count)
  }

  private var corrections: String {
    let rows = report.corrections.events.map { event in
      [
        PlainNumber.count(event.frame), "\(event.line)", event.cause,
        Set(event.rows).count == 1
          ? event.rows[0].traceText : event.rows.map(\.traceText).joined(separator: " to "),
        PlainNumber.signedPoints(event.offsetDelta), PageText.points(event.extentBefore),
        PageText.points(event.extentAfter),
      ]
    }
    return Self.table(
      "Corrections",
      [
        ("frame", true), ("line", true), ("cause", false), ("rows measured", false), ("offset", true),
        ("content before", true), ("after", true),
      ], rows,
      of: report.corrections.count)
  }

  private var shifts: String {
    let rows = report.shifts.events.map { event in
      [
        PlainNumber.count(event.frame), "\(event.line)", event.cause, event.id.traceText,
        PlainNumber.points(event.points),
      ]
    }
    return Self.table(
      "Shifts", [("frame", true), ("line", true), ("cause", false), ("row", false), ("moved by", true)], rows,
      of: report.shifts.count)
  }

  private var model: String {
    let rows = report.model.parameters.map { [$0.name, "\($0.value)", ReplayReport.mark(of: $0.name)] }
    let notes = report.notes.map {
      "<li>\(PageText.escaped($0.text)) <span class=\"small\">(\(PageText.escaped($0.mark)))</span></li>"
    }
    return """
      <details><summary>Model \(report.model.preset.rawValue) and what is assumed</summary>
      <ul>\(notes.joined(separator: "\n"))</ul>
      \(Self.rows([("parameter", false), ("value", false), ("known", false)], rows))
      <p class="small">D documented, RE known from reimplementations, O observed, C chosen.</p></details>
      """
  }

  private static func table(_ title: String, _ columns: [(String, Bool)], _ rows: [[String]], of count: Int)
    -> String
  {
    if rows.isEmpty { return "" }
    let more =
      count > rows.count
      ? ", the largest \(PlainNumber.count(rows.count)) of \(PlainNumber.count(count))"
      : ", \(PlainNumber.count(count))"
    return "<details><summary>\(title)\(more)</summary>\(self.rows(columns, rows))</details>"
  }

  /// A table; the flag of a column says whether it holds numbers.
  static func rows(_ columns: [(name: String, isNumber: Bool)], _ rows: [[String]]) -> String {
    func style(_ index: Int) -> String { columns[index].isNumber ? " class=\"n\"" : "" }
    let head = columns.indices.map { "<th\(style($0))>\(columns[$0].name)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.indices.map { "<td\(style($0))>\(PageText.escaped(row[$0]))</td>" }.joined() + "</tr>"
    }
    return
      "<div class=\"wide\"><table><thead><tr>\(head)</tr></thead><tbody>\n\(body.joined(separator: "\n"))\n</tbody></table></div>"
  }
}
