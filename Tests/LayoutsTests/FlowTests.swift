import BuiltInLayouts
import Layouts
import Testing

@Suite("A flow")
struct FlowTests {
  /// Items of one letter are 10 points wide, of two 20; rows are separated by bars.
  private func rows(_ text: String, _ width: CGFloat?) -> (rows: String, size: CGSize) {
    let words = text.split(separator: " ")
    let plan = FlowLayout(spacing: 5).plan(
      words.map {
        PlanItem(width: CGFloat($0.count * 10), height: CGFloat($0.first?.isUppercase == true ? 30 : 20))
      },
      in: ProposedViewSize(width: width, height: nil))
    var rows = ""
    for (item, next) in zip(plan.items, plan.items.dropFirst().map(Optional.some) + [nil]) {
      rows += words[item.index] + (next.map { $0.row == item.row ? " " : " | " } ?? "")
    }
    return (rows, plan.size)
  }

  @Test(
    "fills row after row",
    arguments: [
      ("", 100, "", CGSize(0, 0)),
      ("a", 100, "a", CGSize(10, 20)),
      ("a bb c", 50, "a bb c", CGSize(50, 20)),
      ("a bb c", 49, "a bb | c", CGSize(35, 45)),
      ("a bbbbbbbb c", 50, "a | bbbbbbbb | c", CGSize(80, 70)),
      ("a B c", 30, "a B | c", CGSize(25, 55)),
      ("a bb c", nil, "a bb c", CGSize(50, 20)),
      ("a bb c", .infinity, "a bb c", CGSize(50, 20)),
      ("a bb c", 0, "a | bb | c", CGSize(20, 70)),
    ] as [(String, CGFloat?, String, CGSize)])
  func filling(text: String, width: CGFloat?, expected: String, size: CGSize) {
    let flow = rows(text, width)
    #expect(flow.rows == expected)
    #expect(flow.size == size)
  }

  @Test("lets an item wrap that is wider than the flow")
  func wrapping() throws {
    let flow = try Arrangement(100, nil) { FlowLayout(spacing: 0) { Text(characters: 20) } }
    #expect(flow.size == CGSize(96, 40))
  }

  @Test("is mirrored from right to left")
  func mirrored() throws {
    let flow = try Arrangement(30, nil, rightToLeft: true) {
      FlowLayout(spacing: 5) { ForEach(0..<3) { _ in Row(width: 10, height: 10) } }
    }
    #expect(flow.frames == [CGRect(15, 0, 10, 10), CGRect(0, 0, 10, 10), CGRect(15, 15, 10, 10)])
  }

  @Test("keeps the distances its subviews prefer")
  func preferences() throws {
    let tags = ["one", "two", "three"]
    let flow = try Arrangement(60, nil) {
      FlowLayout {
        ForEach(tags, id: \.self) { Text($0) }
        Row(width: 10, height: 20)
      }
    }
    #expect(flow.spans == [Span(0, 24), Span(32, 24), Span(0, 40), Span(48, 10)])
    // A row with something else than text in it is 8.15 below text; between texts there is nothing.
    #expect(abs(flow.frames[2].minY - 20) < 0.001)
  }

  @Test("aligns short rows and low subviews")
  func alignment() throws {
    let flow = try Arrangement(30, nil) {
      FlowLayout(alignment: .trailing, verticalAlignment: .bottom, spacing: 0) {
        Row(width: 20, height: 10)
        Row(width: 10, height: 20)
        Row(width: 10, height: 10)
      }
    }
    #expect(flow.frames == [CGRect(0, 10, 20, 10), CGRect(20, 0, 10, 20), CGRect(20, 20, 10, 10)])
  }
}

@Suite("A layout with one plan")
struct PlannedLayoutTests {
  @Test(
    "makes subviews equally wide",
    arguments: [(nil, 40, 90), (200, 40, 90), (70, 30, 70), (30, 20, 50)] as [(CGFloat?, CGFloat, CGFloat)])
  func equalWidth(offered: CGFloat?, each: CGFloat, total: CGFloat) throws {
    let stack = try Arrangement(offered, nil) {
      EqualWidthHStack(spacing: 10) {
        FlexibleRow(least: CGSize(20, 5), ideal: CGSize(40, 5), greatest: CGSize(100, 5))
        FlexibleRow(least: CGSize(5, 5), ideal: CGSize(10, 5), greatest: CGSize(100, 5))
      }
    }
    #expect(stack.size.width == total)
    #expect(stack.spans == [Span(0, each), Span(each + 10, each)])
  }

  @Test("puts subviews corner to corner")
  func diagonal() throws {
    let stack = try Arrangement(nil, nil) {
      DiagonalLayout(spacing: 1) {
        Row(width: 10, height: 20)
        Row(width: 30, height: 5)
      }
    }
    #expect(stack.size == CGSize(41, 26))
    #expect(stack.frames == [CGRect(0, 0, 10, 20), CGRect(11, 21, 30, 5)])
  }

  @Test("puts subviews around a circle, exactly at its quarters")
  func radial() throws {
    let circle = try Arrangement(100, 100) {
      RadialLayout { ForEach(0..<4) { _ in Row(width: 20, height: 20) } }
    }
    #expect(circle.size == CGSize(100, 100))
    #expect(
      circle.frames == [
        CGRect(40, 0, 20, 20), CGRect(80, 40, 20, 20), CGRect(40, 80, 20, 20), CGRect(0, 40, 20, 20),
      ])
  }

  @Test("keeps neighbours on a circle apart where the size is open", arguments: 2...9)
  func radialIdeal(count: Int) throws {
    let circle = try Arrangement(nil, nil) {
      RadialLayout { ForEach(0..<count) { _ in Row(width: 20, height: 10) } }
    }
    for (index, frame) in circle.frames.enumerated() {
      for other in circle.frames[(index + 1)...] {
        #expect(frame.insetBy(dx: 0.001, dy: 0.001).intersection(other).isEmpty)
      }
    }
  }

  @Test("puts subviews below the shortest column")
  func masonry() throws {
    let wall = try Arrangement(48, nil) {
      MasonryLayout(columns: 2) {
        Row(height: 30)
        Row(height: 10)
        Row(height: 10)
        Row(height: 10)
      }
    }
    #expect(wall.size == CGSize(48, 46))
    #expect(
      wall.frames == [
        CGRect(0, 0, 20, 30), CGRect(28, 0, 20, 10), CGRect(28, 18, 20, 10), CGRect(28, 36, 20, 10),
      ])
  }
}
