import struct Foundation.CGFloat
import Findings
import LazyStacks

/// The four figures that say how a list does, each with what is still well.
struct PageFigures {
  private let figures: [Figure]

  struct Figure {
    let name: String
    let value: String
    let limit: String

    /// How much of the limit the figure takes; more than 1 is too much, `nil` where it is not known.
    let share: Double?
  }
}

extension PageFigures {
  /// The figures of a replay.
  ///
  /// - Note: Chosen: the limits. A row on screen moves by nothing unless a trace allows more. An estimate may
  ///   be a tenth off, the share at which `swiftui` publishes a new one. Two rows built for each that appears leave room
  ///   for prefetch. As many rows may be alive as with one subview each, else ten for each one on screen.
  init(_ report: ReplayReport, _ recorded: RecordedTimeline?) {
    figures = [
      Self.shift(report), Self.error(report), Self.built(report), Self.alive(report, recorded),
    ]
  }

  private static func shift(_ report: ReplayReport) -> Figure {
    let largest = report.shifts.largest
    let expected = report.expectations.lazy.compactMap(\.shiftLimit).first
    let limit = expected ?? .zero
    let share = largest <= limit ? (limit == .zero ? 0 : Double(largest.units) / Double(limit.units)) : 2
    return Figure(
      name: "Largest shift on screen", value: points(largest),
      limit: expected == nil
        ? "limit 0: nothing moves unasked" : "limit \(PageText.points(limit)), as the trace allows",
      share: share)
  }

  private static func error(_ report: ReplayReport) -> Figure {
    let name = "Content error at worst"
    guard let error = report.content.peakError, let extent = report.content.trueExtent, extent > .zero else {
      return Figure(name: name, value: "not known", limit: "the true extent is not known", share: nil)
    }
    let percent = Double(error.units) / Double(extent.units) * 100
    return Figure(
      name: name, value: "\(PageText.ratio(percent)) <small>% · \(PageText.points(error))</small>",
      limit: "limit 10 % of the true \(PageText.points(extent))", share: percent / 10)
  }

  private static func built(_ report: ReplayReport) -> Figure {
    let seen = max(1, report.rows.appeared)
    let ratio = Double(report.rows.built) / Double(seen)
    return Figure(
      name: "Rows built per row that appeared",
      value:
        "\(PageText.ratio(ratio)) <small>\(PlainNumber.count(report.rows.built)) for \(PlainNumber.count(report.rows.appeared))</small>",
      limit: "limit 2", share: ratio / 2)
  }

  private static func alive(_ report: ReplayReport, _ recorded: RecordedTimeline?) -> Figure {
    let peak = report.rows.livePeak
    let seen = recorded?.timeline.columns.map(\.seenCount).max() ?? report.visible.count
    let kept = recorded?.kept?.columns.map(\.live).max()
    let limit = max(1, kept ?? seen * 10)
    return Figure(
      name: "Rows alive, peak",
      value:
        "\(PlainNumber.count(peak)) <small>\(PlainNumber.count(report.state.retainedPeak)) off screen</small>",
      limit: kept == nil
        ? "limit \(PlainNumber.count(limit)): ten for each on screen"
        : "limit \(PlainNumber.count(limit)): with one subview each",
      share: Double(peak) / Double(limit))
  }

  private static func points(_ length: Length) -> String {
    PageText.points(length).split(separator: " ").first.map { "\($0) <small>pt</small>" } ?? ""
  }

  /// The figures side by side.
  var html: String {
    let cards = figures.map { figure in
      let isOver = (figure.share ?? 0) > 1
      let width = min(100, Int(((figure.share ?? 0) * 100).rounded()))
      return """
        <div class="figure\(isOver ? " over" : "")"><p class="name">\(figure.name)</p><p class="value">\(figure.value)</p>
        <div class="meter"><i style="width:\(width)%"></i></div><p class="small">\(isOver ? "over the " : "")\(figure.limit)</p></div>
        """
    }
    return "<section class=\"figures\" aria-label=\"Figures\">\n\(cards.joined(separator: "\n"))\n</section>"
  }
}

extension ReplayReport.ExpectationResult {
  /// The most that a trace lets a row on screen shift; `nil` if it is about something else.
  fileprivate var shiftLimit: Length? {
    let words = text.split(separator: " ")
    guard words.count == 4, words[1] == "shift", ["<=", "<"].contains(words[2]) else { return nil }
    return Double(words[3].filter { $0 != "_" }).flatMap { Length(points: CGFloat($0)) }
  }
}
