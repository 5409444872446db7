import Foundation
import LazyStacks
import TestSupport

let usage = """
  USAGE: lazystack-bench [--limit PATH] [--rows N] [--runs N] [--differential FRAMES] [--chat PATH] [--json]

  Runs the common workload on the extent model and on the whole stack, checks what was computed
  against the reference results, and prints processor times and work counters.

    --limit PATH           The compiled limit.c (cc -O2 -o limit limit.c -lm); run in turn.
    --rows N               One size alone: 10000, 100000 or 1000000.
    --runs N               Repeats of which the median is shown (default: 5).
    --differential FRAMES  Also compares stack and dull twin over random frames (default: 200000).
    --chat PATH            The trace that is replayed with its rows and with plain ones
                           (default: Traces/chat.trace).
    --json                 One JSON object a line; verdicts go to the error output.
  """

if CommandLine.arguments.dropFirst() == ["--help"] {
  print(usage)
  exit(0)
}

/// Prints to the error output.
func warn(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

let options: Options
do { options = try Options(CommandLine.arguments.dropFirst()) } catch {
  warn("Error: \(error)\n\n\(usage)")
  exit(2)
}

do {
  let write = options.isJSON ? warn : { print($0) }
  // What cannot be read is found before anything is measured.
  let chat = try ReplayPair(path: options.chat)
  var failures = try BenchReport(options, write: write).run()
  failures += try runSteadyState(write)
  failures += runDifferential(frames: options.differentialFrames, write)
  failures += try runReplays(of: chat, times: options.runs, write)
  exit(failures == 0 ? 0 : 1)
} catch {
  warn("error: \(error)")
  exit(2)
}

/// Counts what frames allocate in the steady state; returns the number of models under which they allocate anything.
func runSteadyState(_ write: (String) -> Void) throws -> Int {
  try [("measured", ModelParameters.measured), ("swiftui", .swiftui)].count { name, parameters in
    let state = try SteadyState(parameters)
    write("steady state, \(name): \(state.verdict)")
    return !state.isSteady
  }
}

/// Compares the stack with its twin, 100 frames a seed; returns the number of seeds that differ.
func runDifferential(frames: Int, _ write: (String) -> Void) -> Int {
  let seeds = UInt64(frames / 100)
  var failures = 0
  for seed in 0..<seeds {
    do { try StackDifferential.run(seed: 1_000_000 + seed, frames: 100) } catch {
      failures += 1
      write("differs: \(error)")
    }
  }
  write(
    "stack and dull twin: \(seeds * 100) random frames, \(failures == 0 ? "equal" : "\(failures) seeds differ")"
  )
  return failures
}

/// Replays a trace with its rows and with plain ones; returns 1 if a replay differs from the one before.
func runReplays(of pair: ReplayPair, times: Int, _ write: (String) -> Void) throws -> Int {
  let result = try pair.run(times: times)
  let (layouts, plain) = (median(result.layouts), median(result.plain))
  write(
    "replay of \(pair.path): \(decimal(layouts)) ms, with plain rows \(decimal(plain)) ms, "
      + "\(decimal(layouts / plain)) times as long"
      + (result.isSteady ? "" : "; replays differ"))
  return result.isSteady ? 0 : 1
}
