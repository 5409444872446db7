package import Replays

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

  /// A comment disables what is no rule.
  case unknownRule = "unknown-rule"
}

/// Something to report about a place in Swift source.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRule
  package var severity: Diagnosis.Severity
  package var place: SourcePlace
  package var symptom: String
  package var because: String
  package var fix: String

  /// What leads to it and lies elsewhere.
  package var witness: [Witness] = []

  /// A step on the way to the cause, and the cause as the last.
  package struct Witness: Hashable, Sendable {
    package var text: String
    package var place: SourcePlace
  }
}
