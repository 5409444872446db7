/// The distances a view prefers to its neighbours, side by side.
///
/// Of two neighbours' preferences the larger one counts, and 8 points where neither has any.
///
/// - Note: Documented: the larger of both (`ViewSpacing`). Known from a reimplementation: 8 points
///   without any, and that a category both sides share, such as text, goes before all others.
///   Observed on macOS 26: nothing beside a `Spacer`.
public struct ViewSpacing: Sendable {
  /// The gap where neither neighbour prefers one, in points.
  package static let standardGap: CGFloat = 8

  private var top = Side()
  private var leading = Side()
  private var bottom = Side()
  private var trailing = Side()

  /// What is preferred at one side.
  package struct Side: Hashable, Sendable {
    /// The distance to whatever comes; `nil` for no preference.
    var distance: CGFloat?

    /// The distance to other text; `nil` if this is none.
    var toText: CGFloat?

    /// Whether there is never a gap.
    var closesGaps = false

    /// Creates a side without a preference.
    package init() {}

    init(distance: CGFloat?, toText: CGFloat?) {
      self.distance = distance
      self.toText = toText
    }
  }

  /// Preferences that leave every distance to the neighbour.
  public init() {}

  /// Preferences for no distance at any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge].distance = 0 }
    return spacing
  }()
}

extension ViewSpacing {
  /// Takes the larger preference of both at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      var side = self[edge]
      side.distance = Self.larger(side.distance, other[edge].distance)
      side.toText = Self.larger(side.toText, other[edge].toText)
      side.closesGaps = side.closesGaps || other[edge].closesGaps
      self[edge] = side
    }
  }

  /// The preferences with the larger one of both at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The gap to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? self[.trailing].gap(to: next[.leading]) : self[.bottom].gap(to: next[.top])
  }
}

extension ViewSpacing.Side {
  /// The gap between a view's end with this preference and the start of the next one, in points.
  package func gap(to start: ViewSpacing.Side) -> CGFloat {
    if closesGaps || start.closesGaps { return 0 }
    if let toText, let first = start.toText { return max(toText, first) }
    return ViewSpacing.larger(distance, start.distance) ?? ViewSpacing.standardGap
  }
}

extension ViewSpacing {
  /// What is preferred at an edge.
  package subscript(edge: Edge) -> Side {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Forgets the preferences at some edges.
  mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = Side() }
  }

  /// One distance at some edges.
  init(_ distance: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].distance = distance }
  }

  /// Preferences that let no gap come beside the view along an axis; `nil` for either.
  static func closing(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases {
      let isHorizontal = Edge.Set.horizontal.contains(Edge.Set(edge))
      if axis != (isHorizontal ? .vertical : .horizontal) { spacing[edge].closesGaps = true }
    }
    return spacing
  }

  fileprivate static func larger(_ lhs: CGFloat?, _ rhs: CGFloat?) -> CGFloat? {
    guard let lhs, let rhs else { return lhs ?? rhs }
    return max(lhs, rhs)
  }
}
