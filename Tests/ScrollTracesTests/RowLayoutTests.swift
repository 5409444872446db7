import LazyStacks
import ScrollTraces
import Testing

@Suite("Rows that are layouts")
struct RowLayoutTests {
  /// The lengths of rows at a width; the text declares one element.
  private func lengths(
    _ element: String, count: Int = 1, width: Length = 390, environment: ContentEnvironment = .init()
  ) throws -> [Length] {
    let content = try resolved(element, count: count, environment: environment)
    return content.subviews.map { content.length(of: $0, width: width) }
  }

  private func resolved(
    _ element: String, count: Int, environment: ContentEnvironment = .init()
  ) throws -> ResolvedContent {
    let views = try content("LazyVStack { ForEach(0..<\(count), id: index) {\n\(element)\n} }")
    return try ResolvedContent(Content(.scrollView(views)), environment: environment)
  }

  @Test(
    "are as high as their layout answers to a width and no height",
    arguments: [
      // The gap and the picture first, then as many characters a line as the rest holds: 342 points, 42 of them.
      ("HStack { Row(width: 40, height: 40); Text(characters: 100) }", 60),
      ("HStack { Row(width: 40, height: 72); Text(characters: 100) }", 72),
      ("HStack(spacing: 0) { Row(width: 350, height: 5); Text(characters: 9) }", 40),
      // A spacer takes no less than it must, and has no gap: 342 points are left for the text, 42 characters a line.
      ("HStack { Text(characters: 84); Spacer(minLength: 48) }", 40),
      ("HStack { Text(characters: 85); Spacer(minLength: 48) }", 60),
      // Baselines of one line and of three are in line at the first: the box is as high as the three.
      ("HStack(alignment: .firstTextBaseline) { Text(characters: 3); Text(characters: 100) }", 60),
      ("ZStack { Row(height: 30); Row(height: 80); Color.gray }", 80),
      ("VStack(spacing: 4) { Row(height: 30); Divider(); Row(height: 80) }", 119),
      ("VStack { Row(height: 30); Spacer(); Row(height: 80) }", 118),
      // Twelve chips of 40 points and their gaps: seven to a line, of 328 points.
      ("FlowLayout(spacing: 8) { ForEach(0..<12, id: \"c\") { Text(characters: 5) } }", 48),
      ("FlowLayout(spacing: 8, lineSpacing: 2) { ForEach(0..<12, id: \"c\") { Text(characters: 5) } }", 42),
      ("FlowLayout { }", 0),
      // The widest wants 240 points; each is proposed 190.
      ("EqualWidthHStack(spacing: 10) { Text(characters: 2); Text(characters: 30) }", 40),
      ("DiagonalLayout { Row(width: 30, height: 30); Row(width: 20, height: 20) }", 50),
      ("MasonryLayout(columns: 2, spacing: 8) { Row(height: 30); Row(height: 50); Row(height: 10) }", 50),
      ("GeometryReader { Row(height: 100) }", 10),
      ("GeometryReader { Row(height: 100) }.frame(height: 64)", 64),
      ("Color.gray", 10),
      ("Color.gray.frame(height: 44)", 44),
      ("Color.gray.frame(minHeight: 44)", 44),
      ("Color.gray.frame(maxHeight: .infinity)", 10),
      ("Color.gray.aspectRatio(1.5, contentMode: .fit)", 260),
      ("ProgressView()", 20),
      ("ProgressView().padding()", 52),
      ("Text(characters: 48).padding(12)", 64),
      ("Text(characters: 48).padding(.horizontal, 12)", 40),
      ("Text(characters: 48).padding(.top, 12)", 32),
      ("Text(characters: 25).frame(width: 100)", 60),
      ("Text(characters: 25).frame(maxWidth: 100)", 60),
      ("Text(characters: 25).padding(10).frame(width: 100)", 80),
      ("Text(characters: 25).frame(width: 100).padding(10)", 80),
      ("Text(characters: 100).fixedSize()", 20),
      ("Text(characters: 100).fixedSize(horizontal: false, vertical: true)", 60),
      ("Row(height: 30).frame(height: 44, alignment: .top)", 44),
      // What has a higher priority takes what it wants first: 40 characters, and 62 points are left.
      ("HStack { Text(characters: 40).layoutPriority(1); Text(characters: 21) }", 60),
      ("HStack { Text(characters: 40); Text(characters: 21).layoutPriority(1) }", 40),
      ("Group { Row(height: 30) }.padding(5)", 40),
      ("AnyView { Text(characters: 48) }.padding(12)", 64),
    ] as [(String, Length)])
  func answers(element: String, length: Length) throws {
    #expect(try lengths(element) == [length])
  }

