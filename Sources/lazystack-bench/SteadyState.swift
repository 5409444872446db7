import LazyStacks
import TestSupport

/// Scrolls up and down over rows that were all measured before, and counts what that allocates.
///
/// Rows appear, are prefetched and released as in any list, but nothing is new: the storage of earlier frames serves.
struct SteadyState {
  private var stack: LazyStack

  /// How often the first layout asks for memory, and how often the frames do; `nil` where that is not counted.
  private(set) var startCount: Int?
  private(set) var frameCounts: [Int?] = []

  /// The frames of a round.
  static let frameCount = 400

  init(_ parameters: ModelParameters) throws {
    let heights = Quantity.cycle([40, 90, 120, 55, 300])
    let rows = ForEach(.numbered(count: 100_000, prefix: "r"), content: [Content(.row(height: heights))])
    let root = Content(.scrollView([Content(.lazyVStack(spacing: 8, [Content(.forEach(rows))]))]))
    let content = try ResolvedContent(root)
    var stack: LazyStack?
    startCount = try heapAllocations {
      stack = try LazyStack(content, width: 390, viewport: 844, parameters: parameters)
    }
    guard let stack else { preconditionFailure("no stack") }
    self.stack = stack
    for _ in 0..<4 { frameCounts.append(try heapAllocations { try wander() }) }
  }

  private mutating func wander() throws {
    for frame in 0..<Self.frameCount {
      try stack.advance(.scroll(by: frame < Self.frameCount / 2 ? 30 : -30))
    }
  }
}

extension SteadyState {
  /// Whether the last round allocated nothing, as far as that is counted, and the count is none that is always 0.
  var isSteady: Bool { frameCounts.last == 0 && startCount ?? 0 > 0 || startCount == nil }

  /// What was counted, as a line.
  var verdict: String {
    guard let startCount, let last = frameCounts.last.flatMap(\.self) else {
      return "allocations are not counted here"
    }
    return "\(last) allocations in \(Self.frameCount) frames, \(startCount) in the first layout"
  }
}
