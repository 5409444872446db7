public import Findings

/// How many subviews views resolve to, by their types and not by the branch taken.
///
/// Counts are put together by the rules of `SubviewCounting`, as those of views are.
public struct SubviewCount: SubviewCounting {
  /// The least number of subviews.
  public let minimum: Int

  /// The greatest number of subviews; `nil` if there is no bound.
  public let maximum: Int?

  /// Why the count is not constant, in the order of the content; empty if it is.
  public let causes: [Cause]

  package init(minimum: Int, maximum: Int?, causes: [Cause]) {
    self.minimum = minimum
    self.maximum = maximum
    self.causes = causes
  }

  /// A view that makes a count vary.
  public struct Cause: Hashable, Sendable {
    /// What kind of view it is.
    public let kind: Kind

    /// Where it begins.
    public let location: SourcePoint?

    /// The file of Swift source it is in; `nil` in a trace.
    package var file: String?

    /// The views and functions that lead from the row to it, outermost first; none in a trace.
    package var passages: [Passage] = []

    /// Whether it stands in a section of the element, where a `ForEach` is expected.
    package var isInSection = false

    /// What has no declaration to be resolved by; `nil` for other kinds.
    package var name: String?

    package init(
      kind: Kind, location: SourcePoint?, file: String? = nil, name: String? = nil
    ) {
      self.kind = kind
      self.location = location
      self.file = file
      self.name = name
    }

    /// The views that make a count vary.
    public enum Kind: Hashable, Sendable {
      /// `if` without `else`.
      case bareIf

      /// `if` and `else` with different numbers of subviews.
      case unequalBranches

      /// The cases of a `switch` with different numbers of subviews.
      case unequalCases

      /// `AnyView`, whose content's type is hidden.
      case typeErased

      /// `ForEach` inside an element, whose count is data.
      case nestedForEach

      /// A view made of an optional by `map`.
      case optionalView

      /// `if #available`, whose branch the builder erases.
      case availability

      /// `#if` with different numbers of subviews; each build has one of them.
      case configuration

      /// A view whose declaration is not there to be read.
      case unresolved
    }
  }

  /// A declaration on the way from a row to a cause.
  package struct Passage: Hashable, Sendable {
    /// The declaration's name, such as `MessageRow.body`.
    package let name: String
    package let file: String
    package let location: SourcePoint

    package init(name: String, file: String, location: SourcePoint) {
      self.name = name
      self.file = file
      self.location = location
    }
  }
}

extension SubviewCount {
  /// Whether every element has the same number.
  public var isConstant: Bool { causes.isEmpty }

  /// The count as the rule of one subview for each element judges it; `nil` if nothing violates that.
  ///
  /// - Note: Documented: a `ForEach` in an element is to be avoided, except as a section's content (WWDC23 talk 10160).
  package var violation: SubviewCount? {
    let causes = causes.filter { !($0.isInSection && $0.kind == .nestedForEach) }
    return causes.isEmpty ? nil : SubviewCount(minimum: minimum, maximum: maximum, causes: causes)
  }

  /// The count where the views stand in a section.
  package var inSection: SubviewCount {
    SubviewCount(
      minimum: minimum, maximum: maximum,
      causes: causes.map { cause in
        var cause = cause
        cause.isInSection = true
        return cause
      })
  }
}
