internal import Findings
internal import Layouts

/// `lazystack audit`: what layouts do wrong.
///
/// Each layout is audited by the program itself in a process of its own, so that one that traps takes
/// nothing else down with it.
struct AuditCommand: Equatable {
  var names: [String]
  var failThreshold = FailThreshold.error
  var outputOptions = OutputOptions()
}

/// What a process that audits one layout is to do.
enum AuditRole: String {
  /// The environment variable that says it.
  static let variable = "LAZYSTACK_AUDIT"

  /// Audit in this very process.
  case here

  /// Audit in this very process, and print each case on a line before it is tried.
  case printing
}

extension AuditCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "Missing expected argument '\(arguments.commandHelp.operand?.synopsis ?? "")'", arguments.commandHelp)
    }
    names = try arguments.operands.map { name throws(UsageError) in
      guard LayoutAudit.builtInNames.contains(name) else {
        let hint = CommandHelp.nearest(to: name, among: LayoutAudit.builtInNames)
        throw UsageError(
          "Unknown layout '\(name)'"
            + (hint.map { ". Did you mean '\($0)'?" }
              ?? "; the layouts are \(LayoutAudit.builtInNames.joined(separator: ", "))"),
          arguments.commandHelp)
      }
      return name
    }
    failThreshold = arguments.failThreshold()
    outputOptions = try arguments.outputOptions()
  }

  /// Audits each layout, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    switch console.variable(AuditRole.variable).flatMap(AuditRole.init) {
    case .printing:
      for name in names { printCases(of: name, on: console) }
      return .passed
    case .here:
      let reports = names.compactMap { LayoutAudit.run(named: $0) }
      try console.write(reports.map(fragment).joined())
      return reports.contains { failThreshold.isReached(by: $0) } ? .failed : .passed
    case nil:
      return try runApart(on: console)
    }
  }
}

extension AuditCommand {
  private func runApart(on console: Console) throws(FileError) -> ExitStatus {
    var fragments: [String] = []
    var status = ExitStatus.passed
    for name in names {
      let ended = try end(of: name, .here, on: console)
      switch ended.status {
      case .exited(let code) where code < ExitStatus.undone.rawValue:
        fragments.append(ended.output)
        status = max(status, ExitStatus(rawValue: code) ?? .undone)
      case let reason:
        let report = try trapReport(name, reason, on: console)
        fragments.append(fragment(report))
        if failThreshold.isReached(by: report) { status = max(status, .failed) }
      }
    }
    try outputOptions.write(document(fragments), on: console)
    return status
  }

  /// Audits once more, to learn the case in which the layout trapped.
  private func trapReport(
    _ name: String, _ reason: EndedProcess.Status, on console: Console
  ) throws(FileError) -> LayoutAudit.Report {
    let printed = try end(of: name, .printing, on: console)
    let last = printed.output.split(separator: "\n").last.map(String.init)
    return LayoutAudit.Report(layout: name, trappedIn: last, reason: "the process \(reason)")
  }

  private func end(of name: String, _ role: AuditRole, on console: Console) throws(FileError) -> EndedProcess
  {
    let words =
      ["audit", name, "--format", outputOptions.format.rawValue, "--fail-on", failThreshold.rawValue]
    do {
      return try console.runApart(words, [AuditRole.variable: role.rawValue])
    } catch {
      throw FileError("lazystack", error)
    }
  }

  /// Writes each case at once: nothing may be lost with the process.
  private func printCases(of name: String, on console: Console) {
    _ = LayoutAudit.run(named: name) { try? console.writeOutput(Array("\($0)\n".utf8)) }
  }

  /// One layout's part of the document.
  private func fragment(_ report: LayoutAudit.Report) -> String {
    outputOptions.format == .json ? report.json + "\n" : report.text
  }

  private func document(_ fragments: [String]) -> String {
    guard outputOptions.format == .json else { return Paragraphs.joined(fragments) }
    let audits = fragments.map { String($0.dropLast()) }.joined(separator: ",\n")
    return "{\"lazystack\":1,\"audits\":[\n\(audits)]}\n"
  }
}

extension FailThreshold {
  /// Whether a layout's findings make the exit status 1.
  fileprivate func isReached(by report: LayoutAudit.Report) -> Bool {
    severity.map { severity in report.findings.contains { $0.severity >= severity } } ?? false
  }
}
