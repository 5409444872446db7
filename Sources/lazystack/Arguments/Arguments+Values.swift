import Findings
internal import LazyStacks
internal import ScrollTraces

extension Arguments {
  /// The traces named; at least one.
  func sources() throws(UsageError) -> [TraceSource] {
    try paths().map(TraceSource.init)
  }

  /// The files or folders named; at least one.
  func paths() throws(UsageError) -> [String] {
    guard !operands.isEmpty else {
      throw UsageError("Missing expected argument '\(commandHelp.operand?.synopsis ?? "")'", commandHelp)
    }
    guard operands.count(where: { $0 == TraceSource.standardInput.name }) < 2 else {
      throw UsageError("Standard input can be read only once, but '-' is given twice", commandHelp)
    }
    return operands
  }

  /// The models named, at most as many as the table allows.
  func models() throws(UsageError) -> [ModelParameters] {
    try self[.model].map { text throws(UsageError) in
      do throws(TraceError) {
        return try ModelParameters(parsing: text)
      } catch {
        throw UsageError(
          "The value '\(text)' is invalid for '\(Option.model.synopsis)' "
            + "at column \(error.location.column): \(error.message)", commandHelp)
      }
    }
  }

  /// The least severe finding that counts as a failure.
  func failThreshold() -> FailThreshold {
    let option = commandHelp.option(named: Option.failOn.name)
    return (self[.failOn].first ?? option?.value?.standard).flatMap(FailThreshold.init) ?? .never
  }

  /// Where the repaired trace goes; `nil` without `--fixed`.
  func fixedPath() throws(UsageError) -> String? { try tracePath(.fixed) }

  /// The trace that an option names to be written; `nil` without it.
  func tracePath(_ option: Option) throws(UsageError) -> String? {
    guard let path = self[option].first else { return nil }
    guard path.hasSuffix(TraceSource.fileSuffix) else {
      throw UsageError(
        "The value '\(path)' is invalid for '\(option.synopsis)'; it is to be a trace, so let it end in "
          + "'\(TraceSource.fileSuffix)'", commandHelp)
    }
    return path
  }

  /// Where the report goes, and what it looks like.
  func outputOptions() throws(UsageError) -> OutputOptions {
    let output = self[.output].first
    if let output { try checkReportPath(output, of: .output) }
    let options = OutputOptions(
      format: self[.format].first.flatMap(ReportFormat.init) ?? .standard,
      color: self[.color].first.flatMap(ColorChoice.init) ?? .standard,
      output: output == "-" ? nil : output, reports: try reports())
    let paths = options.targets.compactMap(\.path)
    if let path = paths.indices.first(where: { paths[..<$0].contains(paths[$0]) }).map({ paths[$0] }) {
      throw UsageError("'\(path)' is to hold two reports; give each a file of its own", commandHelp)
    }
    return options
  }

  /// The further reports: each a format, an equals sign and a file.
  private func reports() throws(UsageError) -> [ReportTarget] {
    let formats = commandHelp.option(named: Option.format.name)?.value?.choices ?? []
    return try self[.report].map { text throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw UsageError(
          "The value '\(text)' is invalid for '\(Option.report.synopsis)'; write a format and a file, such as "
            + "html=out.html", commandHelp)
      }
      guard formats.contains(parts[0]), let format = ReportFormat(rawValue: parts[0]) else {
        let near = NearMiss.nearest(to: parts[0], among: formats).map { ". Did you mean '\($0)'?" } ?? ""
        throw UsageError(
          "The format '\(parts[0])' is invalid for '\(Option.report.synopsis)'; write one of "
            + formats.joined(separator: ", ") + near, commandHelp)
      }
      try checkReportPath(parts[1], of: .report)
      return ReportTarget(format: format, path: parts[1])
    }
  }

  /// `-o *.trace` would write the report over the first trace.
  private func checkReportPath(_ path: String, of option: Option) throws(UsageError) {
    guard path.hasSuffix(TraceSource.fileSuffix) else { return }
    throw UsageError(
      "The value '\(path)' is invalid for '\(option.synopsis)'; "
        + "a report is no trace, so give it another ending", commandHelp)
  }
}

extension OutputOptions {
  /// Refuses several traces where a report has the frames of one.
  func check(traceCount: Int, _ commandHelp: CommandHelp) throws(UsageError) {
    guard traceCount > 1, let target = targets.first(where: { $0.format.holdsOneTrace }) else { return }
    throw UsageError(
      "\(target.format.rawValue) has the frames of one trace; give one file, or write perfetto", commandHelp)
  }
}
