import Findings

/// Finds what is doubtful in the types of rows: what they load when they appear, and what they remember.
enum SuspectRows {
  /// Judges the types that lists make their rows of.
  ///
  /// - Parameter rows: The types of rows of lazy lists, and the first list that has each.
  static func findings(
    _ facts: [TypeFacts], rows: [RowType: SourcePlace]
  ) -> [Finding] {
    facts.flatMap { facts -> [Finding] in
      let type = RowType(module: facts.module, name: facts.path.last ?? "")
      guard let list = rows[type] else { return [] }
      return lateLayout(facts, list) + meaningfulState(facts, list)
        + facts.unsizedImages.map { .unsizedImage(at: $0, list: list) }
    }
  }

  /// A type by the name that rows call it.
  struct RowType: Hashable {
    let module: String
    let name: String
  }

  /// `onAppear` or `task` writes state that a condition or a frame of the row reads.
  ///
  /// - Note: Documented: such work throws the prefetched layout away (WWDC26 talk 321).
  private static func lateLayout(_ facts: TypeFacts, _ list: SourcePlace) -> [Finding] {
    var seen: Set<String> = []
    return facts.writtenOnAppear.filter { facts.sizing.contains($0.name) && seen.insert($0.name).inserted }
      .map {
        Finding(
          rule: .layoutAfterAppear, severity: .warning, place: $0.place,
          symptom: "rows change their size when they appear, and scrolling jumps",
          because:
            "'\($0.name)' is written when the row is already laid out, and decides about its size; the row "
            + "was measured ahead without it",
          fix: "load it in the row's init or before, or give the row one size either way",
          witness: [Finding.Witness(text: "a row of the list", place: list)])
      }
  }

  /// State whose name says that a user made it.
  private static func meaningfulState(_ facts: TypeFacts, _ list: SourcePlace) -> [Finding] {
    facts.properties.filter { $0.value.wrapper == "State" && isMeaningful($0.key) }
      .sorted { $0.value.place < $1.value.place }
      .map { name, property in
        Finding(
          rule: .stateLostOffscreen, severity: .note, place: property.place,
          symptom: "'\(name)' may be back at its initial value when the row returns",
          because: "a lazy stack releases rows that are long off screen, and their @State with them",
          fix: "keep it in the model, by the row's id; nothing, if it may be forgotten",
          witness: [Finding.Witness(text: "a row of the list", place: list)])
      }
  }

  /// Chosen: words for what people type, choose, open and mark; not for what passes, such as `isPressed`.
  private static let words = [
    "draft", "text", "input", "comment", "note", "answer", "reply", "selection", "selected", "choice",
    "rating",
    "quantity", "expanded", "collapsed", "revealed", "liked", "favorite", "favourite", "bookmarked",
    "checked",
    "completed", "done", "progress", "count",
  ]

  static func isMeaningful(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { name == $0 || name == "is" + $0 || name.hasSuffix($0) }
  }
}
