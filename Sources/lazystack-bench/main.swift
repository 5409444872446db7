import Foundation
import LazyStacks
import TestSupport

let usage = """
  USAGE: lazystack-bench [--limit PATH] [--runs N] [--differential FRAMES]

  Runs the common workload on the extent model and on the whole stack, checks what was computed
  against the reference results, and prints times and work counters.

    --limit PATH           The compiled limit.c (cc -O2 -o limit limit.c -lm); run in turn.
    --runs N               Repeats of which the median is shown (default: 5).
    --differential FRAMES  Also compares stack and dull twin over random frames (default: 200000).
  """

if CommandLine.arguments.dropFirst() == ["--help"] {
  print(usage)
  exit(0)
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  var failures = try BenchReport(options).run()
  failures += runDifferential(frames: options.differentialFrames)
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
