import LazyStackTesting
import LazyStacks
import ScrollTraces
import Testing

@Suite("Content written in Swift")
struct NotationTests: StackNotation {
  /// Views in Swift, and the same in the trace language.
  static let pairs: [(swift: [Content], trace: String)] = [
    (views { Row(height: 40) }, "Row(height: 40)"),
    (views { Row(height: 40.5) }, "Row(height: 40.5)"),
    (views { Row(height: 20...400, seed: 7) }, "Row(height: 20...400, seed: 7)"),
    (views { Row(height: 20...40.5) }, "Row(height: 20...40.5)"),
    (views { Row(heights: [40, 60.25]) }, "Row(heights: [40, 60.25])"),
    (views { Text(characters: 12) }, "Text(characters: 12)"),
    (views { Text(characters: 20...400, seed: 7) }, "Text(characters: 20...400, seed: 7)"),
    (views { Text(characters: [1, 20]) }, "Text(characters: [1, 20])"),
    (views { EmptyView() }, "EmptyView()"),
    (views { VStack { Row(height: 1) } }, "VStack { Row(height: 1) }"),
    (views { VStack(spacing: 2.5) {} }, "VStack(spacing: 2.5) {}"),
    (views { LazyVStack(spacing: 0) {} }, "LazyVStack(spacing: 0) {}"),
    (
      views { LazyVStack(pinnedViews: [.sectionHeaders]) {} },
      "LazyVStack(pinnedViews: [.sectionHeaders]) {}"
    ),
    (
      views {
        Group {
          Row(height: 1); Row(height: 2)
        }
      }, "Group { Row(height: 1); Row(height: 2) }"
    ),
    (views { AnyView { Row(height: 1) } }, "AnyView { Row(height: 1) }"),
    (views { Section { Row(height: 1) } }, "Section { Row(height: 1) }"),
    (
      views { Section(header: Row(height: 44), footer: Text(characters: 9)) { Row(height: 1) } },
      "Section(header: Row(height: 44), footer: Text(characters: 9)) { Row(height: 1) }"
    ),
    (
      views {
        Section {
          Row(height: 1)
        } header: {
          Row(height: 44)
        }
      },
      "Section(header: Row(height: 44)) { Row(height: 1) }"
    ),
    (views { ForEach(0..<3, id: "m") { Row(height: 1) } }, "ForEach(0..<3, id: \"m\") { Row(height: 1) }"),
    (
      views { ForEach(0..<10_000, id: .index, name: "feed") {} },
      "ForEach(0..<10_000, id: index, name: \"feed\") {}"
    ),
    (views { ForEach(0..<3, id: .fresh) {} }, "ForEach(0..<3, id: fresh) {}"),
    (views { ForEach(ids: ["a", 12], name: "x") {} }, "ForEach(ids: [\"a\", 12], name: \"x\") {}"),
    (views { Row(height: 1).id("end") }, "Row(height: 1).id(\"end\")"),
  ]

