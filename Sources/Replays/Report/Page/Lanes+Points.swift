import Findings
import LazyStacks

/// The lanes of one replay.
struct Lanes {
  let timeline: Timeline
  let kept: Timeline?

  /// What the steps say, by their lines.
  let steps: [Int: String]

  /// What the names of drawings begin with, so that they are unique on a page of several replays.
  let prefix: String
}

/// The lanes whose upright axis is in points.
extension Lanes {
  /// The published extent of the content beside the true one.
  var content: Lane {
    let columns = timeline.columns
    let scale = LengthScale(columns.flatMap { [$0.content.high, $0.trueContent?.high ?? .zero] })
    let worst = columns.enumerated().max { error(of: $0.element) < error(of: $1.element) }
    let headline: String
    if columns.allSatisfy({ $0.trueContent == nil }) {
      headline = "the true extent is not known"
    } else if let worst, error(of: worst.element) > .zero {
      headline = "up to \(PageText.points(error(of: worst.element))) off, \(moment(of: worst.element))"
    } else {
      headline = "never off"
    }
    return Lane(
      title: "Content", headline: headline,
      legend: [("published", "published"), ("true", "true")], top: PageText.points(scale.high), bottom: "0",
      drawing: path("band published", timeline.spread({ $0.content }, scale))
        + path(
          "error", timeline.area({ scale.y($0.content.last) }, { $0.trueContent.map { scale.y($0.last) } }))
        + path("line true", timeline.line { $0.trueContent.map { scale.y($0.last) } })
        + path("line published", timeline.line { scale.y($0.content.last) }),
      name: prefix + "content")
  }

  private func error(of column: TimelineColumn) -> Length {
    guard let extent = column.trueContent else { return .zero }
    return max((column.content.high - extent.low).magnitude, (column.content.low - extent.high).magnitude)
  }

  /// The published offset beside the one that the rows' true lengths give.
  var offset: Lane {
    let columns = timeline.columns
    let scale = LengthScale(
      columns.flatMap { [$0.offset.low, $0.offset.high, $0.trueOffset?.high ?? .zero] })
    let worst = columns.max { $0.offsetError < $1.offsetError }
    let headline: String
    if columns.allSatisfy({ $0.trueOffset == nil }) {
      headline = "the true offset is not known"
    } else if let worst, worst.offsetError > .zero {
      let frames = columns.filter { $0.offsetError + $0.offsetError >= worst.offsetError }.reduce(0) {
        $0 + $1.frames
      }
      headline =
        "up to \(PageText.points(worst.offsetError)) off, \(moment(of: worst))"
        + (frames > 1 ? "; more than half of that for \(PlainNumber.count(frames, "frame"))" : "")
    } else {
      headline = "never off"
    }
    return Lane(
      title: "Offset", headline: headline,
      legend: [("published", "published"), ("true", "by true lengths"), ("error", "the difference")],
      height: 168,
      top: PageText.points(scale.high), bottom: scale.low < .zero ? PageText.points(scale.low) : "0",
      drawing: path("band published", timeline.spread({ $0.offset }, scale))
        + path(
          "error", timeline.area({ scale.y($0.offset.last) }, { $0.trueOffset.map { scale.y($0.last) } }))
        + path("line true", timeline.line { $0.trueOffset.map { scale.y($0.last) } })
        + path("line published", timeline.line { scale.y($0.offset.last) }),
      name: prefix + "offset")
  }

  /// The published offset less the true one, for itself, as the offset's own axis hides it.
  var offsetError: Lane {
    let columns = timeline.columns
    func error(_ column: TimelineColumn) -> Length? {
      column.trueOffset.map { column.offset.last - $0.last }
    }
    let scale = LengthScale(columns.compactMap(error))
    let isOff = columns.contains { $0.offsetError > .zero }
    return Lane(
      title: "Offset error", headline: isOff ? "published less true" : "none", height: isOff ? 84 : 34,
      top: scale.high > 1 || !isOff ? PageText.signedPoints(isOff ? scale.high : .zero) : "0",
      bottom: isOff ? PageText.signedPoints(scale.low) : "",
      drawing: path(
        "error strong", timeline.area({ error($0).map(scale.y) }, { error($0).map { _ in scale.y(.zero) } })),
      name: prefix + "offset-error")
  }

