import LazyStacks

extension DiagnosticRule {
  /// A frame that would build more elements than `buildLimit`.
  static let buildLimit = DiagnosticRule(.buildLimit) { session in
    guard let reached = session.findings.buildLimit else { return [] }
    return [
      Finding(
        location: reached.location,
        symptom: "the list hangs: a frame would build more than "
          + "\(PlainNumber.count(reached.limit)) elements",
        because: reason(session).because, fix: reason(session).fix,
        evidence: reached.evidence)
    ]
  }
}

extension DiagnosticRule {
  /// Why so many are built, and what to do about it, by what kind of stack it is.
  private static func reason(_ session: ReplaySession) -> (because: String, fix: String) {
    let content = session.stack.content
    if !content.isConstant {
      return (
        "where an element's number of subviews varies, a row is found only by building all elements before it",
        "give every element one subview: put its views and conditions into one container, or filter the data"
      )
    }
    if !content.isLazy {
      return (
        "a stack that is not lazy builds all of its rows at once", "use a LazyVStack; or raise buildLimit"
      )
    }
    return (
      "a frame builds every row that it walks over, and goes on while rows without height leave room",
      "give rows a height, and go to a far place by its id instead of walking there; or raise buildLimit"
    )
  }
}

extension FindingLog.ReachedLimit {
  /// When it was reached first, how often, and what it is.
  var evidence: KeyValuePairs<String, Double> {
    ["frame": Double(frame), "frames": Double(frames), "limit": Double(limit)]
  }
}
