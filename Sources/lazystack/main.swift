import Foundation
import LazyStacks
import Replays
import ScrollTraces

var results: [TraceResult] = []
for path in CommandLine.arguments.dropFirst() where path != "--json" {
  do {
    let trace = try Trace(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: path)))) { name in
      Array(
        try Data(
          contentsOf: URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)))
    }
    let report = try Replay.run(trace, name: path)
    results.append(.report(report))
    if !CommandLine.arguments.contains("--json") { print(report.text()) }
  } catch { print(path, error) }
}
if CommandLine.arguments.contains("--json") { print(results.json) }
