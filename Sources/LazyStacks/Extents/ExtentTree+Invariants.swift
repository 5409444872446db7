extension ExtentTree {
  /// What does not hold of the tree's structure; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews; for tests.
  var brokenInvariant: String? {
    var usedLeaves: Set<Int> = []
    var usedNodes: Set<Int> = []
    func broken(_ node: Int, _ sums: Sums, above level: Int) -> String? {
      if level == 0 {
        if !usedLeaves.insert(node).inserted { return "leaf \(node) is there twice" }
        return leaves.sums(of: node) == sums
          ? nil : "leaf \(node) holds \(leaves.sums(of: node)), not \(sums)"
      }
      if !usedNodes.insert(node).inserted { return "node \(node) is there twice" }
      let own = children[node * Self.capacity..<node * Self.capacity + counts[node]]
      if own.isEmpty { return "node \(node) is empty" }
      let sum = own.reduce(into: Sums()) { $0 += $1.sums }
      if sum != sums { return "node \(node) holds \(sum), not \(sums)" }
      return own.lazy.compactMap { broken($0.node, $0.sums, above: level - 1) }.first
    }
    if let broken = broken(root, total, above: height) { return broken }
    return Self.broken("leaf", used: usedLeaves, free: leaves.free, count: leaves.count)
      ?? Self.broken("node", used: usedNodes, free: free, count: counts.count)
      ?? leaves.brokenOrder ?? brokenFinger
  }

  /// Everything stored is used, or free to be used again, and never both.
  private static func broken(
    _ noun: String, used: Set<Int>, free: ContiguousArray<Int>, count: Int
  ) -> String? {
    for place in 0..<count {
      let times = (used.contains(place) ? 1 : 0) + free.count { $0 == place }
      if times == 0 { return "\(noun) \(place) is lost" }
      if times > 1 { return "\(noun) \(place) is used and free" }
    }
    return nil
  }

  private var brokenFinger: String? {
    guard finger.end > 0 else { return nil }
    let (leaf, before) = descend { $0.subviews > finger.before.subviews }
    if leaf != finger.leaf || before != finger.before { return "the finger is not at leaf \(leaf)" }
    return finger.end == before.subviews + leaves.span(of: leaf) ? nil : "the finger's leaf ends elsewhere"
  }
}

extension ExtentLeaves {
  /// A leaf whose measured subviews do not lie one after the other; `nil` if there is none.
  fileprivate var brokenOrder: String? {
    for leaf in 0..<count {
      let positions = (0..<count(of: leaf)).map { position(of: $0, in: leaf) }
      if zip([-1] + positions, positions).contains(where: { $0 >= $1 }) {
        return "leaf \(leaf) has subviews at \(positions)"
      }
    }
    return nil
  }
}
