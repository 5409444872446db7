/// How many subviews views of a type resolve to, whatever their data and conditions.
///
/// The rules are those by which a lazy stack's content is counted.
///
/// - Note: Documented: a bare `if` is none or one, a container is one, `EmptyView` none, `Group` and
///   modifiers are transparent, `AnyView` hides the count (WWDC26 talk 321, WWDC23 session 10160).
///   Known from a reimplementation: branches with equal counts have their common count.
public struct ResolvedCount: Hashable, Sendable {
  /// The least.
  public let minimum: Int

  /// The most; `nil` if there is no bound.
  public let maximum: Int?

  /// Why the count is not constant, in the order of the views; empty if it is.
  public let causes: [Cause]

  /// The views that make a count vary.
  public enum Cause: Hashable, Sendable {
    /// `if` without `else`.
    case bareIf

    /// Branches with different numbers of subviews.
    case unequalBranches

    /// `AnyView`, whose content's type is hidden.
    case typeErased

    /// `ForEach`, whose count is data.
    case forEach
  }
}

extension ResolvedCount {
  /// The count of a type of views.
  public init<V: View>(of type: V.Type) { self = Self.count(of: type) }

  /// Whether the number is always the same.
  public var isConstant: Bool { causes.isEmpty }

  static func exactly(_ count: Int) -> ResolvedCount {
    ResolvedCount(minimum: count, maximum: count, causes: [])
  }

  static func unknown(_ cause: Cause) -> ResolvedCount {
    ResolvedCount(minimum: 0, maximum: nil, causes: [cause])
  }

  static func + (lhs: ResolvedCount, rhs: ResolvedCount) -> ResolvedCount {
    var maximum: Int?
    if let left = lhs.maximum, let right = rhs.maximum { maximum = left + right }
    return ResolvedCount(
      minimum: lhs.minimum + rhs.minimum, maximum: maximum, causes: lhs.causes + rhs.causes)
  }

  /// The count of views one of which is taken.
  func or(_ other: ResolvedCount, _ cause: Cause) -> ResolvedCount {
    if isConstant, other.isConstant, minimum == other.minimum { return self }
    var bound: Int?
    if let left = maximum, let right = other.maximum { bound = max(left, right) }
    return ResolvedCount(
      minimum: min(minimum, other.minimum), maximum: bound, causes: [cause] + causes + other.causes)
  }

  private static func count<V: View>(of type: V.Type) -> ResolvedCount {
    if let primitive = type as? any PrimitiveView.Type { return primitive.resolvedCount }
    return count(of: V.Body.self)
  }
}
