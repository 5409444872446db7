/// A report's language.
enum ReportFormat: String, CaseIterable {
  case text, json

  /// One line for each failed expectation and each finding, as Xcode parses them.
  case xcode

  /// Annotations of a pull request, as GitHub reads them from the log of a workflow.
  case github

  /// XML that services for continuous integration read.
  case junit

  /// What a comment of a pull request shows.
  case markdown

  /// What code hosts show beside the lines of a file.
  case sarif

  /// A page with the replay drawn, in one file.
  case html

  /// A line for each frame.
  case csv, jsonl

  /// Events that trace viewers draw.
  case perfetto

  static let standard = text
}

extension ReportFormat {
  /// Whether the report has a place for traces that could not be replayed.
  var holdsFailures: Bool {
    switch self {
    case .json, .github, .junit, .markdown, .html: true
    case .text, .xcode, .sarif, .csv, .jsonl, .perfetto: false
    }
  }

  /// Whether it is written frame by frame while a trace is replayed.
  var isStreamed: Bool {
    switch self {
    case .csv, .jsonl, .perfetto: true
    case .text, .json, .xcode, .github, .junit, .markdown, .sarif, .html: false
    }
  }

  /// Whether it has one trace only, as its lines do not say whose they are.
  var holdsOneTrace: Bool { self == .csv || self == .jsonl }
}

/// A report and where it goes.
struct ReportTarget: Equatable {
  var format: ReportFormat

  /// The file to write; `nil` for standard output.
  var path: String?
}
