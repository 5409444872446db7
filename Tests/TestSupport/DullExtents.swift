package import LazyStacks

/// The dull twin of `MeasuredExtents`: an array and a loop.
package struct DullExtents: ExtentModel {
  package let spacing: Length
  private let estimate: ModelParameters.Estimate
  private let stride: Length
  private var lengths: [Length?]

  /// The measured lengths, in any order.
  private var measured: [Length] = [] {
    didSet { measuredExtent = measured.reduce(.zero, +) }
  }
  private var measuredExtent = Length.zero

  package init(
    subviewCount: Int, spacing: Length, estimate: ModelParameters.Estimate, stride: Length = 32
  ) {
    self.spacing = spacing
    self.estimate = estimate
    self.stride = stride
    lengths = Array(repeating: nil, count: subviewCount)
  }
}

extension DullExtents {
  package var subviewCount: Int { lengths.count }

  package var extent: Length {
    lengths.isEmpty ? .zero : leadingEdge(of: lengths.count) - spacing
  }

  package func leadingEdge(of index: Int) -> Length {
    let known = index == lengths.count ? measured : lengths[..<index].compactMap(\.self)
    return known.reduce(.zero, +) + estimatedExtent(of: index - known.count) + spacing * index
  }

  package func extent(from index: Int) -> Length {
    let known = lengths[index...].compactMap(\.self)
    return known.reduce(.zero, +) + estimatedExtent(of: subviewCount - index - known.count)
      + spacing * (subviewCount - index)
  }

  /// Where every subview starts.
  private var edges: [Length] {
    let estimates = (0...lengths.count).map { estimatedExtent(of: $0) }
    var (known, unknown) = (Length.zero, 0)
    return lengths.enumerated().map { index, length in
      defer { if let length { known += length } else { unknown += 1 } }
      return known + estimates[unknown] + spacing * index
    }
  }

  /// `(sum × k) / count` on whole numbers, rounded once, half up.
  private func estimatedExtent(of count: Int) -> Length {
    switch estimate {
    case .fixed(let length): return length * count
    case .mean where measured.isEmpty, .walked where measured.isEmpty: return stride * count
    case .mean, .walked:
      let sum = Int128(measuredExtent.units)
      let divisor = Int128(measured.count)
      return Length(units: Int64((2 * sum * Int128(count) + divisor) / (2 * divisor)))
    }
  }

  package func firstSubview(startingAtOrAfter offset: Length) -> Int {
    edges.firstIndex { $0 >= offset } ?? subviewCount
  }

  package func subview(startingAtOrBefore offset: Length) -> (index: Int, leadingEdge: Length) {
    let edges = edges
    let index = edges.lastIndex { $0 <= offset } ?? 0
    return (index, edges[index])
  }

  package func measuredLength(of index: Int) -> Length? { lengths[index] }

  package func firstUnmeasured(in range: Range<Int>) -> Range<Int>? {
    guard let first = range.first(where: { lengths[$0] == nil }) else { return nil }
    return first..<((first..<range.upperBound).first { lengths[$0] != nil } ?? range.upperBound)
  }

  package mutating func changeCount(by count: Int, at index: Int) {
    if count < 0 {
      lengths.removeSubrange(index..<index - count)
    } else {
      lengths.insert(contentsOf: Array(repeating: nil, count: count), at: index)
    }
  }

  package mutating func remove(_ subviews: Range<Int>) {
    lengths.removeSubrange(subviews)
    measured = lengths.compactMap(\.self)
  }

  @discardableResult
  package mutating func measure(_ index: Int, as length: Length) -> Length? {
    defer {
      lengths[index] = length
      measured = lengths.compactMap(\.self)
    }
    return lengths[index]
  }

  package mutating func measure(_ subviews: some Sequence<Int>, as lengths: ArraySlice<Length>) {
    for (subview, length) in zip(subviews, lengths) { self.lengths[subview] = length }
    measured = self.lengths.compactMap(\.self)
  }
}
