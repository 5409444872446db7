/// Rows whose own size drives their length.
extension Region {
  /// A row that is to take another height because of its size.
  struct GeometryChange {
    let subview: SubviewIndex
    let element: ElementIndex
    let length: Length
    let height: Length
  }

  /// Reports their sizes to placed rows that look at them.
  ///
  /// - Returns: The rows that thereby take another height.
  mutating func reportGeometry() -> [GeometryChange] {
    screen.run.subviews.compactMap { subview in
      let element = content.element(of: subview)
      guard let heights = content.geometryHeights(ofElement: element),
        let length = extents.measuredLength(of: subview),
        let changes = late.report(length, to: content.key(ofElement: element))
      else { return nil }
      let height = heights[changes % heights.count]
      return height == length
        ? nil : GeometryChange(subview: subview, element: element, length: length, height: height)
    }
  }

  /// Gives rows the heights that their sizes lead to.
  mutating func take(_ changes: [GeometryChange], into frame: inout Frame) {
    frame.before.letMove(in: content)
    extents.noteOutdated()
    for change in changes {
      content.setGeometryHeight(change.height, ofElement: change.element)
      remember(change.height, of: change.subview, into: &frame)
      frame.events.feedback.append(
        LifeEvents.Feedback(
          element: change.element, lengthBefore: change.length, lengthAfter: change.height))
    }
  }
}
