/// Why a content tree cannot be laid out.
public struct ContentError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where the view that is begins.
  public let location: SourceLocation?

  init(_ reason: Reason, in content: Content) {
    self.reason = reason
    location = content.location
  }
}

extension ContentError {
  /// What can be wrong with a content tree.
  public enum Reason: Hashable, Sendable {
    /// The root is not a `ScrollView`.
    case missingScrollView

    /// A `ScrollView` inside another one.
    case nestedScrollView

    /// More than one stack with data in a `ScrollView`.
    case secondStack

    /// A lazy stack that is not a direct child of the `ScrollView`, but of the named view.
    case nestedLazyStack(parent: String)

    /// `ForEach` inside an element of another one.
    case nestedForEach

    /// `ForEach` in a stack that is a row.
    case forEachInRow

    /// `ForEach` beside the stack instead of in it.
    case forEachBesideStack

    /// A condition about elements outside `ForEach`.
    case elementConditionOutsideForEach

    /// A height, a count of characters or a spacing that cannot be.
    case invalidQuantity(Double)

    /// More subviews than ``ForEach/Elements/maximumCount``.
    case tooManySubviews
  }
}

extension ContentError.Reason: CustomStringConvertible {
  /// What was found and what to write instead.
  public var description: String {
    switch self {
    case .missingScrollView: "the content is no ScrollView; write ScrollView { ... } around it"
    case .nestedScrollView: "a ScrollView inside a ScrollView is not modelled yet"
    case .secondStack: "a second stack with data in a ScrollView is not modelled yet"
    case .nestedLazyStack(let parent):
      "a LazyVStack inside \(parent == "if" ? "an" : "a") \(parent) is not modelled yet"
    case .nestedForEach: "a ForEach inside a ForEach is not modelled yet"
    case .forEachInRow: "a ForEach in a VStack that is a row is not modelled yet"
    case .forEachBesideStack: "a ForEach beside a stack is not modelled yet"
    case .elementConditionOutsideForEach:
      "the condition asks about an element; write it inside ForEach"
    case .invalidQuantity(let value):
      "\(value) is neither a length nor a count; write 0 to 1_000_000"
    case .tooManySubviews:
      "the stack has more than \(ForEach.Elements.maximumCount) subviews; write fewer elements"
    }
  }
}
