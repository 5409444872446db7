/// The words of the trace notation, for a test suite that describes content in Swift.
///
/// A suite that conforms has the views under SwiftUI's own names, and the conditions of the trace language:
///
/// ```swift
/// @Suite struct FeedTests: StackNotation {
///   static let feed = ScrollView {
///     LazyVStack(spacing: 8) {
///       ForEach(0..<10_000, id: "m", name: "feed") {
///         Row(height: 40)
///         If(every(3)) { Row(height: 12) } else: { Text(characters: 20...400) }
///       }
///     }
///   }
/// }
/// ```
///
/// The names are members of the suite, and Swift looks there before it looks at the module's imports. A file
/// may hence import SwiftUI too: inside the suite `Text` is the notation's, outside it is SwiftUI's, and
/// nowhere is it ambiguous. Inside the suite, write `SwiftUI.Text` for the other. Where no type can conform, as
/// in a test function at file scope, the views are those of ``StackViews``.
///
/// Two kinds of choices: Swift's own `if`, `switch` and `for` are decided once, when the content is written;
/// ``StackViews/If`` and ``StackViews/Switch`` are part of the content and decided for each element. Swift's
/// `if` cannot stand for both, for a result builder never sees the condition.
public protocol StackNotation {}

extension StackNotation {
  public typealias ScrollView = StackViews.ScrollView
  public typealias LazyVStack = StackViews.LazyVStack
  public typealias VStack = StackViews.VStack
  public typealias HStack = StackViews.HStack
  public typealias ZStack = StackViews.ZStack
  public typealias FlowLayout = StackViews.FlowLayout
  public typealias EqualWidthHStack = StackViews.EqualWidthHStack
  public typealias DiagonalLayout = StackViews.DiagonalLayout
  public typealias RadialLayout = StackViews.RadialLayout
  public typealias MasonryLayout = StackViews.MasonryLayout
  public typealias GeometryReader = StackViews.GeometryReader
  public typealias Spacer = StackViews.Spacer
  public typealias Divider = StackViews.Divider
  public typealias Color = StackViews.Color
  public typealias ProgressView = StackViews.ProgressView
  public typealias Section = StackViews.Section
  public typealias Group = StackViews.Group
  public typealias AnyView = StackViews.AnyView
  public typealias EmptyView = StackViews.EmptyView
  public typealias ForEach = StackViews.ForEach
  public typealias Row = StackViews.Row
  public typealias Text = StackViews.Text
  public typealias If = StackViews.If
  public typealias Switch = StackViews.Switch
  public typealias Case = StackViews.Case
  public typealias Default = StackViews.Default
}

// Conditions stand in properties and methods of the suite, and in those of its type.
extension StackNotation {
  /// The element's ordinal, to compare: `element < 10`, `element % 3`.
  public var element: ElementOrdinal { ElementOrdinal() }

  /// The element's ordinal, to compare: `element < 10`, `element % 3`.
  public static var element: ElementOrdinal { ElementOrdinal() }

  /// Holds for elements whose ordinal is a multiple of `divisor`, at least 1.
  public func every(_ divisor: Int) -> StackCondition { .every(divisor) }

  /// Holds for elements whose ordinal is a multiple of `divisor`, at least 1.
  public static func every(_ divisor: Int) -> StackCondition { .every(divisor) }

  /// Holds for a share of the elements, 0 to 1, drawn by their ordinals.
  public func chance(_ share: Double, seed: UInt64 = 0) -> StackCondition { .chance(share, seed: seed) }

  /// Holds for a share of the elements, 0 to 1, drawn by their ordinals.
  public static func chance(_ share: Double, seed: UInt64 = 0) -> StackCondition {
    .chance(share, seed: seed)
  }

  /// Holds where a declared value of the environment is true.
  public func environment(_ name: String) -> StackCondition { .environment(name) }

  /// Holds where a declared value of the environment is true.
  public static func environment(_ name: String) -> StackCondition { .environment(name) }

  /// Holds where the row's `@State` of that name is true.
  public func state(_ name: String) -> StackCondition { .state(name) }

  /// Holds where the row's `@State` of that name is true.
  public static func state(_ name: String) -> StackCondition { .state(name) }
}
