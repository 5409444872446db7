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
        "HalvingLayout: proposal-ignored greedy-collapsed outside-bounds",
        "OpaqueLayout: proposal-ignored not-placed",
      ])
  }
}
