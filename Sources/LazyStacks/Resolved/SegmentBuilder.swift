internal import Layouts

/// Cuts the views of a stack into segments.
struct SegmentBuilder {
  let environment: ContentEnvironment
  private(set) var segments: [Segment] = []
  private(set) var subviewCount = 0
  private(set) var elementCount = 0

  /// The sections with a header of one view.
  private(set) var sections: [StackSection] = []
  private(set) var nextNumbers: [String: Int] = [:]
  private(set) var nextSerial = 0

  init(environment: ContentEnvironment) {
    self.environment = environment
  }

  /// Adds the views of a stack, those of branches that are not taken too: they keep their elements'
  /// numbers for when they are.
  mutating func add(_ contents: [Content], when conditions: [Condition] = []) throws(ContentError) {
    for content in contents { try add(content, when: conditions) }
  }

  private mutating func add(_ content: Content, when conditions: [Condition]) throws(ContentError) {
    switch content.kind {
    case .group(let children), .anyView(let children):
      try add(children, when: conditions)
    case .section(let header, let children, let footer):
      let first = segments.count
      try add(header, when: conditions)
      let hasHeader = segments.count == first + 1 && segments[first].ids == nil
      for part in [children, footer] { try add(part, when: conditions) }
      if hasHeader { sections.append(StackSection(header: first, parts: first..<segments.count)) }
    case .conditional(let condition, let then, let otherwise):
      try add(then, when: conditions + [condition])
      try add(otherwise, when: conditions + [.not(condition)])
    case .forEach(let forEach):
      let count = Content.subviewCount(of: forEach.content)
      try append(
        ids: ids(of: forEach.elements), data: forEach, count: count, forEach.content, when: conditions,
        for: content)
    case .row, .text, .layout, .leaf, .geometryReader:
      try append(ids: nil, data: nil, count: .exactly(1), [content], when: conditions, for: content)
    // A switch outside ForEach is refused.
    case .empty, .scrollView, .lazyVStack, .choice:
      break
    }
  }

  private mutating func append(
    ids: ElementIDs?, data: ForEach?, count: SubviewCount, _ views: [Content],
    when conditions: [Condition], for content: Content
  ) throws(ContentError) {
    let segment = Segment(
      firstSubview: SubviewIndex(subviewCount), firstElement: ElementIndex(elementCount), count: count,
      ids: ids, data: data,
      content: views, conditions: conditions, location: content.location, environment: environment)
    subviewCount += segment.subviewCount
    elementCount += segment.elementCount
    guard subviewCount <= ForEach.Elements.maximumCount, elementCount <= ForEach.Elements.maximumCount else {
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
      return .listed(ids)
    case .indexed(let count):
      return .indexed(count: count)
    case .fresh(let count):
      defer { nextSerial += count }
      return .fresh(start: nextSerial, count: count)
    }
  }
}
