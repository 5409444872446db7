import LazyStacks

extension DullStack {
  /// What `walked` estimates remember from frame to frame.
  ///
  /// Coordinates are those of the rows alone: row 0 belongs at zero, after the leading content.
  struct Walked {
    /// The placed rows from the first to the last seen at the last frame's end, and on to the
    /// anchor; if there were none, an empty run at the anchor.
    var run = 0..<0

    /// The lengths of the run's rows, as they were placed or measured again on screen.
    var lengths: [Length] = []

    /// The published edge of the run's first row.
    var runStart = Length.zero

    /// The published extent of all rows.
    var total = Length.zero

    /// Whether the run was reached from row 0, or from before it, without a jump.
    var isConnected = true

    /// The lengths that entered, in the order in which each first did, and how often.
    var history: [(length: Length, count: Int)] = []
  }

  var isWalked: Bool {
    isLazy && parameters.estimate == .walked
  }
}

extension DullStack {
  /// The published edge of a row, or where a row after the last would start.
  func publishedEdge(of row: Int) -> Length {
    let run = walked.run
    if row < run.lowerBound {
      return share(row, of: run.lowerBound, in: walked.runStart)
    }
    if row < run.upperBound {
      return walked.runStart + extentWithSpacing(of: run.lowerBound..<row)
    }
    let end = walked.runStart + extentWithSpacing(of: run)
    if row == run.upperBound { return end }
    return end
      + share(row - run.upperBound, of: rowCount - run.upperBound, in: walked.total + spacing - end)
  }

  /// The length that the published edges leave a row; its own if it is in the run.
  func publishedLength(of row: Int) -> Length {
    walked.run.contains(row)
      ? walked.lengths[row - walked.run.lowerBound]
      : publishedEdge(of: row + 1) - spacing - publishedEdge(of: row)
  }

  /// The length by which the offset of a goal is foretold.
  func foretoldLength(of row: Int) -> Length {
    if let length = lengths[row], length == .zero || lives[element(of: row)] != nil { return length }
    return publishedLength(of: row)
  }

  /// What rows of the run take together, with a gap after each.
  func extentWithSpacing(of rows: Range<Int>) -> Length {
    var extent = Length.zero
    for row in rows { extent += walked.lengths[row - walked.run.lowerBound] + spacing }
    return extent
  }

  /// The nearest unit, ties away from zero.
  private func share(_ count: Int, of all: Int, in extent: Length) -> Length {
    let part = Int128(extent.units) * Int128(count)
    let magnitude = (2 * (part < 0 ? -part : part) + Int128(all)) / (2 * Int128(all))
    return Length(units: Int64(part < 0 ? -magnitude : magnitude))
  }
}

extension DullStack {
  /// Takes over new lengths of the rows on screen.
  ///
  /// One that another width has made unknown counts as none until the row is placed.
  mutating func remeasureRun() {
    walked.lengths = walked.run.map { lengths[$0] ?? .zero }
  }
}

extension DullStack {
  /// Measures the first rows of a lazy stack before any is placed.
  mutating func takeSample() {
    for row in 0..<parameters.sample {
      if !prepare(row) { return }
      enterHistory(row)
      frame.sampled.insert(row)
    }
  }

  /// Counts a length; a 26th distinct one first drops the least counted, of tied ones the first.
  private mutating func enterHistory(_ row: Int) {
    for index in walked.history.indices where walked.history[index].length == measuredLength(of: row) {
      walked.history[index].count += 1
      return
    }
    if walked.history.count == 25 {
      var least = 0
      for index in walked.history.indices where walked.history[index].count < walked.history[least].count {
        least = index
      }
      walked.history.remove(at: least)
    }
    walked.history.append((measuredLength(of: row), 1))
  }

