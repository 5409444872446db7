package import Findings

/// What is declared, and the scroll view around it.
extension LazyStack {
  /// What is laid out.
  public var content: ResolvedContent { region.content }

  /// What the model assumes.
  public var parameters: ModelParameters { region.parameters }

  /// The scroll view's cross extent.
  public var width: Length { region.width }

  /// The visible extent.
  public var viewport: Length { scene.viewport }

  /// The part of the viewport that nothing covers, at its start: what rows are aligned in.
  public var visibleExtent: Length { scene.visibleExtent }

  /// The extents of the views before and after the stack.
  public var leading: Length { scene.leading }
  public var trailing: Length { scene.trailing }
}

/// What reports and expectations read.
extension LazyStack {
  /// The published content offset, in points from the content's start.
  public var contentOffset: Length { record.offset }

  /// The published extent of the content, leading and trailing views included.
  public var contentExtent: Length { record.contentExtent }

  /// The anchor; `nil` without subviews.
  public var position: ScrollPosition? { anchor?.position }

  /// The first subview seen, else the anchor; `nil` without subviews.
  public var firstSeen: ScrollPosition? {
    region.screen.first ?? position
  }

  /// The last subview seen.
  public var lastSeen: ScrollPosition? { region.screen.last }

  /// Whether rows are loading.
  public var isLoading: Bool { region.late.isLoading }

  /// Returns whether an element is alive.
  package func isLive(element: ElementIndex) -> Bool { region.lifetimes.contains(element) }

  /// Returns the frame in which an element off screen was used last; `nil` if it is not alive.
  ///
  /// Only elements that may be released have one: of others it is the frame in which they were built.
  package func lastUse(ofElement element: ElementIndex) -> Int? { region.lifetimes.lastUse(of: element) }

  /// The rows of the lazy stack, and what everything else takes, gaps included; `nil` unless there is one lazy stack.
  package var onlyLazyList: (subviews: Range<SubviewIndex>, otherExtent: Length)? {
    let lazy = content.lists.indices.filter { content.lists[$0].isLazy }
    guard lazy.count == 1 else { return nil }
    let rest = region.extents.measuredEagerExtent + region.extents.gapExtent
    return (content.subviews(ofList: lazy[0]), scene.leading + rest + scene.trailing)
  }

  /// Whether every subview was measured at some time.
  package var hasMeasuredAll: Bool {
    !region.isEmpty && region.extents.measuredCount == region.extents.subviewCount
  }

  /// Returns the length a subview was measured with, in points; `nil` if it never was.
  package func measuredLength(of subview: SubviewIndex) -> Length? {
    region.extents.measuredLength(of: subview)
  }

  /// Returns how many elements are alive whose identities are made anew at each update, by their `ForEach`.
  package func freshElements() -> [SourcePoint?: Int] {
    region.lifetimes.elements.reduce(into: [:]) { counts, element in
      if let location = region.content.freshLocation(ofElement: element) { counts[location, default: 0] += 1 }
    }
  }

  /// Returns a subview's distance from the viewport's leading edge: its own if it is seen, else the
  /// one that the estimated edges give it.
  ///
  /// - Complexity: O(*v* + log *m*) for *v* subviews seen and *m* measured.
  package func distance(of subview: SubviewIndex) -> Length {
    let screen = region.screen
    if let pinned = screen.pinned, pinned.subview == subview { return pinned.distance }
    if screen.seen.subviews.contains(subview) {
      return screen.run.distance(of: subview)
    }
    return derivedDistance(of: subview, at: record.offset)
  }

  /// Returns how far from the viewport's leading edge an alignment puts a subview, by its length as known.
  package func distance(of subview: SubviewIndex, aligned alignment: ScrollGoal.Alignment) -> Length {
    distance(
      of: KeptTarget(subview: subview, place: .aligned(alignment)), length: region.knownLength(of: subview))
  }
}

extension LazyStack {
  /// The extent of the content by what is known now: what this frame has built may have changed it.
  var currentContentExtent: Length {
    scene.leading + (!region.isEmpty ? region.extents.extent : .zero) + scene.trailing
  }

  /// Returns where the published edges put a subview at a content offset, from the viewport's leading edge.
  func derivedDistance(of subview: SubviewIndex, at offset: Length) -> Length {
    scene.contentStart + region.extents.leadingEdge(of: subview) - offset
  }
}
