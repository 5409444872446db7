/// How large a user wants text to be.
///
/// - Note: Documented: cases and order as in SwiftUI (`DynamicTypeSize`).
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}

extension DynamicTypeSize {
  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How much larger body text is than at the default size, `large`.
  var textScale: CGFloat { bodySize / Self.large.bodySize }

  /// The size of body text in points.
  ///
  /// Documented: Human Interface Guidelines, Typography, for iOS.
  private var bodySize: CGFloat {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

extension EnvironmentValues {
  /// How large the user wants text to be; `large` unless set.
  ///
  /// Setting it scales the text metrics: chosen, all text grows as body text does.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      textMetrics.scale = newValue.textScale
    }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }
}

extension View {
  /// Sets how large the text in the view is.
  ///
  /// - Note: Documented: as in SwiftUI (`dynamicTypeSize(_:)`).
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}
