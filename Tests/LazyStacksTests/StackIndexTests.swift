import LazyStacks
import Testing

@Suite("Indices of a stack")
struct StackIndexTests {
  @Test("count on and back, and read as their number")
  func counting() {
    let subview: SubviewIndex = 7
    #expect(subview + 3 == 10)
    #expect(subview - 7 == 0)
    #expect(subview.distance(to: 4) == -3)
    #expect(subview.advanced(by: 1).rawValue == 8)
    #expect("\(subview), \(ElementIndex(2)), \(Ordinal(0))" == "7, 2, 0")
    var element = ElementIndex(5)
    element += 2
    element -= 1
    #expect(element == 6)
  }

  @Test("are walked in ranges")
  func ranges() {
    let subviews: Range<SubviewIndex> = 3..<6
    #expect(subviews.count == 3)
    #expect(Array(subviews) == [3, 4, 5])
    #expect(subviews.contains(5) && !subviews.contains(6))
    #expect(subviews.clamped(to: 4..<9) == 4..<6)
    #expect([SubviewIndex(4), 1, 9].min() == 1)
  }
}
