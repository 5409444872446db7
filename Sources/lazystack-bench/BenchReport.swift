import struct Foundation.CGFloat
import LazyStacks

/// Runs the workload at each size, on `limit.c`, the extent model and the stack in turn, and prints a line for each.
struct BenchReport {
  let options: Options

  /// Prints a verdict.
  let write: (String) -> Void

  private let counter = InstructionCounter()

  init(_ options: Options, write: @escaping (String) -> Void) {
    self.options = options
    self.write = write
  }
}

extension BenchReport {
  /// Returns the number of figures that differ from the reference.
  func run() throws -> Int {
    if !options.isJSON { print(BenchLine.head) }
    var failures = 0
    for rows in options.sizes {
      let workload = Workload(rows: rows)
      for fixed in [true, false] { failures += try run(workload, fixed: fixed) }
    }
    write("reference table: " + (failures == 0 ? "every figure holds" : "\(failures) figures differ"))
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
      runs.append(WorkloadRun(workload, estimate: estimate, counter: counter))
      stacks.append(try StackRun(workload, estimate: estimate, counter: counter))
    }
    let limit = BenchLine(limits, rows: rows, fixed: fixed)
    if let limit { show(limit, []) }
    let extents = BenchLine(
      "extents", rows: rows, fixed: fixed, frames: runs.map(\.frames), scrolls: runs.map(\.scrolls),
      figures: runs[0].figures + [Figure("treeNodes", runs[0].treeNodes)], beside: limit)
    show(extents, ["measuredAfterJumps", "passes", "treeNodes"])
    let stack = BenchLine(
      "stack", rows: rows, fixed: fixed, frames: stacks.map(\.frames), scrolls: stacks.map(\.scrolls),
      figures: stacks[0].figures, beside: limit)
    show(stack, ["built", "placed", "passes", "released"])
    let differences = [limit, extents].compactMap(\.self).flatMap { line in
      Reference.differences(of: line.figures, rows: rows, fixed: fixed).map { "\(line.what): \($0)" }
    }
    for difference in differences { write("  \(rows) \(fixed ? "fixed" : "avg") \(difference)") }
    return differences.count
  }

  private func show(_ line: BenchLine, _ names: [String]) {
    print(options.isJSON ? line.json : line.text(showing: names))
  }
}
