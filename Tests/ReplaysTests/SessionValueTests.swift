import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("Reactions in force")
struct ReactionsTests {
  private static let here = SourcePoint(line: 3, column: 1)
  private static let scroll = LocatedStep(.scrollBy(10, over: nil), at: SourcePoint(line: 9, column: 1))

  private static func reactions(to trigger: Reaction.Trigger, isOnce: Bool = false) -> Reactions {
    var reactions = Reactions()
    reactions.add(
      Reaction(on: trigger, once: isOnce, steps: [scroll]), at: here, now: TriggerState(), edits: 0)
    return reactions
  }

  /// The frames, from 0, after which something is due.
  private static func due(_ reactions: Reactions, _ frames: [(TriggerState, edits: Int)]) -> [Int] {
    var reactions = reactions
    return frames.indices.filter { frame in
      reactions.endFrame([frames[frame].0], edits: frames[frame].edits)
      _ = reactions.beginChain(atFrame: frame)
      let isDue = reactions.next() != nil
      while reactions.next() != nil {}
      return isDue
    }
  }

  @Test("happen when a trigger begins to hold, and not as long as it does")
  func edges() {
    let frames = [false, true, true, false, true].map { (TriggerState(holds: $0), edits: 0) }
    #expect(Self.due(Self.reactions(to: .offset(.greater, 10)), frames) == [1, 4])
    #expect(Self.due(Self.reactions(to: .offset(.greater, 10), isOnce: true), frames) == [1])
  }

  @Test("happen again near an end when data has come in and it still is near")
  func nearness() {
    let frames = [0, 0, 1, 1, 2].map { (TriggerState(holds: true), edits: $0) }
    #expect(Self.due(Self.reactions(to: .endWithin(300)), frames) == [0, 2, 4])
    #expect(Self.due(Self.reactions(to: .offset(.greater, 10)), frames) == [0])
  }

  @Test("see the first layout only if no step took time before them")
  func firstLayout() {
    var sees = Self.reactions(to: .startWithin(5))
    let early = [sees.takeFirstLayout(), sees.takeFirstLayout()]
    #expect(early == [true, false])
    var late = Reactions()
    late.begin(Self.scroll)
    late.add(
      Reaction(on: .startWithin(5), steps: []), at: Self.here,
      now: TriggerState(holds: true), edits: 0)
    let isLate = !late.takeFirstLayout()
    #expect(isLate)
    #expect(Self.due(late, [(TriggerState(holds: true), edits: 0)]) == [])
  }

  @Test("stop after a thousand in one step, or too many frames, and say which did not end")
  func endless() {
    var reactions = Self.reactions(to: .offset(.greater, 10))
    reactions.begin(Self.scroll)
    var count = 0
    _ = reactions.beginChain(atFrame: 0)
    repeat {
      reactions.endFrame([TriggerState(holds: true)], edits: 0)
      reactions.endFrame([TriggerState(holds: false)], edits: 0)
      count += 1
      // What they do is no step of the trace's own.
      reactions.begin(Self.scroll)
    } while reactions.next() != nil
    #expect(count == 1_001)
    #expect(reactions.broken == [Self.here])
    #expect(reactions.active.map(\.count) == [1_000])

    var slow = Self.reactions(to: .offset(.greater, 10))
    slow.endFrame([TriggerState(holds: true)], edits: 0)
    _ = slow.beginChain(atFrame: 50)
    let first = slow.next()
    #expect(first?.count == 1)
    let goesOn = [slow.mayGoOn(atFrame: 100_050), slow.mayGoOn(atFrame: 100_051)]
    #expect(goesOn == [true, false])
    let second = slow.next()
    #expect(second == nil)
    #expect(slow.broken == [Self.here])
  }
}

@Suite("Records of a replay")
struct SessionRecordTests {
  private static let here = SourcePoint(line: 3, column: 1)

  @Test("note a phase when it changes")
  func phases() {
    var movement = Movement()
    for (frame, phase) in [ScrollPhase.idle, .interacting, .interacting, .idle].enumerated() {
      movement.enter(phase, at: Self.here, frame: frame)
    }
    #expect(movement.phases.map(\.phase) == [.interacting, .idle])
    #expect(movement.phases.map(\.frame) == [1, 3])
    let ended = movement.end()
    #expect(ended?.frame == nil)
  }

  @Test("count the frames that reach a limit, and end a replay that builds too much in vain")
  func limits() throws {
    var limits = LimitLog()
    var record = FrameRecord()
    record.limitReached = .buildLimit
    record.built = 2_000_000
    for number in 4...5 {
      try limits.endFrame(ReplayFrame(record, number: number, at: Self.here), of: .swiftui)
    }
    #expect(limits.buildLimit?.frame == 4)
    #expect(limits.buildLimit?.frames == 2)
    #expect(limits.passLimit == nil)
    #expect(throws: TraceError.self) {
      try limits.endFrame(ReplayFrame(record, number: 6, at: Self.here), of: .swiftui)
    }
  }

  @Test("know what had been counted at a mark")
  func marks() {
    var tally = Tally()
    var record = FrameRecord()
    record.live = 7
    tally.endFrame(ReplayFrame(record, number: 0, at: Self.here), StateLog())
    tally.mark("a")
    record.live = 5
    tally.endFrame(ReplayFrame(record, number: 1, at: Self.here, command: .rest), StateLog())
    #expect(tally.totals.frames == 2)
    #expect(tally.totals(at: "a").frames == 1)
    #expect(tally.totals(at: nil).frames == 0)
    #expect(tally.livePeak == 7)
    #expect(tally.edits == 0)
  }
}
