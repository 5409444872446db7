/// Why a content tree cannot be laid out.
public struct ContentError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The view that is.
  public let location: SourceLocation?

  /// What can be wrong with a content tree.
  public enum Reason: Hashable, Sendable {
    /// The root is not a `ScrollView`, or a `ScrollView` stands elsewhere.
    case misplacedScrollView

    /// More than one lazy stack, or one that is not a direct child of the `ScrollView`.
    case misplacedLazyStack

    /// `ForEach` inside an element of another one, or inside a row.
    case nestedForEach

    /// The branches of an `if` inside `ForEach` have different numbers of subviews.
    case variableSubviewCount

    /// A condition about elements outside `ForEach`.
    case elementConditionOutsideForEach

    /// A height, a count of characters or a spacing that cannot be.
    case invalidQuantity(Double)

    /// More subviews than ``ForEach/Elements/maximumCount``.
    case tooManySubviews
  }

  init(_ reason: Reason, in content: Content) {
    self.reason = reason
    location = content.location
  }
}

extension ContentError.Reason: CustomStringConvertible {
  /// What was found and what to write instead.
  public var description: String {
    switch self {
    case .misplacedScrollView:
      "a ScrollView stands at the root of the content, and only there; nested ones are not modelled yet"
    case .misplacedLazyStack:
      "a ScrollView holds one LazyVStack, directly; lazy stacks elsewhere are not modelled yet"
    case .nestedForEach:
      "ForEach inside a row or an element is not modelled yet"
    case .variableSubviewCount:
      "an 'if' inside ForEach whose branches have different numbers of subviews is not modelled yet; "
        + "wrap it in a VStack"
    case .elementConditionOutsideForEach:
      "'element', 'every' and 'chance' speak of the elements of a ForEach; there is none here"
    case .invalidQuantity(let value):
      "\(value) is neither a length nor a count; write 0 to 1_000_000"
    case .tooManySubviews:
      "the stack has more than \(ForEach.Elements.maximumCount) subviews; write fewer elements"
    }
  }
}
