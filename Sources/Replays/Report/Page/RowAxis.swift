import LazyStacks

/// Where rows are on the upright axis of a raster: only those that were ever alive, a gap where others stand between.
struct RowAxis {
  /// Neighbouring rows, and the first of the axis's bins that they take.
  struct Part: Hashable {
    let rows: Range<Int>
    let bins: Range<Int>
  }

  private(set) var parts: [Part] = []

  /// How many rows a bin has, at least one.
  private(set) var rowsPerBin = 1.0

  /// The bins, gaps among them.
  private(set) var count = 0

  /// How many rows were ever alive.
  private(set) var aliveCount = 0

  private static let capacity = 220

  /// The most parts; beyond that those with the least between them are one.
  private static let partCapacity = 80
}

extension RowAxis {
  init(of timeline: Timeline) {
    let ranges = Set(timeline.columns.flatMap { $0.rows.runs.map(\.rows) }).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    var merged: [Range<Int>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    let total = merged.reduce(0) { $0 + $1.count }
    aliveCount = total
    // Gaps that would hardly be seen are filled, the smallest first, until there is room for the rest.
    while merged.count > 1 {
      let gaps = zip(merged, merged.dropFirst()).map { $1.lowerBound - $0.upperBound }
      let index = gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0
      guard gaps[index] <= max(1, total / 40) || merged.count > Self.partCapacity else { break }
      merged[index] = merged[index].lowerBound..<merged[index + 1].upperBound
      merged.remove(at: index + 1)
    }
    lay(merged)
  }

  private mutating func lay(_ ranges: [Range<Int>]) {
    let total = ranges.reduce(0) { $0 + $1.count }
    if total == 0 { return }
    rowsPerBin = max(1, Double(total) / Double(Self.capacity))
    let gap = ranges.count > 20 ? 1 : max(1, min(total, Self.capacity) / 50)
    for range in ranges {
      if !parts.isEmpty { count += gap }
      let bins = max(1, Int((Double(range.count) / rowsPerBin).rounded(.up)))
      parts.append(Part(rows: range, bins: count..<count + bins))
      count += bins
    }
  }

  /// The bins of rows that lie in one of the parts, which all that were alive do.
  func bins(of rows: Range<Int>) -> [Range<Int>] {
    parts.compactMap { part in
      let rows = rows.clamped(to: part.rows)
      if rows.isEmpty { return nil }
      let first = Int(Double(rows.lowerBound - part.rows.lowerBound) / rowsPerBin)
      let last = Int(Double(rows.upperBound - 1 - part.rows.lowerBound) / rowsPerBin)
      return (part.bins.lowerBound + first)..<min(part.bins.upperBound, part.bins.lowerBound + last + 1)
    }
  }

  /// The rows of a bin.
  func rows(of bin: Int) -> Range<Int> {
    guard let part = parts.first(where: { $0.bins.contains(bin) }) else { return 0..<0 }
    let start = part.rows.lowerBound + Int((Double(bin - part.bins.lowerBound) * rowsPerBin).rounded(.up))
    let end = part.rows.lowerBound + Int((Double(bin + 1 - part.bins.lowerBound) * rowsPerBin).rounded(.up))
    return min(start, part.rows.upperBound - 1)..<max(start + 1, min(end, part.rows.upperBound))
  }
}
