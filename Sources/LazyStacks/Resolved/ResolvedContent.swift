import struct Foundation.CGFloat
import Layouts

/// A content tree as a stack sees it: subviews by index, without building one.
///
/// The stack deals with resolved subviews, not with declared views. (Documented: WWDC26 talk
/// 321.) Where each element has a constant number of them, index and element are a division apart,
/// so a billion elements cost what their declaration costs.
public struct ResolvedContent: Sendable {
  /// Whether there is a lazy stack, of which only what is needed is built.
  public let isLazy: Bool

  /// What is laid out, behind one reference.
  private var ownTree: CopyOnWrite<ContentTree>

  /// The sum of what is laid out.
  private(set) var sum = PartSum.zero

  /// What lies before each list of the page.
  private(set) var listStarts: [PartSum] = []

  /// The stretch of rows that is asked about; `nil` after a change.
  private(set) var focus: Stretch?

  /// The declared views.
  private let root: Content

  /// Whether each element's number of subviews is known without building it.
  public let isConstant: Bool

  /// What the scroll view's modifiers say of its position.
  public let anchors: ScrollAnchors

  /// Frames in a second, by which loads are timed.
  let framesPerSecond: Int

  /// Whether a row takes another height once it has loaded.
  package let hasLoads: Bool

  /// Whether a row's own size drives its length.
  let hasGeometryChanges: Bool

  /// Whether rows whose own size drives their length come to one height.
  let settles: Bool

  /// Whether a row may be drawn away from its place.
  let hasTransitions: Bool

  /// Whether a row may have another width than is proposed to it.
  package let hasWidths: Bool

  /// Whether a row may have an invalid size.
  package let mayHaveInvalidSizes: Bool

  /// Resolves a content tree.
  ///
  /// - Parameter gaps: How far views stand apart whose stack does not say; a stack takes that of its model.
  /// - Throws: ``ContentError``, with the view that cannot be laid out.
  /// - Complexity: O(*d*) for *d* declared views and listed identities.
  public init(
    _ content: Content, environment: ContentEnvironment = ContentEnvironment(), framesPerSecond: Int = 60,
    gaps: ModelParameters.Gaps = .preferred
  ) throws(ContentError) {
    var environment = environment
    environment.gaps = gaps
    try content.checkRules()
    guard environment.hasValidTextScale else {
      throw ContentError(.invalidTextScale(environment.textScale), in: content)
    }
    guard (1...1_000).contains(framesPerSecond) else {
      throw ContentError(.invalidFrameRate(framesPerSecond), in: content)
    }
    guard case .scrollView(let children) = content.kind else {
      throw ContentError(.missingScrollView, in: content)
    }
    self.framesPerSecond = framesPerSecond
    anchors = ScrollAnchors(content.modifiers)
    hasLoads = content.contains { $0.load != nil } || content.containsNestedLazyStack
    hasGeometryChanges = content.contains { $0.modifiers.contains(where: \.isGeometryChange) }
    settles = !content.contains { view in
      let traits = RowTraits(view.modifiers)
      return !traits.geometryHeights.isEmpty && traits.settledHeight == nil
    }
    hasTransitions = content.contains { $0.modifiers.contains(where: \.isScrollTransition) }
    root = content
    let tree = try ContentTree(children, environment: environment)
    isLazy = tree.lists.contains(where: \.isLazy)
    ownTree = CopyOnWrite(tree)
    sum = tree.parts.sum
    listStarts = tree.listStarts
    let parts = tree.declarations.filter { !$0.isBranch }
    hasWidths = parts.contains { $0.content.contains(where: \.mayHaveWidth) }
    mayHaveInvalidSizes = parts.contains { $0.content.contains(where: \.mayHaveInvalidSize) }
    isConstant = tree.declarations.allSatisfy { !$0.isBranch && $0.count.isConstant }
  }
}

extension ResolvedContent {
  /// What is laid out: the parts of the stack, as far as they are known.
  var tree: ContentTree {
    _read { yield ownTree.value }
    _modify {
      focus = nil
      defer { refresh() }
      yield &ownTree.value
    }
  }

  /// Changes what is known of one list of the page: those after it begin later, or earlier.
  ///
  /// - Complexity: O(*l*) for *l* lists, beside the change.
  mutating func change<Result>(list: Int, _ change: (inout ContentTree) -> Result) -> Result {
    focus = nil
    let before = sum
    defer {
      sum = ownTree.value.parts.sum
      let added = sum - before
      for later in listStarts.indices.dropFirst(list + 1) { listStarts[later] += added }
    }
    return change(&ownTree.value)
  }

