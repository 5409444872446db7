public import Findings
import LazyStacks
import ScrollTraces

extension RowLife {
  /// The row's life as a table, or its place in the frame asked for; `palette` colours it.
  public func text(palette: Palette = .plain) -> String {
    let lines = isOfFrame ? answer(palette: palette) : story(palette: palette)
    return lines.joined(separator: "\n") + "\n"
  }

  private func story(palette: Palette) -> [String] {
    var table = TextTable([("frame", .right), ("line", .right), ("event", .left), ("why", .left)])
    for event in events {
      for (index, line) in wrapped(words(for: event.kind), width: 72).enumerated() {
        table.add(
          index == 0
            ? [
              PlainNumber.count(event.moment.frame), PlainNumber.count(event.moment.line),
              name(of: event.kind), line,
            ] : ["", "", "", line])
      }
    }
    return ["\(palette.heading(trace)): \(subject), \(PlainNumber.count(frames, "frame"))", ""]
      + (events.isEmpty ? [] : table.lines.map { "  " + $0 } + [""])
      + wrapped("At the end: \(words(for: situation))", width: Self.width)
  }

  private func answer(palette: Palette) -> [String] {
    let because =
      explanation.map { "Because of \(sentence($0))" }
      ?? events.first { $0.isBuilt }.map { "It is built first in \(sentence($0))" }
      ?? "No frame builds it."
    return ["\(palette.heading(trace)): \(subject), \(place(of: situation.moment))", ""]
      + wrapped(words(for: situation).firstUppercased, width: Self.width)
      + wrapped(because, width: Self.width)
  }

  private static let width = 92

  private func sentence(_ event: Event) -> String {
    "\(place(of: event.moment)): \(name(of: event.kind)), \(words(for: event.kind))"
  }

  private func place(of moment: ReplayReport.Moment) -> String {
    "frame \(PlainNumber.count(moment.frame)), line \(PlainNumber.count(moment.line))"
  }

  /// The row, and how its id was taken where that could be mistaken.
  private var subject: String {
    switch id {
    case .text(let text) where Int(text) != nil: "row \(id.traceText), taken as a text"
    case .number: "row \(id.traceText), taken as a number"
    default: "row \(id.traceText)"
    }
  }

  /// How the row is in a frame.
  func words(for situation: Situation) -> String {
    let place = situation.distance.map { ", by the estimates at \(PlainNumber.points($0))" } ?? ""
    switch situation.status {
    case .notBuilt: return "not built" + place
    case .released(let frame): return "released in frame \(PlainNumber.count(frame)), not alive" + place
    case .removed(let frame): return "not among the data since frame \(PlainNumber.count(frame))"
    case .keptAlive(let reason, let frame):
      return "alive and off screen since frame \(PlainNumber.count(frame))\(place); \(words(for: reason))"
    case .seen: return "on screen" + (situation.distance.map { " at \(PlainNumber.points($0))" } ?? "")
    }
  }
}

extension RowLife.Event {
  /// Whether the row was built.
  fileprivate var isBuilt: Bool { if case .built = kind { true } else { false } }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
