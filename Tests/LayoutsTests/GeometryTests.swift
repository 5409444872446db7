import Testing

@testable import Layouts

@Suite("Geometry")
struct GeometryTests {
  @Test("offers stand-ins for lengths left open")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(10, 10))
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(1, 2)) == CGSize(3, 2)
    )
    #expect(ProposedViewSize(CGSize(1, 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(Set([ProposedViewSize.zero, .zero, .infinity]).count == 2)
  }

  @Test("has exact quarters of a turn, and sines as the system's elsewhere")
  func sines() {
    #expect(ExactTrigonometry.cosineAndSine(turns: 0.25) == (0, 1))
    #expect(ExactTrigonometry.cosineAndSine(turns: -0.25) == (0, -1))
    #expect(ExactTrigonometry.cosineAndSine(turns: 7.5) == (-1, 0))
    for step in -100...100 {
      let angle = Double(step) / 7
      let (cosine, sine) = ExactTrigonometry.cosineAndSine(angle)
      #expect(abs(cosine - cos(angle)) < 1e-13 && abs(sine - sin(angle)) < 1e-13)
    }
  }

  @Test("turns, scales and moves points and rectangles, and back")
  func transforms() {
    let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(transform)
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 22) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    let turned = CGRect(0, 0, 2, 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 1) < 1e-9 && abs(turned.width - 1) < 1e-9 && abs(turned.height - 2) < 1e-9)
    #expect(CGSize(2, 3).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(4, 6))
  }

  @Test("finds the larger preference of two neighbours")
  func spacing() {
    let wide = ViewSpacing(12, edges: .trailing)
    let narrow = ViewSpacing(3, edges: .leading)
    #expect(wide.distance(to: narrow, along: .horizontal) == 12)
    #expect(ViewSpacing().distance(to: narrow, along: .horizontal) == 3)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(narrow.union(wide).distance(to: ViewSpacing(), along: .horizontal) == 12)
    #expect(narrow.union(wide, edges: .leading).distance(to: ViewSpacing(), along: .horizontal) == 8)
  }
}
