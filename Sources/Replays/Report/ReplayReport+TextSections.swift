import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport {
  var contentSection: TextSection {
    var estimate = "\(PlainNumber.points(content.estimatedExtent)) estimated"
    if let trueExtent = content.trueExtent {
      let error = content.estimatedExtent - trueExtent
      let side =
        error == .zero
        ? "exact" : PlainNumber.percent(error, of: trueExtent) + (error > .zero ? " over" : " under")
      estimate += ", \(PlainNumber.points(trueExtent)) true: \(side)"
    } else {
      estimate += ", true extent not known"
    }
    var counts =
      "\(PlainNumber.count(content.elements, "element")), \(PlainNumber.count(content.subviews, "subview"))"
    if let peakError = content.peakError, peakError > .zero {
      counts += "; the estimate was off by \(PlainNumber.points(peakError)) at worst"
    }
    var position = "offset \(PlainNumber.points(offset)), \(PlainNumber.count(visible.count, "row")) seen"
    if let first { position += ", first \(first.id.traceText) at \(PlainNumber.points(first.at))" }
    return TextSection(name: "Content", body: [estimate, counts, position])
  }

  /// The summary and the five largest corrections.
  var correctionSection: TextSection {
    if corrections.count == 0 { return TextSection(name: "Corrections", body: ["none"]) }
    var body = [
      "\(PlainNumber.count(corrections.count)): offset total \(PlainNumber.points(corrections.offsetTotal)), "
        + "largest \(PlainNumber.points(corrections.offsetLargest))",
      "content total \(PlainNumber.points(corrections.extentTotal)), "
        + "largest \(PlainNumber.points(corrections.extentLargest))",
    ]
    var table = TextTable([
      ("frame", .right), ("line", .right), ("cause", .left), ("rows measured", .left), ("offset", .right),
      ("content", .right),
    ])
    let largest = corrections.events.sorted { $0.size == $1.size ? $0.frame < $1.frame : $0.size > $1.size }
    for event in largest.prefix(5) {
      table.add([
        PlainNumber.count(event.frame), PlainNumber.count(event.line), event.cause,
        rowRange(event.rows), PlainNumber.signedPoints(event.offsetDelta),
        "\(PlainNumber.number(event.extentBefore)) to \(PlainNumber.points(event.extentAfter))",
      ])
    }
    body += table.lines
    if corrections.count > 5 {
      body.append("… 5 of \(PlainNumber.count(corrections.count)), the largest by offset, then by content")
    }
    return TextSection(name: "Corrections", body: body)
  }

  private func rowRange(_ rows: [RowID]) -> String {
    guard let first = rows.first, let last = rows.last else { return "" }
    return first == last ? first.traceText : "\(first.traceText)...\(last.traceText)"
  }

  var rowSection: TextSection {
    TextSection(
      name: "Rows",
      body: [
        "\(PlainNumber.count(rows.built)) built, \(PlainNumber.count(rows.placed)) laid out, "
          + "\(PlainNumber.count(rows.passed)) of them only scrolled past; "
          + "\(PlainNumber.count(rows.appeared)) appeared, \(PlainNumber.count(rows.disappeared)) disappeared",
        "\(PlainNumber.count(rows.prefetched)) prefetched: \(PlainNumber.count(rows.prefetchHits)) seen later, "
          + "\(PlainNumber.count(rows.prefetchWasted)) released unseen",
      ]
        + (rows.opened == 0
          ? [] : ["\(PlainNumber.count(rows.opened, "element")) opened to know how many rows are in them"]))
  }

  /// The scrolls that went wrong first, then the others, no more than eight.
  var scrollSection: TextSection {
    if scrolls.isEmpty { return TextSection(name: "Scrolls", body: ["no scroll to"]) }
    var table = TextTable([
      ("line", .right), ("target", .left), ("outcome", .left), ("landed", .left), ("first guess", .right),
      ("at rest", .right), ("passes", .right), ("built", .right),
    ])
    let ranked = scrolls.sorted { ($0.outcome.rank, $0.line) < ($1.outcome.rank, $1.line) }
    for scroll in ranked.prefix(8) {
      table.add([
        PlainNumber.count(scroll.line),
        scroll.target.description + (scroll.target.anchor.map { " \($0.traceText)" } ?? ""),
        scroll.outcome.rawValue,
        scroll.landed.map { "\($0.id.traceText) at \(PlainNumber.points($0.at))" } ?? "",
        scroll.guessedOffset.map(PlainNumber.points) ?? "", PlainNumber.points(scroll.offset),
        PlainNumber.count(scroll.passes), PlainNumber.count(scroll.built),
      ])
    }
    let more = scrolls.count > 8 ? ["… 8 of \(PlainNumber.count(scrolls.count))"] : []
    return TextSection(name: "Scrolls", body: table.lines + more)
  }

  /// How far the model was from what a real app showed.
  var driftSection: TextSection {
    if observations.isEmpty { return TextSection(name: "", body: []) }
    func largest(_ drifts: [Length?]) -> String {
      drifts.compactMap { $0?.magnitude }.max().map(PlainNumber.points) ?? "not observed"
    }
    return TextSection(
      name: "Drift",
      body: [
        "\(PlainNumber.count(observations.count, "observation")), largest: "
          + "offset \(largest(observations.map(\.offsetDrift))), "
          + "content \(largest(observations.map(\.contentDrift))), "
          + "first row \(largest(observations.map(\.firstDrift)))"
      ])
  }

  /// All parameters with their marks; one whose value is not the preset's was set.
  var modelSection: TextSection {
    let defaults = model.preset.parameters.parameters
    let parameters = zip(model.parameters, defaults).map { own, preset in
      let mark = own.value == preset.value ? Self.mark(of: own.name) : "set"
      return "\(own.name) \(own.value) (\(mark))"
    }
    return TextSection(name: "Model", body: wrapped(parameters.joined(separator: ", "), width: 67))
  }

  /// How a parameter's value is known: RE from reimplementations, O observed, C chosen, or a guess.
  static func mark(of parameter: String) -> String {
    switch parameter {
    case "estimate", "sample", "publish", "walk", "retain", "stride": "RE"
    case "prefetch", "prefetchRows": "guess"
    case "idlePrefetch": "O"
    case "jumpWalk": "O, RE"
    case "gaps": "O"
    case "edits": "O, D"
    default: "C"
    }
  }

  var noteSection: TextSection {
    TextSection(
      name: "Assumed",
      body: notes.flatMap { wrapped("[\($0.mark)] \($0.text)", width: 67) } + [
        "(D documented, RE known from reimplementations, O observed, C chosen)"
      ])
  }
}

extension ReplayReport.ScrollOutcome.Outcome {
  /// Worst first.
  fileprivate var rank: Int {
    switch self {
    case .gaveUp: 0
    case .unknownID, .wrongType, .empty: 1
    case .duplicate: 2
    case .clamped, .interrupted: 3
    case .landed, .alreadyShown: 4
    }
  }
}