  /// Layouts and what takes part in measuring, in Swift and in the trace language.
  static let layoutPairs: [(swift: [Content], trace: String)] = [
    (views { Text("Hello") }, "Text(characters: 5)"),
    (views { Row(width: 40, height: 30) }, "Row(width: 40, height: 30)"),
    (views { VStack(alignment: .leading, spacing: 2) {} }, "VStack(alignment: .leading, spacing: 2) {}"),
    (views { HStack { Row(height: 1) } }, "HStack { Row(height: 1) }"),
    (
      views { HStack(alignment: .firstTextBaseline, spacing: 0) {} },
      "HStack(alignment: .firstTextBaseline, spacing: 0) {}"
    ),
    (
      views { ZStack(alignment: .topLeading) { Color.gray } }, "ZStack(alignment: .topLeading) { Color.gray }"
    ),
    (views { FlowLayout {} }, "FlowLayout {}"),
    (
      views { FlowLayout(alignment: .center, spacing: 4, lineSpacing: 2) {} },
      "FlowLayout(alignment: .center, spacing: 4, lineSpacing: 2) {}"
    ),
    (views { EqualWidthHStack(spacing: 4) {} }, "EqualWidthHStack(spacing: 4) {}"),
    (views { DiagonalLayout(spacing: 4) {} }, "DiagonalLayout(spacing: 4) {}"),
    (views { RadialLayout {} }, "RadialLayout {}"),
    (views { MasonryLayout(columns: 3, spacing: 4) {} }, "MasonryLayout(columns: 3, spacing: 4) {}"),
    (views { GeometryReader { Row(height: 1) } }, "GeometryReader { Row(height: 1) }"),
    (views { Spacer() }, "Spacer()"),
    (views { Spacer(minLength: 48) }, "Spacer(minLength: 48)"),
    (views { Divider() }, "Divider()"),
    (views { ProgressView() }, "ProgressView()"),
    (views { Color.blue.frame(width: 32, height: 32) }, "Color.blue.frame(width: 32, height: 32)"),
    (views { Color.red.frame(height: 3, alignment: .top) }, "Color.red.frame(height: 3, alignment: .top)"),
    (
      views { Row(height: 1).frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3) },
      "Row(height: 1).frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3)"
    ),
    (views { Row(height: 1).padding() }, "Row(height: 1).padding()"),
    (views { Row(height: 1).padding(3) }, "Row(height: 1).padding(3)"),
    (views { Row(height: 1).padding(.horizontal) }, "Row(height: 1).padding(.horizontal)"),
    (
      views { Row(height: 1).padding(.top, 3).padding(.bottom, 4) },
      "Row(height: 1).padding(.top, 3).padding(.bottom, 4)"
    ),
    (views { Row(height: 1).layoutPriority(-1) }, "Row(height: 1).layoutPriority(-1)"),
    (views { Text(characters: 9).fixedSize() }, "Text(characters: 9).fixedSize()"),
    (
      views { Text(characters: 9).fixedSize(horizontal: false, vertical: true) },
      "Text(characters: 9).fixedSize(horizontal: false, vertical: true)"
    ),
    (
      views { Color.gray.aspectRatio(1.5, contentMode: .fill) },
      "Color.gray.aspectRatio(1.5, contentMode: .fill)"
    ),
  ]

  @Test("equals the trace's own, layouts too", arguments: layoutPairs.indices)
  func layouts(index: Int) throws {
    let pair = Self.layoutPairs[index]
    #expect(pair.swift == (try Self.parsed(pair.trace)))
  }

  @Test("has modifiers for effects, which stand in an element")
  func effects() throws {
    let swift = Self.views {
      ForEach(0..<3, id: "m") {
        Row(height: 1).scrollTransition(offset: -8).onGeometryChange(heights: [2, 3])
      }
    }
    let trace = """
      ForEach(0..<3, id: "m") { Row(height: 1).scrollTransition(offset: -8).onGeometryChange(heights: [2, 3]) }
      """
    #expect(swift == (try Self.parsed(trace)))
  }

  @Test("equals the trace's own", arguments: pairs.indices)
  func views(index: Int) throws {
    let pair = Self.pairs[index]
    #expect(pair.swift == (try Self.parsed(pair.trace)))
  }

  /// Conditions in Swift, and the same in the trace language.
  static let conditions: [(StackCondition, String)] = [
    (every(3), "every(3)"), (!every(3), "!every(3)"), (chance(0.2, seed: 5), "chance(0.2, seed: 5)"),
    (element < 10, "element < 10"), (element <= 10, "element <= 10"), (element == 10, "element == 10"),
    (element != 10, "element != 10"), (element > 10, "element > 10"), (element >= 10, "element >= 10"),
    (environment("compact"), "compact"), (!environment("compact"), "!compact"),
    (.unwrapped("compact"), "let compact"), (state("isOpen"), "state isOpen"), (.element < 3, "element < 3"),
  ]

  @Test("asks what the trace asks", arguments: conditions.indices)
  func condition(index: Int) throws {
    let (condition, text) = Self.conditions[index]
    let swift = Self.views {
      ForEach(0..<9, id: "m") {
        If(condition) {
          Row(height: 1)
        } else: {
          Row(height: 2)
        }
        If(condition) { Row(height: 3) }
      }
    }
    let trace =
      "ForEach(0..<9, id: \"m\") {\nif \(text) { Row(height: 1) } else { Row(height: 2) }\n"
      + "if \(text) { Row(height: 3) }\n}"
    #expect(swift == (try Self.parsed(trace)))
  }

  @Test("chooses as an else if and a switch do")
  func choices() throws {
    let swift = Self.views {
      ForEach(0..<9, id: "m") {
        If(every(3)) {
          Row(height: 1)
        } else: {
          If(element < 5) { Row(height: 2) }
        }
        Switch(element % 3) {
          Case(0) { Row(height: 3) }
          Case(1, 2) { EmptyView() }
        }
        Switch(element % 2) {
          Case(1) {}
          Default { Row(height: 4) }
        }
      }
    }
    let trace = """
      ForEach(0..<9, id: "m") {
          if every(3) { Row(height: 1) } else if element < 5 { Row(height: 2) }
          switch element % 3 { case 0: Row(height: 3)
          case 1, 2: EmptyView() }
          switch element % 2 { case 1:
          default: Row(height: 4) }
      }
      """
    #expect(swift == (try Self.parsed(trace)))
  }

  @Test("has Swift's own choices, made when it is written", arguments: [false, true])
  func control(isWide: Bool) throws {
    let swift = Self.views {
      if isWide { Row(height: 1) } else { Row(height: 2) }
      for height in 3...4 { Row(height: Double(height)) }
      if isWide { badge }
    }
    let trace = (isWide ? "Row(height: 1)" : "Row(height: 2)") + ";Row(height: 3);Row(height: 4)"
    #expect(swift == (try Self.parsed(trace + (isWide ? ";Text(characters: 2)" : ""))))
  }

  private var badge: some StackView { Text(characters: 2) }

  @Test("has the modifiers of a trace")
  func modifiers() throws {
    let replay = try StackReplay {
      ScrollView {
        LazyVStack {
          ForEach(0..<9, id: "m") {
            Row(height: 80).loads(on: .appear, after: .milliseconds(200), height: 240)
              .onScrollVisibilityChange(threshold: 0.8)
          }
          Row(height: 9).loads(on: .initializer, heights: [5, 6]).id("end")
          Row(height: 9).loads(on: .appear, height: 5...6, seed: 3)
        }
        .scrollTargetLayout()
        .onScrollTargetVisibilityChange()
      }
      .scrollPosition(id: "m3", anchor: .center)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
    let trace = """
      trace 1

      ScrollView {
          LazyVStack {
              ForEach(0..<9, id: "m") {
                  Row(height: 80).loads(on: appear, after: 200ms, height: 240).onScrollVisibilityChange(threshold: 0.8)
              }
              Row(height: 9).loads(on: init, heights: [5, 6]).id("end")
              Row(height: 9).loads(on: appear, height: 5...6, seed: 3)
          }
          .scrollTargetLayout()
          .onScrollTargetVisibilityChange()
      }
      .scrollPosition(id: "m3", anchor: center)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)


      """
    #expect(replay.traceText == trace)
  }
}

extension NotationTests {
  private static func views(@StackViewBuilder _ views: () -> [Content]) -> [Content] { views() }

  private static func parsed(_ text: String) throws -> [Content] {
    let text = "trace 1\nenvironment compact = true\nScrollView {\n\(text)\n}"
    let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }
    guard case .scrollView(let views) = trace.content.kind else { return [] }
    return views
  }
}
