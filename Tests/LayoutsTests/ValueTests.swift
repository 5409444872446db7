import Layouts
import Testing

@Suite("Values that layouts compute with")
struct ValueTests {
  @Test("angles are scaled in place")
  func angles() {
    var angle = Angle.degrees(30)
    angle *= 4
    angle /= 2
    angle += .degrees(30)
    #expect(angle == .degrees(60) + .degrees(30))
  }

  @Test("animated values have values between them", arguments: [(0, 2.0), (0.25, 3), (1, 6), (2, 10)])
  func interpolation(amount: Double, expected: Double) {
    let pair = AnimatablePair(2.0, CGFloat(-2)).interpolated(towards: AnimatablePair(6, -6), amount: amount)
    #expect((pair.first, pair.second) == (expected, CGFloat(-expected)))
    #expect(CGFloat(2).interpolated(towards: 6, amount: amount) == CGFloat(expected))
    #expect(4.0.scaled(by: amount) == 4 * amount)
  }

  @Test("insets are animated side by side")
  func insets() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData = insets.animatableData.scaled(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  @Test("guides of several views become one: the highest first baseline, the lowest last one, else the mean")
  func guides() {
    let positions: [CGFloat?] = [nil, 4, 10, nil]
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(positions) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(positions) == 10)
    #expect(VerticalAlignment.center.combineExplicit(positions) == 7)
    #expect(HorizontalAlignment.trailing.combineExplicit(positions) == 7)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.top.combineExplicit([]) == nil)
  }

  @Test("a vector is made from numbers of any kind")
  func vectors() throws {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: 2.0))
    #expect(CGVector() == .zero)
    let data = try JSONEncoder().encode(CGVector(dx: 0.5, dy: -3))
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 0.5, dy: -3))
  }

  @Test("elements are removed at offsets, also from a slice that does not begin at 0")
  func removal() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
    var slice = Array("abcdef")[2...]
    slice.remove(atOffsets: [1])
    #expect(String(slice) == "cef")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bde")
  }

  @Test(
    "elements are moved before an offset of before the move",
    arguments: [
      ([0], 6, "bcdefa"), ([5], 0, "fabcde"), ([1, 3], 2, "abdcef"), ([2], 2, "abcdef"), ([2], 3, "abcdef"),
      ([0, 4], 3, "bcaedf"),
    ]
      as [(IndexSet, Int, String)])
  func moves(source: IndexSet, destination: Int, expected: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)
    var slice = Array("__abcdef")[2...]
    slice.move(fromOffsets: source, toOffset: destination)
    #expect(String(slice) == expected)
  }
}
