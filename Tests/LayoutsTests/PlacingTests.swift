import BuiltInLayouts
import Layouts
import Testing

/// Places the subviews as a closure says.
private struct Scripted: Layout {
  var size = CGSize(100, 60)
  let script: @Sendable (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    script(subviews, bounds)
  }
}

@Suite("Placing")
struct PlacingTests {
  @Test("leaves a subview that is not placed at the centre, with the container's offer, and says so")
  func unplaced() throws {
    let arrangement = try Arrangement(40, 30) {
      Scripted { subviews, bounds in
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
      .callAsFunction {
        Row(width: 10, height: 10)
        Color.red
      }
    }
    #expect(arrangement.frames == [CGRect(0, 0, 10, 10), CGRect(30, 15, 40, 30)])
    #expect(arrangement.host.misplacements.map(\.description) == ["Scripted did not place subview 1"])
  }

  @Test("takes the last of several places, and says so")
  func placedAgain() throws {
    let arrangement = try Arrangement(nil, nil) {
      Scripted { subviews, _ in
        subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: 50, y: 30), anchor: .bottomTrailing, proposal: .unspecified)
      }
      .callAsFunction { Row(width: 10, height: 10) }
    }
    #expect(arrangement.frames == [CGRect(40, 20, 10, 10)])
    #expect(arrangement.host.misplacements.map(\.description) == ["Scripted placed subview 0 2 times"])
  }

  @Test("refuses positions that are not numbers, by the names of layout and subview")
  func notANumber() throws {
    let host = LayoutHost {
      Scripted { subviews, _ in subviews[1].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .zero) }
        .callAsFunction {
          Color.red
          Color.red
        }
    }
    let error = #expect(throws: LayoutError.self) { try host.subviews[0].layout(.zero) }
    #expect(throws: LayoutError.self) { try host.subviews[0].layout(.zero) }
    #expect(
      error?.description
        == "Scripted placed subview 1 at a position that is not a number; every position must be a number")
  }

  @Test("gives the answered size at any origin")
  func bounds() throws {
    let host = LayoutHost {
      Scripted { subviews, bounds in
        #expect(bounds == CGRect(7, 9, 100, 60))
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
      .callAsFunction { Color.red }
    }
    let placed = try host.subviews[0].layout(.zero, at: CGPoint(x: 7, y: 9))
    #expect(placed.leaves[0].frame == CGRect(7, 9, 100, 60))
  }

  @Test("mirrors what was written from left to right", arguments: [UnitPoint.topLeading, .center])
  func mirrored(anchor: UnitPoint) throws {
    let arrangement = try Arrangement(nil, nil, rightToLeft: true) {
      Scripted { subviews, bounds in
        #expect(subviews.layoutDirection == .rightToLeft)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + anchor.x * 10, y: bounds.minY), anchor: UnitPoint(x: anchor.x, y: 0),
          proposal: .unspecified)
      }
      .callAsFunction { Row(width: 10, height: 10) }
    }
    #expect(arrangement.frames == [CGRect(90, 0, 10, 10)])
  }

  @Test("outside placeSubviews has no effect but a record")
  func outsidePass() throws {
    struct Eager: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.place(at: .zero, proposal: proposal)
        return CGSize(20, 20)
      }
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let arrangement = try Arrangement(nil, nil) { Eager().callAsFunction { Row(width: 4, height: 4) } }
    #expect(arrangement.frames == [CGRect(8, 8, 4, 4)])
    #expect(
      arrangement.host.misplacements.map(\.description)
        == ["Eager placed subview 0 outside placeSubviews", "Eager did not place subview 0"])
  }

  @Test("creates and measures the thousandth subview too")
  func everySubview() throws {
    let arrangement = try Arrangement(nil, nil) {
      FlowLayout { ForEach(0..<1000) { _ in Row(width: 1, height: 1) } }
    }
    #expect(arrangement.host.counters.subviews == 1001)
    #expect(arrangement.host.counters.measurements == 1001)
    #expect(arrangement.host.counters.placements == 1001)
  }
}
