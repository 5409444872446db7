import LazyStacks

/// Which elements are alive in a column of a timeline, and why, as runs of neighbours in order.
struct AliveRows: Hashable, Sendable {
  /// Why an element is alive; of a column's frames the greatest counts.
  enum State: Int, Comparable, CaseIterable, Sendable {
    /// It was built ahead and has not been seen.
    case prefetched

    /// It is kept alive off screen, and will be released.
    case held

    /// It is kept alive off screen and never released, since later indices depend on it.
    case heldForGood

    /// It is on screen.
    case seen

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  struct Run: Hashable, Sendable {
    var rows: Range<Int>
    var state: State
  }

  private(set) var runs: [Run] = []

  /// The most runs that are kept apart; beyond that those with the least between them are drawn as one.
  private static let capacity = 64
}

extension AliveRows {
  /// What is alive at a frame's end.
  init(of stack: LazyStack, seen: Range<ElementIndex>) {
    var runs: [Run] = []
    stack.forEachAlive { elements, reason in
      let state: State =
        switch reason {
        case .kept: .held
        case .prefetched: .prefetched
        case .index: .heldForGood
        }
      runs.append(Run(rows: elements.numbers, state: state))
    }
    self.runs = runs
    add(AliveRows(seen: seen))
  }

  /// The elements seen, and no others.
  init(seen: Range<ElementIndex>) {
    if !seen.isEmpty { runs = [Run(rows: seen.numbers, state: .seen)] }
  }

  /// Takes over what is alive in another frame of the column.
  mutating func add(_ other: AliveRows) {
    if other.runs.isEmpty { return }
    if runs.isEmpty {
      runs = other.runs
    } else if runs != other.runs {
      runs = Self.union(runs, other.runs)
    }
    join()
  }

  /// Returns the greater state of each row.
  private static func union(_ left: [Run], _ right: [Run]) -> [Run] {
    let bounds = Set((left + right).flatMap { [$0.rows.lowerBound, $0.rows.upperBound] }).sorted()
    var (i, j) = (0, 0)
    var result: [Run] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      while i < left.count, left[i].rows.upperBound <= start { i += 1 }
      while j < right.count, right[j].rows.upperBound <= start { j += 1 }
      let states = [(left, i), (right, j)].compactMap { runs, index in
        index < runs.count && runs[index].rows.lowerBound <= start ? runs[index].state : nil
      }
      guard let state = states.max() else { continue }
      if let last = result.last, last.rows.upperBound == start, last.state == state {
        result[result.count - 1].rows = last.rows.lowerBound..<end
      } else {
        result.append(Run(rows: start..<end, state: state))
      }
    }
    return result
  }

  private mutating func join() {
    while runs.count > Self.capacity {
      let gaps = zip(runs, runs.dropFirst()).map { $1.rows.lowerBound - $0.rows.upperBound }
      let index = gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0
      let (before, after) = (runs[index], runs[index + 1])
      runs[index] = Run(
        rows: before.rows.lowerBound..<after.rows.upperBound, state: max(before.state, after.state))
      runs.remove(at: index + 1)
    }
  }
}

extension Range<ElementIndex> {
  fileprivate var numbers: Range<Int> { lowerBound.rawValue..<upperBound.rawValue }
}
