import Findings
internal import LazyStacks
internal import Replays

/// `lazystack diagnose`: the rules that traces violate, and nothing else.
struct DiagnoseCommand: Equatable {
  var paths: [String]
  var model: ModelParameters?
  var isQuiet = false
  var failThreshold = FailThreshold.error

  /// Where the repaired trace goes; `nil` to repair nothing.
  var fixedPath: String?
  var outputOptions = OutputOptions()
}

extension DiagnoseCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    model = try arguments.models().first
    isQuiet = arguments.has(.quiet)
    failThreshold = arguments.failThreshold()
    fixedPath = try arguments.fixedPath()
    outputOptions = try arguments.outputOptions()
    guard fixedPath != nil else { return }
    guard paths.count == 1 else { throw UsageError("--fixed repairs one trace", arguments.commandHelp) }
    guard outputOptions.format == .text, outputOptions.reports.isEmpty else {
      throw UsageError("--fixed reports as text", arguments.commandHelp)
    }
  }

  /// Finds the traces, replays them, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    if let fixedPath {
      return try TraceRepair(
        source: TraceSource(paths[0]), model: model, output: fixedPath, outputOptions: outputOptions,
        failThreshold: failThreshold
      )
      .run(on: console)
    }
    let outcomes = try Replayer.outcomes(
      of: paths.flatMap(TraceFolder.traces), model: model, for: outputOptions, on: console)
    let reports = outcomes.compactMap(\.report)
    if !outputOptions.format.holdsFailures { outcomes.complain(on: console) }
    try outputOptions.write(on: console) { document(in: $0, of: outcomes, reports, $1) }
    return reports.count < outcomes.count ? .undone : failThreshold.status(of: reports)
  }

  private func document(
    in format: ReportFormat, of outcomes: [Outcome], _ reports: [ReplayReport], _ palette: Palette
  ) -> String {
    switch format {
    case .json: outcomes.map(\.traceResult).diagnosesJSON
    case .xcode: reports.map { $0.xcodeLines(expectations: false) }.joined()
    case .github: outcomes.findings(failingOn: failThreshold).gitHubAnnotations
    case .junit: outcomes.findings(failingOn: failThreshold).junit
    case .markdown: outcomes.map(\.traceResult).diagnosesMarkdown
    case .sarif: outcomes.sarif
    case .html: outcomes.page
    case .text, .csv, .jsonl, .perfetto:
      text(of: reports, unreplayedCount: outcomes.count - reports.count, palette)
    }
  }

  /// The findings, and the closing line unless quiet.
  private func text(of reports: [ReplayReport], unreplayedCount: Int, _ palette: Palette) -> String {
    let report = DiagnosisReport(reports)
    let unreplayed =
      unreplayedCount > 0 ? "; \(unreplayedCount) could not be replayed" : ""
    return Paragraphs.joined(
      [report.table(palette: palette)] + (isQuiet ? [] : [report.tally(palette: palette) + unreplayed]))
  }
}
