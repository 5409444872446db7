internal import Layouts

/// A view that is one subview of a stack: what a row is.
struct RowView: Hashable, Sendable {
  let kind: Kind

  /// The frames, paddings and the like around it, innermost first.
  var modifiers: [ContentModifier] = []

  /// The ordinal in the innermost `ForEach` around it, where that is not the stack's own.
  let innerOrdinal: Ordinal?

  indirect enum Kind: Hashable, Sendable {
    case row(Quantity, RowTraits)
    case text(Quantity)
    case leaf(LeafView)
    case lazyVStack(spacing: Length?, [Content])
    case layout(RowLayout, [Content])
    case geometryReader([Content])
  }
}

extension RowView {
  /// Returns how wide the row says it is; `nil` if it does not.
  func declaredWidth(ordinal: Ordinal) -> Length? {
    guard case .row(_, let traits) = kind, modifiers.isEmpty else { return nil }
    return traits.width.map { Length($0, at: innerOrdinal ?? ordinal) }
  }

  /// The height, where it is a number that is drawn for the stack's element, whatever the width and the environment.
  var plainHeight: Quantity? {
    guard case .row(let height, let traits) = kind, modifiers.isEmpty, innerOrdinal == nil,
      traits.load == nil, traits.geometryHeights.isEmpty
    else { return nil }
    return height
  }

  /// Whether the row's size is a layout's to say.
  var isNegotiated: Bool {
    switch kind {
    case .row, .text, .lazyVStack: !modifiers.isEmpty
    case .layout, .leaf, .geometryReader: true
    }
  }

  /// Returns the row's size at a width.
  ///
  /// Rows, texts and columns of them are added up, which is what their layout would answer; all else is asked
  /// of the layout layer.
  ///
  /// - Complexity: O(*k*) for *k* views in the row.
  func size(ordinal: Ordinal, width: Length, environment: ContentEnvironment) -> RowSize {
    if let length = plainLength(ordinal: ordinal, width: width, environment: environment) {
      return RowSize(width: width, height: length)
    }
    return RowTemplate(self, ordinal: ordinal, environment: environment).size(ordinal: ordinal, width: width)
  }

  /// The length, where it is a matter of addition; `nil` where a layout decides.
  func plainLength(ordinal: Ordinal, width: Length, environment: ContentEnvironment) -> Length? {
    guard modifiers.isEmpty else { return nil }
    let ordinal = innerOrdinal ?? ordinal
    switch kind {
    case .row(let height, let traits):
      if environment.isSettled, let settled = traits.settledHeight { return settled }
      return Length(environment.isLoaded ? traits.load?.height ?? height : height, at: ordinal)
    case .text(let characters):
      let text = TextBlock(
        characters: Int(characters.value(at: ordinal)), metrics: environment.textMetrics)
      return Length(text.size(ProposedViewSize(width: width.points, height: nil)).height)
    case .lazyVStack(let spacing, let children):
      return Self.nestedExtent(
        spacing: spacing, children, ordinal: ordinal, width: width, environment: environment)
    case .layout(.vStack(_, let spacing), let children):
      let spacing = spacing ?? environment.gaps.spacing
      var sum: Length? = .zero
      var before: RowEdges?
      forEachRow(in: children, ordinal: ordinal, environment: environment) { row in
        guard let known = sum, let edges = spacing == nil ? row.plainEdges : .plain,
          let length = row.plainLength(ordinal: ordinal, width: width, environment: environment)
        else {
          sum = nil
          return
        }
        sum = known + length + (before.map { spacing ?? $0.gap(to: edges) } ?? .zero)
        before = edges
      }
      return sum
    case .layout, .leaf, .geometryReader:
      return nil
    }
  }
}

extension RowView {
  /// What a lazy stack inside a row takes: what its first two rows make of it until it is on screen, then what
  /// all of them take.
  ///
  /// - Note: Documented: a stack inside another starts with nothing placed (WWDC26 talk 321). Observed: it
  ///   reports other heights on successive passes. Chosen: that it knows all its rows in the frame after it has
  ///   appeared.
  static func nestedExtent(
    spacing: Length?, _ children: [Content], ordinal: Ordinal, width: Length, environment: ContentEnvironment
  ) -> Length {
    let spacing = spacing ?? environment.gaps.spacing
    let isKnown = environment.isLoaded
    var (sum, gaps) = (Length.zero, Length.zero)
    var count = 0
    var end: RowEdges?
    forEachRow(in: children, ordinal: ordinal, environment: environment) { row in
      if count < 2 || isKnown {
        sum += row.size(ordinal: ordinal, width: width, environment: environment).length
        let edges = row.edges(ordinal: ordinal, environment: environment)
        gaps += end.map { spacing ?? $0.gap(to: edges) } ?? .zero
        end = edges
      }
      count += 1
    }
    if isKnown || count <= 2 { return sum + gaps }
    return MeanEstimate(sum: sum, count: 2).extent(of: count) + gaps * (count - 1)
  }
}

extension Length {
  /// The length that a quantity has for an ordinal.
  init(_ quantity: Quantity, at ordinal: Ordinal) { self.init(CGFloat(quantity.value(at: ordinal))) }
}
