import Foundation

/// Times of many short pieces of work, and what all of them took of the processor.
struct Times {
  /// The wall time of each piece.
  private var nanoseconds: [Int] = []

  /// The processor time of all, as `limit.c` counts it: another process on the machine does not lengthen it.
  private(set) var processorMs = 0.0

  /// The instructions of all; `nil` where the system does not count them.
  private(set) var instructions: Int?

  /// Runs pieces of work in turn.
  init(_ count: Int, counter: InstructionCounter?, _ work: (Int) throws -> Void) rethrows {
    nanoseconds.reserveCapacity(count)
    let instructionsBefore = counter?.value
    let start = Self.now(CLOCK_PROCESS_CPUTIME_ID)
    for index in 0..<count {
      let start = Self.now(CLOCK_MONOTONIC)
      try work(index)
      nanoseconds.append(Self.now(CLOCK_MONOTONIC) - start)
    }
    processorMs = Double(Self.now(CLOCK_PROCESS_CPUTIME_ID) - start) / 1e6
    if let counter, let instructionsBefore { instructions = counter.value - instructionsBefore }
  }

  private static func now(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension Times {
  /// The wall time that a share of the pieces took at most, in microseconds.
  func percentile(_ share: Double) -> Double {
    let sorted = nanoseconds.sorted()
    return Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]) / 1e3
  }

  /// The instructions of one piece on average; `nil` where the system does not count them.
  var instructionsEach: Double? { instructions.map { Double($0) / Double(nanoseconds.count) } }
}
