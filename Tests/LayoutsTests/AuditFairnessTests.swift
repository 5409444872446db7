import Findings
import Layouts
import Testing

@Suite("The layout audit accuses nobody falsely")
struct AuditFairnessTests {
  private func errors<L: Layout>(_ layout: L, over samples: [LayoutAudit.Sample]? = nil) -> [LayoutAudit.Rule]
  {
    LayoutAudit.run(layout, over: samples).findings.filter { $0.severity == .error }.map(\.rule)
  }

  private func rules<L: Layout>(_ layout: L, over samples: [LayoutAudit.Sample]? = nil) -> [LayoutAudit.Rule]
  {
    LayoutAudit.run(layout, over: samples).findings.map(\.rule)
  }

  @Test("measures before it places, so sizes kept by proposal are there")
  func measuredFirst() {
    #expect(errors(MeasuredFirstColumn()) == [])
    let report = LayoutAudit.run(LastMeasuredColumn())
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.cacheDependent], "\(report.text)")
    #expect(errors.first?.counterexample.map { $0.samples.count <= 3 } == true)
    #expect(rules(BrokenColumn(fault: .originless)).contains(.originAssumed))
  }

  @Test("keeps to the subviews it is given, so a wrapper of one subview is clean")
  func oneSubview() {
    #expect(rules(OneSubviewLayout(), over: [.rigid(width: 40, height: 20)]) == [])
    #expect(rules(OneSubviewLayout(), over: [.text(characters: 30)]) == [])
    #expect(rules(BrokenColumn(fault: .forgetful), over: [.greedy]) == [])
    #expect(rules(BrokenColumn(fault: .forgetful), over: [.greedy, .greedy]).contains(.notPlaced))
  }

  @Test("lets subviews stand out of a proposal that they do not fit, and of no other")
  func outside() {
    #expect(errors(ExactWidthColumn()) == [])
    #expect(errors(OverlapLayout()) == [])
    #expect(errors(UpwardColumn()) == [])
    #expect(errors(BrokenColumn(fault: .short)) == [.finiteSize, .outsideBounds])
  }

  @Test("lets a layout hide subviews far away")
  func hidden() {
    #expect(errors(HidingRow()) == [])
  }

  @Test("warns of a layout that is made for so many subviews, and of no more than that")
  func madeForSome() throws {
    #expect(errors(PairLayout()) == [])
    let finding = try #require(LayoutAudit.run(PairLayout()).findings.first { $0.rule == .notPlaced })
    #expect(finding.severity == .warning)
    #expect(!rules(PairLayout(), over: [.greedy, .rigid(width: 10, height: 10)]).contains(.outsideBounds))
    #expect(errors(BrokenPlan(.skipsSubview)) == [.notPlaced])
  }

  @Test("warns only of a subview that is where it belongs, though nobody placed it there")
  func centred() throws {
    let one = try #require(
      LayoutAudit.run(UnplacingLayout(), atMost: 1).findings.first { $0.rule == .notPlaced })
    #expect(one.severity == .warning)
    let two = try #require(
      LayoutAudit.run(UnplacingLayout(), over: [.greedy, .greedy]).findings.first { $0.rule == .notPlaced })
    #expect(two.severity == .error)
    #expect(two.counterexample?.samples.count == 2)
  }

  @Test("makes no smaller case that is stranger, and no larger one than it may")
  func smallerCases() {
    let report = LayoutAudit.run(ExactlyOneLayout(), atMost: 1, reach: .extremes)
    #expect(report.findings.first?.caseText == "1 subview (rigid 10 × 10) proposed nil × nil")
  }

  @Test("takes a square for no mix-up of axes")
  func square() {
    #expect(!rules(SquareLayout()).contains(.wrongAxis))
    #expect(rules(BrokenColumn(fault: .swapped)).contains(.wrongAxis))
  }

  @Test("names the question that made a size infinite")
  func greatestSize() throws {
    let report = LayoutAudit.run(AskingForAllLayout(), over: [.greedy])
    let finding = try #require(report.findings.first { $0.rule == .finiteSize })
    #expect(
      finding.symptom == "the size is infinity × infinity, for subview 0 is asked for its greatest width")
    #expect(
      finding.fix
        == "ask subviews with the width that is proposed, or with nil for the ideal one, not with infinity")
    #expect(!rules(AskingForAllLayout(), over: [.rigid(width: 40, height: 20)]).contains(.finiteSize))
  }

  @Test("lets a container fill by design")
  func filling() {
    #expect(!rules(FillingColumn()).contains(.infiniteEcho))
    #expect(rules(BrokenColumn(fault: .echo)).contains(.infiniteEcho))
  }

  @Test("proposes less than nothing only where that is asked for")
  func lessThanNothing() {
    #expect(!rules(FillingColumn()).contains(.finiteSize))
    var least: CGFloat = 0
    _ = LayoutAudit.run(FillingColumn()) {
      least = min(least, $0.proposal.width ?? 0, $0.proposal.height ?? 0)
    }
    #expect(least == 0)
    _ = LayoutAudit.run(FillingColumn(), reach: .lessThanNothing) {
      least = min(least, $0.proposal.width ?? 0)
    }
    #expect(least == -.infinity)
  }

  @Test("tries what may end the process last")
  func order() throws {
    var stages: [Int] = []
    _ = LayoutAudit.run(VStackLayout()) { aCase in
      let lengths = [aCase.proposal.width, aCase.proposal.height].compactMap(\.self)
      stages.append(aCase.samples.isEmpty ? 2 : lengths.contains { $0 == 0 || $0.isInfinite } ? 1 : 0)
    }
    let firstEmpty = try #require(stages.firstIndex(of: 2))
    let isOrdered = !stages[firstEmpty...].contains(1)
    #expect(isOrdered)
    let firstExtreme = try #require(stages.firstIndex(of: 1))
    #expect(firstExtreme > 500)
  }

  @Test("can be told what is meant, with the reason")
  func exceptions() {
    let report = LayoutAudit.run(
      UpwardColumn(), except: [.readingOrder: "the newest message is at the bottom"])
    #expect(report.findings.map(\.rule) == [])
    #expect(report.exceptions.map(\.reason) == ["the newest message is at the bottom"])
    #expect(
      report.text.hasSuffix("UpwardColumn: reading-order is meant: the newest message is at the bottom\n"))
    #expect(rules(UpwardColumn()) == [.readingOrder])
  }
}

