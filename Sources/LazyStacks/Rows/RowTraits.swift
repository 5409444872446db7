/// What a row's modifiers say of it.
struct RowTraits: Hashable, Sendable {
  /// What changes its height later.
  var load: LateLoad?

  /// How wide it is, if it says so.
  var width: Quantity?

  /// The heights that it takes when its size has changed; empty if it does not look at it.
  var geometryHeights: [Length] = []

  /// How far from its place it is drawn while it is not wholly on screen.
  var transitionOffset: Length?

  /// The room around it within the row.
  var padding = PaddingSum()

  /// The height that it comes to once it has measured itself: `nil` if it does not, or keeps on changing.
  var settledHeight: Length? {
    geometryHeights.allSatisfy { $0 == geometryHeights[0] } ? geometryHeights.first : nil
  }
}

extension RowTraits {
  init(_ modifiers: [ContentModifier]) {
    for modifier in modifiers {
      switch modifier {
      case .loads(let load): self.load = load
      case .width(let width): self.width = width
      case .onGeometryChange(let heights): geometryHeights = heights
      case .scrollTransition(let offset): transitionOffset = offset
      default: break
      }
    }
  }
}

extension RowView {
  /// What the row's modifiers say of it; those of rows inside it count if they load.
  func traits(ordinal: Ordinal, environment: ContentEnvironment) -> RowTraits {
    switch kind {
    case .row(_, var traits):
      traits.padding = PaddingSum(modifiers)
      return traits
    case .text, .leaf: return RowTraits()
    case .lazyVStack: return RowTraits(load: LateLoad(on: .appear, height: .constant(0)))
    case .layout(_, let children), .geometryReader(let children):
      var found: LateLoad?
      forEachRow(in: children, ordinal: innerOrdinal ?? ordinal, environment: environment) { row in
        found = found ?? row.traits(ordinal: ordinal, environment: environment).load
      }
      return RowTraits(load: found)
    }
  }

  /// Whether the row is a lazy stack.
  var isLazyStack: Bool {
    if case .lazyVStack = kind { true } else { false }
  }
}

extension ResolvedContent {
  /// Returns what the modifiers of an element's rows say.
  func traits(ofElement element: ElementIndex) -> [RowTraits] {
    withSegment(ofElement: element) { segment, before in
      segment.traits(ofLocal: before.place(of: element), in: environment)
    } ?? []
  }

  /// Whether an element holds a lazy stack of its own.
  package func hasNestedLazyStack(element: ElementIndex) -> Bool {
    withSegment(ofElement: element) { segment, before in
      segment.rows(ofLocal: before.place(of: element), in: environment).contains { $0.isLazyStack }
    } ?? false
  }

  /// How far from its place an element's row is drawn while it is not wholly on screen, and the room that it has
  /// in its frame.
  package func transition(ofElement element: ElementIndex) -> (offset: Length, top: Length, bottom: Length)? {
    guard hasTransitions else { return nil }
    return traits(ofElement: element).lazy.compactMap { traits in
      traits.transitionOffset.map { ($0, traits.padding.top, traits.padding.bottom) }
    }.first
  }

  /// The heights that an element's row takes when its size has changed.
  func geometryHeights(ofElement element: ElementIndex) -> [Length]? {
    traits(ofElement: element).first { !$0.geometryHeights.isEmpty }?.geometryHeights
  }
}
