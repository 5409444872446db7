package import LazyStacks

import struct Foundation.CGFloat

extension DullStack {
  /// The content coordinate at which a row starts; for the row count, where one more would.
  func start(of row: Int) -> Length {
    if isWalked { return leading + publishedEdge(of: row) }
    var start = leading + spacing * row
    var unmeasured = 0
    for above in 0..<row {
      if let length = lengths[above] {
        start += length
      } else {
        unmeasured += 1
      }
    }
    return start + estimatedExtent(ofRows: unmeasured)
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
    return start(of: rowCount) - spacing + trailing
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
    max(.zero, min(offset, contentExtent - viewport))
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
      return clamped(contentExtent - viewport)
    case .element(let element, let alignment):
      return rows.isEmpty ? clamped(offset) : goalOffset(.subview(estimatedFirstRow(of: element), alignment))
    case .subview(let row, let alignment):
      if rows.isEmpty { return clamped(offset) }
      let length = isWalked ? foretoldLength(of: row) : length(of: row)
      return clamped(start(of: row) - distance(aligning: length, by: alignment))
    }
  }

  /// The row to start filling from, and its distance, so that a goal is reached.
  func place(of goal: ScrollGoal) -> ScrollPosition {
    let lastRow = rowCount - 1
    switch goal {
    case .element: preconditionFailure("it was found")
    case .subview(let row, let alignment):
      let distance = distance(aligning: length(of: row), by: alignment)
      return ScrollPosition(subview: row, distance: distance)
    case .edge(.top):
      return ScrollPosition(subview: 0, distance: leading)
    case .edge(.bottom):
      return ScrollPosition(subview: lastRow, distance: viewport - trailing - length(of: lastRow))
    case .offset(let offset):
      let row = row(at: offset)
      return ScrollPosition(subview: row, distance: start(of: row) - offset)
    }
  }

  private func distance(aligning length: Length, by alignment: ScrollGoal.Alignment) -> Length {
    switch alignment {
    case .unitPoint(let anchor):
      Length(points: anchor.unitPoint * (viewport - length).doublePoints)
    case .nearestStart:
      .zero
    case .nearestEnd:
      length > viewport ? .zero : viewport - length
    }
  }

  /// The first row that starts at an offset or after it, or the one before if it reaches beyond;
  /// the last row if none starts there.
  private func row(at offset: Length) -> Int {
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
