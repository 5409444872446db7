/// An order-statistics tree over the *measured* subviews of a stack.
///
/// A B+ tree whose nodes are rows of slots in one array. A slot of a leaf is one measured
/// subview together with the unmeasured ones directly before it; a slot of an inner node is
/// a child. Each carries three sums: subviews, measured subviews, their lengths. Memory follows
/// what was measured, never how much there is, and a changed mean touches nothing.
struct ExtentTree: Sendable {
  /// What lies under a slot.
  struct Sums: Hashable, Sendable {
    /// The subviews, measured or not.
    var subviews = 0

    /// The measured ones.
    var measured = 0

    /// The sum of their lengths.
    var length = Length.zero
  }

  private struct Slot: Sendable {
    var sums = Sums()

    /// The child's number; unused in leaves.
    var child = 0
  }

  /// The most slots in a node.
  private static let capacity = 16

  /// Node `n` has the slots from `n * capacity` on, `counts[n]` of them.
  private var slots: ContiguousArray<Slot>

  private var counts: ContiguousArray<Int>

  /// Nodes that hold nothing and can be used again.
  private var freeNodes: ContiguousArray<Int> = []

  private var root = 0

  /// The number of inner levels above the leaves.
  private var height = 0

  /// What lies under the root: everything up to the last measured subview.
  private(set) var total = Sums()

  /// The number of nodes, a measure of memory.
  var nodeCount: Int { counts.count }

  init() {
    slots = ContiguousArray(repeating: Slot(), count: Self.capacity)
    counts = [0]
  }
}

extension ExtentTree.Sums {
  @inline(__always)
  static func += (lhs: inout Self, rhs: Self) {
    lhs.subviews += rhs.subviews
    lhs.measured += rhs.measured
    lhs.length += rhs.length
  }

  @inline(__always)
  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum += rhs
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    Self(
      subviews: lhs.subviews - rhs.subviews, measured: lhs.measured - rhs.measured,
      length: lhs.length - rhs.length)
  }

  /// The subviews never measured.
  var unmeasured: Int { subviews - measured }
}

// Descending

extension ExtentTree {
  /// A slot of a leaf: what lies before it, and what it holds.
  struct Leaf {
    var before: Sums
    var sums: Sums
  }

  /// Returns the first leaf slot for which a condition holds of all that lies before its end.
  ///
  /// The condition must hold for every further slot once it holds for one.
  ///
  /// - Returns: The slot; `nil` if the condition holds for none.
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @inline(__always)
  func firstLeaf(where reached: (Sums) -> Bool) -> Leaf? {
    guard counts[root] > 0, reached(total) else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      var before = Sums()
      var index = root * Self.capacity
      var slot = slots[index]
      for level in 0...height {
        if level > 0 { index = slot.child * Self.capacity }
        slot = slots[index]
        var end = before + slot.sums
        while !reached(end) {
          before = end
          index += 1
          slot = slots[index]
          end += slot.sums
        }
      }
      return Leaf(before: before, sums: slot.sums)
    }
  }

  /// Returns what lies before a subview.
  func sums(before subview: Int) -> Sums {
    let before = firstLeaf { $0.subviews > subview }?.before ?? total
    return Sums(subviews: subview, measured: before.measured, length: before.length)
  }

  /// Returns the length remembered for a subview.
  func length(of subview: Int) -> Length? {
    guard let leaf = firstLeaf(where: { $0.subviews > subview }),
      leaf.before.subviews + leaf.sums.subviews == subview + 1
    else { return nil }
    return leaf.sums.length
  }

  /// Returns the first unmeasured subviews at or after one, up to the next measured; without one
  /// the range is open, up to `Int.max`.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func firstUnmeasured(from subview: Int) -> Range<Int> {
    let before = sums(before: subview).unmeasured
    guard let leaf = firstLeaf(where: { $0.unmeasured > before }) else {
      return max(subview, total.subviews)..<Int.max
    }
    return max(subview, leaf.before.subviews)..<leaf.before.subviews + leaf.sums.subviews - 1
  }
}

// Reading all

extension ExtentTree {
  /// Calls a closure with each measured subview and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews.
  func forEachMeasured(_ body: (Int, Length) -> Void) {
    var before = 0
    visit(root, above: height, before: &before, body)
  }

  private func visit(_ node: Int, above level: Int, before: inout Int, _ body: (Int, Length) -> Void) {
    let first = node * Self.capacity
    for slot in slots[first..<first + counts[node]] {
      if level > 0 {
        visit(slot.child, above: level - 1, before: &before, body)
      } else {
        before += slot.sums.subviews
        body(before - 1, slot.sums.length)
      }
    }
  }
}

// Changing what is not measured

extension ExtentTree {
  /// Lets unmeasured subviews come in before one, or go from there on.
  ///
  /// - Parameters:
  ///   - count: How many come in; negative for those that go.
  ///   - subview: The first of them.
  /// - Precondition: What goes is unmeasured.
  /// - Complexity: O(log *m*) for *m* measured subviews.
  mutating func changeUnmeasured(by count: Int, at subview: Int) {
    // What follows the last measured subview is in no slot.
    guard subview < total.subviews else { return }
    total.subviews += count
    var local = subview
    var node = root
    for level in 0...height {
      var index = node * Self.capacity
      while slots[index].sums.subviews <= local {
        local -= slots[index].sums.subviews
        index += 1
      }
      slots[index].sums.subviews += count
      precondition(level < height || slots[index].sums.subviews > local, "a measured subview would go")
      node = slots[index].child
    }
  }
}

