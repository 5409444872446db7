/// An order-statistics tree over the *measured* subviews of a stack.
///
/// A B+ tree. Its leaves are ``ExtentLeaves``; an inner node is a row of children, each with three sums: subviews,
/// measured subviews, their lengths. Memory follows what was measured, never how much there is, and a changed mean
/// touches nothing.
///
/// Most questions are about the neighbourhood of the last change, so the tree keeps a *finger* on that leaf, with what
/// lies before it and the way there: they are answered, and measurements made, without a descent.
struct ExtentTree: Sendable {
  /// A measured subview and the unmeasured ones directly before it: what lies before them, and what they are.
  struct Slot: Sendable {
    var before: Sums
    var sums: Sums
  }

  struct Child: Sendable {
    var sums: Sums

    /// The number of an inner node, or, one level above the leaves, of a leaf.
    var node: Int
  }

  /// The most children of an inner node.
  static let capacity = 32

  /// The children of inner node `n` are entries `n * capacity` and on, `counts[n]` of them.
  private(set) var children: ContiguousArray<Child> = []
  private(set) var counts: ContiguousArray<Int> = []

  /// Inner nodes that hold nothing and can be used again.
  private(set) var free: ContiguousArray<Int> = []

  private(set) var leaves = ExtentLeaves()

  /// An inner node, or the one leaf of a tree without inner nodes.
  private(set) var root = 0

  /// The number of inner levels above the leaves.
  private(set) var height = 0

  /// What lies under the root: everything up to the last measured subview.
  private(set) var total = Sums()

  struct Finger: Sendable {
    var leaf = 0

    /// What lies before the leaf, and after how many subviews it ends: zero where the finger is on no leaf.
    var before = Sums()
    var end = 0
  }

  private(set) var finger = Finger()

  /// The way from the root to the finger's leaf: where each child on it stands in `children`.
  private var path: ContiguousArray<Int> = []

  /// The number of nodes, a measure of memory.
  var nodeCount: Int { counts.count + leaves.count }

  /// How often a question or a change had to go down from the root.
  private(set) var descentCount = 0
}

// Descending

extension ExtentTree {
  /// Goes down to the first leaf for which a condition holds of all that lies before its end; to the last leaf if it
  /// holds for none.
  ///
  /// The condition must hold for every further leaf once it holds for one.
  ///
  /// - Parameter visit: Is called with the index of each child on the way.
  @inline(__always)
  func descend(where reached: (Sums) -> Bool, visiting visit: (Int) -> Void = { _ in })
    -> (leaf: Int, before: Sums)
  {
    var before = Sums()
    var node = root
    children.withUnsafeBufferPointer { children in
      for _ in 0..<height {
        var index = node &* Self.capacity
        let last = index &+ counts[node] &- 1
        while index < last {
          let end = before + children[index].sums
          if reached(end) { break }
          before = end
          index &+= 1
        }
        visit(index)
        node = children[index].node
      }
    }
    return (node, before)
  }

  /// The leaf that a subview lies in, and what lies before the leaf; the last leaf for what lies after all.
  @inline(__always)
  private func leaf(of subview: Int) -> (leaf: Int, before: Sums) {
    if isAtFinger(subview) { return (finger.leaf, finger.before) }
    return descend { $0.subviews > subview }
  }

  @inline(__always)
  private func isAtFinger(_ subview: Int) -> Bool {
    // What follows the last measured subview is measured into the last leaf.
    subview >= finger.before.subviews && (subview < finger.end || finger.end == total.subviews)
  }

  /// Puts the finger on the leaf that a subview lies in; on the last one for what lies after all.
  mutating func focus(on subview: Int) {
    if isAtFinger(subview) { return }
    focus { $0.subviews > subview }
  }

  /// Puts the finger on the first leaf for which a condition holds of all that lies before its end, if it is not there.
  @inline(__always)
  mutating func focus(where reached: (Sums) -> Bool) {
    if finger.end > 0, !reached(finger.before), reached(finger.before + leafSums) { return }
    descentCount += 1
    var path = self.path
    self.path = []
    path.removeAll(keepingCapacity: true)
    (finger.leaf, finger.before) = descend(where: reached) { path.append($0) }
    self.path = path
    finger.end = finger.before.subviews + leaves.span(of: finger.leaf)
  }

