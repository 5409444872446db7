package import Findings

/// What reports and expectations read.
extension LazyStack {
  /// The published content offset, in points from the content's start.
  public var contentOffset: Length { record.offset }

  /// The published extent of the content, leading and trailing views included.
  public var contentExtent: Length { record.contentExtent }

  /// The first subview seen, else the anchor; `nil` without subviews.
  public var firstSeen: ScrollPosition? {
    seen.subviews.first.map { ScrollPosition(subview: $0, distance: seen.start) } ?? position
  }

  /// The last subview seen.
  public var lastSeen: ScrollPosition? {
    seen.subviews.last.map { ScrollPosition(subview: $0, distance: seen.end - (seen.lengths.last ?? .zero)) }
  }

  /// Returns whether an element is in being.
  public func isLive(element: Int) -> Bool { lifetimes.contains(element) }

  /// Returns the frame in which an element off screen was used last; `nil` if it is not in being.
  ///
  /// Only elements that may be released have one: of others it is the frame in which they were built.
  package func lastUse(ofElement element: Int) -> Int? { lifetimes.lastUse(of: element) }

  /// Whether every subview was measured at some time.
  package var hasMeasuredAll: Bool {
    extents.subviewCount > 0 && extents.measuredCount == extents.subviewCount
  }

  /// Returns the length a subview was measured with, in points; `nil` if it never was.
  package func measuredLength(of subview: Int) -> Length? { extents.measuredLength(of: subview) }

  /// Returns how many elements are in being whose identities are made anew at each update, by their `ForEach`.
  package func freshElements() -> [SourcePoint?: Int] {
    lifetimes.elements.reduce(into: [:]) { counts, element in
      if let location = content.freshLocation(ofElement: element) { counts[location, default: 0] += 1 }
    }
  }

  /// Returns a subview's distance from the viewport's leading edge: its own if it is seen, else the
  /// one that the estimated edges give it.
  ///
  /// - Complexity: O(*v* + log *m*) for *v* subviews seen and *m* measured.
  public func distance(of subview: Int) -> Length {
    if let pinned, pinned.subview == subview { return pinned.distance }
    if seen.subviews.contains(subview) { return seen.distance(of: subview, spacing: extents.spacing) }
    return contentStart + publishedEdge(of: subview) - record.offset
  }

  /// Returns how far from the viewport's leading edge an alignment puts a subview, by its length as known.
  public func distance(of subview: Int, aligned alignment: ScrollGoal.Alignment) -> Length {
    distance(
      of: KeptTarget(subview: subview, place: .aligned(alignment)), length: knownLength(of: subview))
  }
}

/// The published pair, from whichever model the stack has.
extension LazyStack {
  /// The extent of the content by what is known now: what this frame has built may have changed it.
  var currentContentExtent: Length {
    leading + (extents.subviewCount > 0 ? publishedExtent : .zero) + trailing
  }

  /// From the content's start, or where short content is aligned, to the first subview.
  var contentStart: Length { leading + alignmentGap }

  /// What the subviews from one on take, each with the distance before it.
  func publishedExtent(from subview: Int) -> Length {
    walked?.extent(from: subview) ?? extents.extent(from: subview)
  }

  /// The extent of all subviews.
  var publishedExtent: Length { walked?.extent ?? extents.extent }

  /// Where a subview starts among all subviews.
  func publishedEdge(of subview: Int) -> Length {
    walked?.leadingEdge(of: subview) ?? extents.leadingEdge(of: subview)
  }

  /// The subview that covers an offset among all subviews, or the next one after it.
  func publishedSubview(atOrAfter offset: Length) -> Int? {
    if let walked { walked.subview(atOrAfter: offset) } else { extents.subview(atOrAfter: offset) }
  }

  /// A subview's length, if the model knows it, else the estimate.
  ///
  /// Under `walked` only rows in being are known, and rows without length. (Known from a
  /// reimplementation: those are remembered.)
  func knownLength(of subview: Int) -> Length {
    guard let walked else { return extents.length(of: subview) }
    if let length = extents.measuredLength(of: subview),
      length == .zero || lifetimes.contains(content.element(of: subview))
    {
      return length
    }
    return walked.length(of: subview)
  }

  /// The length a subview is placed by: measured lengths are remembered for that under any model.
  func placedLength(of subview: Int) -> Length {
    extents.measuredLength(of: subview) ?? knownLength(of: subview)
  }
}
