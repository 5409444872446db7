import Findings
import Layouts
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A `ForEach` of a lazy stack whose elements differ in their number of subviews.
  ///
  /// The same number for all, but not 1, is a note.
  ///
  /// - Note: Documented: WWDC26 talk 321, and `ForEach`, which logs such a list with `-LogForEachSlowPath YES`.
  public static let oneSubviewPerElement = Self(
    "one-subview-per-element", .error, page: .oneSubviewPerElement
  ) { evidence in
    guard evidence.content.isLazy else { return [] }
    let lists = evidence.content.declaredForEach
    let variable = lists.filter { $0.subviewCount.violation != nil }
    let kept = variable.isEmpty ? nil : evidence.costKeepingRule
    return variable.map { .variableCount($0, cost: evidence.cost, kept: kept) }
      + lists.filter { $0.subviewCount.isConstant && $0.subviewCount.minimum != 1 && !$0.isSectioned }.map(
        Violation.constantCount)
  }
}

extension ReplayEvidence {
  /// What the same steps cost with one subview for each element; `nil` if that is so already.
  fileprivate var costKeepingRule: ReplayCost? {
    trace.keepingOneSubviewPerElement().flatMap(counterfactual.result)?.cost
  }
}

extension Violation {
  fileprivate static func variableCount(
    _ list: ResolvedContent.DeclaredForEach, cost: ReplayCost, kept: ReplayCost?
  ) -> Self {
    let count = list.subviewCount.violation ?? list.subviewCount
    if count.causes.allSatisfy({ $0.kind == .nestedForEach }) { return nestedList(list, count, cost) }
    // Figures that do not fall are no gain.
    let kept = kept.flatMap { $0.isLess(than: cost) ? $0 : nil }
    return Self(
      location: count.causes.first?.location ?? list.location,
      cost: Double(cost.built - (kept?.built ?? 0)),
      symptom: symptom(cost, kept),
      because: count.reason
        + (kept.map { ". As written, and with one subview each: \(comparison(cost, $0))" } ?? ""),
      fix: count.fix,
      evidence: evidence(cost, kept))
  }

  /// An inner list beside other views, or without a section.
  private static func nestedList(
    _ list: ResolvedContent.DeclaredForEach, _ count: SubviewCount, _ cost: ReplayCost
  ) -> Self {
    Self(
      location: count.causes.first?.location ?? list.location, cost: Double(cost.opened),
      symptom: "a far row is found only after every element before it was opened: "
        + "\(PlainNumber.count(cost.opened)) so far",
      because: count.nestedReason, fix: count.fix,
      evidence: ["opened": Double(cost.opened), "built": Double(cost.built), "live": Double(cost.live)])
  }

  /// What the user sees; with as many elements built either way, what is to come.
  private static func symptom(_ cost: ReplayCost, _ kept: ReplayCost?) -> String {
    guard let kept else {
      return SubviewCount.variableSymptom
        + ", \(PlainNumber.count(cost.built)) so far, and kept \(PlainNumber.count(cost.heldByIndex)) alive off screen for good"
    }
    return "the list hangs on a jump or an update and its memory grows: "
      + "\(PlainNumber.count(cost.built, "element")) built, where one subview for each takes "
      + "\(PlainNumber.count(kept.built)), and \(PlainNumber.count(cost.heldByIndex)) kept alive off screen for good"
  }

  private static func comparison(_ cost: ReplayCost, _ kept: ReplayCost) -> String {
    func pair(_ left: Int, _ right: Int) -> String {
      "\(PlainNumber.count(left)) and \(PlainNumber.count(right))"
    }
    return "\(pair(cost.built, kept.built)) elements built, \(pair(cost.bodies, kept.bodies)) bodies run, "
      + "\(pair(cost.live, kept.live)) alive at the peak, \(pair(cost.heldByIndex, kept.heldByIndex)) kept alive for good"
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
      location: list.location, severity: .note, cost: Double(count.minimum),
      symptom: count.constantSymptom, because: count.constantReason, fix: count.constantFix,
      evidence: ["subviews": Double(count.minimum)])
  }
}

extension ReplayCost {
  /// Whether something falls, and nothing else rises for it.
  func isLess(than other: ReplayCost) -> Bool {
    built <= other.built && live <= other.live && heldByIndex <= other.heldByIndex
      && (built, live, heldByIndex) != (other.built, other.live, other.heldByIndex)
  }
}

extension RulePage {
  fileprivate static let oneSubviewPerElement = RulePage(
    summary: "elements differ in their number of subviews",
    milder: "a note if all have the same number, but not 1",
    symptom: """
      The list hangs when it goes to a row far away, or when an environment value changes. Its memory grows as \
      one scrolls, and is not given back.
      """,
    because: """
      The stack finds rows by index. If each element is the same number of subviews, a division finds which \
      element an index belongs to. If not, the index is known only when all elements before it are built; and \
      as a count may change and shift all later indices, none of them is released. Their bodies run again when an \
      environment value changes that they read. The same number for all, but not 1, costs nothing like that: \
      the parts only load and go one by one. A ForEach in a section is expected, one section for each group; beside \
      other views, or without a section, it is not.
      """,
    fix: """
      Put an element's views and its conditions into one container. Where a condition alone decides whether \
      there is a row, filter the data before ForEach: a container would leave an empty row, which gets the \
      stack's spacing and counts in its estimate.
      """,
    before: """
      ForEach(messages) { message in
        if message.startsDay {
          DayHeader(message.date)
        }
        MessageRow(message)
      }
      """,
    after: """
      ForEach(messages) { message in
        VStack(spacing: 0) {
          if message.startsDay {
            DayHeader(message.date)
          }
          MessageRow(message)
        }
      }
      """,
    claims: [
      .documented(
        """
        Rows are addressed by index; where the number per element varies, earlier elements stay alive, keep \
        their state, and run their bodies when the environment changes.
        """, .talk321),
      .documented(
        "An 'if' without 'else' varies. The argument -LogForEachSlowPath YES logs such a list.", .forEach),
      .observed(
        "An app that turned that log on for debug builds found a list of its own at once.", .iceCubes),
      .documented(
        "AnyView hides how many views it holds; a ForEach in an element is to be avoided.", .talk10160),
      .reimplemented(
        "With a constant number an index is divided; else it is searched among elements built so far.",
        .openSwiftUIForEach),
      .reimplemented("Branches of an 'if' with the same number of views are constant.", .openSwiftUIViews),
    ])
}
