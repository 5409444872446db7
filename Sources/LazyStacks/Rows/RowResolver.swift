/// Calls a closure with each subview that views resolve to for one element.
func forEachRow(
  in contents: [Content], ordinal: Ordinal, environment: ContentEnvironment, _ body: (RowView) -> Void
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
  private var ordinal: Ordinal
  private let environment: ContentEnvironment
  private var place = 0

  /// What goes around each view, innermost first.
  private var modifiers: [ContentModifier] = []

  /// Whether the views are inside a `ForEach` that is itself inside an element or a row.
  private var isNested = false

  init(ordinal: Ordinal, environment: ContentEnvironment) {
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
      if isTaken {
        add(.row(height, RowTraits(content.modifiers)), isTaken: isTaken, body)
      } else {
        place += 1
      }
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
      let taken = choices.taken(for: ordinal.rawValue % modulus)
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
      ordinal = Ordinal(inner)
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
