// Publishing

extension PageExtents {
  /// The rows on screen as a frame placed them.
  struct Placed {
    /// The rows from the first to the last seen, and on to the anchor; if there are none, an empty range there.
    let rows: Range<SubviewIndex>

    /// All rows placed, they among them.
    let run: PlacedRun

    /// The distance from the viewport's leading edge to the row after those.
    let end: Length

    /// Whether the rows were not reached by walking.
    let isJump: Bool

    /// Whether this is the first layout, which publishes in any case.
    let isFirst: Bool
  }

  /// Ends a frame: takes over the rows on screen, and publishes new edges where the old ones are too wrong.
  ///
  /// - Parameters:
  ///   - edge: Where the anchor started before the frame.
  ///   - anchor: The anchor before the frame.
  ///   - start: The row that was placed first.
  ///   - placed: What is on screen; needed only where ``isWalked``.
  /// - Returns: By how much that moved the rows on screen among all rows.
  mutating func publish(since edge: Length, of anchor: SubviewIndex, start: SubviewIndex, placed: Placed?)
    -> Length
  {
    guard let placed, isWalked else {
      return leadingEdge(of: min(anchor, SubviewIndex(subviewCount))) - edge
    }
    // Rows before the anchor that took another length have moved its edge.
    let moved = leadingEdge(of: start) - edge
    if lists.count == 1 {
      return moved + lists[0].publish(shown(placed.rows, in: 0, from: start, placed))
    }
    return moved + publishSeveral(from: start, placed)
  }

  /// Each list that is on screen publishes, and in the first layout each other one, too.
  private mutating func publishSeveral(from start: SubviewIndex, _ placed: Placed) -> Length {
    let shown = lists.indices.map { rows(placed.rows, in: $0) }
    let own = place(of: start).list
    let reference =
      placed.rows.isEmpty || shown[own].map { !$0.isEmpty } == true
      ? own : shown.firstIndex { $0.map { !$0.isEmpty } == true } ?? own
    let before = self.edge(ofList: reference) { $0.extent }
    var moved = Length.zero
    for list in lists.indices where lists[list].subviewCount > 0 {
      if let rows = shown[list], !rows.isEmpty || list == reference {
        let change = lists[list].publish(self.shown(rows, in: list, from: start, placed))
        if list == reference { moved = change }
      } else if placed.isFirst {
        _ = lists[list].publish(unseen(in: list, placed))
      } else if placed.isJump {
        lists[list].disconnect()
      }
    }
    return moved + self.edge(ofList: reference) { $0.extent } - before
  }

  /// Some rows of the page that are in a list; `nil` where they lie elsewhere.
  private func rows(_ rows: Range<SubviewIndex>, in list: Int) -> Range<SubviewIndex>? {
    let own = SubviewIndex(starts[list])..<SubviewIndex(starts[list] + lists[list].subviewCount)
    if rows.isEmpty { return place(of: rows.lowerBound).list == list ? rows : nil }
    let part = rows.clamped(to: own)
    return part.isEmpty ? nil : part
  }

  /// A list's rows on screen.
  private func shown(
    _ rows: Range<SubviewIndex>, in list: Int, from start: SubviewIndex, _ placed: Placed
  ) -> ListExtents.Placed {
    let (first, run) = (starts[list], placed.run)
    let local = rows.lowerBound.rawValue - first..<rows.upperBound.rawValue - first
    let isLast = local.upperBound == lists[list].subviewCount && rows.upperBound < placed.rows.upperBound
    return ListExtents.Placed(
      rows: local, run: run, first: first,
      start: self.start(of: rows, in: list, from: start, placed),
      exactStart: exactStart(of: rows, in: list, placed),
      isJump: placed.isJump && !(placed.isFirst && local.lowerBound == 0), isFirst: placed.isFirst,
      isExactAtEnd: isLast)
  }

  /// Where a list's first row on screen starts in the list, by what is published.
  ///
  /// The row that was placed first has its place; below it a list begins with its first row, and above it a list ends
  /// with its last one.
  private func start(
    of rows: Range<SubviewIndex>, in list: Int, from start: SubviewIndex, _ placed: Placed
  ) -> Length {
    let (own, local) = place(of: start)
    if own == list {
      return lists[list].leadingEdge(of: local) - placed.distance(of: start)
        + placed.distance(of: rows.lowerBound)
    }
    if list > own { return .zero }
    let last = rows.upperBound - 1
    let end = placed.run.distance(of: last) + placed.run.length(of: last)
    return lists[list].extent - (end - placed.run.distance(of: rows.lowerBound))
  }

  /// Where a list's first row on screen starts by the rows placed before it, if the list's first row is placed.
  private func exactStart(of rows: Range<SubviewIndex>, in list: Int, _ placed: Placed) -> Length? {
    let first = SubviewIndex(starts[list])
    return placed.run.subviews.contains(first)
      ? placed.distance(of: rows.lowerBound) - placed.run.distance(of: first) : nil
  }

  /// A list that has no row on screen in the first layout.
  private func unseen(in list: Int, _ placed: Placed) -> ListExtents.Placed {
    ListExtents.Placed(
      rows: 0..<0, run: placed.run, first: starts[list], start: .zero, exactStart: .zero, isJump: false,
      isFirst: true, isExactAtEnd: false)
  }
}

extension PageExtents.Placed {
  /// The distance from the viewport's leading edge to a placed row, or to the one after those.
  func distance(of subview: SubviewIndex) -> Length {
    run.subviews.contains(subview) ? run.distance(of: subview) : end
  }
}
