internal import Foundation
internal import Synchronization

/// Work on several cores, whose results are in order.
enum ParallelMap {
  /// Threads of a parser need room: what is nested deeply is read recursively.
  private static let stackSize = 64 << 20

  /// Returns what a closure makes of each index below a count.
  ///
  /// Which thread does what is left to chance; the result is not, as the closure sees one index alone.
  static func map<Value: Sendable>(
    _ count: Int, workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Results<Value>(count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(workers, count)) {
      group.enter()
      let thread = Thread {
        while let index = results.next() { results.set(index, body(index)) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return results.values
  }

  /// The results so far, and the next index to work on.
  private final class Results<Value: Sendable>: Sendable {
    private let state: Mutex<(next: Int, values: [Value?])>

    init(_ count: Int) {
      state = Mutex((0, Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < state.values.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func set(_ index: Int, _ value: Value) { state.withLock { $0.values[index] = value } }

    var values: [Value] { state.withLock { $0.values.compactMap { $0 } } }
  }
}