  /// What the finger's leaf holds.
  @inline(__always)
  private var leafSums: Sums { path.last.map { children[$0].sums } ?? total }

  /// Returns the first measured subview for which a condition holds of all that lies before its end, with the
  /// unmeasured ones before it.
  ///
  /// The condition must hold for every further subview once it holds for one.
  ///
  /// - Returns: The subviews; `nil` if the condition holds for none.
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @inline(__always)
  func firstSlot(where reached: (Sums) -> Bool) -> Slot? {
    if finger.end > 0, !reached(finger.before),
      let slot = leaves.first(in: finger.leaf, after: finger.before, where: reached)
    {
      return slot
    }
    guard reached(total) else { return nil }
    let (leaf, before) = descend(where: reached)
    return leaves.first(in: leaf, after: before, where: reached)
  }

  /// Returns what lies before a subview.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @inline(__always)
  func sums(before subview: Int) -> Sums {
    if subview >= total.subviews {
      return Sums(subviews: subview, measured: total.measured, length: total.length)
    }
    let (leaf, before) = leaf(of: subview)
    let rank = leaves.rank(of: subview - before.subviews, in: leaf)
    let length = leaves.length(ofFirst: rank, in: leaf)
    return Sums(subviews: subview, measured: before.measured + rank, length: before.length + length)
  }

  /// Returns the length remembered for a subview.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @inline(__always)
  func length(of subview: Int) -> Length? {
    if subview >= total.subviews { return nil }
    let (leaf, before) = leaf(of: subview)
    let rank = leaves.rank(of: subview - before.subviews, in: leaf)
    return leaves.position(of: rank, in: leaf) == subview - before.subviews
      ? leaves.length(of: rank, in: leaf) : nil
  }

  /// Returns the first unmeasured subviews at or after one, up to the next measured; without one
  /// the range is open, up to `Int.max`.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func firstUnmeasured(from subview: Int) -> Range<Int> {
    let before = sums(before: subview).unmeasured
    guard let slot = firstSlot(where: { $0.unmeasured > before }) else {
      return max(subview, total.subviews)..<Int.max
    }
    return max(subview, slot.before.subviews)..<slot.before.subviews + slot.sums.subviews - 1
  }

  /// Returns how many subviews before one are measured.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @inline(__always)
  func measuredCount(before subview: Int) -> Int {
    if subview >= total.subviews { return total.measured }
    let (leaf, before) = leaf(of: subview)
    return before.measured + leaves.rank(of: subview - before.subviews, in: leaf)
  }
}

// Reading all

extension ExtentTree {
  /// Calls a closure with each measured subview and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews.
  func forEachMeasured(_ body: (Int, Length) -> Void) {
    var before = 0
    forEachLeaf(under: root, above: height) { leaf in
      for rank in 0..<leaves.count(of: leaf) {
        body(before + leaves.position(of: rank, in: leaf), leaves.length(of: rank, in: leaf))
      }
      before += leaves.span(of: leaf)
    }
  }

  private func forEachLeaf(under node: Int, above level: Int, _ body: (Int) -> Void) {
    if level == 0 { return body(node) }
    for index in node * Self.capacity..<node * Self.capacity + counts[node] {
      forEachLeaf(under: children[index].node, above: level - 1, body)
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
    // What follows the last measured subview is in no leaf.
    guard subview < total.subviews else { return }
    focus(on: subview)
    let rank = leaves.rank(of: subview - finger.before.subviews, in: finger.leaf)
    precondition(
      finger.before.subviews + leaves.position(of: rank, in: finger.leaf) + count >= subview,
      "a measured subview would go")
    leaves.move(by: count, from: rank, in: finger.leaf)
    add(Sums(subviews: count))
  }

  /// Adds to all sums on the way to the finger's leaf.
  @inline(__always)
  private mutating func add(_ change: Sums) {
    for index in path { children[index].sums += change }
    total += change
    finger.end += change.subviews
  }
}

// Measuring

extension ExtentTree {
  /// Remembers a subview's length and returns the one remembered before.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews; O(1) where the last change was.
  mutating func measure(_ subview: Int, as length: Length) -> Length? {
    focus(on: subview)
    let local = subview - finger.before.subviews
    let rank = leaves.rank(of: local, in: finger.leaf)
    if rank < leaves.count(of: finger.leaf), leaves.position(of: rank, in: finger.leaf) == local {
      let old = leaves.setLength(length, of: rank, in: finger.leaf)
      if old != length { add(Sums(length: length - old)) }
      return old
    }
    guard leaves.count(of: finger.leaf) < ExtentLeaves.capacity else {
      makeRoom(for: subview)
      return measure(subview, as: length)
    }
    leaves.insert(local, length: length, at: rank, in: finger.leaf)
    // One behind all others brings those before it into the tree.
    add(Sums(subviews: max(0, subview + 1 - total.subviews), measured: 1, length: length))
    return nil
  }

