extension LintRule {
  /// What violates the rule, short enough for a list.
  package var summary: String {
    switch self {
    case .oneSubviewPerElement: "elements of a lazy list differ in their number of subviews"
    case .constantNotOne: "each element of a lazy list is the same number of subviews, and not one"
    case .typeErasedRow: "SwiftUI cannot see how many subviews an element is"
    case .unstableID: "ids are made anew"
    case .selfAsID: "a value that is edited is its own id"
    case .indexAsID: "the id is the position in a collection that is edited"
    case .inlineFilter: "all of the data is gone through by each run of the body"
    case .offsetKeyedLogic: "something depends on an absolute offset of a lazy stack"
    case .geometryFeedback: "a measured geometry sets a length of what is measured"
    case .eagerInScroll: "a stack that is not lazy scrolls data"
    case .positionOverridesAnchor: "both a bound position and defaultScrollAnchor are declared"
    case .layoutAfterAppear: "a row loads what sizes it after it appeared"
    case .stateLostOffscreen: "a row keeps in its state what its user did"
    case .unsizedRemoteImage: "an image in a lazy row reserves no height before it is loaded"
    case .nestedLazySameAxis: "a lazy stack is a row of another along the same axis"
    case .lazyInEager: "a lazy stack stands in a stack that builds all of its content"
    case .duplicateID: "two lists of a stack have the same ids, or values that repeat are ids"
    case .scrollTargetUnresolved: "a bound scroll position has no targets, or targets of another type"
    case .idResetsStack: "an id that changes is set on a lazy stack or on what scrolls it"
    case .idOnListRow: "a row of a List has an id by hand"
    case .unguardedLoadMore: "the last row loads more without a look at what is going on"
    case .unknownRule: "a comment disables what is no rule"
    }
  }

  /// An address that stays the same: it names the rule's page, `lazystack explain RULE`.
  package var address: String { "lazystack:explain/\(rawValue)" }
}
