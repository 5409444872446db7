import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("What an eager stack would measure")
struct TrueExtentTests {
  /// Rows of one height are estimated exactly, so any error would come from comparing with the extent of another frame.
  @Test(
    "is that of the frame it is compared in",
    arguments: [
      "insert 2 at 0", "remove \"r3\"", "begin\n    insert 1 at end\n    remove \"r1\"\ncommit",
      "environment wide = true", "viewport 200 x 300",
    ])
  func peakError(step: String) throws {
    let text = """
      trace 1
      viewport 390 x 200
      model measured(prefetch: 0, idlePrefetch: 0)
      environment wide = false

      ScrollView {
          LazyVStack(spacing: 0) {
              ForEach(0..<20, id: "r") { Row(height: 40) }
          }
      }

      scroll by 80
      \(step)
      scroll by 20

      """
    let report = try Replay.run(try Trace(parsing: Array(text.utf8)) { _ in [] }, name: "a.trace")
    #expect(report.content.peakError == .zero)
    #expect(report.content.trueExtent == report.content.estimatedExtent)
  }
}
