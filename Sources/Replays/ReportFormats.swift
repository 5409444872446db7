/// Renders results; the same results give the same bytes.
extension [TraceResult] {
  /// The JSON report, schema 1, with a newline at its end.
  public var json: String { "" }
}

extension ReplayReport {
  /// The summary for a person, one screen; `palette` colours it.
  public func text(palette: Palette = .plain) -> String { "" }

  /// Only the expectations that failed, each with its place, the actual value and the evidence.
  public func failures(palette: Palette = .plain) -> String { "" }
}

/// The colours of a text report.
public struct Palette: Sendable {
  /// Whether anything is coloured.
  public let isColored: Bool

  public static let plain = Palette(isColored: false)
  public static let ansi = Palette(isColored: true)
}

/// Two replays side by side: `compare`.
public struct Comparison: Sendable {
  public let left: ReplayReport
  public let right: ReplayReport

  public init(_ left: ReplayReport, _ right: ReplayReport) {
    self.left = left
    self.right = right
  }

  public func text(palette: Palette = .plain) -> String { "" }
  public var json: String { "" }
}
