#if LINT
  internal import Findings
  internal import Foundation
  internal import SourceLints

  extension LintCommand {
    /// Finds the files, lints them, reports, and says how it went.
    func run(on console: Console) throws(FileError) -> ExitStatus {
      var settings = LintSettings()
      let project = LintProject(self, &settings)
      if let refusal = project.refusal(of: [outputOptions.output, baseline]) {
        console.complain(refusal.line)
        return .undone
      }
      var (report, failures) = project.lint()
      if let sketch { return try write(sketch, of: report, among: project.files, failures, on: console) }
      report = report.limited { project.isReported($0) && settings.covers($0) }
        .adjusted { settings.configuration(of: $0) }
      guard settings.errors.isEmpty else {
        for error in settings.errors { console.complain(error) }
        return .undone
      }
      if fixes {
        let fixed = try fix(report, on: console)
        if fixed { return try repeated(on: console) }
      }
      let known = LintedLines()
      if let baseline, writesBaseline {
        try write(report, toBaseline: baseline, known)
        return failures.isEmpty ? .passed : .undone
      }
      if let baseline {
        guard let rest = try report.without(baseline: baseline, known, on: console) else { return .undone }
        report = rest
      }
      let isFailed = failThreshold.severity.map(report.hasFinding) ?? false
      try write(showsNotes || format == .json ? report : report.withoutNotes, failures, known, on: console)
      return failures.isEmpty ? isFailed ? .failed : .passed : .undone
    }

    /// Lints the files once more, as they are now.
    private func repeated(on console: Console) throws(FileError) -> ExitStatus {
      var again = self
      again.fixes = false
      return try again.run(on: console)
    }

    /// Writes what is safe to mend into the files.
    ///
    /// - Returns: Whether something was written.
    private func fix(_ report: LintReport, on console: Console) throws(FileError) -> Bool {
      var count = 0
      for (file, edits) in report.edits({ try? SwiftFolder.read($0) }) {
        let bytes: [UInt8]
        do { bytes = try SwiftFolder.read(file) } catch { throw FileError(file, error) }
        guard let mended = SourceEdit.applied(edits, to: bytes) else { continue }
        try OutputFile(path: file).replace(with: mended)
        count += edits.count
      }
      if count > 0 { console.complain("note: \(PlainNumber.count(count, "finding")) mended") }
      return count > 0
    }

    private func write(
      _ report: LintReport, toBaseline path: String, _ lines: LintedLines
    ) throws(FileError) {
      let folder = AbsolutePath(path).folder
      let entries = report.findings.map { lines.entry(of: $0, below: folder) }
      try OutputFile(path: path).replace(with: Array(LintBaseline(entries).document.utf8))
    }

    private func write(
      _ report: LintReport, _ failures: [FileError], _ lines: LintedLines, on console: Console
    ) throws(FileError) {
      let palette = outputOptions.palette(on: console)
      if format != .json {
        for failure in failures { console.complain(failure.line) }
        for complaint in report.complaints {
          console.complain("\(complaint.file): note: \(complaint.text)")
        }
      }
      let text =
        switch format {
        case .text:
          Paragraphs.joined(
            [report.groups(palette: palette)] + (isQuiet ? [] : [report.tally(palette: palette) + "\n"]))
        case .table:
          Paragraphs.joined(
            [report.table(palette: palette)] + (isQuiet ? [] : [report.summary(palette: palette)]))
        case .json: report.json(errors: failures.map { ($0.path, "\($0.reason)") })
        case .xcode: report.xcodeLines
        case .github: report.gitHubLines
        case .sarif: report.sarif { lines.fingerprint(of: $0) }
        case .checkstyle: report.findings.checkstyle
        case .junit: report.junit(failingAt: failThreshold.severity)
        case .codeclimate: report.findings.codeClimate { lines.uniqueFingerprint(of: $0) }
        }
      try outputOptions.write(text, on: console)
      // Lines for machines hold issues only; what was not resolved is reported beside them, and even in quiet.
      if isQuiet, format != .json {
        report.unresolvedNote.map(console.complain)
      } else if format == .xcode || format == .github {
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
