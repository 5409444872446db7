/// A part of a stack whose subviews lie a division apart: the elements of a `ForEach`, or one view.
struct Segment: Sendable {
  let firstSubview: Int
  let firstElement: Int

  /// The number of subviews of each element.
  let subviewsPerElement: Int

  /// The elements' identities; `nil` for a view outside `ForEach`.
  let ids: ElementIDs?

  /// Where the `ForEach`, or the view, is declared.
  let location: SourceLocation?

  /// An element's views.
  private let content: [Content]

  /// The element's rows, where they are the same for all elements.
  private let rows: [RowView]?

  init(
    firstSubview: Int, firstElement: Int, subviewsPerElement: Int, ids: ElementIDs?,
    content: [Content], location: SourceLocation?, environment: ContentEnvironment
  ) {
    self.firstSubview = firstSubview
    self.firstElement = firstElement
    self.subviewsPerElement = subviewsPerElement
    self.ids = ids
    self.content = content
    self.location = location
    var rows: [RowView] = []
    forEachRow(in: content, ordinal: 0, environment: environment) { rows.append($0) }
    self.rows = content.contains { $0.variesByElement } ? nil : rows
  }
}

extension Segment {
  /// The number of elements.
  var elementCount: Int { ids?.count ?? 1 }

  /// Returns an element's row at a place among its rows.
  func row(at place: Int, ordinal: Int, environment: ContentEnvironment) -> RowView {
    if let rows { return rows[place] }
    var rows: [RowView] = []
    forEachRow(in: content, ordinal: ordinal, environment: environment) { rows.append($0) }
    return rows[place]
  }

  /// The views of an element.
  var elementContent: [Content] { content }
}

extension Content {
  /// Whether the rows this resolves to differ from element to element.
  fileprivate var variesByElement: Bool {
    switch kind {
    case .conditional(let condition, let then, let otherwise):
      condition.dependsOnElement || (then + otherwise).contains { $0.variesByElement }
    case .group(let children): children.contains { $0.variesByElement }
    case .section(let header, let content, let footer):
      (header + content + footer).contains { $0.variesByElement }
    case .row, .text, .vStack, .empty, .scrollView, .lazyVStack, .forEach: false
    }
  }
}

/// Cuts the views of a stack into segments.
struct SegmentBuilder {
  let environment: ContentEnvironment
  private(set) var segments: [Segment] = []
  private(set) var subviewCount = 0
  private(set) var elementCount = 0
  private var nextNumbers: [String: Int] = [:]
  private var nextSerial = 0

  init(environment: ContentEnvironment) {
    self.environment = environment
  }

  mutating func add(_ contents: [Content]) throws(ContentError) {
    for content in contents { try add(content) }
  }

  private mutating func add(_ content: Content) throws(ContentError) {
    switch content.kind {
    case .group(let children):
      try add(children)
    case .section(let header, let children, let footer):
      for part in [header, children, footer] { try add(part) }
    case .conditional(let condition, let then, let otherwise):
      try add(condition.holds(ordinal: 0, in: environment) ? then : otherwise)
    case .forEach(let forEach):
      let count = forEach.content.reduce(0) { $0 + ($1.constantSubviewCount ?? 0) }
      try append(ids: ids(of: forEach.elements), subviewsPerElement: count, forEach.content, for: content)
    case .row, .text, .vStack:
      try append(ids: nil, subviewsPerElement: 1, [content], for: content)
    case .empty, .scrollView, .lazyVStack:
      break
    }
  }

  private mutating func append(
    ids: ElementIDs?, subviewsPerElement: Int, _ views: [Content], for content: Content
  ) throws(ContentError) {
    let segment = Segment(
      firstSubview: subviewCount, firstElement: elementCount, subviewsPerElement: subviewsPerElement,
      ids: ids, content: views, location: content.location, environment: environment)
    subviewCount += segment.elementCount * subviewsPerElement
    elementCount += segment.elementCount
    guard subviewCount <= ForEach.Elements.maximumCount else {
      throw ContentError(.tooManySubviews, in: content)
    }
    segments.append(segment)
  }

  /// A prefix used before continues its numbering.
  private mutating func ids(of elements: ForEach.Elements) -> ElementIDs {
    switch elements {
    case .numbered(let count, let prefix):
      let start = nextNumbers[prefix, default: 0]
      nextNumbers[prefix] = start + count
      return .numbered(prefix: prefix, start: start, count: count)
    case .listed(let ids):
      return ElementIDs(listing: ids)
    case .indexed(let count):
      return .indexed(count: count)
    case .fresh(let count):
      defer { nextSerial += count }
      return .fresh(start: nextSerial, count: count)
    }
  }
}
