/// Rows whose own size drives their length.
extension LazyStack {
  /// What a row's size was when it was last told of, and how often it has changed.
  struct Geometry: Sendable {
    var length: Length
    var changes = 0
  }

  /// Lays out again as long as rows change their length because of the one they have.
  ///
  /// - Note: Documented: `onGeometryChange` runs its action whenever the value differs, and what that changes is
  ///   laid out again. Observed: rows that flip between two heights for ever.
  mutating func settleGeometry(from move: Move, into frame: inout FrameRecord) {
    while frame.exhausted == nil, changeGeometry(into: &frame) {
      guard beginPass(into: &frame) else { return }
      var start = move.start
      if let target { start.distance = distance(of: target, length: placedLength(of: target.subview)) }
      placeAgain(from: start, into: &frame)
    }
  }

  /// Gives the placed rows whose size has changed their next height; returns whether one is another.
  private mutating func changeGeometry(into frame: inout FrameRecord) -> Bool {
    var isChanged = false
    for subview in run.subviews {
      let element = content.element(of: subview)
      guard let heights = content.geometryHeights(ofElement: element),
        let length = extents.measuredLength(of: subview)
      else { continue }
      let key = content.key(ofElement: element)
      let known = geometry[key]
      if known?.length == length { continue }
      let changes = (known?.changes ?? 0) + 1
      geometry[key] = Geometry(length: length, changes: changes)
      let height = heights[(changes - 1) % heights.count]
      content.setGeometryHeight(height, ofElement: element)
      if height == length { continue }
      noteSeenRows()
      hasOldLengths = true
      remember(height, of: subview, into: &frame)
      events.feedback.append(
        LifeEvents.Feedback(element: element, lengthBefore: length, lengthAfter: height))
      isChanged = true
    }
    return isChanged
  }
}
