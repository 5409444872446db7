internal import Layouts

/// A view that is one subview of a stack: what a row is.
struct RowView: Hashable, Sendable {
  let kind: Kind

  /// The frames, paddings and the like around it, innermost first.
  var modifiers: [ContentModifier] = []

  /// The ordinal in the innermost `ForEach` around it, where that is not the stack's own.
  let innerOrdinal: Int?

  indirect enum Kind: Hashable, Sendable {
    case row(Quantity, RowTraits)
    case text(Quantity)
    case leaf(LeafView)
    case lazyVStack(spacing: Length, [Content])
    case layout(RowLayout, [Content])
    case geometryReader([Content])
  }
}

extension RowView {
  /// Returns how wide the row says it is; `nil` if it does not.
  func declaredWidth(ordinal: Int) -> Length? {
    guard case .row(_, let traits) = kind, modifiers.isEmpty else { return nil }
    return traits.width.map { Length($0, at: innerOrdinal ?? ordinal) }
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
  func size(ordinal: Int, width: Length, environment: ContentEnvironment) -> RowSize {
    if let length = plainLength(ordinal: ordinal, width: width, environment: environment) {
      return RowSize(width: width, height: length)
    }
    return RowTemplate(self, ordinal: ordinal, environment: environment).size(ordinal: ordinal, width: width)
  }

  /// The length, where it is a matter of addition; `nil` where a layout decides.
  func plainLength(ordinal: Int, width: Length, environment: ContentEnvironment) -> Length? {
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
      var sum: Length? = .zero
      var count = 0
      forEachRow(in: children, ordinal: ordinal, environment: environment) { row in
        guard let known = sum else { return }
        sum = row.plainLength(ordinal: ordinal, width: width, environment: environment).map { known + $0 }
        count += 1
      }
      return sum.map { $0 + spacing * max(0, count - 1) }
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
    spacing: Length, _ children: [Content], ordinal: Int, width: Length, environment: ContentEnvironment
  ) -> Length {
    let isKnown = environment.isLoaded
    var sum = Length.zero
    var count = 0
    var sample = Length.zero
    forEachRow(in: children, ordinal: ordinal, environment: environment) { row in
      if count < 2 || isKnown {
        sum += row.size(ordinal: ordinal, width: width, environment: environment).length
      }
      count += 1
      if count <= 2 { sample = sum }
    }
    let gaps = spacing * max(0, count - 1)
    if isKnown || count <= 2 { return sum + gaps }
    return MeanEstimate(sum: sample, count: 2).extent(of: count) + gaps
  }
}

/// Calls a closure with each subview that views resolve to for one element.
func forEachRow(
  in contents: [Content], ordinal: Int, environment: ContentEnvironment, _ body: (RowView) -> Void
) {
  var resolver = RowResolver(ordinal: ordinal, environment: environment)
  resolver.visit(contents, isTaken: true) { _, row in body(row) }
}

extension [Choice] {
  /// The case taken for a remainder; `nil` if none is.
  func taken(for remainder: Int) -> Int? {
    firstIndex { $0.remainders.contains(remainder) } ?? firstIndex { $0.remainders.isEmpty }
  }
}

/// Walks the views of an element and numbers every view that may become a subview.
///
/// A view's number is its place in the declaration, whatever branches are taken: it is what a subview
/// keeps when conditions change.
struct RowResolver {
  private var ordinal: Int
  private let environment: ContentEnvironment
  private var place = 0

  /// What goes around each view, innermost first.
  private var modifiers: [ContentModifier] = []

  /// Whether the views are inside a `ForEach` that is itself inside an element or a row.
  private var isNested = false

  init(ordinal: Int, environment: ContentEnvironment) {
    self.ordinal = ordinal
    self.environment = environment
  }

  /// Calls a closure with the place and the row of each subview.
  mutating func visit(_ contents: [Content], isTaken: Bool, _ body: (Int, RowView) -> Void) {
    for content in contents { visit(content, isTaken: isTaken, body) }
  }

  private mutating func visit(_ content: Content, isTaken: Bool, _ body: (Int, RowView) -> Void) {
    // What follows a group of views goes around each of them, after what they have themselves.
    let outer = modifiers
    if content.modifiers.contains(where: \.isLayout) {
      modifiers = content.modifiers.filter(\.isLayout) + outer
    }
    defer { modifiers = outer }
    switch content.kind {
    case .forEach(let forEach): visit(forEach, isTaken: isTaken, body)
    case .row(let height):
      add(.row(height, RowTraits(content.modifiers)), isTaken: isTaken, body)
    case .text(let characters): add(.text(characters), isTaken: isTaken, body)
    case .leaf(let leaf): add(.leaf(leaf), isTaken: isTaken, body)
    case .layout(let layout, let children): add(.layout(layout, children), isTaken: isTaken, body)
    case .geometryReader(let children): add(.geometryReader(children), isTaken: isTaken, body)
    case .group(let children), .anyView(let children): visit(children, isTaken: isTaken, body)
    case .section(let header, let children, let footer):
      for part in [header, children, footer] { visit(part, isTaken: isTaken, body) }
    case .conditional(let condition, let then, let otherwise):
      let holds = isTaken && condition.holds(ordinal: ordinal, in: environment)
      visit(then, isTaken: holds, body)
      visit(otherwise, isTaken: isTaken && !holds, body)
    case .choice(let modulus, let choices):
      let taken = choices.taken(for: ordinal % modulus)
      for (index, choice) in choices.enumerated() {
        visit(choice.content, isTaken: isTaken && index == taken, body)
      }
    case .lazyVStack(let spacing, _, let children):
      add(.lazyVStack(spacing: spacing, children), isTaken: isTaken, body)
    case .empty, .scrollView: break
    }
  }

  /// Visits the views of a nested `ForEach` once for each of its elements, whose ordinals draw for them.
  private mutating func visit(_ forEach: ForEach, isTaken: Bool, _ body: (Int, RowView) -> Void) {
    let outer = (ordinal, isNested)
    isNested = true
    for inner in 0..<forEach.elements.distinctCount {
      ordinal = inner
      visit(forEach.content, isTaken: isTaken, body)
    }
    (ordinal, isNested) = outer
  }

  private mutating func add(_ kind: RowView.Kind, isTaken: Bool, _ body: (Int, RowView) -> Void) {
    if isTaken {
      body(place, RowView(kind: kind, modifiers: modifiers, innerOrdinal: isNested ? ordinal : nil))
    }
    place += 1
  }
}

extension Length {
  /// The length that a quantity has for an ordinal.
  init(_ quantity: Quantity, at ordinal: Int) { self.init(CGFloat(quantity.value(at: ordinal))) }
}
