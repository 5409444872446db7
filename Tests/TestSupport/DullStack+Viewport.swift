import LazyStacks

extension DullStack {
  /// The part of the viewport that is not covered.
  var visibleExtent: Length { max(.zero, viewport - inset) }

  /// Takes over another size of the viewport.
  mutating func changeViewport(width newWidth: Length, extent: Length) {
    let isWider = newWidth != width
    guard position != nil else {
      (width, viewport) = (newWidth, extent)
      return
    }
    frame.canBeUndone = false
    frame.isRelayout = isWider
    if isWider || extent != viewport {
      frame.hasChange = true
      frame.isResampling = true
      walked.history = []
    }
    let (before, length) = (visibleExtent, lengths[frame.pending.subview])
    (width, viewport) = (newWidth, extent)
    if isWider {
      measureAnew()
      remeasureRun()
    }
    moveWithEnd(by: visibleExtent - before)
    if target == nil {
      keepEnd(ofRow: frame.pending.subview, longBefore: length)
    } else {
      measureTarget()
      resumeTarget()
    }
  }

  /// Takes over that another part of the viewport's end is covered.
  mutating func changeInset(to new: Length) {
    let before = visibleExtent
    let isOther = new != inset
    inset = new
    if position == nil { return }
    if isOther { frame.hasChange = true }
    moveWithEnd(by: visibleExtent - before)
    resumeTarget()
  }

  private mutating func moveWithEnd(by distance: Length) {
    if target != nil || parameters.edits != .keepEnd { return }
    frame.pending.distance += distance
    frame.commanded = distance
  }

  /// Forgets all lengths; of rows alive those that were known are measured again.
  private mutating func measureAnew() {
    for (row, length) in lengths.enumerated() {
      lengths[row] = nil
      guard let length, lives[element(of: row)] != nil else { continue }
      measure(row)
      if lengths[row] != length { frame.hasChange = true }
    }
  }
}
