import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("Edits, motion and reactions")
struct EditTests {
  @Test(
    "are read as edits",
    arguments: [
      ("insert 20 at 0", .insert(Insertion(20, at: .index(0)))),
      (
        #"insert 1 at end heights [80, 120.5] id "p" into "feed""#,
        .insert(Insertion(1, at: .end, into: "feed", ids: .prefix("p"), heights: [80, 120.5]))
      ),
      (
        #"insert 4 at 3 ids ["a", 7...9]"#,
        .insert(
          Insertion(4, at: .index(3), ids: .listed([.text("a"), .number(7), .number(8), .number(9)])))
      ),
      (#"remove "m3""#, .remove(.ids([.text("m3")]), from: nil)),
      ("remove -12", .remove(.ids([.number(-12)]), from: nil)),
      (#"remove ["a", 2] from "feed""#, .remove(.ids([.text("a"), .number(2)]), from: "feed")),
      (#"remove 3...7 from "feed""#, .remove(.places(3...7), from: "feed")),
      ("remove 1_0 ... 1_0", .remove(.places(10...10), from: nil)),
      ("remove all", .remove(.all, from: nil)),
      (#"move "m7" to 0"#, .move(.text("m7"), to: .index(0))),
      ("move 7 to end", .move(.number(7), to: .end)),
      ("replace []", .replace([], in: nil)),
      (#"replace "a" in "feed""#, .replace([.text("a")], in: "feed")),
      (
        #"replace ["m9"..."m11"]"#,
        .replace([.text("m9"), .text("m10"), .text("m11")], in: nil)
      ),
      (#"resize "m12" to 300"#, .resize(.ids([.text("m12")]), to: 300)),
      ("resize [-1...1] to 0.5", .resize(.ids([.number(-1), .number(0), .number(1)]), to: 0.5)),
      ("resize all to 40", .resize(.all, to: 40)),
    ] as [(String, DataEdit)])
  func edit(text: String, edit: DataEdit) throws {
    #expect(try steps(text) == [.edit(edit)])
    #expect(try steps(edit.traceText) == [.edit(edit)])
    #expect(try steps("begin\n\(text); \(text)\ncommit") == [.batch([located(edit), located(edit)])])
  }

  @Test(
    "are read as steps",
    arguments: [
      ("start fling 3000", .start(.fling(3000, .normal))),
      ("start fling -800 fast", .start(.fling(-800, .fast))),
      ("start fling -0.5 normal", .start(.fling(-0.5, .normal))),
      ("start scroll by 2400 in 500ms", .start(.scrollBy(2400, over: .milliseconds(500)))),
      (
        #"start scroll to "m9000" anchor center animated 350ms"#,
        .start(.scrollTo(.row(.text("m9000"), anchor: .center), animated: .milliseconds(350)))
      ),
      ("start scroll to edge bottom animated 1s", .start(.scrollTo(.edge(.bottom), animated: .seconds(1)))),
      ("drag -240 in 300ms", .drag(-240, over: .milliseconds(300))),
      ("idle until rest", .idleUntilRest),
      (#"follow "m5" at -120"#, .follow(.text("m5"), at: -120)),
      ("viewport 844 x 390.5", .viewport(Trace.ViewportSize(width: 844, height: 390.5))),
      ("inset bottom 336", .inset(336)),
      ("set textScale = 1.5", .environment(Trace.EnvironmentValue(name: "textScale", value: .number(1.5)))),
      ("expect targets none", .expect(.targets(nil))),
      (#"expect targets "a"..."b""#, .expect(.targets(ClosedRows(.text("a"), .text("b"))))),
      ("expect phase animating", .expect(.phase(.animating))),
    ] as [(String, Step)])
  func step(text: String, step: Step) throws {
    #expect(try steps(text) == [step])
    #expect(try steps(step.description) == [step])
  }

  @Test(
    "are read as reactions",
    arguments: [
      ("appear \"m40\" once", Reaction.Trigger.appear(.text("m40")), true),
      ("visible 40 0.5", .visible(.number(40), share: 0.5), false),
      ("offset >= -400", .offset(.greaterOrEqual, -400), false),
      ("end within 300 once", .endWithin(300), true),
      ("start within 0", .startWithin(0), false),
    ])
  func reaction(text: String, trigger: Reaction.Trigger, isOnce: Bool) throws {
    let batch = Step.batch([located(.remove(.all, from: nil))])
    let reaction = Reaction(
      on: trigger, once: isOnce, steps: [located(.frame), located(batch), located(.scrollBy(3, over: nil))])
    let step = Step.on(reaction)
    #expect(
      try steps("on \(text) { frame; begin; remove all; commit; scroll by 3 }; frame") == [step, .frame])
    #expect(try steps("on \(text)\n{\nframe // x\nbegin\nremove all\ncommit\nscroll by 3\n}") == [step])
    #expect(try steps(step.description) == [step])
  }

  @Test("say where they begin")
  func locations() throws {
    let trace = try parse("trace 1\nScrollView {}\non appear 1 { frame; frame }\nbegin\n  remove all\ncommit")
    guard case .on(let reaction) = trace.steps[0].step, case .batch(let edits) = trace.steps[1].step else {
      Issue.record("found \(trace.steps)")
      return
    }
    #expect(reaction.steps.map(\.location.description) == ["3:15", "3:22"])
    #expect(edits.map(\.location.description) == ["5:3"])
  }

  @Test("set a name that none declared, which is false at first")
  func impliedEnvironment() throws {
    let trace = try parse(
      "trace 1\nenvironment compact = true\nScrollView {}\n"
        + "on appear 1 { set loaded40 = true }\nset loaded41 = true; environment loaded40 = false")
    #expect(trace.environment.map(\.description).last == "environment loaded41 = false")
    #expect(trace.environment.count == 3)
    #expect(try parse(trace.description) == trace)
  }

  @Test(
    "list ids as ranges, which are printed where three or more count up",
    arguments: [
      (#"["m0"..."m2", "m3", 4, "5", "6"]"#, #"["m0"..."m3", 4, "5", "6"]"#),
      (#"["m08", "m09", "m10", "m11", "m12"]"#, #"["m08", "m09", "m10"..."m12"]"#),
      (#"["0"..."2", 0, 1, 2]"#, #"["0"..."2", 0...2]"#),
      (#"["m1"..."m1", -1...0]"#, #"["m1", -1, 0]"#),
      (
        "[9223372036854775805...9223372036854775807, -9223372036854775808]",
        "[9223372036854775805...9223372036854775807, -9223372036854775808]"
      ),
      (
        #"["m9999999999999999999", "m10000000000000000000", "m10000000000000000001"]"#,
        #"["m9999999999999999999", "m10000000000000000000", "m10000000000000000001"]"#
      ),
    ])
  func idRanges(text: String, printed: String) throws {
    let read = try steps("replace \(text)")
    #expect(read.map(\.description) == ["replace \(printed)"])
    #expect(try steps("replace \(printed)") == read)
  }

  @Test("list at most a million ids")
  func million() throws {
    let all = try steps("replace [0...999_999]")
    #expect(all.map(\.description) == ["replace [0...999999]"])
  }

  private func located(_ step: Step) -> LocatedStep {
    LocatedStep(step, at: SourcePoint(line: 1, column: 1))
  }

  private func located(_ edit: DataEdit) -> LocatedEdit {
    LocatedEdit(edit, at: SourcePoint(line: 1, column: 1))
  }
}
