extension TraceError {
  /// What can be wrong with the views of a trace and their modifiers.
  package enum ContentMistake: Hashable, Sendable {
    /// More braces inside each other than a parser follows.
    case tooDeep

    /// A step before the content.
    case stepBefore(String)

    /// A setting after the content.
    case settingAfter(String)

    /// A view among the steps.
    case viewOutside(String)

    /// A modifier that follows no view.
    case strayModifier(String)

    /// A modifier behind `if` or `switch`.
    case modifierAfterStatement(String, statement: String)

    /// `proxy in` at the start of a block.
    case closureParameter(String)

    /// More than one `!`.
    case negations(Int)

    case negatedLet

    /// A declared number where a condition stands.
    case numberAsCondition(String)

    /// A declared name that conditions could not read.
    case reservedName(String)

    /// `if` where only an expression may stand.
    case ifAsView

    /// A `ForEach` without its data.
    case noData

    /// A `ForEach` over a range without ids.
    case noIDs

    /// A `ForEach` over counts without a prefix.
    case noPrefix

    /// Two heights, widths or the like.
    case twoQuantities(of: String, NumberRule)

    case noQuantity(of: String, NumberRule, Example)

    /// A seed for what is not drawn; the argument that could be.
    case uselessSeed(argument: String)

    /// `.loads` without its trigger.
    case noTrigger

    /// `.scrollTransition` without its offset.
    case noTransitionOffset

    /// `.onGeometryChange` without its heights.
    case noGeometryHeights

    /// `.scrollPosition` without its id.
    case noPositionID

    /// `.frame` without a length.
    case noFrameLength

    /// Fixed lengths beside a bound.
    case mixedFrame(bound: String)

    /// An infinite fixed length; the bound that may be infinite.
    case infiniteFrame(String, bound: String)

    /// One axis of `.fixedSize`.
    case halfFixedSize
  }
}

extension TraceError.ContentMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooDeep: "the content is nested deeper than 64 levels; write it with fewer"
    case .stepBefore(let word):
      "found the step '\(word)' before the content; write ScrollView { ... } first"
    case .settingAfter(let word): "found '\(word)' after the content; write it before ScrollView"
    case .viewOutside(let word):
      "found '\(word)' outside the content; write it inside ScrollView { ... }"
    case .strayModifier(let name):
      "found '.\(name)' without a view before it; write it right after its view"
    case .modifierAfterStatement(let name, let statement):
      "found '.\(TraceError.shortened(name))' after \(statement), which is no view; "
        + "write it on the views inside"
    case .closureParameter(let name):
      "found '\(TraceError.shortened(name)) in'; leave it out, a trace's views take nothing"
    case .negations(let count): "found \(count) '!' in a row; write one or none"
    case .negatedLet: "'let' cannot be negated; write if let compact { } else { ... }"
    case .numberAsCondition(let name): "'\(name)' is a number; write a name that is true or false"
    case .reservedName(let name): "'\(name)' is a word of conditions; write another name"
    case .ifAsView: "'if' is not a view here; write Group { if ... }"
    case .noData: "ForEach has no data; write ids: [\"a\", \"b\"]"
    case .noIDs: "ForEach over a range needs its ids; write id: \"m\", id: index or id: fresh"
    case .noPrefix: "ForEach over counts needs its ids; write id: \"item\""
    case .twoQuantities(let view, let rule): "\(view) has two \(rule.plural); leave one of them out"
    case .noQuantity(let view, let rule, let example): "\(view) has no \(rule.noun); write \(example)"
    case .uselessSeed(let argument): "'seed' goes with a range; write \(argument): 20...400, seed: 7"
    case .noTrigger: ".loads does not say when; write on: appear or on: init"
    case .noTransitionOffset: ".scrollTransition does not say how far; write offset: 80"
    case .noGeometryHeights: ".onGeometryChange has no heights; write heights: [164, 170]"
    case .noPositionID: ".scrollPosition has no id; write id: \"m50\" or id: nil"
    case .noFrameLength: ".frame does not say how large; write width: 40 or maxWidth: .infinity"
    case .mixedFrame(let bound):
      "a frame has fixed lengths or bounds such as '\(bound):'; write two frames for both"
    case .infiniteFrame(let name, let bound):
      "a frame's \(name) is finite; write \(bound): .infinity to fill what is proposed"
    case .halfFixedSize:
      ".fixedSize takes both axes or none; write horizontal: true, vertical: false"
    }
  }
}
