internal import BuiltInLayouts
import Findings
internal import Layouts

/// `lazystack audit`: what layouts do wrong.
///
/// Each layout is audited in a process of its own, so that one that traps takes nothing else down with it.
struct AuditCommand: Equatable {
  /// The layouts, as they were named.
  var names: [String]

  /// The folder of the package that has them; `nil` for layouts that this program has itself.
  var package: String?

  var failThreshold = FailThreshold.error
  var format = AuditFormat.text
  var outputOptions = OutputOptions()
}

/// The language of a report on layouts.
enum AuditFormat: String, CaseIterable {
  case text, json, junit

  /// A page with the smallest case of each finding drawn.
  case html
}

/// How a process that audits one layout gets its task.
enum AuditRole {
  /// The environment variable that has the task's arguments, with spaces between them.
  static let variable = "LAZYSTACK_AUDIT"
}

extension AuditCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "Missing expected argument '\(arguments.commandHelp.operand?.synopsis ?? "")'", arguments.commandHelp)
    }
    package = arguments[.package].first
    names = arguments.operands
    if package == nil {
      for name in names where !LayoutAudit.builtInNames.contains(name) {
        let hint = CommandHelp.nearest(to: name, among: LayoutAudit.builtInNames)
        throw UsageError(
          "Unknown layout '\(name)'"
            + (hint.map { ". Did you mean '\($0)'?" }
              ?? "; the layouts are \(LayoutAudit.builtInNames.joined(separator: ", ")). "
              + "For one of a package, add '--package <folder>'"),
          arguments.commandHelp)
      }
    }
    failThreshold = arguments.failThreshold()
    format = arguments[.auditFormat].first.flatMap(AuditFormat.init) ?? .text
    outputOptions = try arguments.outputOptions()
  }

  /// Audits each layout, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    if let words = console.variable(AuditRole.variable) { return perform(words, on: console) }
    let reports: [LayoutAudit.Report]?
    if let package {
      reports = try AuditedPackage(path: package).reports(of: names, on: console)
    } else {
      reports = try builtInReports(on: console)
    }
    guard let reports else { return .undone }
    try outputOptions.write(document(reports), on: console)
    return reports.contains(where: failThreshold.isReached) ? .failed : .passed
  }
}

extension AuditCommand {
  /// Does the task of a process that audits one of this program's layouts.
  private func perform(_ words: String, on console: Console) -> ExitStatus {
    guard let task = LayoutAudit.Task(words.split(separator: " ").map(String.init)) else { return .undone }
    let isDone = LayoutAudit.perform(task, of: LayoutAudit.builtInSubjects) {
      try? console.writeOutput(Array("\($0)\n".utf8))
    }
    return isDone ? .passed : .undone
  }

  private func builtInReports(on console: Console) throws(FileError) -> [LayoutAudit.Report] {
    try names.map { name throws(FileError) in
      let number = LayoutAudit.builtInNames.firstIndex(of: name) ?? 0
      return try LayoutAudit.report(of: name, number: number) { task throws(FileError) in
        let call = ProgramCall(
          program: .this, words: ["audit", name],
          variables: [AuditRole.variable: task.arguments.joined(separator: " ")])
        return try console.ending(of: call)
      }
    }
  }

  /// The reports as one document.
  private func document(_ reports: [LayoutAudit.Report]) -> String {
    switch format {
    case .text: Paragraphs.joined(reports.map(\.text))
    case .json: "{\"lazystack\":1,\"audits\":[\n\(reports.map(\.json).joined(separator: ",\n"))]}\n"
    case .junit: reports.junit(isFailure: failThreshold.isReached)
    case .html: reports.html
    }
  }
}

extension Console {
  /// What became of a process that audits a layout.
  func ending(of call: ProgramCall) throws(FileError) -> LayoutAudit.Ending {
    do {
      let ended = try self.call(call)
      return LayoutAudit.Ending(
        output: ended.output, failure: ended.status == .exited(0) ? nil : "\(ended.status)")
    } catch {
      throw FileError("lazystack", error)
    }
  }
}

extension FailThreshold {
  /// Whether a layout's findings make the exit status 1.
  fileprivate func isReached(by report: LayoutAudit.Report) -> Bool {
    report.findings.contains { isReached(by: $0.severity) }
  }

  /// Whether findings as severe make the exit status 1.
  fileprivate func isReached(by severity: Severity) -> Bool { self.severity.map { severity >= $0 } ?? false }
}
