#if LINT
  internal import Findings
  internal import Foundation
  internal import SourceLints

  extension LintCommand {
    /// Finds the files, lints them, reports, and says how it went.
    func run(on console: Console) throws(FileError) -> ExitStatus {
      let found = paths.flatMap(SwiftFolder.files)
      let errors = found.compactMap { result in
        if case .failure(let error) = result { error } else { nil }
      }
      let files = Self.unique(found.compactMap { try? $0.get() })
      let unread = UnreadFiles()
      let checkout = Checkout.around(paths)
      let given = Set(files)
      var lint = SourceLint(files: files, folder: AbsolutePath.workingFolder) { file in
        do throws(FileError.Reason) {
          return try SwiftFolder.read(file)
        } catch {
          // What is only looked up need not be there.
          if given.contains(file) { unread.add(FileError(file, error)) }
          return nil
        }
      }
      lint.context = checkout.files
      lint.manifests = checkout.manifests
      let report = lint.run()
      let failures = errors + unread.sorted
      if let sketch { return try write(sketch, of: report, among: files, failures, on: console) }
      try write(report, failures, on: console)
      if !failures.isEmpty { return .undone }
      guard let severity = failThreshold.severity else { return .passed }
      return report.hasFinding(atLeast: severity) ? .failed : .passed
    }

    /// Each file once, by the path that comes first: twice, its types would be ambiguous.
    private static func unique(_ files: [String]) -> [String] {
      var seen: Set<String> = []
      return files.filter { seen.insert(RealPath($0)?.text ?? $0).inserted }
    }

    private func write(
      _ report: LintReport, _ failures: [FileError], on console: Console
    ) throws(FileError) {
      let palette = outputOptions.palette(on: console)
      if outputOptions.format != .json {
        for failure in failures { console.complain(failure.line) }
        for complaint in report.complaints {
          console.complain("\(complaint.file): note: \(complaint.text)")
        }
      }
      switch outputOptions.format {
      case .json:
        try outputOptions.write(report.json(errors: failures.map { ($0.path, "\($0.reason)") }), on: console)
      case .xcode: try outputOptions.write(report.xcodeLines, on: console)
      case .github: try outputOptions.write(report.gitHubLines, on: console)
      case .text, .junit:
        try outputOptions.write(
          Paragraphs.joined(
            [report.table(palette: palette)] + (isQuiet ? [] : [report.summary(palette: palette)])),
          on: console)
      }
      // Lines for machines hold issues only; what was not resolved is reported beside them, and even in quiet.
      if isQuiet, outputOptions.format != .json {
        report.unresolvedNote.map(console.complain)
      } else if outputOptions.format == .xcode || outputOptions.format == .github {
        console.complain(report.summary())
      }
    }

    private func write(
      _ place: Place, of report: LintReport, among files: [String], _ failures: [FileError],
      on console: Console
    ) throws(FileError) -> ExitStatus {
      for failure in failures { console.complain(failure.line) }
      // The file may be given by another path than the one that it was found by.
      let real = RealPath(place.file)?.text
      guard real != nil else {
        let missing = FileError(place.file, .system(ENOENT))
        if !failures.contains(missing) { console.complain(missing.line) }
        return .undone
      }
      guard files.contains(where: { $0 == place.file || RealPath($0)?.text == real }) else {
        console.complain("\(place.file): error: the file is not among those that were read")
        return .undone
      }
      let file = report.fileNames.first { $0 == place.file || (real != nil && RealPath($0)?.text == real) }
      guard let list = report.list(inFile: file ?? place.file, line: place.line) else {
        console.complain("\(place.file):\(place.line): error: no ForEach, and no List of data, begins here")
        return .undone
      }
      try outputOptions.write(RowSketch(list).trace, on: console)
      return failures.isEmpty ? .passed : .undone
    }
  }
#endif
