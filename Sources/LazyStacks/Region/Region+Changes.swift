/// Content that changes.
extension Region {
  /// Takes over changed content: bodies that read what changed run again, and elements that are gone are released.
  ///
  /// - Returns: What the change came to, and whether it changes something but the offset.
  mutating func take(
    _ change: ContentChange, into frame: inout Frame
  ) -> (outcome: EditOutcome, changesSomething: Bool) {
    let old = content
    // What has loaded in this frame has loaded in the content with the edits, too.
    let outcome = content.take(change, loaded: frame.events.loaded.map { old.key(ofElement: $0.element) })
    content.focus(as: old)
    if case .edit = change { frame.events.edit = outcome }
    frame.record.opened += content.openedCount - old.openedCount
    let didRerun = rerunBodies(insteadOf: old, after: outcome, into: &frame)
    return (outcome, didRerun || change.isDataEdit || content.environment != old.environment)
  }

  /// Counts the bodies that read what changed, and releases elements that are no longer there.
  ///
  /// - Returns: Whether that changes something.
  private mutating func rerunBodies(
    insteadOf old: ResolvedContent, after outcome: EditOutcome, into frame: inout Frame
  ) -> Bool {
    let (names, textScale) = content.environment.differences(from: old.environment)
    var rerun = 0
    lifetimes.remap(seen: frame.before.elements(in: old)) { element in
      guard let new = content.element(sameAs: element, in: old) else { return nil }
      if outcome.keepsRows { return new }
      if content.reads(element: new, changed: names, textScale: textScale)
        || content.differs(element: new, from: element, in: old)
      {
        rerun += 1
      }
      return new
    }
    frame.record.rerun += rerun
    late.keepLoads { [content, lifetimes] key in
      content.element(with: key).map { lifetimes.contains($0) } ?? false
    }
    return rerun > 0 || old.subviewCount != content.subviewCount
  }

  /// Moves what is known of rows to where they are now: where those on screen were, and the remembered lengths.
  mutating func moveRows(
    from old: ResolvedContent, after outcome: EditOutcome, isDataEdit: Bool, into frame: inout Frame
  ) {
    if !outcome.keepsRows { extents.noteOutdated() }
    frame.before.changeMoved {
      $0.take(content, insteadOf: old, moved: isDataEdit ? outcome.moved : nil)
    }
    moveLengths(from: old, after: outcome, into: &frame)
  }

  private mutating func moveLengths(
    from old: ResolvedContent, after outcome: EditOutcome, into frame: inout Frame
  ) {
    let new = content
    let edit = PageExtents.Edit(
      content: new, keepsLengths: new.keepsLengths(of: old), splices: outcome.splices
    ) {
      new.index(of: $0, in: old)
    } gap: {
      new.isResolved($0) ? new.gap(before: $0) : nil
    }
    let measured = extents.measuredEagerCount
    var uncertain: [(row: RowPlace, length: Length)] = []
    extents.take(edit) { subview, length in
      guard let row = new.row(sameAs: subview, in: old) else { return nil }
      if let index = new.index(of: row) { return index }
      uncertain.append((row, length))
      return nil
    }
    frame.before.changeMoved { rows in
      for (row, length) in uncertain { rows.note(length, ofUncertain: row) }
    }
    // What is built at once has appeared when it was measured.
    let gone =
      measured - extents.measuredEagerCount - uncertain.count { new.isEager(element: $0.row.element) }
    frame.record.disappeared += gone
  }
}
