import Findings
internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// What became of one trace on the command line.
struct Outcome {
  /// The path as it was given.
  let name: String

  let result: Result<ReplayReport, TraceFailure>

  /// The replay frame by frame, as far as a page shows it; `nil` where nobody asked for it.
  var timeline: RecordedTimeline?
}

/// Why a trace has no report.
enum TraceFailure: Error, Equatable {
  /// The trace could not be read, so no place in it is to blame.
  case unreadable(FileError)

  /// The trace has a mistake, or names a file that has.
  case mistaken(TraceError)

  /// The trace has no such row or frame, as the message says.
  case lacking(String)
}

extension Outcome {
  /// The report; `nil` if the trace could not be replayed.
  var report: ReplayReport? { try? result.get() }

  var status: ExitStatus {
    report.map { $0.passed ? .passed : .failed } ?? .undone
  }

  /// The outcome as a JSON report holds it; an error without a place is at its beginning.
  var traceResult: TraceResult {
    switch result {
    case .success(let report): .report(report)
    case .failure(.mistaken(let error)): .failure(trace: name, error)
    case .failure(.unreadable(let error)):
      .failure(trace: name, TraceError(at: SourcePoint(line: 1, column: 1), .outside("\(error.reason)")))
    case .failure(.lacking(let message)):
      .failure(trace: name, TraceError(at: SourcePoint(line: 1, column: 1), .outside(message)))
    }
  }

  /// The failure as compilers print one, in one line; `nil` if there is a report.
  var complaint: String? {
    switch result {
    case .success: nil
    case .failure(.unreadable(let error)): error.line
    case .failure(.mistaken(let error)):
      "\(error.file.map { name.folderPrefix + $0 } ?? name):\(error.location): error: \(error.message)"
    case .failure(.lacking(let message)): "\(name): error: \(message)"
    }
  }
}

extension [Outcome] {
  /// The worst of all.
  var status: ExitStatus { lazy.map(\.status).max() ?? .passed }

  /// The worst of all, findings that count as failures included.
  func status(failingOn threshold: FailThreshold) -> ExitStatus {
    Swift.max(status, threshold.status(of: compactMap(\.report)))
  }

  /// Failed expectations and findings, a line each.
  func xcodeLines() -> String { compactMap(\.report).map { $0.xcodeLines() }.joined() }

  /// The expectations, and the findings that count as failures.
  func expectations(failingOn threshold: FailThreshold) -> CheckReport {
    .expectations(of: map(\.traceResult), failingOn: threshold.severity)
  }

  /// The findings alone.
  func findings(failingOn threshold: FailThreshold) -> CheckReport {
    .findings(of: map(\.traceResult), failingOn: threshold.severity)
  }

  /// The JSON report.
  var json: String { map(\.traceResult).json }

  /// A comment for a pull request.
  var markdown: String { map(\.traceResult).markdown }

  /// The findings for code hosts.
  var sarif: String { DiagnosisReport(compactMap(\.report)).sarif }

  /// A page with the replays drawn.
  var page: String { ReplayPage(map { ($0.traceResult, $0.timeline) }).html }

  /// Reports on standard error which traces could not be replayed, and why.
  func complain(on console: Console) {
    for complaint in lazy.compactMap(\.complaint) { console.complain(complaint) }
  }
}