  @Test("are measured anew at another width and at another text scale")
  func otherOffers() throws {
    let row = "HStack { Row(width: 40, height: 40); Text(characters: 100) }"
    #expect(try lengths(row, width: 844) == [40])
    #expect(try lengths(row, width: 200) == [120])
    #expect(try lengths(row, environment: ContentEnvironment(textScale: 2)) == [200])
  }

  @Test("differ by what each element draws, and by the branches it takes")
  func draws() throws {
    let row = """
      HStack {
        Row(width: 40, heights: [40, 70])
        VStack { Text(characters: [10, 10, 100]); if every(4) { Row(height: 90) } }
      }
      """
    #expect(try lengths(row, count: 5) == [118.15, 70, 60, 70, 118.15])
    let modified = "Group { Row(heights: [10, 20]); Row(height: 1) }.padding(.top, 3)"
    #expect(try lengths(modified, count: 2) == [13, 4, 23, 4])
  }

  @Test("take the rows of a nested ForEach")
  func nested() throws {
    let row = "HStack { ForEach(0..<3, id: \"p\") { Row(width: 40, heights: [30, 80, 10]) }; Spacer() }"
    #expect(try lengths(row, count: 2) == [80, 80])
  }

  @Test("wider than the stack say so")
  func widths() throws {
    let content = try resolved(
      "if element < 1 { Text(characters: 10).padding(4) } else { Text(characters: 100).fixedSize() }",
      count: 2)
    #expect(content.hasWidths)
    #expect((0..<2).map { content.declaredWidth(of: $0, in: 390) } == [nil, 800])
  }

  @Test(
    "have no length where it is invalid, and say why",
    arguments: [
      ("Color.gray.frame(minHeight: .infinity)", "infinite"),
      ("Text(characters: 3).frame(idealHeight: .infinity)", "infinite"),
      ("HStack { Color.gray.frame(minHeight: .infinity); Text(characters: 3) }", "infinite"),
      ("Color.gray.frame(maxHeight: .infinity)", nil),
    ] as [(String, String?)])
  func invalidSizes(element: String, kind: String?) throws {
    let content = try resolved(element, count: 1)
    #expect(content.mayHaveInvalidSizes)
    #expect(content.invalidSizes(of: 0, in: 390).map(\.kind.rawValue) == [kind].compactMap(\.self))
    if kind != nil { #expect(content.length(of: 0, width: 390) == 0) }
  }

  @Test("nested as deep as a trace may be are measured in calls linear in the tree", .timeLimit(.minutes(1)))
  func deepNesting() throws {
    // A layout, and one more, for each two levels; without what is remembered in a pass it would take 2^28 calls.
    let open = (0..<28).map { "HStack(spacing: 0) { Color.gray.frame(width: \($0 + 1)); VStack {" }
    let row = open.joined() + " Text(characters: 3) " + String(repeating: "} }", count: 28)
    #expect(try lengths(row, width: 1_000) == [20])
  }
}

@Suite("Any content that a trace may hold")
struct AnyContentTests {
  /// Frames of a million points, infinite bounds, gaps of 1,000: whatever parses has some length.
  @Test("can be measured at any width", .timeLimit(.minutes(2)), arguments: 1...300 as ClosedRange<UInt64>)
  func measuring(seed: UInt64) throws {
    var random = RandomTraces(seed: seed)
    let content = try ResolvedContent(random.trace().content)
    for width in [0, 0.25, 390, 1_000_000] as [Length] {
      var subview: SubviewIndex = 0
      while subview < 6, content.isResolved(subview) {
        #expect(content.length(of: subview, width: width) >= 0)
        #expect(content.declaredWidth(of: subview, in: width) ?? 0 >= 0)
        subview += 1
      }
    }
  }
}

@Suite("Rows' lengths do not depend on how they are found")
struct RowLengthLawTests {
  /// A column of rows, texts and columns, as a trace writes it.
  private static func column(depth: Int, from random: inout SeededGenerator) -> String {
    let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &random) {
      case 0: "Row(height: \(Int.random(in: 0...90, using: &random)))"
      case 1: "Text(characters: \(Int.random(in: 0...300, using: &random)))"
      case 2: "if every(2) { Text(characters: 30...90, seed: 4) } else { Row(heights: [10, 0.3]) }"
      case 3: "Group { \(column(depth: depth - 1, from: &random)) }"
      default: column(depth: depth - 1, from: &random)
      }
    }
    return "VStack(spacing: \(Int.random(in: 0...9, using: &random))) { \(views.joined(separator: "; ")) }"
  }

  private static func resolved(_ element: String, count: Int) throws -> ResolvedContent {
    let views = try content("LazyVStack { ForEach(0..<\(count), id: index) { \(element) } }")
    return try ResolvedContent(Content(.scrollView(views)))
  }

  /// A column is added up; a layout priority changes nothing about its size, but has it asked of the layouts.
  @Test("added up or asked of layouts", arguments: 1...60 as ClosedRange<UInt64>)
  func columns(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let column = Self.column(depth: 3, from: &random)
    let added = try Self.resolved(column, count: 4)
    let asked = try Self.resolved("\(column).layoutPriority(0)", count: 4)
    for width in [0, 1, 100.5, 390] as [Length] {
      #expect(
        (0..<4).map { added.length(of: $0, width: width) }
          == (0..<4).map { asked.length(of: $0, width: width) },
        "\(column) at \(width)")
    }
  }

  /// Elements share what is remembered; a content that has been asked nothing yet remembers nothing.
  @Test("remembered or not", arguments: 1...12 as ClosedRange<UInt64>)
  func memory(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let element = """
      HStack {
        Row(width: 20...60, heights: [40, 70])
        VStack { Text(characters: 1...60); if chance(0.3) { Row(height: 90) } }
        switch element % 3 { case 0: Color.gray.frame(height: 150)
        default: Divider()
        }
        ForEach(0..<2, id: "n") { Row(width: 5, heights: [1, 2]); if element == 1 { Row(width: 5, height: 4) } }
      }
      """
    let warm = try Self.resolved(element, count: 40)
    let widths: [Length] = [100, 250.5, 390]
    for _ in 0..<40 {
      let row = SubviewIndex(Int.random(in: 0..<40, using: &random))
      let width = widths[Int.random(in: 0..<3, using: &random)]
      let cold = try Self.resolved(element, count: 40)
      #expect(warm.length(of: row, width: width) == cold.length(of: row, width: width))
    }
  }
}

