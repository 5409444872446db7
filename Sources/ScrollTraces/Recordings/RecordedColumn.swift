/// A column of a recording that a trace is made of.
package enum RecordedColumn: String, Hashable, Sendable, CaseIterable {
  /// The time, in milliseconds from any moment.
  case time = "t_ms"

  /// The content offset, in points.
  case offset = "offset_y"

  /// The viewport's height, in points.
  case viewportHeight = "viewport_height"
}

extension RecordedColumn {
  /// A header with nothing but these columns.
  static let header = allCases.map(\.rawValue).joined(separator: ",")

  /// The numbers that may stand there.
  var range: ClosedRange<Double> {
    switch self {
    case .time, .offset: -1_000_000_000...1_000_000_000
    // What a trace may say.
    case .viewportHeight: NumberRule.viewport.range
    }
  }

  /// The range as messages write it.
  var rangeText: String {
    "\(NumberText.grouped(range.lowerBound)) to \(NumberText.grouped(range.upperBound))"
  }

  /// What to write, as messages say it.
  var example: String {
    switch self {
    case .time: "milliseconds, such as 16.7"
    case .offset: "points, such as 240.5"
    case .viewportHeight: "points, such as 844"
    }
  }
}
