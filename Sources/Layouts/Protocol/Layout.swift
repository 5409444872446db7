/// An arrangement of subviews: which size it takes for a proposal, and where it puts them.
///
/// A type written for SwiftUI compiles here unchanged; its measuring and placing can then be
/// run, counted and checked anywhere.
///
/// - Note: Documented: requirements and defaults as in SwiftUI (`Layout`). Known from a
///   reimplementation: `updateCache` makes a new cache; `spacing` unites all subviews' preferences.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What is true of every layout of the type.
  static var layoutProperties: LayoutProperties { get }

  /// What is worth keeping between calls; only ever an optimisation.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Makes the cache, once for a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the layout or its subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size the container takes for a proposal, in points; the parent cannot change it.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview.
  ///
  /// Positions are written as for left to right; the container mirrors them where it is read from
  /// right to left.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is: the size it answered, at any origin.
  ///   - proposal: The proposal that the size answered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The container's own horizontal guide, from the left of `bounds`; `nil` for the default one.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The container's own vertical guide, from the top of `bounds`; `nil` for the default one.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.unitedSpacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is true of every layout of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which `Spacer` and `Divider` orient themselves; `nil` for neither.
  public var stackOrientation: Axis?

  public init() {}
}

/// A value that a subview carries for the layout it is put into.
///
/// - Note: Documented: as in SwiftUI (`LayoutValueKey`).
public protocol LayoutValueKey {
  associatedtype Value

  /// What a subview without a value of its own has.
  static var defaultValue: Value { get }
}
