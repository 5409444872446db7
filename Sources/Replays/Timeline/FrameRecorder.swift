import Findings
import LazyStacks
import ScrollTraces

/// Makes the figures of each frame of a replay and hands them on; keeps nothing that grows with their number.
struct FrameRecorder {
  /// Takes a frame's figures and the stack as it stands at its end.
  typealias Sink = (TimelineFrame, LazyStack) -> Void

  private let framesPerSecond: Int
  private let sink: Sink
  private var edges = TrueEdges()
  private var lostCount = 0

  init(framesPerSecond: Int, sink: @escaping Sink) {
    self.framesPerSecond = framesPerSecond
    self.sink = sink
  }
}

extension FrameRecorder {
  /// Takes note of a frame's end.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack, _ states: StateLog) {
    let record = frame.record
    let (first, content) = (stack.firstSeen, stack.content)
    if !frame.onlyMoves || record.opened > 0 { edges.forget() }
    let trueEdge = first.flatMap { edges.leadingEdge(of: $0.subview, in: content, width: stack.width) }
    let lost = states.losses(after: lostCount).map { loss in
      TimelineFrame.LostValue(
        element: content.lookUp(loss.id).element.flatMap { content.element(with: $0) }, id: loss.id,
        key: loss.key)
    }
    lostCount = states.lostCount
    sink(
      TimelineFrame(
        number: frame.number, line: frame.location.line, microseconds: microseconds(at: frame.number),
        offset: record.offset, content: record.contentExtent,
        trueOffset: first.flatMap { first in trueEdge.map { $0 - first.distance } },
        trueContent: frame.trueExtent, viewport: stack.viewport,
        correction: record.offsetDelta,
        contentChange: frame.isCorrection
          ? record.contentExtent - (record.baseExtent ?? frame.before.contentExtent) : .zero,
        isCorrection: frame.isCorrection, shift: record.shift,
        shiftedRow: record.shift == .zero ? nil : record.shiftedRow.map { content.id(of: $0) },
        cause: frame.cause.rawValue, first: stack.placed(first), seen: stack.seenElements,
        seenCount: record.seen.count, live: record.live, held: record.held, heldForGood: record.heldByIndex,
        built: record.built, bodies: record.built + record.rerun, released: record.released, lost: lost),
      stack)
  }

  private func microseconds(at frame: Int) -> Int {
    (frame * 1_000_000 + framesPerSecond / 2) / framesPerSecond
  }
}
