import Foundation
import LazyStacks
import TestSupport

let usage = """
  USAGE: lazystack-bench [--limit PATH] [--runs N] [--differential FRAMES] [--chat PATH]

  Runs the common workload on the extent model and on the whole stack, checks what was computed
  against the reference results, and prints times and work counters.

    --limit PATH           The compiled limit.c (cc -O2 -o limit limit.c -lm); run in turn.
    --runs N               Repeats of which the median is shown (default: 5).
    --differential FRAMES  Also compares stack and dull twin over random frames (default: 200000).
    --chat PATH            The trace that is replayed with its rows and with plain ones
                           (default: Traces/chat.trace).
  """

if CommandLine.arguments.dropFirst() == ["--help"] {
  print(usage)
  exit(0)
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  var failures = try BenchReport(options).run()
  failures += runDifferential(frames: options.differentialFrames)
  failures += try runReplays(of: options.chat, times: options.runs)
  exit(failures == 0 ? 0 : 1)
} catch {
  print("Error: \(error)\n\n\(usage)")
  exit(2)
}

/// Compares the stack with its twin, 100 frames a seed; returns the number of seeds that differ.
func runDifferential(frames: Int) -> Int {
  let seeds = UInt64(frames / 100)
  var failures = 0
  for seed in 0..<seeds {
    do { try StackDifferential.run(seed: 1_000_000 + seed, frames: 100) } catch {
      failures += 1
      print("differs: \(error)")
    }
  }
  print(
    "stack and dull twin: \(seeds * 100) random frames, \(failures == 0 ? "equal" : "\(failures) seeds differ")"
  )
  return failures
}

/// Replays a trace with its rows and with plain ones; returns 1 if a replay differs from the one before.
func runReplays(of path: String, times: Int) throws -> Int {
  let result = try ReplayPair(path: path).run(times: times)
  let (layouts, plain) = (median(result.layouts), median(result.plain))
  print(
    "replay of \(path): \(decimal(layouts)) ms, with plain rows \(decimal(plain)) ms, "
      + "\(decimal(layouts / plain)) times as long"
      + (result.isSteady ? "" : "; replays differ"))
  return result.isSteady ? 0 : 1
}