  /// What rows take by the mean of the history, with a gap after each.
  func estimatedExtentWithSpacing(ofRows count: Int) -> Length {
    var sum: Int128 = 0
    var entries: Int128 = 0
    for entry in walked.history {
      sum += Int128(entry.length.units) * Int128(entry.count)
      entries += Int128(entry.count)
    }
    if entries == 0 { return (parameters.stride + spacing) * count }
    // The nearest unit, half up; nothing here is negative.
    return Length(units: Int64((2 * sum * Int128(count) + entries) / (2 * entries))) + spacing * count
  }
}

extension DullStack {
  /// Moves the run to the rows seen now, and publishes what the rows placed say of the whole if
  /// that differs by enough.
  ///
  /// Returns by how much publishing moved the run.
  mutating func publishWalked(after last: DullStack?) -> Length {
    guard let position else { return .zero }
    for row in frame.order where !frame.sampled.contains(row) {
      if let last, last.seenRows.contains(rows[row]), !frame.isResampling { continue }
      enterHistory(row)
    }

    // Filling began at a row whose edge is published; it carries all the others.
    let viewportStart = publishedEdge(of: frame.pending.subview) - placeNow(of: frame.pending.subview)
    walked.run = rowsOnScreen(with: position.subview)
    walked.lengths = []
    for placed in frame.chain where walked.run.contains(placed.subview) {
      walked.lengths.append(placed.length)
    }
    walked.runStart = viewportStart + placeNow(of: walked.run.lowerBound)
    if exactRunStart != nil {
      walked.isConnected = true
    } else if (frame.isJump && !frame.isNearbyJump) || walked.runStart < spacing * walked.run.lowerBound {
      // Where there is no room for the rows before, they have changed unseen.
      walked.isConnected = false
    }

    let candidate = candidate()
    let isFirst = last == nil || frame.isAnew
    if !isFirst && !isDue(total: candidate.total) { return .zero }
    let moved = candidate.runStart - walked.runStart
    walked.runStart = candidate.runStart
    walked.total = candidate.total
    return moved
  }

  private func rowsOnScreen(with anchor: Int) -> Range<Int> {
    // Of short content at the viewport's end all is known.
    if gap > .zero { return 0..<rowCount }
    let first = seen.isEmpty ? anchor : min(anchor, seen.lowerBound)
    let last = seen.isEmpty ? anchor : max(anchor, seen.upperBound - 1)
    var rows: [Int] = []
    for placed in frame.chain where placed.subview >= first && placed.subview <= last {
      rows.append(placed.subview)
    }
    return rows.isEmpty ? anchor..<anchor : rows[0]..<rows[rows.count - 1] + 1
  }

  /// Where the run would start, and how long all rows would be, if that were published now.
  private func candidate() -> (runStart: Length, total: Length) {
    let run = walked.run
    var runStart = walked.runStart
    if !walked.isConnected { runStart = estimatedExtentWithSpacing(ofRows: run.lowerBound) }
    if let exactRunStart { runStart = exactRunStart }
    let rest = estimatedExtentWithSpacing(ofRows: rowCount - run.upperBound)
    return (runStart, runStart + extentWithSpacing(of: run) + rest - spacing)
  }

  /// Where the run starts if row 0 was placed in this frame: after all that was placed before it.
  private var exactRunStart: Length? {
    if walked.run.lowerBound == 0 { return .zero }
    if frame.chain.first?.subview != 0 { return nil }
    var start = Length.zero
    for placed in frame.chain where placed.subview < walked.run.lowerBound {
      start += placed.length + spacing
    }
    return start
  }

  private func isDue(total: Length) -> Bool {
    if let exactRunStart, exactRunStart != walked.runStart { return true }
    let change = (total - walked.total).magnitude
    let smaller = min(total, walked.total)
    if Double(change.units) > parameters.publish * Double(smaller.units) { return true }

    // The gaps outside the run need room.
    let rowsAfter = rowCount - walked.run.upperBound
    let runEnd = walked.runStart + extentWithSpacing(of: walked.run) - spacing
    if walked.runStart < spacing * walked.run.lowerBound { return true }
    if runEnd + spacing * rowsAfter > walked.total { return true }
    return rowsAfter == 0 && (walked.total - runEnd).magnitude >= 1
  }
}
