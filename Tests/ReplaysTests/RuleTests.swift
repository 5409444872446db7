import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("Rules of diagnosis")
struct RuleTests {
  /// The traces in which a rule has its business, besides the one that each rule has to violate it.
  static let business: [String: [Diagnosis.Rule]] = [
    "cold-sample.trace": [.outlierInSample],
    "edits/bottom-anchor-resize.trace": [.visibleShift],
    "edits/insert-into-eager.trace": [.visibleShift, .layoutAfterAppear],
    "edits/prepend-default.trace": [.visibleShift],
    "edits/insert-above-shorter.trace": [.visibleShift],
    "edits/stand-in-unbuilt.trace": [.oneSubviewPerElement],
    "tree/beside.trace": [.oneSubviewPerElement],
    "tree/edits.trace": [.oneSubviewPerElement],
    "tree/inner-ids.trace": [.oneSubviewPerElement],
    "tree/member-list.trace": [.oneSubviewPerElement],
    "edits/state-length.trace": [.stateLostOffscreen],
    "motion/late-images.trace": [.visibleShift],
    "motion/late-loads.trace": [.layoutAfterAppear],
    "reported/degenerate-sizes/zero-tall-at-first.trace": [.layoutAfterAppear],
    "reported/estimate-correction/collapses-to-placeholder-discarded.trace": [.layoutAfterAppear],
    "reported/estimate-correction/collapses-to-placeholder.trace": [.layoutAfterAppear],
    "reported/estimate-correction/target-drifts-as-top-row-grows-scrolled.trace": [.visibleShift],
    "reported/estimate-correction/target-drifts-as-top-row-grows-seen.trace": [.visibleShift],
    "reported/estimate-correction/target-drifts-as-top-row-grows.trace": [.visibleShift],
    "reported/estimate-correction/lazy-in-lazy.trace": [.nestedLazySameAxis],
    "reported/identity/random-id-on-every-read.trace": [.unstableID],
    "layouts/late-image.trace": [.layoutAfterAppear],
    "layouts/priorities.trace": [.crossAxisClipped],
    "reported/degenerate-sizes/sizes-that-are-no-numbers.trace": [.invalidSize],
    "reported/identity/index-as-id.trace": [.indexAsID],
    "reported/identity/overlapping-pages.trace": [.duplicateID],
    "reported/identity/two-lists-share-ids.trace": [.duplicateID],
    "reported/layout-loop/height-alternates.trace": [.layoutLoop],
    "reported/layout-loop/content-height-feeds-back-exact.trace": [.eagerInScroll],
    "reported/mutation-anchor/older-rows-prepended-keep-offset.trace": [.visibleShift],
    "reported/one-subview-per-element/divider-beside-row.trace": [.oneSubviewPerElement],
    "reported/one-subview-per-element/if-in-ten-thousand-rows.trace": [.oneSubviewPerElement],
    "reported/one-subview-per-element/type-erased-rows.trace": [.oneSubviewPerElement],
    "reported/programmatic-scroll/scroll-before-data.trace": [.scrollTargetUnresolved],
    "reported/programmatic-scroll/position-of-another-type.trace": [.scrollTargetUnresolved],
    "reported/state-and-memory/state-lost-off-screen.trace": [.stateLostOffscreen],
    "pages/late-header.trace": [.layoutAfterAppear],
    "pages/many-sections.trace": [.manySections],
    "rules/duplicate-id/fires.trace": [.duplicateID, .duplicateID],
    "stack/build-limit.trace": [.buildLimit],
    "stack/eager-stack.trace": [.eagerInScroll],
    "stack/environment.trace": [.oneSubviewPerElement],
    "stack/fresh-ids.trace": [.unstableID],
    "stack/hidden-block.trace": [.oneSubviewPerElement],
    "stack/least-move-to-nothing.trace": [.oneSubviewPerElement],
    "stack/nothing-to-show.trace": [.oneSubviewPerElement],
    "stack/state-lost.trace": [.stateLostOffscreen],
    "stack/true-content-after-loads.trace": [.layoutAfterAppear],
    "stack/two-subviews.trace": [.oneSubviewPerElement],
    "stack/unknown-id.trace": [.scrollTargetUnresolved, .scrollTargetUnresolved],
    "stack/zero-height-rows.trace": [.zeroHeightRows],
    "variable-count.trace": [.oneSubviewPerElement],
  ]

