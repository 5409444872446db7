/// What a content tree must keep for this version to lay it out.
struct ContentRules {
  let root: Content

  func check() throws(ContentError) {
    guard case .scrollView(let children) = root.kind else {
      throw ContentError(.misplacedScrollView, in: root)
    }
    var stacks = 0
    for child in children {
      switch child.kind {
      case .lazyVStack(let spacing, let content):
        stacks += 1
        try check(spacing, in: child)
        try check(content, Surroundings())
      case .vStack(let spacing, let content) where child.containsForEach:
        stacks += 1
        try check(spacing, in: child)
        try check(content, Surroundings())
      default:
        try check([child], Surroundings())
      }
      if stacks > 1 { throw ContentError(.misplacedLazyStack, in: child) }
    }
    if stacks == 1, let loose = children.first(where: { !$0.isStack && $0.containsForEach }) {
      throw ContentError(.misplacedLazyStack, in: loose)
    }
  }

  /// What a view stands in.
  private struct Surroundings {
    var isElement = false
    var isRow = false
  }

  private func check(_ contents: [Content], _ around: Surroundings) throws(ContentError) {
    for content in contents { try check(content, around) }
  }

  private func check(_ content: Content, _ around: Surroundings) throws(ContentError) {
    switch content.kind {
    case .scrollView:
      throw ContentError(.misplacedScrollView, in: content)
    case .lazyVStack:
      throw ContentError(.misplacedLazyStack, in: content)
    case .vStack(let spacing, let children):
      try check(spacing, in: content)
      try check(children, Surroundings(isElement: around.isElement, isRow: true))
    case .section(let header, let children, let footer):
      for part in [header, children, footer] { try check(part, around) }
    case .group(let children):
      try check(children, around)
    case .forEach(let forEach):
      if around.isElement || around.isRow { throw ContentError(.nestedForEach, in: content) }
      try check(forEach.content, Surroundings(isElement: true))
    case .conditional(let condition, let then, let otherwise):
      if !around.isElement, condition.dependsOnElement {
        throw ContentError(.elementConditionOutsideForEach, in: content)
      }
      try check(then, around)
      try check(otherwise, around)
      if around.isElement, !around.isRow, content.constantSubviewCount == nil {
        throw ContentError(.variableSubviewCount, in: content)
      }
    case .row(let quantity), .text(let quantity):
      if let value = quantity.invalidValue { throw ContentError(.invalidQuantity(value), in: content) }
    case .empty:
      break
    }
  }

  private func check(_ spacing: Length, in content: Content) throws(ContentError) {
    if spacing < .zero || spacing > 1000 {
      throw ContentError(.invalidQuantity(Double(spacing.points)), in: content)
    }
  }
}

extension Content {
  var isLazyVStack: Bool {
    if case .lazyVStack = kind { true } else { false }
  }

  var isVStack: Bool {
    if case .vStack = kind { true } else { false }
  }

  fileprivate var isStack: Bool { isLazyVStack || isVStack }

  /// Whether data stands in it.
  var containsForEach: Bool {
    contains { if case .forEach = $0.kind { true } else { false } }
  }

  /// The number of subviews this resolves to for every element; `nil` if it depends.
  ///
  /// - Note: Documented: `Group` is transparent, a stack is one subview, `EmptyView` is none, a bare
  ///   `if` is none or one (WWDC26 talk 321). Known from a reimplementation: equal branches count
  ///   as their common number.
  var constantSubviewCount: Int? {
    func sum(_ contents: [Content]) -> Int? {
      contents.reduce(0) { sum, content in
        guard let sum, let count = content.constantSubviewCount else { return nil }
        return sum + count
      }
    }
    switch kind {
    case .row, .text, .vStack, .lazyVStack, .scrollView: return 1
    case .empty: return 0
    case .group(let children): return sum(children)
    case .section(let header, let content, let footer): return sum(header + content + footer)
    case .conditional(_, let then, let otherwise): return sum(then) == sum(otherwise) ? sum(then) : nil
    case .forEach: return nil
    }
  }
}

extension Quantity {
  /// A value that is neither a length nor a count, or a range or list that has none.
  fileprivate var invalidValue: Double? {
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
