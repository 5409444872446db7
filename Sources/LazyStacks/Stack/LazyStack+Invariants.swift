extension LazyStack {
  /// Checks what must hold after every frame; tests and the benchmark run it after each.
  ///
  /// - Parameters:
  ///   - command: The frame's command.
  ///   - before: The stack before the frame.
  /// - Returns: What does not hold; `nil` if all does.
  package func brokenInvariant(after command: FrameCommand, from before: LazyStack) -> String? {
    brokenPlacement ?? brokenRange ?? brokenRetention ?? region.extents.brokenInvariant
      ?? brokenAnchor(after: command, from: before)
  }

  /// No row is kept alive longer than `retain` allows, except those whose indices others depend on.
  private var brokenRetention: String? { region.lifetimes.brokenInvariant }

  /// What is seen is placed, overlaps the viewport, and abuts where the edges say.
  private var brokenPlacement: String? {
    let (seen, run) = (region.screen.seen, region.screen.run)
    if !seen.subviews.isEmpty, seen.subviews.clamped(to: run.subviews) != seen.subviews {
      return "seen \(seen.subviews), placed \(run.subviews)"
    }
    var start = seen.start
    for subview in seen.subviews {
      let length = run.length(of: subview)
      let overlaps = length > .zero ? start + length > .zero : start >= .zero
      if !overlaps || start >= viewport { return "row \(subview) at \(start) is not in the viewport" }
      if region.extents.measuredLength(of: subview) != length { return "row \(subview) has another length" }
      if derivedDistance(of: subview, at: record.offset) != start {
        return "row \(subview) at \(start) is not where its edge and the offset put it"
      }
      if !region.isAlive(subview) { return "row \(subview) is seen, not live" }
      start += length + (seen.subviews.last == subview ? .zero : region.gap(before: subview + 1))
    }
    return nil
  }

  /// The offset lies in the scrollable range, and no part of the viewport is left blank.
  private var brokenRange: String? {
    // Walked estimates know what is on screen, and an empty viewport shows nothing.
    guard record.limitReached == nil, !region.extents.isWalked || viewport > .zero else { return nil }
    let end = max(.zero, record.contentExtent - visibleExtent)
    // That nothing follows, not even a distance, may have turned out in looking for what to prefetch.
    let slack = content.isConstant ? .zero : region.gap(before: region.subviews.upperBound)
    if record.offset < .zero || record.offset > end + slack {
      return "offset \(record.offset) not in 0...\(end)"
    }
    let seen = region.screen.seen
    guard let first = seen.subviews.first, let last = seen.subviews.last else { return nil }
    if first > 0, seen.start > region.gap(before: first) {
      return "nothing above row \(first) at \(seen.start)"
    }
    if last + 1 < region.subviews.upperBound, seen.end + region.gap(before: last + 1) < viewport {
      return "nothing below row \(last), which ends at \(seen.end)"
    }
    return nil
  }

  /// A row on screen moves by what was asked, cut at the content's ends, and by nothing else.
  private func brokenAnchor(after command: FrameCommand, from before: LazyStack) -> String? {
    guard record.limitReached == nil, let old = before.position else { return nil }
    let asked: Length
    switch command {
    case .rest, .idle, .update: asked = .zero
    case .changeEnvironment, .edit, .changeState, .changeViewport, .changeInset: return nil
    case .scroll(let distance):
      if case .to(let viewports) = parameters.walk,
        Double(distance.magnitude.points) > viewports * Double(viewport.points)
      {
        return nil
      }
      asked = -distance
    case .jump, .animate: return nil
    }
    // A target is aligned, and an end anchored, by what has loaded.
    if record.loaded > 0, before.anchor?.target != nil || anchorsAtEnd { return nil }
    let run = region.screen.run
    guard run.subviews.contains(old.subview) else { return nil }
    let moved = region.distanceInRun(of: old.subview) - old.distance
    if moved == asked { return nil }
    let atStart = run.subviews.lowerBound == 0 && run.start == scene.contentStart
    let atEnd =
      run.subviews.upperBound == region.subviews.upperBound && run.end + scene.trailing <= visibleExtent
    return atStart || atEnd ? nil : "row \(old.subview) moved \(moved), asked \(asked)"
  }
}
