import LazyStackTesting
import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("Steps taken by methods")
struct StepPropertyTests: StackNotation {
  @Test("are lines of a trace")
  func lines() throws {
    let steps = StepList {
      $0.scroll(by: 240)
      $0.scroll(by: -2400.5, over: .milliseconds(500))
      $0.scroll(to: "m5", anchor: .top)
      $0.scroll(to: 12, animated: .milliseconds(350))
      $0.scroll(toOffset: 300)
      $0.scroll(toEdge: .bottom, animated: .seconds(1))
      $0.drag(by: 240, over: .milliseconds(300))
      $0.follow("m5", at: 120)
      $0.fling(3000)
      $0.fling(-800, rate: .fast)
      $0.startScroll(by: 100, over: .milliseconds(100))
      $0.startScroll(to: "m9", anchor: .center, animated: .milliseconds(350))
      $0.frame()
      $0.idle(.milliseconds(200))
      $0.idleUntilRest()
      $0.mark("settled")
      $0.insert(20, at: .end, into: "feed", ids: .prefix("p"), heights: [80, 120])
      $0.insert(["a", "b"], at: 0)
      $0.remove("m3")
      $0.remove(["m4", "x"], from: "feed")
      $0.remove(places: 3...7)
      $0.removeAll()
      $0.move("m7", to: 0)
      $0.replace(with: ["a", 1], in: "feed")
      $0.resize("m12", to: 300)
      $0.resizeAll(to: 44)
      $0.viewport(width: 844, height: 390)
      $0.inset(bottom: 336)
      $0.environment("compact", true)
      $0.environment("textScale", 1.5)
      $0.state("m12", "draft", "hello")
      $0.together {
        $0.remove("m1"); $0.move("m2", to: .end)
      }
      $0.on(.endWithin(300), once: true) { $0.insert(20, at: .end) }
    }
    #expect(
      steps.text == """
        scroll by 240
        scroll by -2400.5 in 500ms
        scroll to "m5" anchor top
        scroll to 12 animated 350ms
        scroll to offset 300
        scroll to edge bottom animated 1s
        drag 240 in 300ms
        follow "m5" at 120
        start fling 3000
        start fling -800 fast
        start scroll by 100 in 100ms
        start scroll to "m9" anchor center animated 350ms
        frame
        idle 200ms
        idle until rest
        mark "settled"
        insert 20 at end into "feed" id "p" heights [80, 120]
        insert 2 at 0 ids ["a", "b"]
        remove "m3"
        remove ["m4", "x"] from "feed"
        remove 3...7
        remove all
        move "m7" to 0
        replace ["a", 1] in "feed"
        resize "m12" to 300
        resize all to 44
        viewport 844 x 390
        inset bottom 336
        environment compact = true
        environment textScale = 1.5
        state "m12" draft = "hello"
        begin
        remove "m1"
        move "m2" to end
        commit
        on end within 300 once {
        insert 20 at end
        }

        """)
  }

  @Test("come to the report of their trace", arguments: 0..<32 as Range<UInt64>)
  func sameReport(seed: UInt64) throws {
    var random = Draws(seed: seed)
    var replay = try StackReplay(
      height: Double(300 + 100 * random.below(5)), model: random.below(2) == 0 ? nil : .measured,
      environment: ["compact": false]
    ) {
      ScrollView {
        LazyVStack(spacing: Double(random.below(3)) * 4) {
          if random.below(2) == 0 { Row(height: 100).id("head") }
          ForEach(0..<(1 + random.below(300)), id: "m", name: "feed") {
            Text(characters: 1...400, seed: seed)
            if random.below(3) == 0 { If(every(3)) { Row(height: 12) } }
            if random.below(3) == 0 { If(environment("compact")) { Row(height: 5.5) } }
          }
        }
      }
    }
    for _ in 0..<30 { try step(&replay, &random) }
    let trace = try Trace(parsing: Array(replay.traceText.utf8)) { _ in [] }
    let report = try Replay.run(trace, name: "replay")
    #expect(replay.report.text() == report.text())
    #expect([TraceResult.report(replay.report)].json == [TraceResult.report(report)].json)
    #expect(replay.contentOffset == Double(report.offset.points))
    #expect(replay.correctionCount == report.corrections.count)
  }

  /// Takes a random step; an id that is gone by now is refused, and the replay goes on.
  private func step(_ replay: inout StackReplay, _ random: inout Draws) throws {
    let id: RowID = "m\(random.below(300))"
    do throws(StackReplayError) {
      switch random.below(14) {
      case 0: try replay.scroll(by: Double(random.below(4000)) - 2000)
      case 1: try replay.scroll(by: Double(random.below(9000)) - 3000, over: .milliseconds(300))
      case 2: try replay.scroll(to: id, anchor: [.top, .center, nil][random.below(3)])
      case 3: try replay.scroll(to: id, anchor: .bottom, animated: .milliseconds(200))
      case 4: try replay.insert(1 + random.below(20), at: random.below(2) == 0 ? 0 : .end)
      case 5: try replay.remove(id)
      case 6: try replay.resize(id, to: Double(random.below(400)))
      case 7: try replay.viewport(width: Double(200 + random.below(300)), height: 500)
      case 8: try replay.inset(bottom: Double(random.below(100)))
      case 9: try replay.environment("compact", .flag(random.below(2) == 0))
      case 10: try replay.state(id, "draft", "x")
      case 11: try replay.fling(Double(random.below(6000)) - 3000)
      case 12: try replay.idle(.milliseconds(100))
      default: try replay.move(id, to: 0)
      }
    } catch {
      #expect(error.message.contains("\"\(id)\""), "\(error)")
    }
  }
}

/// A small generator, so that a seed names its own replay.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
