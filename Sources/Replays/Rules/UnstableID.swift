import LazyStacks

extension DiagnosticRule {
  /// A `ForEach` whose ids are made anew at each update.
  ///
  /// - Note: Documented: identity is what tells that a view is the same one as before (WWDC21 session
  ///   10022, WWDC23 session 10160: no ids made in `body`).
  static let unstableID = DiagnosticRule(.unstableID) { session in
    session.findings.renewals.map { list, renewal in
      Finding(
        location: list,
        symptom:
          "an update rebuilds the list: rows flash and lose their state, and a position bound to an id "
          + "is lost; of \(PlainNumber.count(renewal.lost, "element")) in being none stayed, and "
          + "\(PlainNumber.count(renewal.rebuilt)) were built anew (first at line \(renewal.step.line))",
        because:
          "an element is known by its id alone; with a new one it is another element, whatever its data",
        fix:
          "keep the id in the data: a stored property that is made once, not UUID() in a computed property "
          + "or in body",
        evidence: [
          "updates": Double(renewal.updates), "lost": Double(renewal.lost),
          "rebuilt": Double(renewal.rebuilt),
        ])
    }
  }
}