  private mutating func refresh() {
    sum = ownTree.value.parts.sum
    if listStarts.count > 1 { listStarts = ownTree.value.listStarts }
  }

  /// Says that the next questions will be about a subview and its neighbours.
  @inline(__always)
  mutating func focus(on subview: SubviewIndex) {
    if let focus, focus.subviews.contains(subview) { return }
    focus = tree.withSegment(ofSubview: subview) { Stretch($0, after: $1) }
  }

  /// Says that the next questions will be about the rows that were asked about in content that has changed since.
  mutating func focus(as old: ResolvedContent) {
    if let first = old.focus?.subviews.lowerBound, first < subviews.upperBound { focus(on: first) }
  }

  /// Calls a closure with the instance that a subview belongs to, and what lies before it; `nil` where elements
  /// are not opened.
  ///
  /// - Complexity: O(log *p*) for *p* stretches of content; O(1) where the focus is.
  @inline(__always)
  func withSegment<Result>(ofSubview subview: SubviewIndex, _ body: (Segment, PartSum) -> Result) -> Result? {
    if let focus, focus.subviews.contains(subview) { return body(focus.segment, focus.before) }
    return tree.withSegment(ofSubview: subview, body)
  }

  /// Calls a closure with the instance that an element belongs to, and what lies before it; `nil` if there is none.
  ///
  /// - Complexity: O(log *p*) for *p* stretches of content; O(1) where the focus is.
  @inline(__always)
  func withSegment<Result>(ofElement element: ElementIndex, _ body: (Segment, PartSum) -> Result) -> Result? {
    if let focus, focus.elements.contains(element) { return body(focus.segment, focus.before) }
    return tree.withSegment(ofElement: element, body)
  }
}

extension ResolvedContent {
  /// The number of subviews of the stack, where it is not known estimated.
  public var subviewCount: Int { sum.subviews }

  /// The number of elements that are built as a whole, as far as it is known; a view outside `ForEach` counts as one.
  public var elementCount: Int { sum.elements }

  /// The values that conditions and texts read.
  public var environment: ContentEnvironment { tree.environment }
}

extension ResolvedContent {
  /// Returns the length that a resolved subview takes at a width.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* parts of the stack and *k* views in the subview.
  @inline(__always)
  package func length(of subview: SubviewIndex, width: Length) -> Length {
    if let length = focus?.length(of: subview) { return length }
    return length(of: subview, width: width, isLoaded: false)
  }

  /// Returns the length that a resolved subview takes at a width now, or once it has loaded.
  func length(of subview: SubviewIndex, width: Length, isLoaded: Bool) -> Length {
    size(of: subview, width: width, isLoaded: isLoaded).length
  }

  func size(of subview: SubviewIndex, width: Length, isLoaded: Bool = false) -> RowSize {
    var environment = environment
    if isLoaded { (environment.isLoaded, environment.isSettled) = (true, true) }
    return withSegment(ofSubview: subview) { segment, before in
      segment.size(of: before.place(of: subview), width: segment.stack.rowWidth(in: width), in: environment)
    } ?? RowSize(width: width, height: .zero)
  }

  /// The subviews of the stack, as far as they are known, else estimated.
  package var subviews: Range<SubviewIndex> { Range(count: subviewCount) }

  /// The elements, those that the environment leaves out among them.
  package var elements: Range<ElementIndex> { Range(count: elementCount) }

  /// Returns the element that a resolved subview belongs to.
  @inline(__always)
  package func element(of subview: SubviewIndex) -> ElementIndex {
    if let element = focus?.element(of: subview) { return element }
    return elementAnywhere(of: subview)
  }

  private func elementAnywhere(of subview: SubviewIndex) -> ElementIndex {
    withSegment(ofSubview: subview) { segment, before in
      before.element(at: segment.element(ofLocal: before.place(of: subview)))
    } ?? ElementIndex(tree.resolvedElementCount(in: tree.wholePage))
  }

  /// Returns the elements that a range of resolved subviews spans; those between that have none are among them.
  @inline(__always)
  func elements(of subviews: Range<SubviewIndex>) -> Range<ElementIndex> {
    guard let first = subviews.first, let last = subviews.last else { return 0..<0 }
    return element(of: first)..<element(of: last) + 1
  }

  /// Returns how many elements a range of resolved subviews belongs to.
  func elementCount(of subviews: Range<SubviewIndex>) -> Int {
    if let first = subviews.first, let last = subviews.last, let focus,
      let start = focus.element(of: first), let end = focus.element(of: last)
    {
      return start.distance(to: end) + 1
    }
    return filledElementCount(of: subviews) { _ in true }
  }