  /// Splits the finger's leaf, which is full, in two, and puts the finger on the one that a subview lies in.
  ///
  /// Behind all others a new leaf is begun, so that scrolling to the end leaves none that is half empty.
  private mutating func makeRoom(for subview: Int) {
    let new = subview >= total.subviews ? leaves.add() : leaves.split(finger.leaf)
    insert(Child(sums: leaves.sums(of: new), node: new), after: finger.leaf, level: height)
    finger = Finger()
    focus { $0.subviews > subview }
  }

  /// Puts a node next to the one on the finger's way, of which it has taken over the upper half.
  ///
  /// - Parameter level: The level of both, counted from the root.
  private mutating func insert(_ new: Child, after node: Int, level: Int) {
    guard level > 0 else {
      root = addNode()
      height += 1
      children[root * Self.capacity] = Child(sums: total - new.sums, node: node)
      children[root * Self.capacity + 1] = new
      counts[root] = 2
      return
    }
    let index = path[level - 1]
    let parent = index / Self.capacity
    children[index].sums = children[index].sums - new.sums
    let end = parent * Self.capacity + counts[parent]
    if counts[parent] < Self.capacity {
      for moved in stride(from: end, to: index + 1, by: -1) { children[moved] = children[moved - 1] }
      children[index + 1] = new
      counts[parent] += 1
      return
    }
    // The upper half of the parent, the new child among it if it lies there, moves to a node of its own.
    let half = Self.capacity / 2
    var all = Array(children[parent * Self.capacity..<end])
    all.insert(new, at: index - parent * Self.capacity + 1)
    let sibling = addNode()
    replaceChildren(of: parent, with: all[..<half])
    replaceChildren(of: sibling, with: all[half...])
    insert(
      Child(sums: all[half...].reduce(into: Sums()) { $0 += $1.sums }, node: sibling), after: parent,
      level: level - 1)
  }

  private mutating func replaceChildren(of node: Int, with new: ArraySlice<Child>) {
    for (offset, child) in new.enumerated() { children[node * Self.capacity + offset] = child }
    counts[node] = new.count
  }

  private mutating func addNode() -> Int {
    if let node = free.popLast() { return node }
    children.append(contentsOf: repeatElement(Child(sums: Sums(), node: 0), count: Self.capacity))
    counts.append(0)
    return counts.count - 1
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
    guard let length = length(of: subview) else { return nil }
    focus(on: subview)
    let local = subview - finger.before.subviews
    let rank = leaves.rank(of: local, in: finger.leaf)
    let gap = local - (rank == 0 ? 0 : leaves.position(of: rank - 1, in: finger.leaf) + 1)
    leaves.remove(rank, in: finger.leaf)
    add(Sums(subviews: -gap - 1, measured: -1, length: -length))
    removeEmptyNodes()
    // Its place, and those of the unmeasured ones before it, go to the next measured one.
    changeUnmeasured(by: gap + 1, at: subview - gap)
    return length
  }

  /// Takes the finger's leaf away if it is empty, and with it the inner nodes that are left empty.
  private mutating func removeEmptyNodes() {
    guard height > 0, leaves.count(of: finger.leaf) == 0 else { return }
    leaves.release(finger.leaf)
    finger = Finger()
    for index in path.reversed() {
      let parent = index / Self.capacity
      let end = parent * Self.capacity + counts[parent] - 1
      for moved in index..<end { children[moved] = children[moved + 1] }
      counts[parent] -= 1
      if counts[parent] > 0 { return focus { $0.subviews > 0 } }
      free.append(parent)
    }
    // Nothing is measured any more.
    self = ExtentTree()
  }
}
