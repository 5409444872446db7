import struct Foundation.CGFloat
import LazyStacks

/// One run of the workload on the whole stack: building, appearing, releasing, prefetch.
///
/// The stack places rows one by one where `limit.c` measures a window at once, so its figures are its own.
struct StackRun {
  let frames: Times
  let scrolls: Times

  /// The figures of the reference table that a stack has, too, and what it counts of rows.
  let figures: [Figure]

  init(_ workload: Workload, estimate: ModelParameters.Estimate, counter: InstructionCounter?) throws {
    let rows = Content(.row(height: .cycle(workload.heights.map(Double.init))))
    let forEach = Content(
      .forEach(ForEach(.numbered(count: workload.heights.count, prefix: "r"), content: [rows])))
    let root = Content(.scrollView([Content(.lazyVStack(spacing: .zero, [forEach]))]))
    var stack = try LazyStack(
      try ResolvedContent(root), width: 390, viewport: Length(CGFloat(Workload.viewport)),
      parameters: ModelParameters(estimate: estimate, walk: .unlimited))
    var sums = Sums()
    let commands = workload.frames.map { frame -> FrameCommand in
      switch frame {
      case .delta(let distance): .scroll(by: Length(CGFloat(distance)))
      case .jump(let offset): .jump(to: .offset(Length(CGFloat(offset))))
      }
    }
    frames = try Times(commands.count, counter: counter) {
      try stack.advance(commands[$0])
      sums.add(stack.record)
    }
    let (endOffset, endTotal) = (stack.contentOffset, stack.contentExtent)
    let trace = sums
    scrolls = try Times(workload.targets.count, counter: counter) { call in
      let row = SubviewIndex(workload.targets[call])
      guard let alignment = Self.alignment(call, of: row, in: stack) else { return }
      try stack.advance(.jump(to: .subview(row, alignment)))
      sums.add(stack.record)
    }
    figures = [
      Figure("passes", trace.passes), Figure("corrections", trace.corrections),
      Figure("sumAbsCorrection", Double(trace.correctionTotal.points)),
      Figure("maxCorrection", Double(trace.correctionLargest.points)),
      Figure("endOffset", Double(endOffset.points)), Figure("endTotal", Double(endTotal.points)),
      Figure("finalOffset", Double(stack.contentOffset.points)),
      Figure("built", trace.built), Figure("placed", trace.placed), Figure("released", trace.released),
    ]
  }

  /// How a scroll-to call aligns its row, by the call's number; `nil` where the row is shown already.
  private static func alignment(_ call: Int, of row: SubviewIndex, in stack: LazyStack) -> ScrollGoal
    .Alignment?
  {
    switch call % 4 {
    case 0: .unitPoint(.top)
    case 1: .unitPoint(.center)
    case 2: .unitPoint(.bottom)
    default: stack.leastMove(showing: row)
    }
  }

  /// What frames did, added up.
  private struct Sums {
    var passes = 0
    var corrections = 0
    var correctionTotal = Length.zero
    var correctionLargest = Length.zero
    var built = 0
    var placed = 0
    var released = 0

    mutating func add(_ frame: FrameRecord) {
      passes += frame.passes
      built += frame.built
      placed += frame.placed
      released += frame.released
      if frame.offsetDelta == .zero { return }
      corrections += 1
      correctionTotal += frame.offsetDelta.magnitude
      correctionLargest = max(correctionLargest, frame.offsetDelta.magnitude)
    }
  }
}
