/// A list whose items carry a sum, in which any place is found by position or by sum.
///
/// A B+ tree of value nodes: a copy shares all nodes with the original, and a change copies the nodes on one path.
/// So the content before an edit can be kept for the price of a reference, and an edit costs O(log *n*).
struct SummedList<Item: Summed>: Sendable {
  private var root = Node()
}

/// Something that counts towards the sum of a ``SummedList``.
protocol Summed: Sendable {
  /// What a list adds up.
  associatedtype Sum: AdditiveArithmetic & Sendable

  /// What this item adds to it.
  var sum: Sum { get }
}

extension SummedList {
  /// A node: a leaf with items, or an inner node with further nodes.
  fileprivate struct Node: Sendable {
    var items: [Item] = []
    var children: [Node] = []

    /// The number of items below, and their sum.
    var count = 0
    var sum = Item.Sum.zero

    var isLeaf: Bool { children.isEmpty }
  }

  /// The most items or nodes in a node.
  private static var capacity: Int { 32 }
}

// Reading

extension SummedList {
  /// The number of items.
  var count: Int { root.count }

  /// Whether there is no item.
  var isEmpty: Bool { root.count == 0 }

  /// The sum of all items.
  var sum: Item.Sum { root.sum }

  /// An item, with its position and the sum of all items before it.
  struct Found {
    let position: Int
    let before: Item.Sum
    let item: Item
  }

  /// The item at a position.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  subscript(position: Int) -> Item { found(at: position).item }

  /// Returns the item at a position, with the sum of all before it.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  func found(at position: Int) -> Found {
    precondition((0..<count).contains(position), "no item \(position) among \(count)")
    return found { _, passed in passed > position } ?? Found(position: 0, before: .zero, item: root.items[0])
  }

  /// Returns the sum of the items before a position, which may be the list's end.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  func sum(before position: Int) -> Item.Sum { position == count ? sum : found(at: position).before }

  /// Returns the first item for which a condition holds of the sum up to its end; `nil` if it holds for none.
  ///
  /// The condition must hold for every further item once it holds for one.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  func first(where reached: (Item.Sum) -> Bool) -> Found? { found { sum, _ in reached(sum) } }

  /// Descends to the first item for which a condition holds of the sum and the number of items up to its end.
  private func found(where reached: (Item.Sum, Int) -> Bool) -> Found? {
    guard root.count > 0, reached(root.sum, root.count) else { return nil }
    var (before, position) = (Item.Sum.zero, 0)
    var node = root
    while !node.isLeaf {
      var index = 0
      while !reached(before + node.children[index].sum, position + node.children[index].count) {
        before += node.children[index].sum
        position += node.children[index].count
        index += 1
      }
      node = node.children[index]
    }
    var index = 0
    while !reached(before + node.items[index].sum, position + index + 1) {
      before += node.items[index].sum
      index += 1
    }
    return Found(position: position + index, before: before, item: node.items[index])
  }

  /// Calls a closure with the first item for which a condition holds of the sum up to its end, and with the sum of
  /// all before it; returns `nil` if it holds for none.
  ///
  /// The item is asked in place: to take it out of the list would copy all that it holds.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inline(__always)
  func withFirst<Result>(
    where reached: (Item.Sum) -> Bool, _ body: (Item, Item.Sum) -> Result
  ) -> Result? {
    guard root.count > 0, reached(root.sum) else { return nil }
    return Self.visitFirst(in: root, after: .zero, where: reached, body)
  }

  private static func visitFirst<Result>(
    in node: Node, after sum: Item.Sum, where reached: (Item.Sum) -> Bool,
    _ body: (Item, Item.Sum) -> Result
  ) -> Result {
    var (before, index) = (sum, 0)
    if node.isLeaf {
      while !reached(before + node.items[index].sum) {
        before += node.items[index].sum
        index += 1
      }
      return body(node.items[index], before)
    }
    while !reached(before + node.children[index].sum) {
      before += node.children[index].sum
      index += 1
    }
    return visitFirst(in: node.children[index], after: before, where: reached, body)
  }

  /// Calls a closure with each item from a position on, in order, until it returns false.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items, *k* of which are visited.
  func forEach(from position: Int = 0, while body: (Item) -> Bool) {
    var skipped = position
    _ = Self.visit(root, skipping: &skipped, body)
  }

  private static func visit(_ node: Node, skipping skipped: inout Int, _ body: (Item) -> Bool) -> Bool {
    if skipped >= node.count {
      skipped -= node.count
      return true
    }
    for child in node.children where !visit(child, skipping: &skipped, body) { return false }
    for item in node.items.dropFirst(skipped) where !body(item) { return false }
    if node.isLeaf { skipped = 0 }
    return true
  }

  /// All items, in order.
  var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(count)
    forEach { item in
      items.append(item)
      return true
    }
    return items
  }
}

// Changing

