extension ExtentTree {
  /// What does not hold of the tree's structure; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews; for tests.
  var brokenInvariant: String? {
    var leafCount = 0
    var nodeCount = 0
    func broken(_ node: Int, _ sums: Sums, above level: Int) -> String? {
      if level == 0 {
        leafCount += 1
        return leaves.sums(of: node) == sums
          ? nil : "leaf \(node) holds \(leaves.sums(of: node)), not \(sums)"
      }
      nodeCount += 1
      let own = children[node * Self.capacity..<node * Self.capacity + counts[node]]
      if own.isEmpty { return "node \(node) is empty" }
      let sum = own.reduce(into: Sums()) { $0 += $1.sums }
      if sum != sums { return "node \(node) holds \(sum), not \(sums)" }
      return own.lazy.compactMap { broken($0.node, $0.sums, above: level - 1) }.first
    }
    if let broken = broken(root, total, above: height) { return broken }
    if leafCount + leaves.free.count != leaves.count { return "\(leaves.count - leafCount) leaves are lost" }
    if nodeCount + free.count != counts.count { return "\(counts.count - nodeCount) nodes are lost" }
    return leaves.brokenOrder ?? brokenFinger
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
