import LazyStacks

/// What the rows of a timeline are called and why they were built, as far as there is room.
///
/// A place in the list is another row's after an edit, so each edit begins an era of its own.
struct RowNames: Sendable {
  /// A row that was built.
  struct Birth: Hashable, Sendable {
    let id: RowID
    let frame: Int
    let line: Int
    let reason: BuildReason
  }

  /// From when on the elements have these places.
  private struct Era: Sendable {
    let frame: Int
    var births: [Int: Birth] = [:]
  }

  private var eras = [Era(frame: 0)]
  private var count = 0

  /// The most rows and eras that are kept.
  private static let capacity = 12_000
  private static let eraCapacity = 200
}

extension RowNames {
  /// Takes note of what a frame built.
  mutating func add(_ frame: TimelineFrame, of stack: LazyStack) {
    if stack.events.edit != nil, eras.count < Self.eraCapacity { begin(frame, of: stack) }
    for built in stack.events.built where count < Self.capacity {
      add(
        Birth(
          id: stack.content.id(ofElement: built.element), frame: frame.number, line: frame.line,
          reason: built.reason),
        at: built.element.rawValue)
    }
  }

  private mutating func add(_ birth: Birth, at element: Int) {
    eras[eras.count - 1].births[element] = birth
    count += 1
  }

  /// Begins an era: rows that live on have other places.
  private mutating func begin(_ frame: TimelineFrame, of stack: LazyStack) {
    var known: [RowID: Birth] = [:]
    for (_, birth) in eras.last?.births ?? [:] where (known[birth.id]?.frame ?? -1) < birth.frame {
      known[birth.id] = birth
    }
    eras.append(Era(frame: frame.number))
    stack.forEachAlive { elements, _ in
      for element in elements where count < Self.capacity {
        if let birth = known[stack.content.id(ofElement: element)] { add(birth, at: element.rawValue) }
      }
    }
  }

  /// The row at a place in a frame; `nil` where it is not known.
  func birth(at element: Int, frame: Int) -> Birth? {
    eras.last { $0.frame <= frame }?.births[element]
  }

  /// The frames in which places change.
  var changes: [Int] { eras.dropFirst().map(\.frame) }
}
