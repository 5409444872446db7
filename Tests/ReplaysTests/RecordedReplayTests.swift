import struct Foundation.CGFloat
import LazyStacks
import ScrollTraces
import TestSupport
import Testing

@testable import Replays

@Suite("Replaying a recording")
struct RecordedReplayTests {
  /// Samples in microseconds and thousandths of a point, as real recordings have them: some 0.008 ms apart,
  /// some a minute, at rest or up to 624 points further.
  private static func samples(seed: UInt64) -> [(time: Int, offset: Int)] {
    var random = SplitMix(seed: seed)
    var (time, offset) = (5_000_123, 250_000)
    return (0..<10_000).map { index in
      defer {
        time +=
          index % 1_000 == 999
          ? 60_000_000 : [8, 8_333, 16_667, 16_700, 33_400].randomElement(using: &random) ?? 0
        let step =
          [0, 0, 624_000, 12_500, Int.random(in: 0...40_000, using: &random)].randomElement(using: &random)
          ?? 0
        offset = Bool.random(using: &random) ? offset + step : max(0, offset - step)
      }
      return (time, offset)
    }
  }

  private static func decimal(_ thousandths: Int) -> String {
    "\(thousandths / 1_000)." + String(String(thousandths % 1_000 + 1_000).dropFirst())
  }

  /// Where each frame of a trace ends, taking each step apart as a replay does.
  private static func offsets(of steps: [LocatedStep]) -> [Length] {
    var offsets: [Length] = []
    func count(_ time: Duration) -> Int { max(1, (Int(time / .microseconds(1)) * 60 + 999_999) / 1_000_000) }
    for located in steps {
      let last = offsets.last ?? .zero
      switch located.step {
      case .scrollTo(.offset(let offset), nil): offsets.append(offset)
      case .idle(let time): offsets += Array(repeating: last, count: count(time))
      case .scrollBy(let distance, let time):
        let frames = time.map(count) ?? 1
        #expect(distance.units.isMultiple(of: Int64(frames)))
        for frame in 1...frames {
          offsets.append(last + Length(units: distance.units / Int64(frames)) * frame)
        }
      default: break
      }
    }
    return offsets
  }

  @Test("shows at each frame what was recorded, and ends where it ended", arguments: UInt64(0)..<3)
  func everyFrame(seed: UInt64) throws {
    let samples = Self.samples(seed: seed)
    let rows = samples.map { "\(Self.decimal($0.time)),\(Self.decimal($0.offset)),844\n" }
    let csv = "t_ms,offset_y,viewport_height\n" + rows.joined()
    let text = try Recording(parsing: Array(csv.utf8)).traceText()
    let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }

    var expected: [Length] = []
    for sample in samples {
      let frame = (sample.time - samples[0].time) * 60 / 1_000_000
      while expected.count <= frame { expected.append(expected.last ?? .zero) }
      expected[frame] = Length(CGFloat(Double(sample.offset) / 1_000))
    }
    #expect(Self.offsets(of: trace.steps) == expected)

    let report = try Replay.run(trace, name: "recorded.trace")
    #expect(report.frames == 1 + expected.count)
    #expect(report.offset == expected.last)
    #expect(report.observations.count >= 10)
    #expect(report.observations.allSatisfy { $0.offsetDrift == .zero })
  }
}
