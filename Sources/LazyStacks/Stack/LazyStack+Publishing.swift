/// The pair that the scroll view is told: offset and extent.
extension LazyStack {
  /// Derives offset and extent from the position, and tells what of it no movement explains.
  mutating func publish(after move: Move, from old: ScrollPosition?, into frame: inout FrameRecord) {
    guard let position else {
      frame.contentExtent = leading + trailing
      // Rows that turned out not to be there were moved as the command asked, if it left the content as it was.
      let offset = frame.baseExtent == nil ? contentStart - run.start : record.offset
      frame.offset = clampedToContent(offset, content: frame.contentExtent)
      return
    }
    var correction = Length.zero
    if walked != nil {
      correction = publishWalked(after: move, at: position)
    } else if let old {
      correction =
        extents.leadingEdge(of: min(old.subview, extents.subviewCount)) - (move.baseEdge ?? anchorEdge)
    }
    if !move.isJump { frame.offsetDelta = correction }
    frame.contentExtent = leading + publishedExtent + trailing
    if frame.contentExtent >= Length.maximum { frame.exhausted = .extentLimit }
    anchorEdge = publishedEdge(of: position.subview)
    frame.offset = contentStart + anchorEdge - position.distance
  }

  /// Hands the rows on screen to the walked estimates; returns by how much they then moved the offset.
  ///
  /// A row placed in this frame starts where its neighbours put it, counted from the row that was placed
  /// first, whose edge was published before.
  private mutating func publishWalked(after move: Move, at position: ScrollPosition) -> Length {
    let edge = publishedEdge(of: move.start.subview)
    let known = edge - distanceInRun(of: move.start.subview)
    // Rows before the anchor that took another length have moved its edge.
    let moved = edge - (move.baseEdge ?? anchorEdge)
    let rows = rowsOnScreen(with: position.subview)
    let lengths = rows.map { run.length(of: $0) }
    let start = known + distanceInRun(of: rows.lowerBound)
    let published = walked?.endFrame(
      known: rows, lengths: lengths, start: start,
      isJump: move.isJump && !(isFirstFrame && move.start.subview == 0),
      always: isFirstFrame)
    return moved + (published ?? .zero)
  }

  /// The placed rows from the first to the last seen, and on to the anchor.
  ///
  /// A target may lie at the very end of the viewport, and in a long header or trailer no row is seen. Of short
  /// content at the viewport's end all is known.
  private func rowsOnScreen(with anchor: Int) -> Range<Int> {
    if alignmentGap > .zero { return run.subviews }
    let first = min(seen.subviews.first ?? anchor, anchor)
    let last = max(seen.subviews.last ?? anchor, anchor)
    let rows = (first..<last + 1).clamped(to: run.subviews)
    return rows.isEmpty ? anchor..<anchor : rows
  }
}

extension MeasuredExtents {
  init(_ content: ResolvedContent, _ parameters: ModelParameters) {
    self.init(
      subviewCount: content.subviewCount, spacing: content.spacing, estimate: parameters.estimate,
      stride: parameters.stride)
  }
}

extension WalkedExtents {
  /// The walked estimates of a lazy stack; `nil` where what was measured is published.
  init?(_ content: ResolvedContent, _ parameters: ModelParameters) {
    guard content.isLazy, parameters.estimate == .walked else { return nil }
    self.init(
      subviewCount: content.subviewCount, spacing: content.spacing, stride: parameters.stride,
      publishShare: parameters.publish)
  }
}
