import LazyStacks

extension DiagnosticRule {
  /// A `ForEach` of a lazy stack whose elements differ in their number of subviews.
  ///
  /// The same number for all, but not 1, is a note.
  ///
  /// - Note: Documented: WWDC26 talk 321, and `ForEach`, which logs such a list with `-LogForEachSlowPath YES`.
  static let oneSubviewPerElement = DiagnosticRule(.oneSubviewPerElement) { session in
    guard session.stack.content.isLazy else { return [] }
    let lists = session.stack.content.declaredForEach
    let variable = lists.filter { !$0.subviewCount.isConstant }
    let cost = ReplayCost(session)
    let kept = variable.isEmpty ? nil : session.costWithOneSubviewPerElement
    return variable.map { .variableCount($0, cost: cost, kept: kept) }
      + lists.filter { $0.subviewCount.isConstant && $0.subviewCount.minimum != 1 }.map(Finding.constantCount)
  }
}

extension DiagnosticRule.Finding {
  fileprivate static func variableCount(
    _ list: ResolvedContent.DeclaredForEach, cost: ReplayCost, kept: ReplayCost?
  ) -> Self {
    let count = list.subviewCount
    return Self(
      location: count.causes.first?.location ?? list.location,
      symptom: symptom(cost, kept),
      because: count.reason
        + (kept.map { ". As written, and with one subview each: \(comparison(cost, $0))" } ?? ""),
      fix: count.fix,
      evidence: evidence(cost, kept))
  }

  /// What the user sees; with as many elements built either way, what is to come.
  private static func symptom(_ cost: ReplayCost, _ kept: ReplayCost?) -> String {
    guard let kept, cost.built > kept.built || cost.live > kept.live else {
      return SubviewCount.variableSymptom
    }
    return "the list hangs on a jump or an update and its memory grows: "
      + "\(PlainNumber.count(cost.built, "element")) built, where one subview for each takes "
      + "\(PlainNumber.count(kept.built)), and \(PlainNumber.count(cost.heldByIndex)) held off screen for good"
  }

  private static func comparison(_ cost: ReplayCost, _ kept: ReplayCost) -> String {
    func pair(_ left: Int, _ right: Int) -> String {
      "\(PlainNumber.count(left)) and \(PlainNumber.count(right))"
    }
    return "\(pair(cost.built, kept.built)) elements built, \(pair(cost.bodies, kept.bodies)) bodies run, "
      + "\(pair(cost.live, kept.live)) live at most, \(pair(cost.heldByIndex, kept.heldByIndex)) held for good"
  }

  private static func evidence(_ cost: ReplayCost, _ kept: ReplayCost?) -> KeyValuePairs<String, Double> {
    let heldByIndex = Double(cost.heldByIndex)
    guard let kept else {
      return [
        "built": Double(cost.built), "bodies": Double(cost.bodies), "live": Double(cost.live),
        "heldByIndex": heldByIndex,
      ]
    }
    return [
      "built": Double(cost.built), "builtKept": Double(kept.built),
      "bodies": Double(cost.bodies), "bodiesKept": Double(kept.bodies),
      "live": Double(cost.live), "liveKept": Double(kept.live), "heldByIndex": heldByIndex,
    ]
  }

  fileprivate static func constantCount(_ list: ResolvedContent.DeclaredForEach) -> Self {
    let count = list.subviewCount
    return Self(
      location: list.location, severity: .note,
      symptom: count.constantSymptom, because: count.constantReason, fix: count.constantFix,
      evidence: ["subviews": Double(count.minimum)])
  }
}
