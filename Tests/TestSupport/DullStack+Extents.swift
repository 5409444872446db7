package import LazyStacks

import struct Foundation.CGFloat

extension DullStack {
  /// The content coordinate at which a row starts; for the row count, where one more would.
  func start(of row: Int) -> Length { leading + gap + edge(of: row) }

  /// Where a row starts among all rows.
  func edge(of row: Int) -> Length {
    if isWalked { return publishedEdge(of: row) }
    return extentWithSpacing(ofMeasured: 0..<row)
  }

  /// What the rows from one on take, with a gap for each.
  func extentWithSpacing(from row: Int) -> Length {
    if isWalked { return walked.total + spacing - publishedEdge(of: row) }
    return extentWithSpacing(ofMeasured: row..<rowCount)
  }

  private func extentWithSpacing(ofMeasured rows: Range<Int>) -> Length {
    var extent = spacing * rows.count
    var unmeasured = 0
    for row in rows {
      if let length = lengths[row] {
        extent += length
      } else {
        unmeasured += 1
      }
    }
    return extent + estimatedExtent(ofRows: unmeasured)
  }

  /// What rows that were never measured take together, gaps not included.
  private func estimatedExtent(ofRows count: Int) -> Length {
    switch parameters.estimate {
    case .fixed(let length):
      return length * count
    case .walked, .mean:
      var sum: Int128 = 0
      var measured: Int128 = 0
      for case let length? in lengths {
        sum += Int128(length.units)
        measured += 1
      }
      if measured == 0 { return parameters.stride * count }
      // The nearest unit, half up; nothing here is negative.
      return Length(units: Int64((2 * sum * Int128(count) + measured) / (2 * measured)))
    }
  }

  /// A row's length, measured or estimated.
  func length(of row: Int) -> Length {
    lengths[row] ?? start(of: row + 1) - spacing - start(of: row)
  }

  var contentExtent: Length {
    if rows.isEmpty { return leading + trailing }
    if isWalked { return leading + walked.total + trailing }
    return leading + edge(of: rowCount) - spacing + trailing
  }

  /// The content coordinate of the viewport's start.
  var offset: Length {
    if let position {
      start(of: position.subview) - position.distance
    } else {
      emptyOffset
    }
  }

  func extent(ofViewports count: Double) -> Length {
    Length(points: count * viewport.doublePoints)
  }

  func clamped(_ offset: Length) -> Length {
    max(.zero, min(offset, contentExtent - visibleExtent))
  }
}

extension DullStack {
  /// The offset at which a goal would be reached, by the lengths known or estimated now.
  package func goalOffset(_ goal: ScrollGoal) -> Length {
    switch goal {
    case .offset(let offset):
      return clamped(offset)
    case .edge(.top):
      return .zero
    case .edge(.bottom):
      return clamped(contentExtent - visibleExtent)
    case .element(let key, let alignment):
      if rows.isEmpty { return clamped(offset) }
      return goalOffset(.subview(SubviewIndex(estimatedFirstRow(of: DullElement(key))), alignment))
    case .subview(let index, let alignment):
      let row = index.rawValue
      if rows.isEmpty { return clamped(offset) }
      let length = isWalked ? foretoldLength(of: row) : length(of: row)
      return clamped(start(of: row) - distance(aligning: length, by: alignment))
    }
  }

  /// The row to start filling from, and its distance, so that a target is where it is to be.
  func place(of target: Target) -> Place {
    let (row, distance): (Int, Length) =
      switch target {
      case .aligned(let row, let alignment): (row, self.distance(aligning: length(of: row), by: alignment))
      case .contentStart: (0, leading)
      case .startAt(let row): (row, leading)
      case .contentEnd: (rowCount - 1, visibleExtent - trailing - length(of: rowCount - 1))
      case .endAt(let row): (row, visibleExtent - trailing - length(of: row))
      }
    return Place(subview: row, distance: distance)
  }

  private func distance(aligning length: Length, by alignment: ScrollGoal.Alignment) -> Length {
    switch alignment {
    case .unitPoint(let anchor):
      Length(points: anchor.unitPoint * (visibleExtent - length).doublePoints)
    case .nearestStart:
      .zero
    case .nearestEnd:
      length > visibleExtent ? .zero : visibleExtent - length
    }
  }

  /// The alignment that shows a row with the least move; `nil` if all of it is on screen.
  package func leastMove(showing row: Int) -> ScrollGoal.Alignment? {
    let length = isWalked ? foretoldLength(of: row) : length(of: row)
    var distance = start(of: row) - record.offset
    for (place, seen) in seen.enumerated() where seen == row { distance = distances[place] }
    if !seen.isEmpty && row < seen.lowerBound { return .nearestStart }
    if !seen.isEmpty && row >= seen.upperBound { return .nearestEnd }
    if distance < .zero || length > visibleExtent { return .nearestStart }
    return distance + length <= visibleExtent ? nil : .nearestEnd
  }

  /// The first row that starts at an offset or after it, or the one before if it reaches beyond;
  /// the last row if none starts there.
  func row(at offset: Length) -> Int {
    for row in rows.indices where start(of: row) >= offset {
      if row == 0 { return row }
      let lengthBefore = isWalked ? publishedLength(of: row - 1) : length(of: row - 1)
      return start(of: row - 1) + lengthBefore > offset ? row - 1 : row
    }
    return rowCount - 1
  }
}

extension Length {
  init(points: Double) {
    self.init(CGFloat(points))
  }

  var doublePoints: Double { Double(points) }
}
