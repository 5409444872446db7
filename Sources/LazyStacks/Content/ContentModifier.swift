/// What follows a view after a dot.
///
/// None changes how many subviews a view resolves to. (Known from a reimplementation: modifiers are
/// transparent.)
public enum ContentModifier: Hashable, Sendable {
  /// `id("end")`: the identity of a view outside `ForEach`, by which it can be scrolled to.
  case id(RowID)

  /// `loads(on: appear, after: 200ms, height: 240)`: the row takes another height once it has loaded.
  case loads(LateLoad)

  /// `Row(width: 300, height: 80)`: how wide the row is; else as wide as what is proposed to it.
  case width(Quantity)

  /// `scrollTransition(offset: 80)`: while the row is not wholly on screen it is drawn that far after its
  /// place, or before it if negative; its place stays.
  case scrollTransition(offset: Length)

  /// `onGeometryChange(heights: [164, 170])`: each time the row's size has changed, it takes the next of these
  /// heights, which repeat: a measured geometry that drives a length.
  case onGeometryChange(heights: [Length])

  /// `scrollTargetLayout()`: the stack's subviews are the targets whose visibility is reported.
  case scrollTargetLayout

  /// `scrollPosition(id: "m50", anchor: top)`: the position is bound to an id, and begins there.
  case scrollPosition(id: RowID?, anchor: ScrollAnchor?)

  /// `defaultScrollAnchor(bottom, for: sizeChanges)`: which end of the content counts; every role
  /// where none is given.
  case defaultScrollAnchor(ScrollEdge, for: ScrollAnchorRole?)

  /// `onScrollTargetVisibilityChange(threshold: 0.8)`: reports which rows are visible to that share.
  case onScrollTargetVisibilityChange(threshold: Double)

  /// `onScrollVisibilityChange(threshold: 0.8)`: reports whether one row is visible to that share.
  case onScrollVisibilityChange(threshold: Double)

  /// `frame(width: 40)`, `frame(maxWidth: .infinity)`: a frame around the view.
  case frame(ViewFrame)

  /// `padding(.horizontal, 12)`: room at some sides of the view; 16 points where no length is given.
  case padding(PaddedEdges, Length?)

  /// `layoutPriority(1)`: how early the stack around gives the view room.
  case layoutPriority(Double)

  /// `fixedSize(horizontal: true, vertical: false)`: the view takes its ideal length along some axes.
  case fixedSize(horizontal: Bool, vertical: Bool)

  /// `aspectRatio(1.5, contentMode: .fit)`: a size of a ratio, width by height, is proposed to the view.
  case aspectRatio(Double, ViewContentMode)
}

/// What `defaultScrollAnchor` decides.
///
/// Documented: `ScrollAnchorRole`.
public enum ScrollAnchorRole: String, Hashable, Sendable, CaseIterable {
  /// Where the scroll view begins.
  case initialOffset

  /// What stays when the content or the viewport changes its size.
  case sizeChanges

  /// Where content shorter than the viewport lies.
  case alignment
}

/// A height that comes late, as that of an image.
public struct LateLoad: Hashable, Sendable {
  /// What begins the load.
  public var trigger: Trigger

  /// How long it takes, in milliseconds.
  public var milliseconds: Double

  /// The height afterwards.
  public var height: Quantity

  /// Creates a load.
  public init(on trigger: Trigger, after milliseconds: Double = 0, height: Quantity) {
    self.trigger = trigger
    self.milliseconds = milliseconds
    self.height = height
  }

  /// What begins a load.
  public enum Trigger: String, Hashable, Sendable, CaseIterable {
    /// `onAppear` or `task`: when the row comes on screen.
    case appear

    /// `init`: when the row is built, even ahead of time.
    case `init`
  }
}

/// The views of a lazy stack that stay at the viewport's edge.
public struct PinnedViews: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The header of the section at the viewport's start.
  public static let sectionHeaders = PinnedViews(rawValue: 1)
}

extension ContentModifier {
  /// Whether it takes part in measuring the view that it follows.
  var isLayout: Bool {
    switch self {
    case .frame, .padding, .layoutPriority, .fixedSize, .aspectRatio: true
    default: false
    }
  }

  var isWidth: Bool {
    if case .width = self { true } else { false }
  }

  var isGeometryChange: Bool {
    if case .onGeometryChange = self { true } else { false }
  }

  var isScrollTransition: Bool {
    if case .scrollTransition = self { true } else { false }
  }
}

extension Content {
  /// What changes the height of the row later.
  var load: LateLoad? {
    for case .loads(let load) in modifiers { return load }
    return nil
  }

  /// The identity that the view itself declares.
  var explicitID: RowID? {
    for case .id(let id) in modifiers { return id }
    return nil
  }
}

extension ResolvedContent {
  /// The thresholds of the rows that wait for their visibility to change, in order.
  package var visibilityThresholds: [Double] {
    Set(tree.declarations.filter { !$0.isBranch }.flatMap { $0.content.compactMap(\.visibilityThreshold) })
      .sorted()
  }

  /// Returns the threshold at which a row's visibility is reported to it; `nil` if it is not.
  package func visibilityThreshold(of id: RowID) -> Double? {
    elements(withID: id).first.flatMap { tree.declaration(of: $0.segment) }?.content.lazy
      .compactMap(\.visibilityThreshold).first
  }
}

extension Content {
  /// The threshold of the first view in it to which its visibility is reported.
  fileprivate var visibilityThreshold: Double? {
    for case .onScrollVisibilityChange(let threshold) in modifiers { return threshold }
    return children.lazy.compactMap(\.visibilityThreshold).first
  }
}
