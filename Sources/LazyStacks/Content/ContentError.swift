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

    /// More views in one row or element than a frame could measure.
    case tooManyViews

    /// A condition about elements outside `ForEach`.
    case elementConditionOutsideForEach

    /// A `switch` that does not cover every remainder.
    case incompleteSwitch

    /// A case for a remainder that no division leaves.
    case impossibleCase(Int, modulus: Int)

    /// Two cases for one remainder.
    case repeatedCase

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
    case .tooManyViews: "one row holds more than 100_000 views; put them into a lazy stack of their own"
    case .elementConditionOutsideForEach:
      "the condition asks about an element; write it inside ForEach"
    case .impossibleCase(let remainder, let modulus):
      "case \(remainder) never comes: element % \(modulus) is 0 to \(modulus - 1)"
    case .repeatedCase:
      "the switch has two cases for one remainder; leave one of them out"
    case .incompleteSwitch:
      "the switch must be exhaustive; write a case for each remainder from 0 on, or default"
    case .invalidQuantity(let value):
      "\(value) is neither a length nor a count; write 0 to 1_000_000"
    case .tooManySubviews:
      "the stack has more than \(ForEach.Elements.maximumCount) subviews; write fewer elements"
    }
  }
}
