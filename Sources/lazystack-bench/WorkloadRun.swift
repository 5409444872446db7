import struct Foundation.CGFloat
import LazyStacks

/// One run of the workload on the extent model alone: figures and times.
struct WorkloadRun {
  let frames: Times
  let scrolls: Times

  /// The figures of the reference table.
  let figures: [Figure]

  /// The nodes of the tree that holds what was measured.
  let treeNodes: Int

  init(_ workload: Workload, estimate: ModelParameters.Estimate, counter: InstructionCounter?) {
    let model = MeasuredExtents(
      subviewCount: workload.heights.count, spacing: .zero, estimate: estimate,
      stride: Length(CGFloat(Workload.estimate)))
    var driver = WorkloadDriver(model: model, heights: workload.heights)
    frames = Times(workload.frames.count, counter: counter) { driver.run(workload.frames[$0]) }
    let trace = driver.counters
    let endOffset = driver.offset
    let endTotal = driver.model.extent
    scrolls = Times(workload.targets.count, counter: counter) {
      driver.scroll(to: workload.targets[$0], call: $0)
    }
    let atEnd = driver.counters
    figures = [
      Figure("measured", trace.measured), Figure("passes", trace.passes),
      Figure("corrections", trace.corrections),
      Figure("sumAbsCorrection", Double(trace.correctionTotal.points)),
      Figure("maxCorrection", Double(trace.correctionLargest.points)),
      Figure("endOffset", Double(endOffset.points)), Figure("endTotal", Double(endTotal.points)),
      Figure("jumpIterations", atEnd.iterations),
      Figure("worstLandingError", Double(atEnd.worstLandingError.points)),
      Figure("measuredAfterJumps", atEnd.measured),
      Figure("finalOffset", Double(driver.offset.points)), Figure("jumpFingerprint", atEnd.fingerprint),
    ]
    treeNodes = driver.model.nodeCount
  }
}
