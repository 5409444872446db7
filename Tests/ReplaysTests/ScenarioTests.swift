import Testing

@Suite("Reported problems")
struct ScenarioTests {
  /// The kinds of records that this version's traces can tell.
  static let kinds = [
    "estimate-correction", "programmatic-scroll", "degenerate-sizes", "one-subview-per-element", "identity",
    "state-and-memory",
  ]

  /// The records of these kinds that are not a trace yet, by what they wait for.
  static let untraced: [(reason: String, ids: [String])] = [
    ("needs resize", ["bug-002", "bug-004", "bug-005"]),
    ("needs rows whose length depends on state", ["bug-003"]),
    ("needs a lazy stack as a row of another", ["bug-010"]),
    ("needs pinned headers", ["bug-016", "bug-017"]),
    ("needs insert", ["bug-020", "bug-039"]),
    ("needs insert and state", ["bug-038"]),
    ("needs insert and a reaction to an edge", ["bug-022"]),
    ("needs rows that have another length after the first layout", ["bug-067"]),
    ("needs the viewport as a step", ["bug-068"]),
    ("needs remove and insert", ["bug-069"]),
    ("needs a broadcast to the rows in being", ["bug-057"]),
    ("needs lengths that are no lengths, which the language refuses", ["bug-070"]),
  ]

  /// The numbers of traced records that no expectation states, by reason.
  static let unstated: [(reason: String, keys: [String])] = [
    (
      "what a wrong stack comes to",
      [
        "bug-011 driftIfRounded", "bug-011 roundedContent", "bug-012 wrongFirstVisible",
        "bug-013 naiveOffset", "bug-018 naiveMaxOffset", "bug-024 wrongOffset",
      ]
    ),
    (
      "no metric has the mean, which is the content, stated, divided by the rows",
      [
        "bug-001 afterScrollTo.average", "bug-001 afterScrollUp.average", "bug-013 after.average",
        "bug-013 initial.average", "bug-018 after.average",
      ]
    ),
    (
      "no metric counts subviews, or elements of several",
      ["bug-042 subviews", "bug-042 violations"]
    ),
    ("the difference of two offsets, both stated", ["bug-006 lastStepMoved"]),
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
    #expect((Self.traced(kind) + waiting).sorted() == recorded.sorted())
  }

  @Test("are each of a kind that is traced")
  func nothingElse() throws {
    let ids = try Scenario.all().filter { Self.kinds.contains($0.kind) }.map(\.id)
    #expect(Self.untraced.flatMap(\.ids).filter { !ids.contains($0) } == [])
    let traces = TraceFolder.names.filter { $0.hasPrefix("reported/") }
    #expect(traces.count == Self.kinds.map { Self.traced($0).count }.reduce(0, +))
  }

  @Test("begin with the symptom and what is right", arguments: try tracedScenarios())
  func comments(scenario: Scenario) throws {
    let lines = try TraceFolder.text(of: scenario.traceName).split(separator: "\n").prefix(3)
    #expect(lines.map { $0.hasPrefix("// ") } == [true, true, false])
  }

  @Test("state every number of their record", arguments: try tracedScenarios())
  func numbers(scenario: Scenario) throws {
    let trace = try TraceFolder.trace(scenario.traceName)
    let missing = scenario.numbersMissing(in: trace.expectations).map(\.key)
    let unstated = Self.unstated.flatMap(\.keys).filter { $0.hasPrefix(scenario.id + " ") }
    #expect(missing.sorted() == unstated.sorted())
  }

  @Test("leave out only numbers that a traced record has")
  func unstatedExist() throws {
    let recorded = Set(try Self.tracedScenarios().flatMap(\.numbers).map(\.key))
    #expect(Self.unstated.flatMap(\.keys).filter { !recorded.contains($0) } == [])
  }

  @Test("miss a number when it is changed in the trace", arguments: try tracedScenarios())
  func changed(scenario: Scenario) throws {
    let expectations = try TraceFolder.trace(scenario.traceName).expectations
    let unstated = scenario.numbersMissing(in: expectations)
    for number in scenario.numbers where !unstated.contains(number) {
      let changed = expectations.map { $0.replacing(number.value, with: number.value + 1000.5) }
      #expect(scenario.numbersMissing(in: changed).contains(number))
    }
  }

  /// The records of a kind that have a trace.
  private static func traced(_ kind: String) -> [String] {
    TraceFolder.names.compactMap { name in
      let parts = name.split(separator: "/")
      guard parts.count == 3, parts[0] == "reported", parts[1] == kind else { return nil }
      return String(parts[2].dropLast(".trace".count))
    }
  }

  /// The records that have a trace.
  private static func tracedScenarios() throws -> [Scenario] {
    try Scenario.all().filter { TraceFolder.names.contains($0.traceName) }
  }
}