@Suite("Modifiers that take part in measuring")
struct LayoutModifierTests {
  @Test(
    "are read as SwiftUI writes them",
    arguments: [
      (".padding([.top, .leading], 4)", .padding([.top, .leading], 4), ".padding([.top, .leading], 4)"),
      (".padding([.top, .bottom])", .padding(.vertical, nil), ".padding(.vertical)"),
      (".padding(.all, 3)", .padding(.all, 3), ".padding(3)"),
      (".padding([], 3)", .padding([], 3), ".padding([], 3)"),
      (".aspectRatio(16/9, contentMode: .fit)", .aspectRatio(16.0 / 9, .fit), nil),
      (".aspectRatio(2, contentMode: fill)", .aspectRatio(2, .fill), ".aspectRatio(2, contentMode: .fill)"),
      (
        ".frame(maxWidth: .infinity, alignment: .leading)",
        .frame(.flexible(width: .init(greatest: .infinity), alignment: .leading)),
        ".frame(maxWidth: .infinity, alignment: .leading)"
      ),
    ] as [(String, ContentModifier, String?)])
  func reading(text: String, modifier: ContentModifier, printed: String?) throws {
    let view = try #require(content("Row(height: 1)" + text).first)
    #expect(view.modifiers == [modifier])
    if let printed { #expect(view.traceText == "Row(height: 1)" + printed) }
    #expect(try content(view.traceText) == [view])
  }

  @Test("may let views of an HStack overlap")
  func overlap() throws {
    let avatars =
      "HStack(spacing: -10) { ForEach(0..<3, id: \"a\") { Color.gray.frame(width: 32, height: 32) } }"
    let views = try content("LazyVStack { HStack(spacing: 0) { \(avatars); Text(characters: 39) } }")
    let content = try ResolvedContent(Content(.scrollView(views)))
    // 32 + 22 + 22 is 76, which leaves 314 points of 390, 39 characters.
    #expect(content.length(of: 0, width: 390) == 32)
    #expect(content.length(of: 0, width: 387) == 40)
  }
}