  /// Corrections above the middle, shifts below it, by the root of their size.
  var changes: Lane {
    let columns = timeline.columns
    let corrections = columns.compactMap(\.correction)
    let shifts = columns.compactMap(\.shift)
    let largest = corrections.max { $0.points.magnitude < $1.points.magnitude }
    let worstShift = shifts.max { $0.points < $1.points }
    let count = columns.reduce(0) { $0 + $1.correctionCount }
    let correctionText =
      count == 0
      ? "no corrections"
      : PlainNumber.count(count, "correction")
        + (largest.map {
          $0.points == .zero
            ? ", none of the offset"
            : ", largest \(PageText.signedPoints($0.points)) in frame \(PlainNumber.count($0.frame)), \(PageText.escaped($0.cause))"
        } ?? "")
    let shiftText =
      worstShift.map {
        "largest shift \(PageText.points($0.points)) in frame \(PlainNumber.count($0.frame)), \(PageText.escaped($0.cause))"
      } ?? "no shifts: nothing on screen moved by itself"
    return Lane(
      title: "Corrections and shifts", headline: "\(correctionText); \(shiftText)",
      legend: [
        ("correction", "correction of the offset"), ("content-only", "of the content alone"),
        ("shift", "shift on screen"),
      ],
      height: worstShift == nil && (largest?.points ?? .zero) == .zero ? 34 : 72,
      top: largest.map { $0.points == .zero ? "" : PageText.points($0.points.magnitude) } ?? "",
      bottom: worstShift.map { PageText.points($0.points) } ?? "",
      drawing: path("middle", "M0 500H\(columns.count * 2)") + bars(largest: largest, worstShift: worstShift),
      name: prefix + "changes")
  }

  private func bars(largest: TimelineColumn.Change?, worstShift: TimelineColumn.Change?) -> String {
    var (corrections, content, shifts) = ("", "", "")
    func height(_ length: Length, of most: Length) -> Int {
      30
        + Int(
          (Double(470) * (Double(length.magnitude.units) / Double(max(1, most.magnitude.units))).squareRoot())
            .rounded())
    }
    for (index, column) in timeline.columns.enumerated() {
      let x = index * 2 + 1
      if let correction = column.correction {
        if correction.points == .zero {
          content += "M\(x) 500v-60"
        } else {
          corrections += "M\(x) 500v-\(height(correction.points, of: largest?.points ?? 1))"
        }
      }
      if let shift = column.shift {
        shifts += "M\(x) 500v\(height(shift.points, of: worstShift?.points ?? 1))"
      }
    }
    return path("bar content-only", content) + path("bar correction", corrections) + path("bar shift", shifts)
  }

  /// The scroll bar's thumb in its track, as it is seen and as it would be.
  var thumb: Lane {
    let worst = timeline.columns.max { displacement(of: $0) < displacement(of: $1) }
    let most = worst.map(displacement) ?? 0
    let headline =
      most >= 5
      ? "up to \(PageText.ratio(Double(most) / 10)) % of the track off, " + (worst.map(moment) ?? "")
      : timeline.columns.allSatisfy { $0.trueOffset == nil }
        ? "the true place is not known" : "where it should be"
    return Lane(
      title: "Scroll bar", headline: headline,
      legend: [("published", "thumb as seen"), ("thumb-true", "by true lengths")],
      height: 132, top: "top", bottom: "end",
      drawing: path(
        "thumb-true", timeline.area({ trueThumb(of: $0)?.lowerBound }, { trueThumb(of: $0)?.upperBound }))
        + path("thumb", timeline.area({ thumb(of: $0).lowerBound }, { thumb(of: $0).upperBound })),
      name: prefix + "thumb")
  }

  /// The thumb from its start to its end, in thousandths of the track.
  ///
  /// Chosen: no shorter than a fiftieth of the track, as scroll bars have a least length.
  private func thumb(of column: TimelineColumn) -> ClosedRange<Int> {
    Self.thumb(column.offset.last, column.content.last, column.viewport)
  }

  private func trueThumb(of column: TimelineColumn) -> ClosedRange<Int>? {
    guard let offset = column.trueOffset, let content = column.trueContent else { return nil }
    return Self.thumb(offset.last, content.last, column.viewport)
  }

  private static func thumb(_ offset: Length, _ content: Length, _ viewport: Length) -> ClosedRange<Int> {
    let track = Double(Lane.unit)
    let length = min(
      track, max(track / 50, track * Double(viewport.units) / Double(max(1, max(content, viewport).units))))
    let range = Double(max(0, (content - viewport).units))
    let share = range > 0 ? min(1, max(0, Double(offset.units) / range)) : 0
    let start = (share * (track - length)).rounded()
    return Int(start)...Int((start + length).rounded())
  }

  private func displacement(of column: TimelineColumn) -> Int {
    trueThumb(of: column).map { abs($0.lowerBound - thumb(of: column).lowerBound) } ?? 0
  }
}

extension Lanes {
  /// A path of a class; nothing where there is nothing to draw.
  func path(_ style: String, _ data: String) -> String {
    data.isEmpty ? "" : "<path class=\"\(style)\" vector-effect=\"non-scaling-stroke\" d=\"\(data)\"/>"
  }

  /// When a column is, and in which line.
  func moment(of column: TimelineColumn) -> String {
    PageText.frames(column.frame..<column.frame + column.frames)
      + (column.frame == 0 ? "" : " (line \(PlainNumber.count(column.line)))")
  }
}
