/// One list of a scroll view: what its rows are and how long, which are alive, and which are on screen.
///
/// It knows nothing of what stands around it: distances are from the viewport's leading edge, and whoever places
/// rows says how far. What it does in a frame goes into that frame's record.
struct Region: Sendable {
  /// What is laid out.
  var content: ResolvedContent

  /// What the model assumes.
  let parameters: ModelParameters

  /// The scroll view's cross extent.
  private(set) var width: Length

  /// The lengths of the rows.
  var extents: PageExtents

  /// The distance between all rows; `nil` where it is not the same everywhere.
  let uniformGap: Length?

  /// Which elements are alive.
  var lifetimes: Lifetimes

  /// What rows will do later, and what was reported to them.
  var late = LateSizes()

  /// The rows on screen.
  var screen: Screen

  /// Creates a list none of whose rows is built.
  init(_ content: ResolvedContent, width: Length, parameters: ModelParameters, at position: ScrollPosition) {
    self.content = content
    self.parameters = parameters
    self.width = width
    extents = PageExtents(content, parameters)
    lifetimes = Lifetimes(retain: content.isLazy ? parameters.retain : .unlimited)
    uniformGap = content.uniformGap
    screen = Screen(at: position)
  }
}

extension Region {
  /// The rows, as far as they are known, else estimated.
  var subviews: Range<SubviewIndex> { Range(count: extents.subviewCount) }

  /// Whether there are no rows.
  var isEmpty: Bool { extents.subviewCount == 0 }

  /// Returns whether a row's element is alive.
  func isAlive(_ subview: SubviewIndex) -> Bool { lifetimes.contains(content.element(of: subview)) }

  /// Returns a row's length, if the model knows it, else the estimate.
  func knownLength(of subview: SubviewIndex) -> Length {
    extents.length(of: subview, isAlive: isAlive(subview))
  }

  /// Returns the length that a row is placed by: a measured length is remembered for that under any model.
  func placedLength(of subview: SubviewIndex) -> Length {
    extents.measuredLength(of: subview) ?? knownLength(of: subview)
  }

  /// Returns the distance before a row; where that is not known, what it is taken to be.
  @inline(__always)
  func gap(before subview: SubviewIndex) -> Length { uniformGap ?? gapAmongSeveral(before: subview) }

  private func gapAmongSeveral(before subview: SubviewIndex) -> Length {
    let (known, isTheirs) = extents.gap(before: subview)
    return isTheirs && content.isResolved(subview) ? content.gap(before: subview) : known
  }

  /// Returns the distance from the viewport's leading edge of a placed row, or of the one after those.
  func distanceInRun(of subview: SubviewIndex) -> Length {
    screen.run.subviews.contains(subview)
      ? screen.run.distance(of: subview)
      : screen.run.nextStart(gap: gap(before: screen.run.subviews.upperBound))
  }
}

extension Region {
  /// Begins a frame.
  ///
  /// - Parameter hasRows: Whether there are rows, which the frame may leave where they are.
  /// - Returns: What is on screen; nothing is afterwards.
  mutating func beginFrame(hasRows: Bool) -> RowsBefore {
    late.beginFrame()
    return hasRows ? .kept(screen.begin()) : .none
  }

  /// Places rows anew, from a row on.
  mutating func restart(at position: ScrollPosition) { screen.restart(at: position) }

  /// Moves all rows placed.
  mutating func shift(by distance: Length) { screen.shift(by: distance) }

  /// The rows placed are those of the frame before.
  mutating func restore(_ before: RowsBefore) { screen.restore(before) }

  /// Finds the placed rows that are seen in a viewport.
  mutating func see(viewport: Length) {
    screen.see(viewport: viewport, gap: gap(before: screen.run.subviews.upperBound))
  }

  /// Notes which row is the anchor of changed content.
  ///
  /// - Returns: Where it starts by the edges that are published.
  mutating func take(anchor: SubviewIndex) -> Length {
    extents.keepConnection(to: anchor)
    return extents.leadingEdge(of: anchor)
  }

  /// The rows on screen are the sample for all others from now on.
  mutating func resample() { extents.forgetHistory() }

  /// Ends a frame for the estimates, with the rows that they go by.
  ///
  /// - Returns: By how much that moved the rows on screen among all rows.
  mutating func publish(
    since edge: Length, of anchor: SubviewIndex, start: SubviewIndex, placed: PageExtents.Placed?
  ) -> Length {
    extents.publish(since: edge, of: anchor, start: start, placed: placed)
  }

  /// Begins with other rows, as there were none: nothing is known of them.
  mutating func forgetRows() { extents.restart(with: content, parameters) }

  /// Takes over another width: all lengths are unknown, but for those of rows that are alive, which are measured
  /// again.
  ///
  /// - Complexity: O(*m*) for *m* measured rows.
  mutating func take(width newWidth: Length, into frame: inout Frame) {
    width = newWidth
    var known: [(subview: SubviewIndex, length: Length)] = []
    extents.forEachMeasured { subview, length in
      if isAlive(subview) { known.append((subview, length)) }
    }
    extents.forgetLengths()
    for (subview, old) in known {
      let length = content.length(of: subview, width: width)
      if old != length { frame.hasNewLength = true }
      remember(length, of: subview, into: &frame)
    }
    extents.takeLengthsOnScreen()
  }
}
