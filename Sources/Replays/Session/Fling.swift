import Findings
internal import LazyStacks
internal import ScrollTraces
internal import struct Foundation.CGFloat

/// The motion that a lifted finger leaves: fast at first, slower each frame, at rest at a whole pixel.
///
/// Every frame ends at a whole pixel, and what a frame moves is the difference of two such places: the
/// frames' sum is exact, whatever the display.
///
/// - Note: Documented: the rates of `UIScrollView.DecelerationRate`. Known from reimplementations: the
///   formula x(t) = v (d^t - 1) / ln d with t in milliseconds, and the end within half a pixel of where it
///   leads. Chosen: that places are snapped to the nearest pixel, ties away from zero.
struct Fling {
  /// The velocity at the start, in points a second; positive toward the content's end.
  let velocity: Double

  /// How fast it slows down.
  let rate: DecelerationRate

  /// The display whose frames and pixels it keeps to.
  let display: Trace.Display

  /// The frames it takes; 0 if it would lead no further than half a pixel.
  let frameCount: Int

  /// Creates a motion.
  ///
  /// - Precondition: `velocity` is at most ``maximumSpeed`` in magnitude; the display has 1 to 1,000 frames
  ///   a second and a scale of 1 to 4.
  /// - Complexity: O(log *f*) for *f* frames.
  init(velocity: Double, rate: DecelerationRate, on display: Trace.Display) {
    precondition(velocity.magnitude <= Self.maximumSpeed, "\(velocity) points a second is no velocity")
    precondition(1...1_000 ~= display.framesPerSecond, "\(display.framesPerSecond) frames a second")
    precondition(1...4 ~= display.scale, "\(display.scale) pixels in a point")
    self.velocity = velocity
    self.rate = rate
    self.display = display
    let pixels = (Self.naturalDistance(velocity, rate) * Double(display.scale)).magnitude
    frameCount = Self.firstFrame { pixels * Self.share(atFrame: $0, rate, display) <= 0.5 }
  }

  /// The fastest motion, in points a second: no frame of it is longer than a ``Length`` may be.
  static let maximumSpeed: Double = 1_000_000_000
}

extension Fling {
  /// Returns what one frame moves.
  ///
  /// - Parameter frame: The frame, from 1 to `frameCount`.
  func distance(ofFrame frame: Int) -> Length {
    precondition(1...max(1, frameCount) ~= frame, "frame \(frame) of \(frameCount)")
    return place(atFrame: frame) - place(atFrame: frame - 1)
  }

  /// How far the motion has come at the end of a frame.
  private func place(atFrame frame: Int) -> Length {
    if frameCount == 0 { return .zero }
    let share = frame < frameCount ? 1 - Self.share(atFrame: frame, rate, display) : 1
    let pixels = Self.naturalDistance(velocity, rate) * share * Double(display.scale)
    return Length(CGFloat(pixels.rounded(.toNearestOrAwayFromZero) / Double(display.scale)))
  }
}

extension Fling {
  /// Where the motion leads if it never ends: -v / ln d, in points.
  private static func naturalDistance(_ velocity: Double, _ rate: DecelerationRate) -> Double {
    -velocity / (1_000 * rate.logarithm)
  }

  /// The share of the velocity, and of the natural distance, that is left at the end of a frame: d^t.
  private static func share(atFrame frame: Int, _ rate: DecelerationRate, _ display: Trace.Display) -> Double
  {
    Exponential.value(rate.logarithm * (1_000 * Double(frame)) / Double(display.framesPerSecond))
  }

  /// Returns the first frame with a property that every later one has too.
  private static func firstFrame(where isAtRest: (Int) -> Bool) -> Int {
    if isAtRest(0) { return 0 }
    var moving = 0
    var still = 1
    while !isAtRest(still) { (moving, still) = (still, still * 2) }
    return (moving + 1..<still).partitioningIndex(where: isAtRest)
  }
}

extension DecelerationRate {
  /// The natural logarithm of the share of the velocity that a millisecond leaves, 0.998 or 0.99.
  ///
  /// Twenty significant digits, of which a double keeps the first sixteen or so.
  fileprivate var logarithm: Double {
    switch self {
    case .normal: -0.0020020026706730773517
    case .fast: -0.010050335853501441184
    }
  }
}
