import Foundation

/// A program to be run to its end.
struct ProgramCall: Equatable {
  var program: Program

  /// The words after the program's name.
  var words: [String]

  /// Environment variables besides those of this process.
  var variables: [String: String] = [:]

  /// Whether what it writes to standard error belongs to its output; it is lost otherwise.
  var keepsErrors = false

  /// After how many seconds it is ended.
  var limit = 120

  /// Which program is run.
  enum Program: Equatable {
    /// The program that is running, `lazystack`.
    case this

    /// A program of the folders that `PATH` lists.
    case named(String)

    case file(String)
  }
}

extension ProgramCall {
  /// The file to run, and the words it takes.
  var invocation: (file: URL?, words: [String]) {
    switch program {
    case .this: (Bundle.main.executableURL, words)
    case .named(let name): (URL(filePath: "/usr/bin/env"), [name] + words)
    case .file(let path): (URL(filePath: path), words)
    }
  }
}
