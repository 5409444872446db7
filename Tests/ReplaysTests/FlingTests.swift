import Foundation
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("The motion of a lifted finger")
struct FlingTests {
  private static let speeds = [0.5, 3, 47.25, 1_000, 3_000.1, 25_000, 1e6, Fling.maximumSpeed]

  /// Within half a pixel and a unit of the grid.
  @Test("travels as far as the formula says", arguments: [(DecelerationRate.normal, 499.5), (.fast, 99.5)])
  func knownDistances(rate: DecelerationRate, points: CGFloat) {
    let fling = Fling(velocity: 1_000, rate: rate, on: Trace.Display(scale: 3))
    #expect((fling.total.points - points).magnitude <= 0.5 / 3 + 1e-6)
  }

  /// Frames and grid units, held so that a machine that rounds otherwise is found.
  @Test("has the same bits everywhere")
  func bits() {
    let fling = Fling(velocity: 3_000, rate: .normal, on: Trace.Display())
    #expect(fling.frameCount == 273)
    let units = [1, 2, 100, 272, 273].map { fling.distance(ofFrame: $0).units }
    #expect(units == [51_729_749, 49_632_598, 2_097_152, 0, 0])
    #expect(fling.total.units == 1_571_116_373)
  }

  @Test(
    "ends at the pixel nearest to the natural stop, on every display",
    arguments: DecelerationRate.allCases, [1, 24, 60, 90, 120, 1_000])
  func naturalStop(rate: DecelerationRate, framesPerSecond: Int) {
    let logarithm = log(rate == .normal ? 0.998 : 0.99)
    for scale in 1...4 {
      for speed in Self.speeds {
        let fling = Fling(
          velocity: speed, rate: rate, on: .init(framesPerSecond: framesPerSecond, scale: scale))
        #expect(fling.distances.allSatisfy { $0 >= .zero })
        let sum = fling.total
        let stop = -speed / (1_000 * logarithm)
        let slack = 0.5 / Double(scale) + 1 / Length.unitsPerPoint
        #expect((Double(sum.points) - stop).magnitude <= slack)
        let pixels = Double(sum.points) * Double(scale)
        #expect((pixels - pixels.rounded()).magnitude < 1e-5)
      }
    }
  }

  @Test("is over in the first frame within half a pixel of its stop")
  func end() {
    for speed in Self.speeds {
      let fling = Fling(velocity: speed, rate: .normal, on: Trace.Display())
      let pixels = speed / (-1_000 * log(0.998)) * 3
      let count = fling.frameCount
      #expect(pixels * exp(log(0.998) * 1_000 * Double(count) / 60) <= 0.5)
      if count > 0 { #expect(pixels * exp(log(0.998) * 1_000 * Double(count - 1) / 60) > 0.5) }
    }
  }

  @Test("mirrors in both directions", arguments: DecelerationRate.allCases)
  func symmetry(rate: DecelerationRate) {
    for speed in Self.speeds {
      let down = Fling(velocity: speed, rate: rate, on: Trace.Display())
      let up = Fling(velocity: -speed, rate: rate, on: Trace.Display())
      #expect(up.frameCount == down.frameCount)
      #expect(up.total == -down.total)
      for frame in stride(from: 1, through: down.frameCount, by: 1) {
        #expect(up.distance(ofFrame: frame) == -down.distance(ofFrame: frame))
      }
    }
  }

  /// A pixel is a third of a point, to which each frame's place is rounded.
  @Test("slows down from its velocity to rest")
  func velocity() {
    let fling = Fling(velocity: 2_000, rate: .fast, on: Trace.Display(framesPerSecond: 120))
    let distances = fling.distances
    #expect(distances[0] > 15 && distances[0] < 17)
    #expect(distances.last ?? 1 <= 1)
    #expect(
      zip(distances, distances.dropFirst()).allSatisfy {
        $1 <= $0 + Length(CGFloat(1) / 3) + Length(units: 1)
      })
  }

  @Test("is none without a velocity, or with one that leads nowhere", arguments: [0, -0.0, 0.3, -0.3])
  func none(velocity: Double) {
    let fling = Fling(velocity: velocity, rate: .normal, on: Trace.Display())
    #expect(fling.frameCount == 0)
    #expect(fling.total == .zero)
  }

  @Test("takes a bounded number of frames")
  func bounds() {
    let display = Trace.Display(framesPerSecond: 1_000, scale: 4)
    #expect(Fling(velocity: 1e6, rate: .normal, on: display).frameCount < 8_000)
    #expect(Fling(velocity: Fling.maximumSpeed, rate: .normal, on: display).frameCount < 12_000)
  }
}

extension Fling {
  /// What the frames move, one after the other, and together.
  fileprivate var distances: [Length] {
    stride(from: 1, through: frameCount, by: 1).map(distance(ofFrame:))
  }
  fileprivate var total: Length { distances.reduce(.zero, +) }
}

@Suite("The exponential function")
struct ExponentialTests {
  @Test("agrees with the system's to 10^-12")
  func agreement() {
    for step in -70_000...70_000 {
      let power = Double(step) / 100
      #expect((Exponential.value(power) / exp(power) - 1).magnitude < 1e-12)
    }
  }

  @Test("never falls as the power rises, across the seams of its reduction too")
  func monotony() {
    let seams = (-20...20).map { (Double($0) + 0.5) * log(2) }
    for seam in seams {
      let values = (-100...100).map { Exponential.value(seam + Double($0) * 1e-6) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(Exponential.value(0) == 1)
  }
}
