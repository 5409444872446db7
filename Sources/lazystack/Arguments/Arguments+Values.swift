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
    // `-o *.trace` would write the report over the first trace.
    guard output?.hasSuffix(TraceSource.fileSuffix) != true else {
      throw UsageError(
        "The value '\(output ?? "")' is invalid for '\(Option.output.synopsis)'; "
          + "a report is no trace, so give it another ending", commandHelp)
    }
    return OutputOptions(
      format: self[.format].first.flatMap(ReportFormat.init) ?? .standard,
      color: self[.color].first.flatMap(ColorChoice.init) ?? .standard,
      output: output == "-" ? nil : output)
  }
}
