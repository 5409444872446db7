extension Content {
  /// Checks that the content is one that can be laid out.
  ///
  /// - Throws: ``ContentError``, with the first view that is not.
  /// - Complexity: O(*d*) for *d* declared views and listed values.
  public func checkRules() throws(ContentError) {
    guard case .scrollView(let children) = kind else { throw ContentError(.missingScrollView, in: self) }
    var rules = ContentRules()
    try rules.checkModifiers(of: self, as: .scrollView)
    try rules.check(children, ContentRules.Surroundings(parent: name, isPage: true))
    if rules.lazyStackCount > ContentRules.maximumLazyStackCount {
      throw ContentError(.tooManyLazyStacks, in: self)
    }
  }
}

/// What a content tree must keep for this version to lay it out.
struct ContentRules {
  /// The most views that one row or element may hold, those of nested `ForEach` counted each time.
  static let maximumViewCount = 100_000

  /// The most layouts and modifiers that may stand around one view, each in the next.
  static let maximumDepth = 128

  /// The most lazy stacks that one scroll view may hold outside of elements.
  static let maximumLazyStackCount = 200

  /// How many there are so far.
  var lazyStackCount = 0

  /// The identities that views outside `ForEach` were given so far.
  var givenIDs: Set<RowID> = []

  /// What a view stands in.
  struct Surroundings {
    var parent: String
    var isElement = false

    /// Whether it is only a part of a row.
    var isInsideRow = false

    /// Whether it stands in the scroll view, or in stacks of the page, outside of lazy ones and of rows.
    var isPage = false

    /// How many layouts and measuring modifiers there are around it.
    var depth = 0

    func inside(_ parent: String) -> Surroundings {
      var inner = self
      inner.parent = parent
      return inner
    }
  }

  mutating func check(_ contents: [Content], _ around: Surroundings) throws(ContentError) {
    for content in contents { try check(content, around) }
  }

  mutating func check(_ content: Content, _ around: Surroundings) throws(ContentError) {
    if around.isPage, content.isPageStack { return try checkPageStack(content, around) }
    try checkModifiers(of: content, as: .view(around))
    var inner = around.inside(content.name)
    inner.depth += (content.isLayout ? 1 : 0) + content.modifiers.count(where: \.isLayout)
    if inner.depth > Self.maximumDepth { throw ContentError(.tooDeep, in: content) }
    switch content.kind {
    case .scrollView:
      throw ContentError(.nestedScrollView, in: content)
    case .lazyVStack(let spacing, _, let children):
      // Inside an element it is a row of its own; anywhere else it would be a second stack.
      guard around.isElement, !around.isInsideRow else {
        throw ContentError(.nestedLazyStack(parent: around.parent), in: content)
      }
      if let spacing { try check(spacing, in: content) }
      inner.isInsideRow = true
      try check(children, inner)
    case .layout(let layout, let children):
      inner.isPage = false
      for gap in layout.gaps { try check(gap, in: content) }
      if case .masonry(let columns, _) = layout, !(1...RowLayout.maximumColumnCount).contains(columns) {
        throw ContentError(.invalidColumnCount(columns), in: content)
      }
      if children.viewCount > ContentRules.maximumViewCount { throw ContentError(.tooManyViews, in: content) }
      if !around.isElement, !around.isInsideRow { try checkLoads(of: children) }
      inner.isInsideRow = true
      try check(children, inner)
    case .geometryReader(let children):
      inner.isPage = false
      if !around.isElement, !around.isInsideRow { try checkLoads(of: children) }
      inner.isInsideRow = true
      try check(children, inner)
    case .leaf(.spacer(let length?)): try check(length, in: content)
    case .section(let header, let children, let footer):
      inner.isPage = false
      for part in [header, children, footer] { try check(part, inner) }
    case .group(let children), .anyView(let children):
      try check(children, inner)
    case .forEach(let forEach):
      if forEach.elements.count < 0 {
        throw ContentError(.invalidCount(forEach.elements.count), in: content)
      }
      if forEach.elements.count > ForEach.Elements.maximumCount {
        throw ContentError(.tooManySubviews, in: content)
      }
      if forEach.content.viewCount > ContentRules.maximumViewCount {
        throw ContentError(.tooManyViews, in: content)
      }
      if case .counted(let counts, _) = forEach.elements {
        guard around.isElement, !around.isInsideRow else {
          throw ContentError(.countsOutsideElement, in: content)
        }
        if let value = counts.invalidValue { throw ContentError(.invalidQuantity(value), in: content) }
      }
      if !around.isElement { try checkLoads(of: forEach.content) }
      inner.isElement = true
      inner.isPage = false
      try check(forEach.content, inner)
    case .conditional(let condition, let then, let otherwise):
      if !around.isElement, condition.dependsOnElement {
        throw ContentError(.elementConditionOutsideForEach, in: content)
      }
      if let divisor = condition.invalidDivisor { throw ContentError(.invalidDivisor(divisor), in: content) }
      try check(then + otherwise, inner)
    case .choice(let modulus, let choices):
      if !around.isElement { throw ContentError(.elementConditionOutsideForEach, in: content) }
      guard modulus > 0 else { throw ContentError(.incompleteSwitch, in: content) }
      let remainders = choices.flatMap(\.remainders)
      if let wrong = remainders.first(where: { !(0..<modulus).contains($0) }) {
        throw ContentError(.impossibleCase(wrong, modulus: modulus), in: content)
      }
      guard Set(remainders).count == remainders.count, choices.count(where: \.remainders.isEmpty) < 2 else {
        throw ContentError(.repeatedCase, in: content)
      }
      guard remainders.count == modulus || choices.contains(where: \.remainders.isEmpty) else {
        throw ContentError(.incompleteSwitch, in: content)
      }
      for choice in choices { try check(choice.content, inner) }
    case .row(let quantity), .text(let quantity):
      if let value = quantity.invalidValue { throw ContentError(.invalidQuantity(value), in: content) }
    case .empty, .leaf:
      break
    }
  }

