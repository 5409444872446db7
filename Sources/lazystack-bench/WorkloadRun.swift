import Foundation
import LazyStacks

/// One run of the workload on the extent model alone: figures and times.
struct WorkloadRun {
  var afterTrace = WorkloadDriver.Counters()
  var atEnd = WorkloadDriver.Counters()
  var offsetAfterTrace = 0.0
  var contentAfterTrace = 0.0
  var lastOffset = 0.0
  var treeNodes = 0
  var frames = Times()
  var scrolls = Times()

  init(_ workload: Workload, estimate: ModelParameters.Estimate) {
    let model = MeasuredExtents(
      subviewCount: workload.heights.count, spacing: .zero, estimate: estimate,
      stride: Length(CGFloat(Workload.estimate)))
    var driver = WorkloadDriver(model: model, heights: workload.heights)
    for frame in workload.frames { frames.measure { driver.run(frame) } }
    afterTrace = driver.counters
    offsetAfterTrace = Double(driver.offset.points)
    contentAfterTrace = Double(driver.model.extent.points)
    for (number, row) in workload.targets.enumerated() {
      scrolls.measure { driver.scroll(to: row, call: number) }
    }
    atEnd = driver.counters
    lastOffset = Double(driver.offset.points)
    treeNodes = driver.model.nodeCount
  }
}

/// One run of the workload's trace on the whole stack: building, appearing, releasing, prefetch.
struct StackRun {
  var frames = Times()
  var built = 0
  var placed = 0
  var passes = 0
  var released = 0

  init(_ workload: Workload, estimate: ModelParameters.Estimate) throws {
    let rows = Content(.row(height: .cycle(workload.heights.map(Double.init))))
    let forEach = Content(
      .forEach(ForEach(.numbered(count: workload.heights.count, prefix: "r"), content: [rows])))
    let root = Content(.scrollView([Content(.lazyVStack(spacing: .zero, [forEach]))]))
    var stack = try LazyStack(
      try ResolvedContent(root), width: 390, viewport: Length(CGFloat(Workload.viewport)),
      parameters: ModelParameters(estimate: estimate, walk: .unlimited))
    for frame in workload.frames {
      let command: FrameCommand =
        switch frame {
        case .delta(let distance): .scroll(by: Length(CGFloat(distance)))
        case .jump(let offset): .jump(to: .offset(Length(CGFloat(offset))))
        }
      try frames.measure { _ = try stack.advance(command) }
      built += stack.record.built
      placed += stack.record.placed
      passes += stack.record.passes
      released += stack.record.released
    }
  }
}

/// Times of many short pieces of work.
struct Times {
  private var nanoseconds: [Int] = []

  mutating func measure(_ work: () throws -> Void) rethrows {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    nanoseconds.append(Int(DispatchTime.now().uptimeNanoseconds - start))
  }

  var total: Double { Double(nanoseconds.reduce(0, +)) / 1e6 }
  func percentile(_ share: Double) -> Double {
    let sorted = nanoseconds.sorted()
    return Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]) / 1e3
  }
}
