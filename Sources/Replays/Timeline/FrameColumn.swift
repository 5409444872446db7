import LazyStacks

/// A column of the line that CSV and JSON Lines have for each frame, in their order; names end in the unit.
package enum FrameColumn: String, CaseIterable, Sendable {
  /// The frame's number; the initial layout is frame 0.
  case frame

  /// The line of the step that the frame belongs to.
  case line

  /// When the frame is shown.
  case time = "time_ms"

  /// The published content offset.
  case offset = "offset_pt"

  /// The published extent of the content.
  case content = "content_pt"

  /// The offset that the true lengths of all rows before would give; empty where they are not known.
  case trueOffset = "true_offset_pt"

  /// The change of offset that no movement explains; 0 for jumps.
  case correction = "correction_pt"

  /// The largest movement of a row on screen that nothing asked for.
  case shift = "shift_pt"

  /// The first row seen, else the anchor; empty without rows.
  case firstID = "first_id"

  /// Its distance from the viewport's leading edge, in points.
  case firstY = "first_y"

  /// The rows seen.
  case seen

  /// The elements alive, and those of them off screen.
  case live
  case held

  /// The elements built, the bodies run, and the elements released in this frame.
  case built
  case bodies
  case released
}

extension FrameColumn {
  /// What a column holds.
  enum Value {
    case count(Int)
    case milliseconds(micro: Int)
    case length(Length)
    case id(RowID)
    case none
  }

  /// The frame's value.
  func value(of frame: TimelineFrame) -> Value {
    switch self {
    case .frame: .count(frame.number)
    case .line: .count(frame.line)
    case .time: .milliseconds(micro: frame.microseconds)
    case .offset: .length(frame.offset)
    case .content: .length(frame.content)
    case .trueOffset: frame.trueOffset.map(Value.length) ?? .none
    case .correction: .length(frame.correction)
    case .shift: .length(frame.shift)
    case .firstID: frame.first.map { .id($0.id) } ?? .none
    case .firstY: frame.first.map { .length($0.at) } ?? .none
    case .seen: .count(frame.seenCount)
    case .live: .count(frame.live)
    case .held: .count(frame.held)
    case .built: .count(frame.built)
    case .bodies: .count(frame.bodies)
    case .released: .count(frame.released)
    }
  }
}

extension FrameColumn.Value {
  /// A number as both formats write it: the shortest that reads back, whole ones without a point; `nil` for what is
  /// none.
  var number: String? {
    switch self {
    case .count(let count): return String(count)
    case .milliseconds(let micro):
      let (whole, rest) = micro.quotientAndRemainder(dividingBy: 1_000)
      if rest == 0 { return String(whole) }
      var digits = String(rest + 1_000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      return "\(whole).\(digits)"
    case .length(let length): return length.description
    case .id, .none: return nil
    }
  }
}
