import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport {
  /// The summary and the five largest shifts; empty without any.
  var shiftSection: TextSection {
    if shifts.count == 0 { return TextSection(name: "", body: []) }
    var table = TextTable([
      ("frame", .right), ("line", .right), ("cause", .left), ("row", .left), ("moved", .right),
    ])
    let largest = shifts.events.sorted {
      $0.points == $1.points ? $0.frame < $1.frame : $0.points > $1.points
    }
    for event in largest.prefix(5) {
      table.add([
        PlainNumber.count(event.frame), PlainNumber.count(event.line), event.cause, event.id.traceText,
        PlainNumber.points(event.points),
      ])
    }
    let more =
      shifts.count > 5 ? ["… 5 of \(PlainNumber.count(shifts.count)), the largest"] : []
    return TextSection(
      name: "Shifts",
      body: [
        "\(PlainNumber.count(shifts.count)): rows on screen moved though nothing asked for it, "
          + "largest \(PlainNumber.points(shifts.largest))"
      ] + table.lines + more)
  }

  /// How often each reaction happened; empty without any.
  var reactionSection: TextSection {
    TextSection(
      name: reactions.isEmpty ? "" : "Reactions",
      body: reactions.prefix(8).map { reaction in
        "line \(PlainNumber.count(reaction.line)), on \(reaction.trigger): "
          + (reaction.count == 1 ? "once" : "\(PlainNumber.count(reaction.count)) times")
          + (reaction.missing.map { _ in reaction.count == 0 ? ", as no row has that id" : "" } ?? "")
          + (reaction.isEndless ? ", and stopped: reactions went on without end" : "")
      } + (reactions.count > 8 ? ["… 8 of \(PlainNumber.count(reactions.count))"] : []))
  }

  /// What moved the scroll view, and in which phases; empty where only steps did.
  var phaseSection: TextSection {
    var body: [String] = []
    if phases.contains(where: { ![.idle, .interacting].contains($0.phase) }) {
      let shown = phases.prefix(8).map { "\($0.phase.rawValue) from frame \(PlainNumber.count($0.frame))" }
      let more = phases.count > 8 ? ", … 8 of \(PlainNumber.count(phases.count))" : ""
      body += wrapped(shown.joined(separator: ", ") + more, width: 67)
    }
    return TextSection(name: body.isEmpty ? "" : "Phases", body: body)
  }

  /// What the target layout reported, and how often rows did; empty if nothing was.
  var visibilitySection: TextSection {
    var body: [String] = []
    if let last = visibility.last {
      let rows =
        last.ids.isEmpty
        ? "none"
        : last.ids.count == 1
          ? last.ids[0].traceText
          : "\(last.ids[0].traceText)...\(last.ids[last.ids.count - 1].traceText)"
      body.append(
        "targets reported \(PlainNumber.count(visibilityCount, "time")) at threshold \(last.threshold), last \(rows)"
      )
    }
    if rowVisibilityCount > 0 {
      body.append("rows reported their own \(PlainNumber.count(rowVisibilityCount, "time"))")
    }
    return TextSection(name: body.isEmpty ? "" : "Visibility", body: body)
  }
}
