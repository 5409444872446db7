/// A stretch of a page that is laid out by rules of its own: a lazy stack, or neighbouring views that are built at once.
struct PageList: Sendable {
  /// The lazy stack; for other views the first one's.
  let stack: PageStack

  /// The page's own parts that it is made of, by their places.
  var parts: Range<Int>

  /// What must hold for it to be there at all.
  let presence: Presence

  /// The distance between its rows, where all are the same; `nil` where neighbours decide it.
  var gap: Length?
}

extension PageList {
  /// Whether only what is needed of it is built.
  var isLazy: Bool { stack.isLazy }
}

extension PageList {
  /// Returns the distance between all rows that parts declare; `nil` where it is not one and the same.
  static func gap(
    between parts: [PartDeclaration], rows: (PartDeclaration) -> [RowView]?,
    in environment: ContentEnvironment
  ) -> Length? {
    guard let stack = parts.first?.stack, parts.allSatisfy({ $0.stack === stack }) else { return nil }
    if let gap = stack.gap(environment.gaps) { return gap }
    var edges: Set<RowEdges> = []
    for part in parts where !part.isBranch {
      guard !part.hasBranches, let rows = rows(part), rows.allSatisfy(\.hasSteadyEdges) else { return nil }
      for row in rows { edges.insert(row.edges(ordinal: 0, environment: environment)) }
    }
    let gaps = Set(edges.flatMap { end in edges.map { end.gap(to: $0) } })
    return gaps.count <= 1 ? gaps.first ?? ModelParameters.Gaps.standard.spacing : nil
  }
}
