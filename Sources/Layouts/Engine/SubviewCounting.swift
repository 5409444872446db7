/// How many subviews views resolve to by their types, whatever their data and conditions: the rules by which counts
/// are put together.
///
/// One set of rules for the views of this module, the content of a lazy stack and views in Swift source; they differ in
/// what they say about a cause.
///
/// - Note: Documented: a bare `if` is none or one, a container is one, `EmptyView` none, `Group` and
///   modifiers are transparent, `AnyView` hides the count (WWDC26 talk 321, WWDC23 session 10160).
///   Known from a reimplementation: branches with equal counts have their common count.
package protocol SubviewCounting: Hashable, Sendable {
  /// Why a count is not constant.
  associatedtype Cause: Hashable

  /// The least.
  var minimum: Int { get }

  /// The most; `nil` if there is no bound.
  var maximum: Int? { get }

  /// Why the count is not constant, in the order of the views; empty if it is.
  var causes: [Cause] { get }

  init(minimum: Int, maximum: Int?, causes: [Cause])
}

extension SubviewCounting {
  /// A count that does not vary.
  package static func exactly(_ count: Int) -> Self { Self(minimum: count, maximum: count, causes: []) }

  /// A count that the type says nothing about.
  package static func unknown(_ cause: Cause) -> Self { Self(minimum: 0, maximum: nil, causes: [cause]) }

  /// The count of views that follow each other.
  package static func + (lhs: Self, rhs: Self) -> Self {
    var maximum: Int?
    if let left = lhs.maximum, let right = rhs.maximum { maximum = left + right }
    return Self(minimum: lhs.minimum + rhs.minimum, maximum: maximum, causes: lhs.causes + rhs.causes)
  }

  /// The count of views one of which is taken.
  package func or(_ other: Self, _ cause: Cause) -> Self { .one(of: [self, other], cause) }

  /// The count of views one of which is taken, of any number.
  package static func one(of counts: [Self], _ cause: Cause) -> Self {
    guard let first = counts.first else { return .exactly(0) }
    if counts.allSatisfy({ $0.causes.isEmpty && $0.minimum == first.minimum }) { return first }
    let maxima = counts.map(\.maximum)
    return Self(
      minimum: counts.map(\.minimum).min() ?? 0,
      maximum: maxima.contains(nil) ? nil : maxima.compactMap(\.self).max(),
      causes: [cause] + counts.flatMap(\.causes))
  }
}
