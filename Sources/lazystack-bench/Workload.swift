/// The common workload: 10,000 scroll frames and 1,000 scroll-to calls, the same for every engine.
struct Workload {
  enum Frame {
    case delta(Int)
    case jump(Int)
  }

  static let viewport = 800
  static let estimate = 100
  static let overscan = 5

  let heights: [Int]
  let frames: [Frame]

  /// The rows of the scroll-to calls; call `k` aligns by `k mod 4`: start, center, end, auto.
  let targets: [Int]

  init(rows count: Int) {
    var random = LinearCongruential(seed: 0x5EED_0001)
    heights = (0..<count).map { _ in 40 + random.draw() % 201 }
    random = LinearCongruential(seed: 0x7ACE_0001)
    frames = Self.frames(span: count * Self.estimate - Self.viewport, random: &random)
    random = LinearCongruential(seed: 0x1D0C_0001)
    targets = (0..<1_000).map { _ in (random.draw() * count) >> 24 }
  }

  private static func frames(span: Int, random: inout LinearCongruential) -> [Frame] {
    var frames: [Frame] = []
    while frames.count < 10_000 {
      let kind = random.draw() % 100
      if kind < 45 {
        let length = 20 + random.draw() % 41
        let direction = random.draw().isMultiple(of: 4) ? -1 : 1
        let speed = 4 + random.draw() % 37
        frames += repeatElement(.delta(direction * speed), count: length)
      } else if kind < 80 {
        let direction = random.draw().isMultiple(of: 4) ? -1 : 1
        var speed = 400 + random.draw() % 3601
        while speed >= 8 {
          frames.append(.delta(direction * speed))
          speed = speed * 94 / 100
        }
      } else {
        let count = 1 + random.draw() % 8
        for _ in 0..<count { frames.append(.jump((random.draw() * span) >> 24)) }
      }
    }
    return Array(frames.prefix(10_000))
  }
}

/// `s = (s * 1664525 + 1013904223) mod 2^32`; a draw is the upper 24 bits.
struct LinearCongruential {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func draw() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8)
  }
}
