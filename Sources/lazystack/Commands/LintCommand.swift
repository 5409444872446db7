/// `lazystack lint`: the rules that rows in Swift source break.
struct LintCommand: Equatable {
  var paths: [String]
  var isQuiet = false
  var format = LintFormat.standard

  /// Whether notes are reported.
  var showsNotes = false

  /// The file of known findings; `nil` for none.
  var baseline: String?
  var writesBaseline = false

  /// Whether the paths are what has changed, in a project around them.
  var isOnlyChanged = false

  /// Whether what is safe is mended in the files.
  var fixes = false
  var failThreshold = FailThreshold.error

  /// The list whose rows are to be sketched; `nil` to lint.
  var sketch: Place?
  var outputOptions = OutputOptions()

  /// How findings in source are written.
  enum Format: String, CaseIterable {
    case text, table, json, xcode, github, sarif, checkstyle, junit, codeclimate

    static let standard = text
  }

  /// A line of a file.
  struct Place: Equatable {
    var file: String
    var line: Int

    /// The folder whose files are read to resolve the row: the target's, as far as the path shows it.
    var folder: String {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let root = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
      guard let root, root + 1 < parts.endIndex else {
        return parts.isEmpty ? "." : parts.joined(separator: "/") + (parts == [""] ? "/" : "")
      }
      return parts[...(root + 1)].joined(separator: "/")
    }
  }
}

extension LintCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    sketch = try arguments.sketchPlace()
    paths =
      if arguments.operands.isEmpty, let sketch { [sketch.folder] } else { try arguments.paths() }
    guard !paths.contains(TraceSource.standardInput.name) else {
      throw UsageError("lint reads files and folders, and not standard input", arguments.commandHelp)
    }
    isQuiet = arguments.has(.quiet)
    failThreshold = arguments.failThreshold()
    guard sketch != nil else {
      try readReportOptions(arguments)
      return
    }
    for (option, isGiven) in [
      (Option.lintFormat, !arguments[.lintFormat].isEmpty), (.baseline, !arguments[.baseline].isEmpty),
      (.fix, arguments.has(.fix)), (.onlyChanged, arguments.has(.onlyChanged)),
    ] where isGiven {
      throw UsageError("--sketch prints a trace, so it takes no --\(option.name)", arguments.commandHelp)
    }
    outputOptions.output = arguments[.output] == ["-"] ? nil : try arguments.tracePath(.output)
  }

  private mutating func readReportOptions(_ arguments: Arguments) throws(UsageError) {
    outputOptions = try arguments.outputOptions()
    outputOptions.format = .standard
    format = arguments[.lintFormat].first.flatMap(LintFormat.init) ?? .standard
    showsNotes = arguments.has(.notes) || failThreshold == .note
    baseline = arguments[.baseline].first
    writesBaseline = arguments.has(.writeBaseline)
    isOnlyChanged = arguments.has(.onlyChanged)
    fixes = arguments.has(.fix)
    if writesBaseline, baseline == nil {
      throw UsageError(
        "--write-baseline needs --baseline <file>, which is to be written", arguments.commandHelp)
    }
    for path in [outputOptions.output, baseline].compactMap(\.self) where path.hasSuffix(".swift") {
      throw UsageError(
        "'\(path)' is to be written, and what ends in '.swift' is source; give it another ending",
        arguments.commandHelp)
    }
  }
}

/// How findings in source are written.
typealias LintFormat = LintCommand.Format

extension Arguments {
  /// The place to sketch; `nil` without `--sketch`.
  fileprivate func sketchPlace() throws(UsageError) -> LintCommand.Place? {
    guard let text = self[.sketch].first else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // A column may follow, as compilers print it.
    let numbers = parts.reversed().prefix { Int($0) != nil }.count
    guard parts.count > 1, 1...2 ~= numbers, numbers < parts.count,
      let line = Int(parts[parts.count - numbers]), line > 0
    else {
      throw UsageError(
        "The value '\(text)' is invalid for '\(Option.sketch.synopsis)'; write a file and a line, such as "
          + "Feed.swift:24", commandHelp)
    }
    return LintCommand.Place(file: parts.dropLast(numbers).joined(separator: ":"), line: line)
  }
}

#if !LINT
  extension LintCommand {
    /// Says what is missing: the program was built without a parser.
    func run(on console: Console) throws(FileError) -> ExitStatus {
      console.complain(
        "error: this build of lazystack has no 'lint': it needs the SwiftSyntax and SwiftParser that Swift "
          + "toolchains hold in usr/lib/swift/host, and they were not found when it was built. Build it with "
          + "such a toolchain, or name the folder: SWIFT_HOST_LIBRARIES=/path/to/usr/lib/swift/host swift build"
      )
      return .undone
    }
  }
#endif
