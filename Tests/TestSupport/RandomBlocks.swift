import LazyStacks

/// A `ForEach` drawn from a seed, to be declared as content and written out for the dull twin.
struct RandomBlock {
  let count: Int

  /// Whether it stands in `if a { … }`.
  let isHideable: Bool

  /// Whether its elements are identified by their places.
  let isIndexed: Bool

  /// When the rows that have another length take it, and after how many milliseconds and frames.
  let load: Load?
  let pieces: [Piece]

  struct Load {
    let trigger: LateLoad.Trigger
    let milliseconds: Double
    let frames: Int
  }

  /// A view of each element, with its rows in the order of declaration.
  struct Piece {
    let shape: Shape
    let rows: [Row]
  }

  /// One value an element: heights, or counts of characters.
  struct Row {
    let isText: Bool
    let values: [Double]

    /// The room on all sides of it.
    var padding = Length.zero

    /// Its height once it has loaded.
    var loaded: Double?
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
    /// `if state s` without `else`, and with.
    case ifState, equalByState

    var rowCount: Int {
      switch self {
      case .group, .equalBranches, .equalByState: 2
      case .unequalBranches: 3
      case .plain, .erased, .ifA, .ifNotA, .ifB, .ifThird, .ifState: 1
      }
    }

    static let constant: [Shape] = [.plain, .plain, .group, .equalBranches, .equalByState]
  }
}

extension RandomBlock {
  /// - Parameter index: Its number, which names it.
  func content(index: Int) -> Content {
    let views = pieces.map { $0.content(load) }
    let elements: ForEach.Elements = isIndexed ? .indexed(count: count) : .numbered(count: count, prefix: "r")
    let forEach = Content(.forEach(ForEach(elements, name: "b\(index)", content: views)))
    return isHideable
      ? Content(.conditional(.environment("a"), then: [forEach], otherwise: [])) : forEach
  }

  func dullBlock() -> DullBlock {
    DullBlock(
      visibility: isHideable ? .onlyIf("a") : .always,
      isVariable: pieces.contains { !Shape.constant.contains($0.shape) },
      load: pieces.contains { $0.rows.contains { $0.loaded != nil } }
        ? load.map { DullBlock.Load(trigger: $0.trigger, frames: $0.frames) } : nil,
      candidates: { ordinal in pieces.flatMap { $0.candidates(ordinal: ordinal) } })
  }
}

extension RandomBlock.Piece {
  fileprivate func content(_ load: RandomBlock.Load?) -> Content {
    let views = rows.map { $0.content(load) }
    switch shape {
    case .plain: return views[0]
    case .group: return Content(.group(views))
    case .erased: return Content(.anyView(views))
    case .ifA: return bareIf(.environment("a"), views)
    case .ifNotA: return bareIf(.not(.environment("a")), views)
    case .ifB: return bareIf(.environment("b"), views)
    case .ifThird: return bareIf(.every(3), views)
    case .ifState: return bareIf(.state("s"), views)
    case .equalByState:
      return Content(.conditional(.state("s"), then: views.dropLast(), otherwise: views.suffix(1)))
    case .equalBranches, .unequalBranches:
      return Content(
        .conditional(.environment("a"), then: views.dropLast(), otherwise: views.suffix(1)))
    }
  }

  private func bareIf(_ condition: Condition, _ views: [Content]) -> Content {
    Content(.conditional(condition, then: views, otherwise: []))
  }

  fileprivate func candidates(ordinal: Int) -> [DullBlock.Candidate] {
    rows.enumerated().map { index, row in
      DullBlock.Candidate(
        visibility: visibility(of: index, ordinal: ordinal), size: row.size(ordinal: ordinal),
        padding: row.padding)
    }
  }

  private func visibility(of index: Int, ordinal: Int) -> DullBlock.Visibility {
    switch shape {
    case .plain, .group, .erased: .always
    case .ifA: .onlyIf("a")
    case .ifNotA: .onlyIfNot("a")
    case .ifB: .onlyIf("b")
    case .ifThird: ordinal % 3 == 0 ? .always : .never
    case .ifState: .onlyIfState("s")
    case .equalByState: index == rows.count - 1 ? .onlyIfNotState("s") : .onlyIfState("s")
    case .equalBranches, .unequalBranches: index == rows.count - 1 ? .onlyIfNot("a") : .onlyIf("a")
    }
  }
}

extension RandomBlock.Row {
  fileprivate func content(_ load: RandomBlock.Load?) -> Content {
    var content = bareContent(load)
    if padding > .zero { content.modifiers.append(.padding(.all, padding)) }
    return content
  }

  private func bareContent(_ load: RandomBlock.Load?) -> Content {
    let values = values.isEmpty ? [0] : values
    if isText { return Content(.text(characters: .cycle(values))) }
    guard let load, let loaded else { return Content(.row(height: .cycle(values))) }
    let late = LateLoad(on: load.trigger, after: load.milliseconds, height: .constant(loaded))
    return Content(.row(height: .cycle(values)), modifiers: [.loads(late)])
  }

  /// What came in later draws from the same values, which repeat.
  fileprivate func size(ordinal: Int) -> DullBlock.Size {
    let value = values.isEmpty ? 0 : values[ordinal % values.count]
    if isText { return .text(characters: value) }
    return .fixed(Length(points: value), loaded: loaded.map { Length(points: $0) })
  }
}
