import Findings

/// What `lint` reports, by name; where a replay reports the same, the names are the same.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// The number of an element's subviews is not constant.
  case oneSubviewPerElement = "one-subview-per-element"

  /// It is constant, but not 1, or not in each build.
  case constantNotOne = "constant-not-one"

  /// SwiftUI cannot see it.
  case typeErasedRow = "type-erased-row"

  /// Ids are made anew.
  case unstableID = "unstable-id"

  /// A value that can be edited is its own id.
  case selfAsID = "self-as-id"

  /// The id is the position.
  case indexAsID = "index-as-id"

  /// The data are filtered at each update.
  case inlineFilter = "inline-filter"

  /// Something depends on an absolute offset.
  case offsetKeyedLogic = "offset-keyed-logic"

  /// A measured geometry sets a length.
  case geometryFeedback = "geometry-feedback"

  /// A stack that is not lazy scrolls.
  case eagerInScroll = "eager-in-scroll"

  /// A bound position beside an anchor.
  case positionOverridesAnchor = "position-overrides-anchor"

  /// A row loads what sizes it after it appeared.
  case layoutAfterAppear = "layout-after-appear"

  /// A row keeps what its user did in its state.
  case stateLostOffscreen = "state-lost-offscreen"

  /// A row grows when its image is there.
  case unsizedRemoteImage = "unsized-remote-image"

  /// A lazy stack is a row of another.
  case nestedLazySameAxis = "nested-lazy-same-axis"

  /// A lazy stack stands beside others in a stack that builds all of its content.
  case lazyInEager = "lazy-in-eager"

  /// Two rows have one id.
  case duplicateID = "duplicate-id"

  /// A bound position has no targets, or targets of another type.
  case scrollTargetUnresolved = "scroll-target-unresolved"

  /// A changing id on what scrolls.
  case idResetsStack = "id-resets-stack"

  /// An id by hand on a row of a List.
  case idOnListRow = "id-on-list-row"

  /// The last row loads more whatever is going on.
  case unguardedLoadMore = "unguarded-load-more"

  /// A comment disables what is no rule.
  case unknownRule = "unknown-rule"
}

extension Finding {
  /// Creates a finding about a place in Swift source.
  init(
    rule: LintRule, severity: Severity, place: SourcePlace, symptom: String, because: String, fix: String,
    witness: [Witness] = []
  ) {
    self.init(
      rule: rule.rawValue, severity: severity, place: .source(place), symptom: symptom, because: because,
      fix: fix, witness: witness)
  }
}
