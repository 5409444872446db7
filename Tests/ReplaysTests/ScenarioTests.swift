import Testing

@Suite("Reported problems")
struct ScenarioTests {
  /// The kinds of records that this version's traces can tell.
  static let kinds = [
    "estimate-correction", "programmatic-scroll", "mutation-anchor", "degenerate-sizes",
    "one-subview-per-element", "identity", "layout-loop", "appear-and-paging", "state-and-memory",
    "bottom-follow-and-viewport", "grid-axis-snap", "scale-and-performance",
  ]

  /// The records of these kinds that are not a trace yet, by what they wait for.
  static let untraced: [(reason: String, ids: [String])] = [
    ("needs a horizontal stack, and a direction of layout", ["bug-071"]),
    ("needs a horizontal stack as a row, and lengths across", ["bug-072"]),
    ("needs a grid", ["bug-073"]),
  ]

  /// The numbers of traced records that no expectation states, by reason.
  static let unstated: [(reason: String, keys: [String])] = [
    (
      "what a wrong stack comes to",
      [
        "bug-004 wrongRow50ScreenY", "bug-011 driftIfRounded", "bug-011 roundedContent",
        "bug-012 wrongFirstVisible",
        "bug-013 naiveOffset", "bug-018 naiveMaxOffset", "bug-024 wrongOffset", "bug-033 wrongOffset",
      ]
    ),
    (
      "no metric has the mean, which is the content, stated, divided by the rows",
      [
        "bug-001 afterScrollTo.average", "bug-001 afterScrollUp.average", "bug-002 after.average",
        "bug-013 after.average", "bug-013 initial.average", "bug-018 after.average",
      ]
    ),
    (
      "no metric counts elements, subviews, or elements of several; the content, stated, says how many",
      ["bug-039 elements", "bug-039 unique", "bug-042 subviews", "bug-042 violations", "bug-050 rows"]
    ),
    (
      "no metric counts what reactions do; what they insert, and its lack, are stated",
      ["bug-022 loads", "bug-050 loads", "bug-052 loadsGuarded", "bug-052 loadsUnguarded"]
    ),
    ("reactions to a frame are done before the next step, which finds the last", ["bug-050 contents"]),
    (
      "the difference of two offsets, contents or positions, both stated",
      [
        "bug-003 discarded.flipAmplitude", "bug-003 discarded.maxContentDip", "bug-006 lastStepMoved",
        "bug-010 correction", "bug-038 dataShift", "bug-051 distanceToEnd", "bug-060 perStep",
        "bug-078 sumOfCorrections",
      ]
    ),
    ("no metric has the place of a row among all", ["bug-017 flatSlot"]),
    ("once before and once after, as the rows built say", ["bug-052 sentinelAppears"]),
    (
      "where a row ends, whose start is stated",
      ["bug-035 after.m299BottomScreenY", "bug-060 lastBottomScreenY", "bug-064 after.lastBottomScreenY"]
    ),
    ("two rows that go from 360 to 60 and back, as stated", ["bug-003 discarded.sizeFlips"]),
    ("one change, after which nothing changes, as stated", ["bug-026 visibleTransitions"]),
    ("the places of duplicates, which are the finding's text", ["bug-039 duplicates.19"]),
    ("needs a lazy stack inside one that is not lazy", ["bug-048 nested"]),
    (
      "the share is the stated position's, and a step is where an expectation stands",
      ["bug-053 row8AppearsAtStep", "bug-053 row8Fraction", "bug-053 row8SeenAtStep"]
    ),
    ("the last of three rows that are built and have not appeared", ["bug-053 builtNotAppearedAfterStep2"]),
    ("where it is drawn after a flip, which is no layout", ["bug-065 n0VisualY"]),
    ("where cards would be centred if the content did not end", ["bug-075 wanted"]),
    ("the model has no budget of placements in a frame", ["bug-077 blankPerFrame"]),
    ("a share of rows, all of which are built anew, as stated", ["bug-037 idChurn"]),
    ("one estimate throughout a pass, stated as no correction", ["bug-007 secondPassDistinctEstimates"]),
    ("the offset if all rows before were measured, which no step does", ["bug-013 trueOffset"]),
  ]

  @Test("are recorded")
  func recorded() throws {
    let scenarios = try Scenario.all()
    #expect(scenarios.count == 64)
    #expect(scenarios.first?.numbers.map(\.value).contains(3064.2857) == true)
  }

  @Test("are traces, or wait for a named part of the language", arguments: kinds)
  func covered(kind: String) throws {
    let recorded = try Scenario.all().filter { $0.kind == kind }.map(\.id)
    let waiting = Self.untraced.flatMap(\.ids).filter(recorded.contains)
    let traced = try Scenario.all().filter { $0.kind == kind && !$0.traceNames.isEmpty }.map(\.id)
    #expect((traced + waiting).sorted() == recorded.sorted())
  }

  @Test("are each of a kind that is traced")
  func nothingElse() throws {
    let ids = try Scenario.all().filter { Self.kinds.contains($0.kind) }.map(\.id)
    #expect(Self.untraced.flatMap(\.ids).filter { !ids.contains($0) } == [])
    let traces = TraceFolder.names.filter { $0.hasPrefix("reported/") }
    #expect(try Scenario.all().flatMap(\.traceNames).sorted() == traces.sorted())
    let withoutOwn = try Self.tracedScenarios().filter {
      !$0.traceNames.contains("reported/\($0.kind)/\($0.id).trace")
    }
    #expect(withoutOwn.map(\.id) == [])
  }

  @Test("begin with the symptom and what is right", arguments: try tracedScenarios())
  func comments(scenario: Scenario) throws {
    for name in scenario.traceNames {
      let lines = try TraceFolder.text(of: name).split(separator: "\n").prefix(3)
      #expect(lines.map { $0.hasPrefix("// ") } == [true, true, false], "\(name)")
    }
  }

  @Test("state every number of their record", arguments: try tracedScenarios())
  func numbers(scenario: Scenario) throws {
    let missing = try scenario.numbersMissing(in: scenario.expectations).map(\.key)
    let unstated = Self.unstated.flatMap(\.keys).filter { $0.hasPrefix(scenario.id + " ") }
    // The numbers of a list share their key.
    #expect(Set(missing).sorted() == unstated.sorted())
  }

  @Test("leave out only numbers that a traced record has")
  func unstatedExist() throws {
    let recorded = Set(try Self.tracedScenarios().flatMap(\.numbers).map(\.key))
    #expect(Self.unstated.flatMap(\.keys).filter { !recorded.contains($0) } == [])
  }

  @Test("miss a number when it is changed in the trace", arguments: try tracedScenarios())
  func changed(scenario: Scenario) throws {
    let expectations = try scenario.expectations
    let unstated = scenario.numbersMissing(in: expectations)
    for number in scenario.numbers where !unstated.contains(number) {
      let changed = expectations.map { $0.replacing(number.value, with: number.value + 1000.5) }
      #expect(scenario.numbersMissing(in: changed).contains(number))
    }
  }

  /// The records that have a trace.
  private static func tracedScenarios() throws -> [Scenario] {
    try Scenario.all().filter { !$0.traceNames.isEmpty }
  }
}
