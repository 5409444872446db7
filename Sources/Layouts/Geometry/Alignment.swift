/// What a guide is called, and where it lies in a view that does not say otherwise.
///
/// - Note: Documented: as in SwiftUI (`AlignmentID`).
public protocol AlignmentID: SendableMetatype {
  /// The guide's distance from the view's top leading corner, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide as the engine keeps it, along either axis.
struct AlignmentKey: Hashable, Sendable {
  let type: any AlignmentID.Type
  let axis: Axis

  /// How the explicit guides of several subviews become their container's.
  var combination: Combination = .mean

  enum Combination: Sendable {
    case mean, least, greatest
  }

  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.type == rhs.type && lhs.axis == rhs.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(axis)
  }

  /// The guide of a container whose subviews set it at some positions; `nil` without any.
  func combined(_ positions: [CGFloat]) -> CGFloat? {
    guard !positions.isEmpty else { return nil }
    switch combination {
    case .least: return positions.min()
    case .greatest: return positions.max()
    case .mean: return positions.reduce(0, +) / CGFloat(positions.count)
    }
  }
}

/// A guide across the horizontal axis.
///
/// - Note: Documented: names as in SwiftUI (`HorizontalAlignment`).
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(type: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(Start.self)
  public static let center = HorizontalAlignment(Middle.self)
  public static let trailing = HorizontalAlignment(End.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide across the vertical axis.
///
/// - Note: Documented: names as in SwiftUI (`VerticalAlignment`). Known from a reimplementation: of
///   several first baselines the highest counts, of last ones the lowest, of other guides the mean.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(type: id, axis: .vertical) }

  private init(_ id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
    key = AlignmentKey(type: id, axis: .vertical, combination: combination)
  }

  public static let top = VerticalAlignment(Start.self)
  public static let center = VerticalAlignment(Middle.self)
  public static let bottom = VerticalAlignment(End.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, .least)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, .greatest)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A guide along each axis.
///
/// - Note: Documented: names as in SwiftUI (`Alignment`).
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// The position that stands for the explicit ones of several views, as for a container's subviews.
  ///
  /// - Parameter values: Positions of this guide; `nil` where a view does not set it.
  /// - Returns: The mean of the positions; `nil` if no view sets the guide.
  /// - Note: Documented: as in SwiftUI (`combineExplicit(_:)`).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values.compactMap { $0 })
  }

  init(_ key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  /// The position that stands for the explicit ones of several views, as for a container's subviews.
  ///
  /// - Parameter values: Positions of this guide; `nil` where a view does not set it.
  /// - Returns: The least position for the first text baseline, the greatest for the last one, else the
  ///   mean; `nil` if no view sets the guide.
  /// - Note: Documented: as in SwiftUI (`combineExplicit(_:)`).
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values.compactMap { $0 })
  }

  init(_ key: AlignmentKey) { self.key = key }
}