extension SummedList {
  /// Creates a list of items, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  init(_ items: some Sequence<Item>) {
    var level = Self.chunks(Array(items)) { items in
      Node(
        items: items, count: items.count, sum: items.reduce(into: Item.Sum.zero) { $0 += $1.sum })
    }
    while level.count > 1 { level = Self.chunks(level) { Node(children: $0) } }
    root = level.first ?? Node()
  }

  /// Cuts values into nodes that are nearly full, none of them nearly empty.
  private static func chunks<Value>(_ values: [Value], _ node: ([Value]) -> Node) -> [Node] {
    let nodeCount = (values.count + capacity - 1) / capacity
    return (0..<nodeCount).map { index in
      node(Array(values[values.count * index / nodeCount..<values.count * (index + 1) / nodeCount]))
    }
  }

  /// Puts an item before a position.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  mutating func insert(_ item: Item, at position: Int) {
    precondition((0...count).contains(position), "no place \(position) among \(count)")
    guard let sibling = root.insert(item, at: position, capacity: Self.capacity) else { return }
    root = Node(children: [root, sibling])
  }

  /// Puts an item at the end.
  mutating func append(_ item: Item) { insert(item, at: count) }

  /// Takes away the items at some positions.
  ///
  /// - Complexity: O(log *n*) for *n* items, and the nodes that go.
  mutating func remove(_ positions: Range<Int>) {
    precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "no \(positions) among \(count)")
    if positions.isEmpty { return }
    root.remove(positions, capacity: Self.capacity)
    while root.children.count == 1 { root = root.children[0] }
    if root.count == 0 { root = Node() }
  }

  /// Changes the item at a position in place.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  mutating func update<Result>(at position: Int, _ change: (inout Item) -> Result) -> Result {
    precondition((0..<count).contains(position), "no item \(position) among \(count)")
    return root.update(at: position, change)
  }
}

extension SummedList.Node {
  /// Creates an inner node.
  fileprivate init(children: [SummedList.Node]) {
    self.children = children
    count = children.reduce(0) { $0 + $1.count }
    sum = children.reduce(into: .zero) { $0 += $1.sum }
  }

  /// The number of items in a leaf, of nodes in another one.
  private var width: Int { isLeaf ? items.count : children.count }

  /// Counts again what lies below.
  private mutating func recount() {
    count = isLeaf ? items.count : children.reduce(0) { $0 + $1.count }
    sum =
      isLeaf
      ? items.reduce(into: Item.Sum.zero) { $0 += $1.sum }
      : children.reduce(into: Item.Sum.zero) { $0 += $1.sum }
  }

  /// The child that holds a position, and the position there; at an end of two it is the first one's end.
  private func child(at position: Int) -> (index: Int, position: Int) {
    var (index, position) = (0, position)
    while index < children.count - 1, position > children[index].count {
      position -= children[index].count
      index += 1
    }
    return (index, position)
  }

  /// Puts an item before a position; returns the upper half of the node if it had to be split.
  fileprivate mutating func insert(_ item: Item, at position: Int, capacity: Int) -> Self? {
    count += 1
    sum += item.sum
    if isLeaf {
      items.insert(item, at: position)
    } else {
      let (index, position) = child(at: position)
      if let sibling = children[index].insert(item, at: position, capacity: capacity) {
        children.insert(sibling, at: index + 1)
      }
    }
    guard width > capacity else { return nil }
    let half = width / 2
    var sibling = SummedList.Node()
    if isLeaf {
      sibling.items = Array(items[half...])
      items.removeSubrange(half...)
    } else {
      sibling.children = Array(children[half...])
      children.removeSubrange(half...)
    }
    recount()
    sibling.recount()
    return sibling
  }

  /// Takes items away, and with them nodes that are left empty; neighbours that fit into one become one.
  fileprivate mutating func remove(_ positions: Range<Int>, capacity: Int) {
    defer { recount() }
    if isLeaf {
      items.removeSubrange(positions)
      return
    }
    var (start, kept) = (0, [Self]())
    kept.reserveCapacity(children.count)
    for index in children.indices {
      let size = children[index].count
      let local =
        max(0, min(size, positions.lowerBound - start))..<max(0, min(size, positions.upperBound - start))
      start += size
      if local.count == size { continue }
      var child = children[index]
      if !local.isEmpty {
        children[index] = Self()
        child.remove(local, capacity: capacity)
      }
      if let last = kept.last, last.width + child.width <= capacity / 2 {
        kept[kept.count - 1].items += child.items
        kept[kept.count - 1].children += child.children
        kept[kept.count - 1].recount()
      } else {
        kept.append(child)
      }
    }
    children = kept
  }

  fileprivate mutating func update<Result>(at position: Int, _ change: (inout Item) -> Result) -> Result {
    if isLeaf {
      let old = items[position].sum
      defer { sum += items[position].sum - old }
      return change(&items[position])
    }
    let (index, local) = child(at: position + 1)
    let old = children[index].sum
    defer { sum += children[index].sum - old }
    return children[index].update(at: local - 1, change)
  }
}
