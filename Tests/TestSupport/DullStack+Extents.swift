package import LazyStacks

import struct Foundation.CGFloat

extension DullStack {
  /// The content coordinate at which a row starts; for the row count, where one more would.
  func start(of row: Int) -> Length {
    if isWalked { return leading + publishedEdge(of: row) }
    var start = leading + spacing * row
    var unmeasured = 0
    for above in 0..<row {
      if isMeasured[above] {
        start += lengths[above]
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
      for row in lengths.indices where isMeasured[row] {
        sum += Int128(lengths[row].units)
        measured += 1
      }
      if measured == 0 { return parameters.stride * count }
      // The nearest unit, half up; nothing here is negative.
      return Length(units: Int64((2 * sum * Int128(count) + measured) / (2 * measured)))
    }
  }

  /// A row's length, measured or estimated.
  func length(of row: Int) -> Length {
    isMeasured[row] ? lengths[row] : start(of: row + 1) - spacing - start(of: row)
  }

  var contentExtent: Length {
    if lengths.isEmpty { return leading + trailing }
    if isWalked { return leading + walked.total + trailing }
    return start(of: lengths.count) - spacing + trailing
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
    case .element: preconditionFailure("the twin is given subviews")
    case .subview(let row, let alignment):
      if lengths.isEmpty { return clamped(offset) }
      let length = isWalked ? foretoldLength(of: row) : length(of: row)
      return clamped(start(of: row) - distance(aligning: length, by: alignment))
    }
  }

  /// The row to start filling from, and its distance, so that a goal is reached.
  func place(of goal: ScrollGoal) -> ScrollPosition {
    let lastRow = lengths.count - 1
    switch goal {
    case .element: preconditionFailure("the twin is given subviews")
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
    for row in lengths.indices where start(of: row) >= offset {
      if row == 0 { return row }
      let lengthBefore = isWalked ? publishedLength(of: row - 1) : length(of: row - 1)
      return start(of: row - 1) + lengthBefore > offset ? row - 1 : row
    }
    return lengths.count - 1
  }
}

extension Length {
  init(points: Double) {
    self.init(CGFloat(points))
  }

  var doublePoints: Double { Double(points) }
}