@Suite("What an audit gives a layout to arrange")
struct AuditSampleTests {
  @Test("carries values, priorities, guides, distances and views of the caller")
  func samples() {
    let text = LayoutAudit.Case(
      samples: [
        .rigid(width: 10, height: 10).layoutValue(key: ColumnsByName.Column.self, value: 1).layoutPriority(2),
        .text(characters: 5).alignmentGuide(.leading, at: 3).spacing(horizontally: 1, vertically: 2),
        .view("badge") { Text("12") },
      ], proposal: .unspecified
    ).description
    #expect(
      text == "3 subviews (rigid 10 × 10 Column = Optional(1) priority 2, text of 5 horizontal guide at 3 "
        + "apart 1 and 2, badge) proposed nil × nil")
  }

  @Test("is laid out with what it carries")
  func carried() {
    let samples = (0..<3).map {
      LayoutAudit.Sample.rigid(width: 50, height: 20).layoutValue(key: ColumnsByName.Column.self, value: $0)
    }
    let report = LayoutAudit.run(ColumnsByName(), over: samples)
    #expect(report.findings.filter { $0.severity == .error }.map(\.rule) == [], "\(report.text)")
    let views = [
      LayoutAudit.Sample.view("two views") {
        Text("a"); Text("b")
      }
    ]
    #expect(LayoutAudit.run(OneSubviewLayout(), over: views).findings.isEmpty)
  }

  @Test("has several values for each key that the layout reads")
  func keys() throws {
    let report = LayoutAudit.run(FilteringRow())
    let finding = try #require(report.findings.first { $0.rule == .notPlaced })
    #expect(finding.caseText == "1 subview (rigid 10 × 10 IsHidden = true) proposed nil × nil")
  }
}
