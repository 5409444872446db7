import Findings

/// The leaves of an ``ExtentTree``: runs of measured subviews, each with what is unmeasured before it.
///
/// A leaf begins where the one before it ends, and ends with its last measured subview. It holds where its measured
/// subviews lie, counted from its own first one, and their lengths, in two rows of the same two arrays that hold
/// those of all leaves. So a subview that comes to be measured moves no other one's position, and what lies before
/// one is a sum over neighbours in memory.
struct ExtentLeaves: Sendable {
  /// The most measured subviews of a leaf.
  static let capacity = 64

  /// The measured subviews of leaf `n` are entries `n * capacity` and on, `counts[n]` of them.
  private var counts: ContiguousArray<Int> = [0]
  private var positions = ContiguousArray<Int32>(repeating: 0, count: capacity)
  private var lengths = ContiguousArray<Length>(repeating: .zero, count: capacity)

  /// Leaves that hold nothing and can be used again.
  private(set) var free: ContiguousArray<Int> = []
}

extension ExtentLeaves {
  /// The leaves there are, free ones included.
  var count: Int { counts.count }

  /// The number of measured subviews.
  @inline(__always)
  func count(of leaf: Int) -> Int { counts[leaf] }

  /// The number of subviews, measured or not.
  @inline(__always)
  func span(of leaf: Int) -> Int {
    let count = counts[leaf]
    return count == 0 ? 0 : Int(positions[leaf * Self.capacity + count - 1]) + 1
  }

  /// Where a measured subview lies.
  @inline(__always)
  func position(of rank: Int, in leaf: Int) -> Int { Int(positions[leaf * Self.capacity + rank]) }

  @inline(__always)
  func length(of rank: Int, in leaf: Int) -> Length { lengths[leaf * Self.capacity + rank] }

  /// How many measured subviews lie before a position.
  @inline(__always)
  func rank(of position: Int, in leaf: Int) -> Int {
    let count = counts[leaf]
    if count == 0 { return 0 }
    return positions.withUnsafeBufferPointer { positions in
      let first = leaf * Self.capacity
      // No two lie at one position. So as many lie before one as there are positions, less at most those that are
      // unmeasured: where rows were scrolled past, that leaves one answer.
      let low = min(count, max(0, position - Int(positions[first + count - 1]) + count - 1))
      let high = max(low, min(count, position - Int(positions[first])))
      return (low..<high).partitioningIndex { Int(positions[first + $0]) >= position }
    }
  }

  /// The sum of the first lengths of a leaf.
  @inline(__always)
  func length(ofFirst count: Int, in leaf: Int) -> Length {
    lengths.withUnsafeBufferPointer { lengths in
      let first = leaf * Self.capacity
      var units: Int64 = 0
      for index in first..<first + count { units &+= lengths[index].units }
      return Length(units: units)
    }
  }

  /// What a leaf holds.
  func sums(of leaf: Int) -> ExtentTree.Sums {
    ExtentTree.Sums(
      subviews: span(of: leaf), measured: counts[leaf], length: length(ofFirst: counts[leaf], in: leaf))
  }

  /// Returns the first measured subview for which a condition holds of all that lies before its end.
  ///
  /// - Parameter start: What lies before the leaf.
  /// - Returns: The subview; `nil` if the condition holds for none.
  @inline(__always)
  func first(in leaf: Int, after start: ExtentTree.Sums, where reached: (ExtentTree.Sums) -> Bool)
    -> ExtentTree.Slot?
  {
    let count = counts[leaf]
    let first = leaf * Self.capacity
    return positions.withUnsafeBufferPointer { positions in
      lengths.withUnsafeBufferPointer { lengths in
        func end(of rank: Int, _ before: ExtentTree.Sums) -> ExtentTree.Sums {
          ExtentTree.Sums(
            subviews: start.subviews &+ Int(positions[first &+ rank]) &+ 1, measured: before.measured &+ 1,
            length: Length(units: before.length.units &+ lengths[first &+ rank].units))
        }
        var before = start
        var rank = 0
        // Eight at a time as far as that goes, which takes an eighth of the questions.
        while rank &+ 8 <= count {
          var units = before.length.units
          for index in rank..<rank &+ 8 { units &+= lengths[first &+ index].units }
          let after = ExtentTree.Sums(
            subviews: start.subviews &+ Int(positions[first &+ rank &+ 7]) &+ 1,
            measured: before.measured &+ 8, length: Length(units: units))
          if reached(after) { break }
          before = after
          rank &+= 8
        }
        while rank < count {
          let after = end(of: rank, before)
          if reached(after) { return ExtentTree.Slot(before: before, sums: after - before) }
          before = after
          rank &+= 1
        }
        return nil
      }
    }
  }
}

