import Findings
internal import Replays

/// When text is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  static let standard = auto
}

/// The output options of a command: where its report goes, and what it looks like.
struct OutputOptions: Equatable {
  var format = ReportFormat.standard
  var color = ColorChoice.standard

  /// The file to write; `nil` for standard output.
  var output: String?

  /// Further reports, each to a file.
  var reports: [ReportTarget] = []
}

extension OutputOptions {
  /// The colours of a text report; a file gets none unless they are asked for.
  func palette(on console: Console) -> Palette {
    switch color {
    case .always: .ansi
    case .never: .plain
    case .auto: output == nil && console.prefersColor ? .ansi : .plain
    }
  }

  /// All reports: the one that `--format` names, and further ones.
  var targets: [ReportTarget] { [ReportTarget(format: format, path: output)] + reports }

  /// Whether a report has a picture of each replay, for which its frames are kept.
  var showsTimelines: Bool { targets.contains { $0.format == .html } }

  /// Writes a report where it belongs.
  func write(_ report: String, to path: String? = nil, on console: Console) throws(FileError) {
    if let path = path ?? output {
      try OutputFile(path: path).replace(with: Array(report.utf8))
    } else {
      try console.write(report)
    }
  }

  /// Writes all reports that are not written frame by frame.
  func write(
    on console: Console, _ document: (ReportFormat, Palette) -> String
  ) throws(FileError) {
    for target in targets where !target.format.isStreamed {
      let palette = target.path == output ? palette(on: console) : color == .always ? .ansi : .plain
      try write(document(target.format, palette), to: target.path, on: console)
    }
  }

  /// Writes the reports of replayed traces where they belong.
  ///
  /// What could not be replayed is reported on standard error, unless the report has a place for it.
  func write(
    _ outcomes: [Outcome], failingOn threshold: FailThreshold, on console: Console,
    text: (Palette) -> String
  ) throws(FileError) {
    if !format.holdsFailures { outcomes.complain(on: console) }
    try write(on: console) { format, palette in
      switch format {
      case .json: outcomes.json
      case .xcode: outcomes.xcodeLines()
      case .github: outcomes.expectations(failingOn: threshold).gitHubAnnotations
      case .junit: outcomes.expectations(failingOn: threshold).junit
      case .markdown: outcomes.markdown
      case .sarif: outcomes.sarif
      case .html: outcomes.page
      case .text, .csv, .jsonl, .perfetto: text(palette)
      }
    }
  }
}