// Measuring

extension ExtentTree {
  /// Remembers a subview's length and returns the one remembered before.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  mutating func measure(_ subview: Int, as length: Length) -> Length? {
    let change = measure(subview, as: length, in: root, above: height)
    total += change.added
    if let sibling = change.sibling {
      let old = Slot(sums: total - sibling.sums, child: root)
      root = addNode()
      height += 1
      insert(old, at: 0, in: root)
      insert(sibling, at: 1, in: root)
    }
    return change.old
  }

  /// What measuring did to a node.
  private struct Change {
    var added: Sums
    var old: Length?

    /// The upper half of the node, where it had to be split.
    var sibling: Slot?
  }

  /// Measures the `local`-th subview under a node that is `level` levels above the leaves.
  private mutating func measure(
    _ local: Int, as length: Length, in node: Int, above level: Int
  ) -> Change {
    var local = local
    var position = 0
    let first = node * Self.capacity
    let last = level == 0 ? counts[node] : counts[node] - 1
    while position < last, slots[first + position].sums.subviews <= local {
      local -= slots[first + position].sums.subviews
      position += 1
    }
    if level == 0 { return measureLeaf(local, as: length, at: position, in: node) }
    var change = measure(local, as: length, in: slots[first + position].child, above: level - 1)
    slots[first + position].sums += change.added
    if let sibling = change.sibling {
      slots[first + position].sums = slots[first + position].sums - sibling.sums
      change.sibling = insert(sibling, at: position + 1, in: node)
    }
    return change
  }

  /// Measures the `local`-th subview of a leaf's slot, or one behind the last slot.
  private mutating func measureLeaf(
    _ local: Int, as length: Length, at position: Int, in node: Int
  ) -> Change {
    let index = node * Self.capacity + position
    let new = Sums(subviews: local + 1, measured: 1, length: length)
    if position == counts[node] {
      return Change(added: new, sibling: insert(Slot(sums: new), at: position, in: node))
    }
    if local + 1 == slots[index].sums.subviews {
      let old = slots[index].sums.length
      slots[index].sums.length = length
      return Change(added: Sums(length: length - old), old: old)
    }
    slots[index].sums.subviews -= local + 1
    let sibling = insert(Slot(sums: new), at: position, in: node)
    return Change(added: Sums(measured: 1, length: length), sibling: sibling)
  }

  /// Puts a slot into a node; returns the node's upper half if it had to be split.
  @discardableResult
  private mutating func insert(_ slot: Slot, at position: Int, in node: Int) -> Slot? {
    if counts[node] < Self.capacity {
      let index = node * Self.capacity + position
      let end = node * Self.capacity + counts[node]
      slots.withUnsafeMutableBufferPointer { slots in
        for moved in stride(from: end, to: index, by: -1) { slots[moved] = slots[moved - 1] }
        slots[index] = slot
      }
      counts[node] += 1
      return nil
    }
    let half = Self.capacity / 2
    let sibling = addNode()
    for offset in 0..<half {
      slots[sibling * Self.capacity + offset] = slots[node * Self.capacity + half + offset]
    }
    counts[node] = half
    counts[sibling] = half
    if position <= half {
      insert(slot, at: position, in: node)
    } else {
      insert(slot, at: position - half, in: sibling)
    }
    return Slot(sums: sums(in: sibling), child: sibling)
  }

  private mutating func addNode() -> Int {
    if let node = freeNodes.popLast() { return node }
    slots.append(contentsOf: repeatElement(Slot(), count: Self.capacity))
    counts.append(0)
    return counts.count - 1
  }

  private func sums(in node: Int) -> Sums {
    let first = node * Self.capacity
    return slots[first..<first + counts[node]].reduce(into: Sums()) { $0 += $1.sums }
  }
}

// Forgetting

extension ExtentTree {
  /// Forgets the length of a measured subview, which is unmeasured then.
  ///
  /// - Returns: The length; `nil` if it was not measured.
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @discardableResult
  mutating func forget(_ subview: Int) -> Length? {
    guard let leaf = firstLeaf(where: { $0.subviews > subview }),
      leaf.before.subviews + leaf.sums.subviews == subview + 1
    else { return nil }
    remove(subview, sums: leaf.sums, in: root, above: height)
    total = total - leaf.sums
    if counts[root] == 0 { self = ExtentTree() }
    // Its place, and those of the unmeasured ones before it, go to the next measured one.
    changeUnmeasured(by: leaf.sums.subviews, at: leaf.before.subviews)
    return leaf.sums.length
  }

  /// Takes a leaf's slot away, and with it nodes that are left empty.
  private mutating func remove(_ local: Int, sums: Sums, in node: Int, above level: Int) {
    var local = local
    var index = node * Self.capacity
    while slots[index].sums.subviews <= local {
      local -= slots[index].sums.subviews
      index += 1
    }
    if level > 0 {
      let child = slots[index].child
      remove(local, sums: sums, in: child, above: level - 1)
      slots[index].sums = slots[index].sums - sums
      if counts[child] > 0 { return }
      freeNodes.append(child)
    }
    let end = node * Self.capacity + counts[node] - 1
    for moved in index..<end { slots[moved] = slots[moved + 1] }
    counts[node] -= 1
  }
}
