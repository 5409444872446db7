/// `lazystack lint`: the rules that rows in Swift source break.
struct LintCommand: Equatable {
  var paths: [String]
  var isQuiet = false
  var failThreshold = FailThreshold.error

  /// The list whose rows are to be sketched; `nil` to lint.
  var sketch: Place?
  var outputOptions = OutputOptions()

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
      outputOptions = try arguments.outputOptions()
      return
    }
    guard arguments[.lintFormat].isEmpty else {
      throw UsageError("--sketch prints a trace, so it takes no --format", arguments.commandHelp)
    }
    outputOptions.output = arguments[.output] == ["-"] ? nil : try arguments.tracePath(.output)
  }
}

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
