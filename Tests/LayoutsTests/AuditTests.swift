import Findings
import BuiltInLayouts
import Layouts
import Testing

@Suite("The layout audit")
struct AuditTests {
  private typealias Rule = LayoutAudit.Rule

  @Test("finds nothing in a built-in layout, in under a second", arguments: LayoutAudit.builtInNames)
  func builtIn(name: String) throws {
    let start = CPUTime.now
    let report = try #require(LayoutAudit.run(named: name))
    #expect(report.findings.isEmpty)
    let meant = report.exceptions.map { "\(name): \($0.finding.rule.rawValue) is meant: \($0.reason)\n" }
    #expect(report.text == "\(name): no findings in \(report.caseCount.grouped) cases\n" + meant.joined())
    #expect(CPUTime.now - start < 1)
  }

  @Test(
    "finds what is wrong",
    arguments: [
      (.negative, .finiteSize), (.echo, .infiniteEcho), (.deaf, .proposalIgnored), (.nilAsTen, .nilAsNumber),
      (.swapped, .wrongAxis), (.remeasured, .plansDiffer), (.short, .outsideBounds),
      (.originless, .originAssumed), (.forgetful, .notPlaced), (.twice, .placedAgain),
      (.notANumber, .notANumber), (.mirrored, .mirroredByHand),
      (.flips, .unsteadySweep), (.extraGap, .gapCount), (.wrongGap, .gapAxis), (.reversed, .readingOrder),
      (.placesEarly, .placedOutsidePass), (.rounded, .roundingAccumulates), (.curious, .tooManyQuestions),
    ] as [(BrokenColumn.Fault, LayoutAudit.Rule)])
  func broken(fault: BrokenColumn.Fault, rule: LayoutAudit.Rule) {
    let start = CPUTime.now
    let report = LayoutAudit.run(BrokenColumn(fault: fault))
    #expect(report.findings.map(\.rule).contains(rule), "\(report.text)")
    #expect(CPUTime.now - start < 1)
  }

  @Test(
    "finds what is wrong with a cache",
    arguments: [
      (.stale, .staleAfterUpdate), (.lastWins, .cacheDependent), (.keyless, .orderDependent),
      (.keepsSubviews, .subviewsKept),
      (.idle, .idleCache),
    ] as [(BadlyCachedColumn.Fault, LayoutAudit.Rule)])
  func badlyCached(fault: BadlyCachedColumn.Fault, rule: LayoutAudit.Rule) {
    let report = LayoutAudit.run(BadlyCachedColumn(fault: fault))
    #expect(report.findings.map(\.rule).contains(rule), "\(report.text)")
  }

  @Test("finds a cache whose key leaves out the subviews' spacing, or the layout's own")
  func forgetfulKey() {
    func evidence(_ layout: ForgetfulKeyColumn, _ variants: [ForgetfulKeyColumn]) -> String? {
      LayoutAudit.run(layout, variants: variants).findings.first { $0.rule == .staleAfterUpdate }?.symptom
    }
    #expect(evidence(ForgetfulKeyColumn(), [])?.hasPrefix("after a subview's spacing changed") == true)
    #expect(evidence(ForgetfulKeyColumn(spacing: 4), []) == nil)
    #expect(
      evidence(ForgetfulKeyColumn(spacing: 4), [ForgetfulKeyColumn(spacing: 9)])?
        .hasPrefix("after the layout changed") == true)
  }

  @Test("places nothing in bounds without an end, and shows itself as text")
  func endlessBounds() {
    let report = LayoutAudit.run(FillingCircle())
    #expect(!report.findings.contains { $0.rule == .infiniteEcho })
    #expect(!report.findings.contains { $0.rule == .notANumber })
    #expect("\(report)" == report.text)
    #expect(report.findings.first.map { "\($0)".hasPrefix("the layout: ") } == true)
  }

  @Test("finds an empty first row")
  func emptyRow() {
    let report = LayoutAudit.run(EmptyRowFlow())
    let finding = report.findings.first { $0.rule == .gapCount }
    #expect(finding?.symptom == "the first row is empty and 5 high")
    #expect(finding?.caseText == "2 subviews (rigid 10 × 10, rigid 10 × 10) proposed 1 × nil")
  }

  @Test("finds answers that depend on the run")
  func sideEffects() {
    #expect(LayoutAudit.run(CountingLayout()).findings.map(\.rule).contains(.runDependent))
  }

  @Test("takes subviews that stand out by less than half for a note")
  func overhanging() {
    let finding = LayoutAudit.run(OverhangingLayout(), over: [.rigid(width: 40, height: 40)]).findings
      .first { $0.rule == .outsideBounds }
    #expect(finding?.severity == .note)
  }

  @Test("finds nothing in a column without a fault")
  func sound() {
    let report = LayoutAudit.run(BrokenColumn())
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  @Test("shows the smallest case it can find")
  func smallest() {
    let report = LayoutAudit.run(BrokenColumn(fault: .forgetful))
    let finding = report.findings.first { $0.rule == .notPlaced }
    #expect(
      finding?.caseText
        == "2 subviews (rigid 10 × 10, rigid 10 × 10) proposed nil × nil")
    #expect(finding?.symptom == "subview 1 is not placed")
  }

  @Test("covers every rule but the one that ends the process with a broken layout")
  func coverage() {
    let covered: Set<LayoutAudit.Rule> = [
      .finiteSize, .infiniteEcho, .proposalIgnored, .nilAsNumber, .wrongAxis, .plansDiffer, .outsideBounds,
      .originAssumed, .notPlaced, .placedAgain, .notANumber, .cacheDependent, .mirroredByHand, .unsteadySweep,
      .gapCount, .gapAxis, .readingOrder, .placedOutsidePass, .roundingAccumulates, .tooManyQuestions,
      .staleAfterUpdate, .orderDependent, .subviewsKept, .idleCache, .runDependent, .zeroAsNil,
      .greedyCollapsed, .sharedCache,
    ]
    #expect(Set(LayoutAudit.Rule.allCases).subtracting(covered) == [.traps])
  }

  @Test("reports the same as JSON")
  func json() {
    let report = LayoutAudit.Report(layout: "MyLayout", trappedIn: nil, reason: "it \"ended\"")
    #expect(
      report.json == """
        {"layout":"MyLayout","cases":1,"fingerprint":"0","findings":[{"rule":"traps","severity":"error","symptom":"it \\"ended\\"",\
        "because":"the program ends where a layout traps","fix":"check for infinity before Int(…), and for an empty \
        collection before an index","counterexample":"no case"}],\
        "exceptions":[]}
        """)
  }

  @Test("reports symptom, rule and fix")
  func text() {
    let report = LayoutAudit.Report(
      layout: "MyLayout", trappedIn: "no subviews proposed infinity × infinity",
      reason: "the process trapped (signal 4)")
    #expect(
      report.text == """
        Symptom | Rule violated | Fix
        MyLayout: error: the process trapped (signal 4)
            | traps: the program ends where a layout traps
            | check for infinity before Int(…), and for an empty collection before an index
              with no subviews proposed infinity × infinity

        """)
  }
}

extension Int {
  fileprivate var grouped: String {
    self < 1000 ? "\(self)" : "\(self / 1000),\(String(self % 1000 + 1000).dropFirst())"
  }
}

/// The time this thread was at work, which other tests do not lengthen.
enum CPUTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A circle as large as its proposal, be it without an end.
private struct FillingCircle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let isRight = index.isMultiple(of: 2)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * (isRight ? 1 : 0), y: bounds.midY + radius * (isRight ? 0 : 1)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
