internal import Findings
import Foundation
internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// `lazystack diagnose --fixed`: a trace with one subview for each element, written beside the broken one.
struct TraceRepair {
  let source: TraceSource
  let model: ModelParameters?

  /// The file for the repaired trace.
  let output: String

  let outputOptions: OutputOptions
  let failThreshold: FailThreshold
}

extension TraceRepair {
  /// Repairs, checks what came out, writes it, and shows both costs.
  ///
  /// Nothing is written if the trace keeps the rule, if the repair costs as much, or if it could not be replayed from
  /// where it is to lie. Whatever else the trace violates is reported, and decides the status.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    guard !isInput else { throw FileError(output, .isInput) }
    let repaired: RepairedTrace?
    do {
      repaired = try repair(on: console)
    } catch {
      Outcome(name: source.name, result: .failure(error)).complaint.map(console.complain)
      return .undone
    }
    let palette = outputOptions.palette(on: console)
    guard let repaired, repaired.helps else { return try reportAll(on: console) }
    if let complaint = complaint(about: repaired) {
      console.complain(complaint)
      return .undone
    }
    try OutputFile(path: output).replace(with: Array(repaired.trace.description.utf8))
    let rest = DiagnosisReport([repaired.after])
    try outputOptions.write(
      Paragraphs.joined([repaired.text(palette: palette), rest.table(palette: palette)]), on: console)
    return failThreshold.status(of: [repaired.after])
  }

  /// No repair lowers the cost: the findings are those of the trace as it is.
  private func reportAll(on console: Console) throws(FileError) -> ExitStatus {
    let reports = try Replayer.outcomes(
      of: [.success(source)], model: model, for: OutputOptions(), on: console
    ).compactMap(\.report)
    let findings = DiagnosisReport(reports).table(palette: outputOptions.palette(on: console))
    let isBroken = reports.contains { report in
      report.diagnoses.contains { $0.rule == .oneSubviewPerElement && $0.severity == .error }
    }
    let reason =
      isBroken
      ? "a container around each element would not cost less" : "each element has the same number of subviews"
    let verdict = "\(source.name): \(reason); nothing is written"
    try outputOptions.write(Paragraphs.joined([findings, verdict]), on: console)
    return failThreshold.status(of: reports)
  }

  private func repair(on console: Console) throws(TraceFailure) -> RepairedTrace? {
    let trace = try source.load(on: console)
    do {
      return try RepairedTrace(trace, name: source.name, repairedName: output, model: model)
    } catch {
      throw .mistaken(error)
    }
  }

  /// Reads the repaired trace back, as it will lie there; says what is wrong with it, `nil` if nothing is.
  private func complaint(about repaired: RepairedTrace) -> String? {
    let companions = CompanionFiles(of: .file(output))
    do {
      let reread = try Trace(parsing: Array(repaired.trace.description.utf8)) { try companions.read($0) }
      guard reread == repaired.trace, repaired.isRepaired else {
        return "\(output): error: the repaired trace still violates the rule"
      }
      return nil
    } catch {
      return
        "\(output):\(error.location): error: the repaired trace could not be read there: \(error.message)"
    }
  }

  /// Whether the output is the trace itself, under whatever name.
  private var isInput: Bool {
    var (input, target) = (stat(), stat())
    guard case .file(let path) = source, stat(path, &input) == 0, stat(output, &target) == 0 else {
      return false
    }
    return input.st_dev == target.st_dev && input.st_ino == target.st_ino
  }
}
