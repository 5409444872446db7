import LazyStacks

/// A `ForEach` drawn from a seed, to be declared as content and written out for the dull twin.
struct RandomBlock {
  let count: Int

  /// Whether it stands in `if a { … }`.
  let isHideable: Bool
  let pieces: [Piece]

  /// A view of each element, with its rows in the order of declaration.
  struct Piece {
    let shape: Shape
    let rows: [Row]
  }

  /// One value an element: heights, or counts of characters.
  struct Row {
    let isText: Bool
    let values: [Double]
  }

  enum Shape: CaseIterable {
    /// The row itself.
    case plain
    /// `Group` of two.
    case group
    /// `if a { Row } else { Row }`.
    case equalBranches
    /// `AnyView`.
    case erased
    /// `if` without `else`.
    case ifA, ifNotA, ifB, ifThird
    /// `if a { Row Row } else { Row }`.
    case unequalBranches

    var rowCount: Int {
      switch self {
      case .group, .equalBranches: 2
      case .unequalBranches: 3
      case .plain, .erased, .ifA, .ifNotA, .ifB, .ifThird: 1
      }
    }

    static let constant: [Shape] = [.plain, .plain, .group, .equalBranches]
  }
}

extension RandomBlock {
  func content() -> Content {
    let views = pieces.map { $0.content() }
    let forEach = Content(.forEach(ForEach(.numbered(count: count, prefix: "r"), content: views)))
    return isHideable
      ? Content(.conditional(.environment("a"), then: [forEach], otherwise: [])) : forEach
  }

  func dullBlock() -> DullBlock {
    DullBlock(
      visibility: isHideable ? .onlyIf("a") : .always,
      isVariable: pieces.contains { !Shape.constant.contains($0.shape) },
      elements: (0..<count).map { ordinal in pieces.flatMap { $0.candidates(ordinal: ordinal) } })
  }
}

extension RandomBlock.Piece {
  fileprivate func content() -> Content {
    let views = rows.map { $0.content() }
    switch shape {
    case .plain: return views[0]
    case .group: return Content(.group(views))
    case .erased: return Content(.anyView(views))
    case .ifA: return bareIf(.environment("a"))
    case .ifNotA: return bareIf(.not(.environment("a")))
    case .ifB: return bareIf(.environment("b"))
    case .ifThird: return bareIf(.every(3))
    case .equalBranches, .unequalBranches:
      return Content(
        .conditional(.environment("a"), then: views.dropLast(), otherwise: views.suffix(1)))
    }
  }

  private func bareIf(_ condition: Condition) -> Content {
    Content(.conditional(condition, then: rows.map { $0.content() }, otherwise: []))
  }

  fileprivate func candidates(ordinal: Int) -> [DullBlock.Candidate] {
    rows.enumerated().map { index, row in
      DullBlock.Candidate(
        visibility: visibility(of: index, ordinal: ordinal), lengths: row.lengths(ordinal: ordinal),
        isText: row.isText)
    }
  }

  private func visibility(of index: Int, ordinal: Int) -> DullBlock.Visibility {
    switch shape {
    case .plain, .group, .erased: .always
    case .ifA: .onlyIf("a")
    case .ifNotA: .onlyIfNot("a")
    case .ifB: .onlyIf("b")
    case .ifThird: ordinal % 3 == 0 ? .always : .never
    case .equalBranches, .unequalBranches: index == rows.count - 1 ? .onlyIfNot("a") : .onlyIf("a")
    }
  }
}

extension RandomBlock.Row {
  fileprivate func content() -> Content {
    let values = values.isEmpty ? [0] : values
    return Content(isText ? .text(characters: .cycle(values)) : .row(height: .cycle(values)))
  }

  /// Lines of 20 points hold 48 characters of the 390 points; at text scale 2, lines of 40 hold 24.
  fileprivate func lengths(ordinal: Int) -> [Length] {
    let value = values[ordinal]
    if !isText { return [Length(points: value), Length(points: value)] }
    return [Length(points: (value / 48).rounded(.up) * 20), Length(points: (value / 24).rounded(.up) * 40)]
  }
}