  @Test("fire where they have business, and nowhere else", arguments: TraceFolder.names)
  func matrix(name: String) throws {
    let parts = name.split(separator: "/").map(String.init)
    let own = parts.count == 3 && parts[0] == "rules" && parts[2] == "fires.trace"
    let expected = Self.business[name] ?? (own ? Diagnosis.Rule(rawValue: parts[1]).map { [$0] } : []) ?? []
    #expect(try Replay.run(TraceFolder.trace(name), name: name).diagnoses.map(\.rule) == expected)
  }

  @Test("have a trace that violates them, and one that nearly does", arguments: Diagnosis.Rule.allCases)
  func traces(rule: Diagnosis.Rule) throws {
    let names = ["clean", "fires"].map { "rules/\(rule.rawValue)/\($0).trace" }
    let found = try names.map { name in
      try Replay.run(TraceFolder.trace(name), name: name).diagnoses.contains { $0.rule == rule }
    }
    #expect(found == [false, true])
  }

  @Test("have a name each, and are found by it")
  func names() {
    #expect(Set(Diagnosis.Rule.allCases.map(\.rawValue)).count == Diagnosis.Rule.allCases.count)
    for rule in Diagnosis.Rule.allCases { #expect(Diagnosis.Rule(rawValue: rule.rawValue) == rule) }
    #expect(Diagnosis.Rule(rawValue: "visible-shifts") == nil)
  }

  @Test(
    "that there are not stop a replay whose trace was read without their names",
    arguments: [
      ("duplicate-ids", "unknown rule 'duplicate-ids'; did you mean 'duplicate-id'?"),
      ("frobnicate", "unknown rule 'frobnicate'; 'lazystack rules' lists all"),
    ])
  func unknown(name: String, message: String) throws {
    let text =
      "trace 1\nScrollView { LazyVStack { ForEach(0..<3, id: \"r\") { Row(height: 44) } } }\n"
      + "frame; expect no diagnosis \(name)\n"
    let trace = try TraceFolder.trace(text, inPlaceOf: "a.trace")
    let error = #expect(throws: TraceError.self) { try Replay.run(trace, name: "a.trace") }
    #expect(error?.message == message)
    #expect(error?.location == SourcePoint(line: 3, column: 8))
  }

  @Test("are in the order of harm, errors first")
  func order() {
    let severities = Diagnosis.Rule.allCases.map(\.severity)
    #expect(severities == severities.sorted(by: >))
  }

  @Test("name a frame that takes more passes than it may")
  func layoutLoop() throws {
    let name = "rules/layout-loop/clean.trace"
    let report = try Replay.run(
      TraceFolder.trace(name), name: name, model: ModelParameters(prefetch: 0, idlePrefetch: 0, passLimit: 1))
    #expect(report.diagnoses.map(\.rule) == [.layoutLoop])
    #expect(report.diagnoses.first?.evidence.map(\.key) == ["frame", "frames", "limit"])
  }
}

@Suite("One subview for each element")
struct OneSubviewRuleTests {
  @Test("is missed by one 'if' in the chat, and by nothing in it as it is")
  func chat() throws {
    let name = "chat.trace"
    let text = try TraceFolder.text(of: name)
    #expect(try Replay.run(TraceFolder.trace(text, inPlaceOf: name), name: name).diagnoses == [])
    let changed = text.replacing(
      "            HStack(alignment", with: "            if every(2) { HStack(alignment"
    )
    .replacing(".padding(.horizontal, 16)", with: ".padding(.horizontal, 16) }")
    #expect(changed != text)
    let report = try Replay.run(TraceFolder.trace(changed, inPlaceOf: name), name: name)
    let finding = try #require(report.diagnoses.first)
    #expect(finding.rule == .oneSubviewPerElement)
    #expect(finding.severity == .error)
    #expect((finding.line, finding.column) == (12, 13))
    let evidence = Dictionary(uniqueKeysWithValues: finding.evidence.map { ($0.key, $0.value) })
    // The header, too.
    #expect(evidence["built"] == 5_001)
    #expect(try #require(evidence["builtKept"]) < 1_000)
    #expect(try #require(evidence["liveKept"]) < 1_000)
  }

