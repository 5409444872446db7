import LazyStacks

/// Where lengths are on the upright axis of a lane.
struct LengthScale {
  let low: Length
  let high: Length

  /// Spans lengths, zero among them.
  init(_ lengths: some Sequence<Length>) {
    let lengths = Array(lengths)
    low = min(.zero, lengths.min() ?? .zero)
    high = max(low + 1, lengths.max() ?? 1)
  }

  /// The place of a length from the top.
  func y(_ length: Length) -> Int {
    let share = Double((length - low).units) / Double((high - low).units)
    return Lane.unit - Int((min(1, max(0, share)) * Double(Lane.unit)).rounded())
  }
}

extension Timeline {
  /// A line along a figure of each column: level within it, as nothing is between two frames.
  func line(_ value: (TimelineColumn) -> Int?) -> String {
    var path = PathData()
    var isOpen = false
    for (index, column) in columns.enumerated() {
      guard let y = value(column) else {
        path.end()
        isOpen = false
        continue
      }
      if isOpen { path.line(index * 2, y) } else { path.move(index * 2, y) }
      isOpen = true
      path.line(index * 2 + 2, y)
    }
    path.end()
    return path.text
  }

  /// An area between two figures of each column.
  func area(_ upper: (TimelineColumn) -> Int?, _ lower: (TimelineColumn) -> Int?) -> String {
    var path = PathData()
    var index = 0
    while index < columns.count {
      let start = index
      while index < columns.count, upper(columns[index]) != nil, lower(columns[index]) != nil { index += 1 }
      let stretch = start..<index
      if stretch.isEmpty {
        index += 1
        continue
      }
      path.move(stretch.lowerBound * 2, upper(columns[stretch.lowerBound]) ?? 0)
      for place in stretch {
        path.line(place * 2, upper(columns[place]) ?? 0)
        path.line(place * 2 + 2, upper(columns[place]) ?? 0)
      }
      for place in stretch.reversed() {
        path.line(place * 2 + 2, lower(columns[place]) ?? 0)
        path.line(place * 2, lower(columns[place]) ?? 0)
      }
      path.close()
    }
    return path.text
  }

  /// Steps of a count, filled down to the floor.
  func steps(_ value: (TimelineColumn) -> Int) -> String {
    var path = PathData()
    path.move(0, Lane.unit)
    for (index, column) in columns.enumerated() {
      path.line(index * 2, value(column))
      path.line(index * 2 + 2, value(column))
    }
    path.line(columns.count * 2, Lane.unit)
    path.close()
    return path.text
  }

  /// What the lowest to the highest value of a column spans, where it has several frames.
  func spread(_ span: (TimelineColumn) -> TimelineColumn.Span?, _ scale: LengthScale) -> String {
    guard framesPerColumn > 1 else { return "" }
    var path = PathData()
    for (index, column) in columns.enumerated() {
      guard let span = span(column), scale.y(span.low) != scale.y(span.high) else { continue }
      path.rectangle(index * 2, scale.y(span.high), 2, scale.y(span.low) - scale.y(span.high))
    }
    return path.text
  }
}
