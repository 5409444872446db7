/// How many subviews views resolve to, by their types and not by the branch taken.
///
/// - Note: Documented: a bare `if` is none or one, a stack is one, `EmptyView` none, `Group` and
///   modifiers are transparent, `AnyView` hides the count (WWDC26 talk 321, WWDC23 session 10160). Known
///   from a reimplementation: branches with equal counts have their common count.
public struct SubviewCount: Hashable, Sendable {
  /// The least.
  public let minimum: Int

  /// The most; `nil` if there is no bound.
  public let maximum: Int?

  /// Why the count is not constant, in the order of the content; empty if it is.
  public let causes: [Cause]

  /// A view that makes a count vary.
  public struct Cause: Hashable, Sendable {
    /// What kind of view it is.
    public let kind: Kind

    /// Where it begins.
    public let location: SourceLocation?

    /// The file of Swift source it is in; `nil` in a trace.
    package var file: String?

    /// The views and functions that lead from the row to it, outermost first; none in a trace.
    package var passages: [Passage] = []

    /// What has no declaration to be resolved by; `nil` for other kinds.
    package var name: String?

    package init(
      kind: Kind, location: SourceLocation?, file: String? = nil, name: String? = nil
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
    /// Its name, such as `MessageRow.body`.
    package let name: String
    package let file: String
    package let location: SourceLocation

    package init(name: String, file: String, location: SourceLocation) {
      self.name = name
      self.file = file
      self.location = location
    }
  }
}

extension SubviewCount {
  /// Whether every element has the same number.
  public var isConstant: Bool { causes.isEmpty }

  package init(from minimum: Int, to maximum: Int?, causes: [Cause]) {
    self.init(minimum: minimum, maximum: maximum, causes: causes)
  }

  /// A count that does not vary.
  package static func exactly(_ count: Int) -> SubviewCount {
    SubviewCount(minimum: count, maximum: count, causes: [])
  }

  /// The count of views that follow each other.
  package static func + (lhs: SubviewCount, rhs: SubviewCount) -> SubviewCount {
    var maximum: Int?
    if let left = lhs.maximum, let right = rhs.maximum { maximum = left + right }
    return SubviewCount(
      minimum: lhs.minimum + rhs.minimum, maximum: maximum, causes: lhs.causes + rhs.causes)
  }

  /// The count of views one of which is taken.
  package func or(_ other: SubviewCount, _ cause: Cause) -> SubviewCount {
    if isConstant, other.isConstant, minimum == other.minimum { return self }
    var bound: Int?
    if let left = maximum, let right = other.maximum { bound = max(left, right) }
    return SubviewCount(
      minimum: min(minimum, other.minimum), maximum: bound,
      causes: [cause] + (causes + other.causes).filter { $0 != cause })
  }
}

extension Content {
  /// How many subviews the view resolves to inside an element of a stack.
  var subviewCount: SubviewCount {
    switch kind {
    case .row, .text, .layout, .leaf, .geometryReader, .lazyVStack, .scrollView: .exactly(1)
    case .empty: .exactly(0)
    case .group(let children): Self.subviewCount(of: children)
    case .section(let header, let content, let footer): Self.subviewCount(of: header + content + footer)
    case .choice(_, let choices):
      choices.dropFirst().reduce(Self.subviewCount(of: choices.first?.content ?? [])) {
        $0.or(Self.subviewCount(of: $1.content), SubviewCount.Cause(kind: .unequalCases, location: location))
      }
    case .anyView: unknown(.typeErased)
    case .forEach: unknown(.nestedForEach)
    case .conditional(_, let then, let otherwise):
      Self.subviewCount(of: then).or(
        Self.subviewCount(of: otherwise),
        SubviewCount.Cause(kind: otherwise.isEmpty ? .bareIf : .unequalBranches, location: location))
    }
  }

  private func unknown(_ cause: SubviewCount.Cause.Kind) -> SubviewCount {
    SubviewCount(minimum: 0, maximum: nil, causes: [SubviewCount.Cause(kind: cause, location: location)])
  }

  /// How many subviews views resolve to together.
  static func subviewCount(of contents: [Content]) -> SubviewCount {
    contents.reduce(.exactly(0)) { $0 + $1.subviewCount }
  }
}
