import Foundation
import LazyStacks

/// What the command line asks for.
struct Options {
  var limit: Limit?
  var runs = 5
  var differentialFrames = 200_000
  var chat = "Traces/chat.trace"

  struct BadOption: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var iterator = arguments.makeIterator()
    while let option = iterator.next() {
      guard let value = iterator.next() else { throw BadOption(description: "'\(option)' needs a value") }
      switch option {
      case "--limit": limit = Limit(path: value)
      case "--chat": chat = value
      case "--runs": runs = try Self.number(value, for: option, atLeast: 1)
      case "--differential": differentialFrames = try Self.number(value, for: option, atLeast: 0)
      default: throw BadOption(description: "unknown option '\(option)'")
      }
    }
  }

  private static func number(_ text: String, for option: String, atLeast least: Int) throws -> Int {
    guard let number = Int(text), number >= least else {
      throw BadOption(description: "'\(option) \(text)': write a whole number from \(least) on")
    }
    return number
  }
}

/// Runs the workload at each size and prints a line for each.
struct BenchReport {
  let options: Options

  init(_ options: Options) { self.options = options }

  /// Returns the number of figures that differ from the reference.
  func run() throws -> Int {
    var failures = 0
    print(
      line([
        "rows", "estimate", "what", "total ms", "x limit", "median us", "p99 us", "scroll-to ms", "x limit",
        "work",
      ]))
    for rows in [10_000, 100_000, 1_000_000] {
      let workload = Workload(rows: rows)
      for fixed in [true, false] { failures += try run(workload, fixed: fixed) }
    }
    print("reference table: " + (failures == 0 ? "every figure holds" : "\(failures) figures differ"))
    print("  (scroll-to under avg: those of limit.c when it compares with a tolerance of 1e-6)")
    return failures
  }

  private func run(_ workload: Workload, fixed: Bool) throws -> Int {
    let rows = workload.heights.count
    let estimate: ModelParameters.Estimate = fixed ? .fixed(Length(CGFloat(Workload.estimate))) : .mean
    var runs: [WorkloadRun] = []
    var stacks: [StackRun] = []
    var limits: [Limit.Result] = []
    for _ in 0..<options.runs {
      if let limit = options.limit { limits.append(try limit.run(rows: rows, fixed: fixed)) }
      runs.append(WorkloadRun(workload, estimate: estimate))
      stacks.append(try StackRun(workload, estimate: estimate))
    }
    printLines(rows: rows, fixed: fixed, runs, stacks, limits)
    guard let run = runs.first, let reference = Reference.results(rows: rows, fixed: fixed) else { return 1 }
    let wrong = reference.figures(of: run, fixed: fixed).filter { !$0.holds }
    for figure in wrong { print("  \(figure.name): \(figure.actual), should be \(figure.expected)") }
    return wrong.count + (run.atEnd.worstLandingError == .zero ? 0 : 1)
  }

  private func printLines(
    rows: Int, fixed: Bool, _ runs: [WorkloadRun], _ stacks: [StackRun], _ limits: [Limit.Result]
  ) {
    let name = fixed ? "fixed" : "avg"
    let limit = limits.isEmpty ? nil : median(limits.map(\.frameTotalMs))
    let limitScrolls = limits.isEmpty ? nil : median(limits.map(\.jumpTotalMs))
    if let limit, let limitScrolls {
      print(
        line([
          "\(rows)", name, "limit.c", decimal(limit), "1", decimal(median(limits.map(\.frameMedianUs))),
          decimal(median(limits.map(\.frameP99Us))), decimal(limitScrolls), "1", "",
        ]))
    }
    if let run = runs.first {
      let total = median(runs.map(\.frames.total))
      let scrolls = median(runs.map(\.scrolls.total))
      print(
        line([
          "\(rows)", name, "extents", decimal(total), ratio(total, limit),
          decimal(median(runs.map { $0.frames.percentile(0.5) })),
          decimal(median(runs.map { $0.frames.percentile(0.99) })), decimal(scrolls),
          ratio(scrolls, limitScrolls),
          "measured \(run.atEnd.measured), passes \(run.atEnd.passes), nodes \(run.treeNodes)",
        ]))
    }
    if let run = stacks.first {
      let total = median(stacks.map(\.frames.total))
      print(
        line([
          "\(rows)", name, "stack", decimal(total), ratio(total, limit),
          decimal(median(stacks.map { $0.frames.percentile(0.5) })),
          decimal(median(stacks.map { $0.frames.percentile(0.99) })), "", "",
          "built \(run.built), placed \(run.placed), passes \(run.passes), released \(run.released)",
        ]))
    }
  }

  private func line(_ cells: [String]) -> String {
    let widths = [8, 9, 8, 9, 8, 10, 9, 13, 8, 0]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 1 || index == 2 || index == 9 ? cell.0 + padding : padding + cell.0
    }.joined(separator: "  ")
  }

  private func ratio(_ value: Double, _ limit: Double?) -> String { limit.map { decimal(value / $0) } ?? "-" }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
