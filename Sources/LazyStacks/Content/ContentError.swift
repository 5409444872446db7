public import Findings

/// Why a content tree cannot be laid out.
public struct ContentError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where the view that is begins.
  public let location: SourcePoint?

  /// Which of its modifiers is to blame, from 0; `nil` if the view itself is.
  public let modifierIndex: Int?

  init(_ reason: Reason, at location: SourcePoint?) {
    self.reason = reason
    modifierIndex = nil
    self.location = location
  }

  init(_ reason: Reason, in content: Content, modifier: Int? = nil) {
    self.reason = reason
    modifierIndex = modifier
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

    /// More lazy stacks in a `ScrollView` than a frame could look after.
    case tooManyLazyStacks

    /// A lazy stack in the named view, which is no stack of the page and no element.
    case nestedLazyStack(parent: String)

    /// More views in one row or element than a frame could measure.
    case tooManyViews

    /// More layouts and modifiers around one view than could be measured.
    case tooDeep

    /// Rows of one element that load by other triggers, or after other times.
    case differentLoads

    /// A `ForEach` with counts drawn for each element, outside of elements.
    case countsOutsideElement

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

    /// Fewer elements than none.
    case invalidCount(Int)

    /// A divisor below 1.
    case invalidDivisor(Int)

    /// A scale that text cannot have.
    case invalidTextScale(Double)

    /// Frames in a second that no display has.
    case invalidFrameRate(Int)

    /// More or fewer columns than a layout may have.
    case invalidColumnCount(Int)

    /// A frame's length that cannot be.
    case invalidFrame(Double)

    /// A layout priority that is no number, or infinite.
    case invalidPriority(Double)

    /// A ratio of width by height that cannot be.
    case invalidAspectRatio(Double)

    /// More subviews than ``ForEach/Elements/maximumCount``.
    case tooManySubviews

    /// An `id` on a view inside `ForEach`.
    case elementIdentity

    /// One identity on two views.
    case repeatedID(RowID)

    /// A modifier that goes on other views, which are named.
    case misplacedModifier(String, place: String)

    /// A modifier that is not built for such a view: `on a Group` or `inside a VStack`.
    case unmodelledModifier(String, place: String)

    /// A modifier that a view has twice.
    case repeatedModifier(String)

    /// A share of a row that none can be visible to.
    case invalidThreshold(Double)

    /// A load that takes no time that can be.
    case invalidTime(Double)
  }
}

extension ContentError.Reason: CustomStringConvertible {
  /// What was found and what to write instead.
  public var description: String {
    switch self {
    case .missingScrollView: "the content is no ScrollView; write ScrollView { ... } around it"
    case .nestedScrollView: "a ScrollView inside a ScrollView is not modelled yet"
    case .tooManyLazyStacks:
      "the ScrollView holds more than \(ContentRules.maximumLazyStackCount) lazy stacks; put them into a ForEach"
    case .nestedLazyStack(let parent):
      "a LazyVStack inside \(ContentError.article(parent)) \(parent) is not modelled yet"
    case .tooManyViews: "one row holds more than 100_000 views; put them into a lazy stack of their own"
    case .tooDeep:
      "more than \(ContentRules.maximumDepth) layouts and modifiers stand around one view; leave some out"
    case .differentLoads: "all rows of an element load together; write the same 'on:' and 'after:' for each"
    case .countsOutsideElement:
      "counts are drawn for each element around the list; write 0..<10 here, or the list inside a ForEach"
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
    case .invalidCount(let count):
      "there is no ForEach of \(count) elements; write 0 to \(ForEach.Elements.maximumCount)"
    case .invalidDivisor(let divisor): "\(divisor) divides nothing; write every(1) or more"
    case .invalidTextScale(let scale): "text is not scaled by \(scale); write 0.1 to 10"
    case .invalidFrameRate(let rate): "no display has \(rate) frames a second; write 1 to 1000"
    case .invalidColumnCount(let count):
      "there is no layout of \(count) columns; write 1 to \(RowLayout.maximumColumnCount)"
    case .invalidFrame(let length):
      "\(length) is no length of a frame; write 0 to 1_000_000, or .infinity for a bound"
    case .invalidPriority(let priority): "\(priority) is no layout priority; write a finite number, such as 1"
    case .invalidAspectRatio(let ratio):
      "\(ratio) is no ratio of width by height; write more than 0, up to 1_000_000"
    case .tooManySubviews:
      "the stack has more than \(ForEach.Elements.maximumCount) subviews; write fewer elements"
    case .elementIdentity: "the identity of an element comes from its ForEach; leave .id out"
    case .repeatedID(let id): "another view has the id \(ContentError.quoted(id)) already; write another id"
    case .misplacedModifier(let name, let place): ".\(name) goes on \(place); leave it out here"
    case .unmodelledModifier(let name, let place): ".\(name) \(place) is not modelled yet"
    case .repeatedModifier(let name): "the view has two .\(name); leave one of them out"
    case .invalidThreshold(let value): "\(value) is no threshold; write more than 0, up to 1"
    case .invalidTime(let value): "\(value) ms is no time that a load can take; write 0 to 3_600_000"
    }
  }
}

extension ContentError {
  static func article(_ name: String) -> String {
    ["AnyView", "EmptyView", "HStack", "EqualWidthHStack", "if"].contains(name) ? "an" : "a"
  }

  private static func quoted(_ id: RowID) -> String {
    if case .text(let text) = id { "\"\(text)\"" } else { id.description }
  }
}