  /// Returns how many elements that a range of resolved subviews belongs to must be built to know their number of
  /// subviews.
  func variableElementCount(of subviews: Range<SubviewIndex>) -> Int {
    isConstant ? 0 : filledElementCount(of: subviews) { !$0.count.isConstant }
  }

  private func filledElementCount(of subviews: Range<SubviewIndex>, where counts: (Segment) -> Bool) -> Int {
    guard let first = tree.parts.first(where: { $0.subviews > subviews.lowerBound.rawValue }),
      !subviews.isEmpty
    else {
      return 0
    }
    let elements = elements(of: subviews)
    var count = 0
    tree.forEachSegment(from: first.position) { segment, before in
      guard before.subview(at: 0) < subviews.upperBound else { return false }
      if counts(segment) {
        count += segment.filledElementCount(
          in: before.place(of: elements.lowerBound)..<before.place(of: elements.upperBound))
      }
      return true
    }
    return count
  }

  /// Returns an element's subviews; `nil` if it must be built to know them.
  package func subviews(ofElement element: ElementIndex) -> Range<SubviewIndex>? {
    withSegment(ofElement: element) { segment, before -> Range<SubviewIndex>? in
      segment.subviews(ofLocal: before.place(of: element)).map {
        before.subview(at: $0.lowerBound)..<before.subview(at: $0.upperBound)
      }
    } ?? nil
  }

  /// Returns an element's first subview, or where it is taken to be.
  package func estimatedFirstSubview(ofElement element: ElementIndex) -> SubviewIndex {
    withSegment(ofElement: element) { segment, before in
      before.subview(
        at: segment.subviews(ofLocal: before.place(of: element))?.lowerBound
          ?? segment.estimatedFirstSubview(ofLocal: before.place(of: element)))
    } ?? SubviewIndex(subviewCount)
  }

  /// Returns a resolved subview's identity: that of its element.
  package func id(of subview: SubviewIndex) -> RowID {
    withSegment(ofSubview: subview) { segment, before in
      id(ofLocal: segment.element(ofLocal: before.place(of: subview)), in: segment)
    } ?? .view(nil)
  }

  /// Returns an element's identity.
  package func id(ofElement element: ElementIndex) -> RowID {
    withSegment(ofElement: element) { segment, before in
      id(ofLocal: before.place(of: element), in: segment)
    } ?? .view(nil)
  }

  /// A view without an identity of its own answers to that of the element around it.
  private func id(ofLocal element: Int, in segment: Segment) -> RowID {
    if let id = segment.id(ofLocal: element) { return id }
    guard let owner = segment.key.owner, let ids = tree.branches[owner.branch]?.ids,
      let place = ids.place(ofNumber: owner.number)
    else { return .view(segment.location) }
    return ids.id(at: place)
  }
}

extension ResolvedContent {
  /// Whether a text stands anywhere in the content.
  public var containsText: Bool {
    root.contains { if case .text = $0.kind { true } else { false } }
  }

  /// Whether a row's size is a layout's to say.
  package var containsLayouts: Bool {
    tree.declarations.contains { $0.content.contains { $0.contains(where: \.isNegotiated) } }
  }
}

extension Content {
  /// Whether a lazy stack stands inside another stack of a scroll view.
  fileprivate var containsNestedLazyStack: Bool {
    children.contains { stack in stack.children.contains { $0.contains(where: \.isLazyVStack) } }
  }

  /// Returns whether this view or one inside it meets a condition.
  package func contains(where holds: (Content) -> Bool) -> Bool {
    holds(self) || children.contains { $0.contains(where: holds) }
  }

  /// Returns the first view, this one or one inside it, that meets a condition.
  package func first(where holds: (Content) -> Bool) -> Content? {
    if holds(self) { return self }
    for child in children {
      if let found = child.first(where: holds) { return found }
    }
    return nil
  }

  /// Calls a closure with this view and each one inside it, outer ones first.
  package func forEachView(_ body: (Content) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }

  var children: [Content] {
    switch kind {
    case .scrollView(let children), .lazyVStack(_, _, let children), .layout(_, let children),
      .geometryReader(let children), .group(let children), .anyView(let children):
      children
    case .section(let header, let content, let footer): header + content + footer
    case .conditional(_, let then, let otherwise): then + otherwise
    case .choice(_, let choices): choices.flatMap(\.content)
    case .forEach(let forEach): forEach.content
    case .empty, .row, .text, .leaf: []
    }
  }
}
