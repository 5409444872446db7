public import LazyStacks

/// A view of the trace notation, written in Swift.
public protocol StackView: Sendable {
  /// The view as the simulator knows it.
  var content: Content { get }
}

/// Collects the views between two braces.
///
/// Swift's `if`, `switch` and `for` are decided while the content is built; see ``StackNotation``.
@resultBuilder
public enum StackViewBuilder {
  public static func buildExpression(_ view: some StackView) -> [Content] { [view.content] }
  public static func buildExpression(_ views: [Content]) -> [Content] { views }
  public static func buildBlock(_ views: [Content]...) -> [Content] { views.flatMap(\.self) }
  public static func buildOptional(_ views: [Content]?) -> [Content] { views ?? [] }
  public static func buildEither(first views: [Content]) -> [Content] { views }
  public static func buildEither(second views: [Content]) -> [Content] { views }
  public static func buildArray(_ views: [[Content]]) -> [Content] { views.flatMap(\.self) }
  public static func buildLimitedAvailability(_ views: [Content]) -> [Content] { views }
}

/// The views of the trace notation, each under SwiftUI's name for it.
///
/// ``StackNotation`` makes the names usable without a prefix. What cannot be, such as a negative height or a
/// modifier on a view that has none, is an error of the replay's initializer, worded as the command line
/// words it.
public enum StackViews {}
