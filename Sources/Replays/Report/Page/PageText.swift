import Findings
import LazyStacks
import ScrollTraces

/// Text and numbers as a page shows them.
enum PageText {
  /// A text with what has a meaning in HTML replaced.
  static func escaped(_ text: String) -> String { XMLWriter.escaped(text, inAttribute: true) }

  /// A length with its unit; whole points from a hundred on, as no picture shows more.
  static func points(_ length: Length) -> String {
    let whole = Int((Double(length.points)).rounded())
    return length.magnitude < 100 ? PlainNumber.points(length) : PlainNumber.count(whole) + " pt"
  }

  /// A length with its sign and unit.
  static func signedPoints(_ length: Length) -> String { (length > .zero ? "+" : "") + points(length) }

  /// A ratio, to a tenth below ten.
  static func ratio(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    if value >= 10 || tenths.isMultiple(of: 10) { return PlainNumber.count(Int(value.rounded())) }
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A row's id, after the word that says what it is.
  static func row(_ id: RowID) -> String { "row \(id.traceText)" }

  /// A place between two others as a share of a hundred, for a style.
  static func percent(_ part: Int, of whole: Int) -> String {
    let thousandths = whole > 0 ? (part * 200_000 + whole) / (2 * whole) : 0
    let rest = thousandths % 1_000
    if rest == 0 { return "\(thousandths / 1_000)%" }
    return "\(thousandths / 1_000).\(String(rest + 1_000).dropFirst())%"
  }

  /// Frames, such as `frame 3` or `frames 3 to 17`.
  static func frames(_ frames: Range<Int>) -> String {
    frames.count == 1
      ? "frame \(PlainNumber.count(frames.lowerBound))"
      : "frames \(PlainNumber.count(frames.lowerBound)) to \(PlainNumber.count(frames.upperBound - 1))"
  }
}
