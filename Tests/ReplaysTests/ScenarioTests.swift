import Testing

@Suite("Reported problems")
struct ScenarioTests {
  /// The kinds of records that this version's traces can show.
  static let kinds = [
    "estimate-correction", "programmatic-scroll", "mutation-anchor", "degenerate-sizes",
    "one-subview-per-element", "identity", "layout-loop", "appear-and-paging", "state-and-memory",
    "bottom-follow-and-viewport", "grid-axis-snap", "scale-and-performance",
  ]

  /// The records of these kinds that are not a trace yet, by what they wait for.
  static let untraced: [(reason: String, ids: [String])] = [
    ("needs a horizontal stack, and a direction of layout", ["right-to-left-first-page"]),
    ("needs a horizontal stack as a row, and lengths across", ["taller-card-in-a-row"]),
    ("needs a grid", ["columns-change-at-the-end"]),
  ]

  /// The numbers of traced records that no expectation states, by reason.
  static let unstated: [(reason: String, keys: [String])] = [
    (
      "what a wrong stack comes to",
      [
        "known-row-remeasured-backward wrongRow50ScreenY", "fractional-heights driftIfRounded",
        "fractional-heights roundedContent",
        "opens-at-default-size wrongFirstVisible",
        "scroll-to-never-placed naiveOffset", "latest-and-end-disagree naiveMaxOffset",
        "content-above-stack wrongOffset", "first-visible-dragged-away wrongOffset",
      ]
    ),
    (
      "no metric has the mean, which is the content, stated, divided by the rows",
      [
        "up-into-unmeasured-rows afterScrollTo.average", "up-into-unmeasured-rows afterScrollUp.average",
        "images-above-arrive after.average",
        "scroll-to-never-placed after.average", "scroll-to-never-placed initial.average",
        "latest-and-end-disagree after.average",
      ]
    ),
    (
      "no metric counts elements, subviews, or elements of several; the content, stated, says how many",
      [
        "overlapping-pages elements", "overlapping-pages unique", "divider-beside-row subviews",
        "divider-beside-row violations", "small-pages rows",
      ]
    ),
    (
      "no metric counts what reactions do; what they insert, and its lack, are stated",
      [
        "to-first-while-older-load loads", "small-pages loads", "sentinel-reappears loadsGuarded",
        "sentinel-reappears loadsUnguarded",
      ]
    ),
    ("reactions to a frame are done before the next step, which finds the last", ["small-pages contents"]),
    (
      "the difference of two offsets, contents or positions, both stated",
      [
        "collapses-to-placeholder discarded.flipAmplitude",
        "collapses-to-placeholder discarded.maxContentDip", "estimate-shrinks-going-down lastStepMoved",
        "lazy-in-lazy correction", "index-as-id dataShift", "initial-position-fires-end distanceToEnd",
        "last-row-streams perStep",
        "corrections-in-momentum sumOfCorrections",
      ]
    ),
    ("no metric has the place of a row among all", ["index-ignores-headers flatSlot"]),
    ("once before and once after, as the rows built say", ["sentinel-reappears sentinelAppears"]),
    (
      "where a row ends, whose start is stated",
      [
        "snapshot-then-full-data after.m299BottomScreenY", "last-row-streams lastBottomScreenY",
        "short-content-at-bottom after.lastBottomScreenY",
      ]
    ),
    ("two rows that go from 360 to 60 and back, as stated", ["collapses-to-placeholder discarded.sizeFlips"]),
    ("one change, after which nothing changes, as stated", ["insert-at-the-very-top visibleTransitions"]),
    ("the places of duplicates, which are the finding's text", ["overlapping-pages duplicates.19"]),
    ("needs a lazy stack inside one that is not lazy", ["not-directly-in-scroll-view nested"]),
    (
      "the share is the stated position's, and a step is where an expectation stands",
      [
        "built-appeared-seen row8AppearsAtStep", "built-appeared-seen row8Fraction",
        "built-appeared-seen row8SeenAtStep",
      ]
    ),
    (
      "the last of three rows that are built and have not appeared",
      ["built-appeared-seen builtNotAppearedAfterStep2"]
    ),
    ("where it is drawn after a flip, which is no layout", ["upside-down-list n0VisualY"]),
    ("where cards would be centred if the content did not end", ["last-card-not-centred wanted"]),
    ("the model has no budget of placements in a frame", ["fling-outruns-placement blankPerFrame"]),
    ("a share of rows, all of which are built anew, as stated", ["random-id-on-every-read idChurn"]),
    (
      "one estimate throughout a pass, stated as no correction",
      ["indicator-jumps-after-all-was-seen secondPassDistinctEstimates"]
    ),
    (
      "the offset if all rows before were measured, which no step does", ["scroll-to-never-placed trueOffset"]
    ),
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