// Changing

extension ExtentLeaves {
  /// Gives a measured subview another length and returns the one it had.
  mutating func setLength(_ length: Length, of rank: Int, in leaf: Int) -> Length {
    let index = leaf * Self.capacity + rank
    defer { lengths[index] = length }
    return lengths[index]
  }

  /// Adds neighbouring measured subviews to a leaf that has room for them.
  mutating func insert(_ position: Int, lengths new: some Collection<Length>, at rank: Int, in leaf: Int) {
    let (index, end, count) = (leaf * Self.capacity + rank, leaf * Self.capacity + counts[leaf], new.count)
    positions.open(index..<end, by: count)
    lengths.open(index..<end, by: count)
    for (offset, length) in new.enumerated() {
      positions[index + offset] = Int32(truncatingIfNeeded: position + offset)
      lengths[index + offset] = length
    }
    counts[leaf] += count
  }

  /// Takes a measured subview away, and with it what is unmeasured before it.
  mutating func remove(_ rank: Int, in leaf: Int) {
    let removed = position(of: rank, in: leaf) - (rank == 0 ? -1 : position(of: rank - 1, in: leaf))
    let (index, end) = (leaf * Self.capacity + rank, leaf * Self.capacity + counts[leaf])
    for index in index..<end - 1 {
      positions[index] = positions[index + 1] - Int32(truncatingIfNeeded: removed)
      lengths[index] = lengths[index + 1]
    }
    counts[leaf] -= 1
  }

  /// Moves the measured subviews from one on by a number of unmeasured ones that come in before it.
  mutating func move(by count: Int, from rank: Int, in leaf: Int) {
    for index in leaf * Self.capacity + rank..<leaf * Self.capacity + counts[leaf] {
      positions[index] += Int32(truncatingIfNeeded: count)
    }
  }

  /// Gives the upper half of a leaf to a new one, which follows it.
  mutating func split(_ leaf: Int) -> Int {
    let (new, half, count) = (add(), counts[leaf] / 2, counts[leaf])
    let start = positions[leaf * Self.capacity + half - 1] + 1
    for offset in half..<count {
      positions[new * Self.capacity + offset - half] = positions[leaf * Self.capacity + offset] - start
      lengths[new * Self.capacity + offset - half] = lengths[leaf * Self.capacity + offset]
    }
    counts[leaf] = half
    counts[new] = count - half
    return new
  }

  /// Returns an empty leaf.
  mutating func add() -> Int {
    if let leaf = free.popLast() { return leaf }
    counts.append(0)
    positions.append(contentsOf: repeatElement(0, count: Self.capacity))
    lengths.append(contentsOf: repeatElement(.zero, count: Self.capacity))
    return counts.count - 1
  }

  /// Notes that an empty leaf can be used again.
  mutating func release(_ leaf: Int) {
    precondition(counts[leaf] == 0, "leaf \(leaf) is not empty")
    free.append(leaf)
  }
}

extension ContiguousArray {
  /// Moves elements by some places, over those after them.
  @inline(__always)
  fileprivate mutating func open(_ moved: Range<Int>, by count: Int) {
    withUnsafeMutableBufferPointer { elements in
      guard let first = elements.baseAddress?.advanced(by: moved.lowerBound) else { return }
      first.advanced(by: count).update(from: first, count: moved.count)
    }
  }
}