  @Test("costs what a replay of the repaired trace says")
  func evidence() throws {
    let name = "variable-count.trace"
    let trace = try TraceFolder.trace(name)
    let report = try Replay.run(trace, name: name)
    let kept = try Replay.run(#require(trace.keepingOneSubviewPerElement()).withoutExpectations(), name: name)
    let finding = try #require(report.diagnoses.first)
    #expect((finding.line, finding.column) == (11, 13))
    #expect(
      finding.evidence == [
        .init(key: "built", value: 9_019), .init(key: "builtKept", value: Double(kept.rows.built)),
        .init(key: "bodies", value: 9_019), .init(key: "bodiesKept", value: Double(kept.rows.bodies)),
        .init(key: "live", value: 9_019), .init(key: "liveKept", value: Double(kept.rows.livePeak)),
        .init(key: "heldByIndex", value: 9_000),
      ])
    #expect(kept.rows.built == 38)
    #expect(kept.diagnoses == [])
  }

  @Test("names every cause with its place")
  func causes() throws {
    let text = """
      trace 1
      environment on = true
      ScrollView { LazyVStack { ForEach(0..<3, id: "r") {
      if on { AnyView { Row(height: 1) } } else { Row(height: 1) }
      if on { Row(height: 1) }
      } } }
      """
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "x.trace"), name: "x.trace")
    let because = try #require(report.diagnoses.first?.because)
    for cause in [
      "the branches of the 'if' at 4:1 differ", "the AnyView at 4:9 hides", "the 'if' at 5:1 has no 'else'",
    ] {
      #expect(because.contains(cause))
    }
  }

  @Test("does not matter in a stack that builds everything anyway")
  func eager() throws {
    let text = try TraceFolder.text(of: "variable-count.trace").replacing("LazyVStack", with: "VStack")
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "x.trace"), name: "x.trace")
    #expect(report.diagnoses.map(\.rule) == [.eagerInScroll])
  }
}

@Suite("A repaired trace")
struct RepairedTraceTests {
  @Test("is none where nothing varies", arguments: ["chat", "uniform", "stack/two-subviews"])
  func nothing(name: String) throws {
    let trace = try TraceFolder.trace("\(name).trace")
    #expect(try RepairedTrace(trace, name: "a", repairedName: "b") == nil)
  }

  @Test("keeps the rule, and those expectations that it meets")
  func repaired() throws {
    let trace = try TraceFolder.trace("variable-count.trace")
    let repaired = try #require(try RepairedTrace(trace, name: "a", repairedName: "b"))
    #expect(repaired.isRepaired)
    #expect(repaired.after.passed)
    #expect(repaired.after.expectations.map(\.text) == ["expect first \"r9000\" at 0"])
    #expect(
      repaired.text() == """
        repaired: each element is one subview

                                         a   b
        elements built               9,019  38
        bodies run                   9,019  38
        rows alive, peak             9,019  38
        kept alive off screen, peak  9,000  19
        kept alive by index          9,000   0
        findings                         1   0

        2 expectations left out, not met by the repaired list

        """)
  }
}