  /// Checks a stack of the page, whose views are rows.
  private mutating func checkPageStack(_ content: Content, _ around: Surroundings) throws(ContentError) {
    try checkModifiers(of: content, as: .stack)
    var inner = around.inside(content.name)
    inner.depth += 1
    if inner.depth > Self.maximumDepth { throw ContentError(.tooDeep, in: content) }
    switch content.kind {
    case .lazyVStack(let spacing, _, let children):
      lazyStackCount += 1
      if let spacing { try check(spacing, in: content) }
      inner.isPage = false
      try check(children, inner)
    case .layout(let layout, let children):
      for gap in layout.gaps { try check(gap, in: content) }
      try check(children, inner)
    default: break
    }
  }

  func check(_ spacing: Length, in content: Content) throws(ContentError) {
    if spacing < .zero || spacing > 1000 {
      throw ContentError(.invalidQuantity(Double(spacing.points)), in: content)
    }
  }
}

extension Content {
  var isLazyVStack: Bool {
    if case .lazyVStack = kind { true } else { false }
  }

  /// Whether it measures what is in it.
  fileprivate var isLayout: Bool {
    switch kind {
    case .layout, .geometryReader, .lazyVStack: true
    default: false
    }
  }

  var isVStack: Bool {
    if case .layout(.vStack, _) = kind { true } else { false }
  }

  /// Whether the view, outside of elements and rows, is a stack of the page.
  ///
  /// A `VStack` with modifiers that say more of its size than room around it is one row, unless it holds a list.
  var isPageStack: Bool {
    if isLazyVStack { return true }
    guard isVStack else { return false }
    let isPlain = modifiers.allSatisfy {
      switch $0 {
      case .padding, .scrollTargetLayout: true
      case .frame(let frame): frame.boundsWidthAlone
      default: false
      }
    }
    return isPlain || containsForEach || children.contains { $0.contains(where: \.isLazyVStack) }
  }

  /// The view's name, as messages use it.
  var name: String {
    switch kind {
    case .scrollView: "ScrollView"
    case .lazyVStack: "LazyVStack"
    case .layout(let layout, _): layout.name
    case .leaf(let leaf): leaf.name
    case .geometryReader: "GeometryReader"
    case .section: "Section"
    case .group: "Group"
    case .anyView: "AnyView"
    case .forEach: "ForEach"
    case .conditional: "if"
    case .choice: "switch"
    case .empty: "EmptyView"
    case .row: "Row"
    case .text: "Text"
    }
  }

  /// Whether data stands in it.
  var containsForEach: Bool {
    contains { if case .forEach = $0.kind { true } else { false } }
  }
}

extension [Content] {
  /// How many rows, texts and other leaves there are, those of a nested `ForEach` once for each element.
  var viewCount: Int {
    reduce(0) { sum, content in
      let (total, overflow) = sum.addingReportingOverflow(content.viewCount)
      return overflow ? .max : total
    }
  }
}

extension Content {
  package var viewCount: Int {
    switch kind {
    case .row, .text, .leaf: return 1
    case .empty: return 0
    case .scrollView(let children), .lazyVStack(_, _, let children), .layout(_, let children),
      .geometryReader(let children), .group(let children), .anyView(let children):
      return children.viewCount
    case .section(let header, let content, let footer): return (header + content + footer).viewCount
    case .conditional(_, let then, let otherwise): return (then + otherwise).viewCount
    case .choice(_, let choices): return choices.flatMap(\.content).viewCount
    case .forEach(let forEach):
      let (product, overflow) = forEach.content.viewCount.multipliedReportingOverflow(
        by: forEach.elements.count)
      return overflow ? .max : product
    }
  }
}

extension Quantity {
  /// A value that is neither a length nor a count, or a range or list that has none.
  var invalidValue: Double? {
    let values: [Double] =
      switch self {
      case .constant(let value): [value]
      case .integers(let range, _): [Double(range.lowerBound), Double(range.upperBound)]
      case .fractions(let range, _): [range.lowerBound, range.upperBound]
      case .cycle(let values), .file(_, let values): values
      }
    return values.isEmpty ? .nan : values.first { !(0...1_000_000).contains($0) }
  }
}
