/// What is alive, as runs of neighbours, for pictures of a replay.
extension LazyStack {
  /// Calls a closure with each run of neighbouring elements that are alive, in order, and with why they are.
  ///
  /// What is seen is a matter of the record, so elements on screen are among those kept alive.
  ///
  /// - Complexity: O(*r*) for *r* runs; there are few, however many elements there are.
  package func forEachAlive(_ body: (Range<ElementIndex>, AliveReason) -> Void) {
    for run in region.lifetimes.alive.runs {
      body(
        run.elements,
        run.state.isHeldByIndex ? .index : run.state.isUnseenPrefetch ? .prefetched : .kept)
    }
  }

  /// The elements whose subviews are seen; those between that have none are among them.
  package var seenElements: Range<ElementIndex> { content.elements(of: record.seen) }
}

/// Why an element is alive.
package enum AliveReason: Hashable, Sendable {
  /// It is on screen, or was not long ago, or the model never releases rows.
  case kept

  /// It was built ahead and has not been seen yet.
  case prefetched

  /// Later indices depend on its number of subviews, so it is never released.
  case index
}
