import Findings
internal import Replays

/// A report's language.
enum ReportFormat: String, CaseIterable {
  case text, json

  /// One line for each failed expectation and each finding, as Xcode parses them.
  case xcode

  /// Annotations of a pull request, as GitHub reads them from the log of a workflow.
  case github

  /// XML that services for continuous integration read.
  case junit

  static let standard = text

  /// Whether the report has a place for traces that could not be replayed.
  var holdsFailures: Bool {
    switch self {
    case .json, .github, .junit: true
    case .text, .xcode: false
    }
  }
}

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

  /// Writes a report where it belongs.
  func write(_ report: String, on console: Console) throws(FileError) {
    if let output {
      try OutputFile(path: output).replace(with: Array(report.utf8))
    } else {
      try console.write(report)
    }
  }

  /// Writes the report of replayed traces where it belongs.
  ///
  /// What could not be replayed is reported on standard error, unless the report has a place for it.
  func write(
    _ outcomes: [Outcome], failingOn threshold: FailThreshold, on console: Console,
    text: (Palette) -> String
  ) throws(FileError) {
    if !format.holdsFailures { outcomes.complain(on: console) }
    switch format {
    case .json: try write(outcomes.json, on: console)
    case .xcode: try write(outcomes.xcodeLines(), on: console)
    case .github: try write(outcomes.expectations(failingOn: threshold).gitHubAnnotations, on: console)
    case .junit: try write(outcomes.expectations(failingOn: threshold).junit, on: console)
    case .text: try write(text(palette(on: console)), on: console)
    }
  }
}
