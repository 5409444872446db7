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
    while frame.exhausted == nil {
      let changes = noteGeometry()
      // What is not laid out again does not change its length either.
      guard !changes.isEmpty, beginPass(into: &frame) else { return }
      noteSeenRows()
      hasOldLengths = true
      for change in changes { take(change, into: &frame) }
      var start = move.start
      if let target { start.distance = distance(of: target, length: placedLength(of: target.subview)) }
      placeAgain(from: start, into: &frame)
    }
  }

  /// A row that is to take another height because of its size.
  private struct GeometryChange {
    var subview: Int
    var element: Int
    var length: Length
    var height: Length
  }

  /// Takes note of the sizes of placed rows that look at it; returns those that thereby take another height.
  private mutating func noteGeometry() -> [GeometryChange] {
    run.subviews.compactMap { subview in
      let element = content.element(of: subview)
      guard let heights = content.geometryHeights(ofElement: element),
        let length = extents.measuredLength(of: subview)
      else { return nil }
      let key = content.key(ofElement: element)
      if geometry[key]?.length == length { return nil }
      let changes = geometry[key]?.changes ?? 0
      geometry[key] = Geometry(length: length, changes: changes + 1)
      let height = heights[changes % heights.count]
      return height == length
        ? nil : GeometryChange(subview: subview, element: element, length: length, height: height)
    }
  }

  private mutating func take(_ change: GeometryChange, into frame: inout FrameRecord) {
    content.setGeometryHeight(change.height, ofElement: change.element)
    remember(change.height, of: change.subview, into: &frame)
    events.feedback.append(
      LifeEvents.Feedback(
        element: change.element, lengthBefore: change.length, lengthAfter: change.height))
  }
}
