import Findings
import Layouts
import Testing

@Suite("The layout audit finds what apps get wrong")
struct AuditRecallTests {
  @Test(
    "in plans, in open lengths, in gaps and in caches, with at most three subviews",
    arguments: [
      (.measuresIdealPlacesProposed, .plansDiffer), (.measuresProposedPlacesIdeal, .plansDiffer),
      (.asksAnewWhilePlacing, .plansDiffer), (.placesCut, .plansDiffer),
      (.nilAsZeroRounded, .nilAsNumber), (.nilAsTenRoundedUp, .nilAsNumber), (.zeroAsNil, .zeroAsNil),
      (.fixedSize, .proposalIgnored), (.skipsSubview, .notPlaced),
      (.gapsOfOtherAxisInSize, .gapAxis), (.gapsOfOtherAxisBetweenRows, .gapAxis),
      (.namedGapsSwapped, .gapAxis),
      (.remembersFirst, .orderDependent), (.outlivesSizes, .staleAfterUpdate), (.sharesCache, .sharedCache),
    ] as [(BrokenPlan.Fault, LayoutAudit.Rule)])
  func found(fault: BrokenPlan.Fault, rule: LayoutAudit.Rule) throws {
    let report = LayoutAudit.run(BrokenPlan(fault))
    let finding = try #require(report.findings.first { $0.rule == rule }, "\(report.text)")
    #expect(try #require(finding.counterexample).samples.count <= 3, "\(finding)")
  }

  @Test("and nothing in the same column without a fault")
  func sound() {
    let report = LayoutAudit.run(BrokenPlan(.none), except: [.idleCache: "the cache belongs to the faults"])
    #expect(report.findings.map(\.rule) == [], "\(report.text)")
  }

  @Test("and a GeometryReader that has no room")
  func geometryReader() throws {
    let report = LayoutAudit.run(
      IdealRow(), over: [.greedy, .view("reader") { GeometryReader { _ in Text("a") } }])
    let finding = try #require(report.findings.first { $0.rule == .greedyCollapsed })
    #expect(finding.severity == .note)
    #expect(finding.symptom == "subview 0 takes all it is proposed, and is 10 × 10 whatever there is")
    #expect(finding.caseText == "1 subview (greedy) proposed 500 × 700 and 1000 × 900")
    #expect(!LayoutAudit.run(HStackLayout()).findings.contains { $0.rule == .greedyCollapsed })
  }

  @Test("and shows the proposal that showed it", arguments: BrokenPlan.Fault.allCases)
  func shown(fault: BrokenPlan.Fault) throws {
    for finding in LayoutAudit.run(BrokenPlan(fault)).findings {
      #expect(finding.caseText.contains(" proposed "))
      let quoted = finding.symptom.matches(of: /proposal of ([\w.]+ × [\w.]+)/)
      for match in quoted { #expect(finding.caseText.contains(match.1), "\(finding)") }
    }
  }
}
