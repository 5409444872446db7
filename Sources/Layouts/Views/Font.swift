/// A font, as far as the size of its text goes.
///
/// - Note: Documented: names as in SwiftUI (`Font`), and their sizes at the default text size on iOS (Human Interface
///   Guidelines, Typography). Chosen: widths and line heights grow as sizes do.
public struct Font: Hashable, Sendable {
  /// The size in points at the default text size.
  let pointSize: CGFloat
  var isBold = false

  public static let largeTitle = Font(pointSize: 34)
  public static let title = Font(pointSize: 28)
  public static let title2 = Font(pointSize: 22)
  public static let title3 = Font(pointSize: 20)
  public static let headline = Font(pointSize: 17, isBold: true)
  public static let body = Font(pointSize: 17)
  public static let callout = Font(pointSize: 16)
  public static let subheadline = Font(pointSize: 15)
  public static let footnote = Font(pointSize: 13)
  public static let caption = Font(pointSize: 12)
  public static let caption2 = Font(pointSize: 11)

  /// A font of some size.
  public static func system(size: CGFloat) -> Font { Font(pointSize: max(0, size)) }

  public func bold() -> Font { Font(pointSize: pointSize, isBold: true) }
}

extension EnvironmentValues {
  /// The font of text; `nil` for that of body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines text has at most; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The metrics of text in the font that is set.
  var fontMetrics: TextMetrics {
    var metrics = textMetrics
    if let font {
      metrics.scale *= font.pointSize / Font.body.pointSize
      metrics.isBold = metrics.isBold || font.isBold
    }
    return metrics
  }

  private enum FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }
  private enum LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }
}

extension View {
  /// Sets the font of the text in the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how many lines each text in the view has at most; less than 1 counts as 1.
  ///
  /// - Note: Documented: as in SwiftUI (`lineLimit(_:)`).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max(1, $0) }) }
}
