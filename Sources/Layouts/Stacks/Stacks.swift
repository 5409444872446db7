/// Subviews beside each other.
///
/// - Note: Documented: as in SwiftUI (`HStackLayout`); the negotiation is that of ``HStack``.
public struct HStackLayout: StackLayout {
  public var alignment: VerticalAlignment

  /// The gap in points; `nil` for what neighbours prefer, 8 points without any preference.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  var rules: StackRules { StackRules(axis: .horizontal, guide: alignment.key, spacing: spacing) }
}

/// Subviews below each other.
///
/// - Note: Documented: as in SwiftUI (`VStackLayout`).
public struct VStackLayout: StackLayout {
  public var alignment: HorizontalAlignment

  /// The gap in points; `nil` for what neighbours prefer, 8 points without any preference.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  var rules: StackRules { StackRules(axis: .vertical, guide: alignment.key, spacing: spacing) }
}

/// Subviews on top of each other.
///
/// - Note: Documented: as in SwiftUI (`ZStackLayout`). Known from a reimplementation: as large as the
///   largest subviews of the highest priority, and every subview is proposed that size.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let highest = subviews.map(\.priority).max()
    let proposal = proposal.plain
    return subviews.filter { $0.priority == highest }.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(alignedBy: alignment, in: bounds, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}
