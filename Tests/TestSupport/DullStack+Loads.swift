import LazyStacks

extension DullStack {
  /// Begins what an element loads, unless that has begun.
  mutating func beginLoad(of element: DullElement, on trigger: LateLoad.Trigger) {
    guard let load = blocks[element.block].load, load.trigger == trigger, let life = lives[element],
      !life.isLoaded, life.loadDue == nil, ownRows(of: element).contains(where: loads)
    else { return }
    if trigger == .`init` && load.frames == 0 {
      lives[element]?.isLoaded = true
    } else {
      // What begins at a frame's end cannot be done in it.
      lives[element]?.loadDue = frameNumber + max(1, load.frames)
    }
  }

  /// Whether a row takes another length once it has loaded.
  private func loads(_ row: Row) -> Bool {
    if case .fixed(_, let loaded) = candidates(of: row.element)[row.place].size { return loaded != nil }
    return false
  }

  /// Gives the rows that are due their other lengths.
  mutating func finishLoads() {
    let due = lives.filter { ($0.value.loadDue ?? .max) <= frameNumber }.keys
    if due.isEmpty { return }
    frame.canBeUndone = false
    frame.hasChange = true
    let length = lengths[frame.pending.subview]
    for element in due {
      lives[element]?.loadDue = nil
      lives[element]?.isLoaded = true
      record.rerun += 1
      record.loaded += 1
      measureAgain(element)
    }
    remeasureRun()
    if target == nil { keepEnd(ofRow: frame.pending.subview, longBefore: length) } else { resumeTarget() }
  }

  /// With the content's end in place, a row that takes another length grows upward.
  mutating func keepEnd(ofRow row: Int, longBefore old: Length?) {
    if parameters.edits == .keepEnd, let old, let now = lengths[row] { frame.pending.distance += old - now }
  }
}
