/// How many subviews views of a type resolve to, whatever their data and conditions.
///
/// The rules are those of ``SubviewCounting``.
public struct ResolvedCount: SubviewCounting {
  /// The least.
  public let minimum: Int

  /// The most; `nil` if there is no bound.
  public let maximum: Int?

  /// Why the count is not constant, in the order of the views; empty if it is.
  public let causes: [Cause]

  package init(minimum: Int, maximum: Int?, causes: [Cause]) {
    self.minimum = minimum
    self.maximum = maximum
    self.causes = causes
  }

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

  private static func count<V: View>(of type: V.Type) -> ResolvedCount {
    if let primitive = type as? any PrimitiveView.Type { return primitive.resolvedCount }
    return count(of: V.Body.self)
  }
}
