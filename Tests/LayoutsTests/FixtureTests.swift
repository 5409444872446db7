import Findings
import LayoutFixtures
import Layouts
import Testing

@Suite("Layouts written for apps")
struct FixtureTests {
  @Test("compile in language mode 5 with one import, and can be laid out", arguments: [true, false])
  func laidOut(isWide: Bool) throws {
    let view = try Arrangement(400, 200) { FixtureView(isWide: isWide) }
    #expect(view.placed.children.count == 4)
    #expect(
      view.children.map(isWide ? \.minX : \.minY) == view.children.map(isWide ? \.minX : \.minY).sorted())
    #expect(view.host.misplacements.isEmpty)
  }

  @Test("can be audited, whatever their caches are, and show what such layouts do wrong")
  func audited() {
    let found = FixtureAudits.reports.map { report in
      "\(report.layout): " + report.findings.map(\.rule.rawValue).joined(separator: " ")
    }
    #expect(
      found == [
        "OptionalCacheLayout: outside-bounds proposal-ignored",
        "RectangleCacheLayout: nil-as-number outside-bounds",
        "ArrayCacheLayout: proposal-ignored greedy-collapsed",
        "SwitchingLayout: ",
        "TurningLayout: proposal-ignored greedy-collapsed outside-bounds",
        "WeightedLayout: infinite-echo outside-bounds",
        "HalvingLayout: outside-bounds proposal-ignored greedy-collapsed",
        "OpaqueLayout: proposal-ignored not-placed",
      ])
  }
}

@Suite("What this library has that apps have too")
struct NameTests {
  /// This file imports a module with a `FlowLayout` of an app, and the library.
  @Test("clashes with no FlowLayout of an app")
  func flow() throws {
    let view = try Arrangement(50, nil) {
      FlowLayout() { ForEach(0..<3, id: \.self) { _ in Row(width: 20, height: 10) } }
    }
    #expect(view.children.map(\.origin) == [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 10)])
    #expect(LayoutAudit.run(FlowLayout()).findings.filter { $0.severity == .error }.isEmpty)
  }

  @Test("hashes nothing that SwiftUI only compares")
  func hashable() {
    let values: [Any] = [
      ViewSpacing(), LayoutProperties(), Alignment.center, HorizontalAlignment.leading, VerticalAlignment.top,
      EmptyAnimatableData(), Spacer(), Divider(), Text("a"), Path(), GridItem.Size.flexible(),
    ]
    for value in values { #expect(!(value is any Hashable), "\(type(of: value))") }
    let hashed: [Any] = [
      Angle.zero, UnitPoint.center, LayoutDirection.leftToRight, ContentMode.fit, Color.red,
    ]
    for value in hashed { #expect(value is any Hashable, "\(type(of: value))") }
  }
}
