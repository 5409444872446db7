import Foundation

/// What one engine took and found, as a line of a table or a JSON object.
struct BenchLine {
  let rows: Int
  let fixed: Bool

  /// `limit.c`, `extents` or `stack`.
  let what: String

  /// Medians over the runs: processor time of all frames and of all scroll-to calls, wall times of a frame, and
  /// instructions of a frame.
  let cpuMs: Double
  let scrollCpuMs: Double
  let frameMedianUs: Double
  let frameP99Us: Double
  let instructions: Double?

  let figures: [Figure]

  /// The processor times as multiples of those of `limit.c`; `nil` where it was not run.
  var xLimit: Double?
  var scrollXLimit: Double?
}

extension BenchLine {
  /// The line of a run that was repeated.
  init(
    _ what: String, rows: Int, fixed: Bool, frames: [Times], scrolls: [Times], figures: [Figure],
    beside limit: BenchLine?
  ) {
    self.rows = rows
    self.fixed = fixed
    self.what = what
    cpuMs = median(frames.map(\.processorMs))
    scrollCpuMs = median(scrolls.map(\.processorMs))
    frameMedianUs = median(frames.map { $0.percentile(0.5) })
    frameP99Us = median(frames.map { $0.percentile(0.99) })
    let counted = frames.compactMap(\.instructionsEach)
    instructions = counted.isEmpty ? nil : median(counted)
    self.figures = figures
    if let limit { (xLimit, scrollXLimit) = (cpuMs / limit.cpuMs, scrollCpuMs / limit.scrollCpuMs) }
  }

  /// The line of `limit.c`, which is its own measure; `nil` without a run.
  init?(_ results: [Limit.Result], rows: Int, fixed: Bool) {
    guard let first = results.first else { return nil }
    self.rows = rows
    self.fixed = fixed
    what = "limit.c"
    cpuMs = median(results.map(\.frameCpuMs))
    scrollCpuMs = median(results.map(\.jumpCpuMs))
    frameMedianUs = median(results.map(\.frameMedianUs))
    frameP99Us = median(results.map(\.frameP99Us))
    instructions = nil
    figures = first.figures
    (xLimit, scrollXLimit) = (1, 1)
  }
}

extension BenchLine {
  private static let columns: [(name: String, width: Int)] = [
    ("rows", 8), ("estimate", 9), ("what", 8), ("cpu ms", 9), ("x limit", 8), ("median us", 10),
    ("p99 us", 8),
    ("instructions", 13), ("scroll-to ms", 13), ("x limit", 8), ("work", 0),
  ]

  /// The head of the table.
  static var head: String { line(columns.map(\.name)) }

  /// The line as one of the table, with some of its figures as a measure of work.
  func text(showing names: [String]) -> String {
    let work = names.compactMap { name in figures.first { $0.name == name } }
    return Self.line([
      "\(rows)", estimate, what, decimal(cpuMs), xLimit.map(decimal) ?? "-", decimal(frameMedianUs),
      decimal(frameP99Us), instructions.map { "\(Int($0))" } ?? "-", decimal(scrollCpuMs),
      scrollXLimit.map(decimal) ?? "-", work.map { "\($0.name) \(Int($0.value))" }.joined(separator: ", "),
    ])
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1.width - cell.0.count))
      return [1, 2, columns.count - 1].contains(index) ? cell.0 + padding : padding + cell.0
    }.joined(separator: "  ")
  }

  /// The line as a JSON object; what is not known is `null`.
  var json: String {
    func number(_ value: Double?) -> String {
      guard let value else { return "null" }
      return value == value.rounded() ? "\(Int(value))" : String(format: "%.6g", value)
    }
    func exact(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", value)
    }
    let members =
      [
        ("rows", "\(rows)"), ("estimate", "\"\(estimate)\""), ("what", "\"\(what)\""),
        ("cpuMs", number(cpuMs)),
        ("xLimit", number(xLimit)), ("scrollCpuMs", number(scrollCpuMs)),
        ("scrollXLimit", number(scrollXLimit)), ("frameMedianUs", number(frameMedianUs)),
        ("frameP99Us", number(frameP99Us)), ("instructionsPerFrame", number(instructions)),
      ] + figures.map { ($0.name, exact($0.value)) }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private var estimate: String { fixed ? "fixed" : "avg" }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
