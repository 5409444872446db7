extension TraceError {
  /// What can be wrong with the bytes of a text, before any word counts, and with its strings.
  package enum TextMistake: Hashable, Sendable {
    /// More bytes than a parser reads.
    case tooLong(Subject)

    /// A byte that begins no character.
    case notUTF8(UInt8, in: Subject)

    case empty(Subject)

    /// Settings, and nothing after them.
    case noContent(Subject)

    /// A version of the language that is not this one.
    case otherVersion(String)

    /// A brace that closes nothing.
    case strayBrace

    /// More bytes in quotes than a string may have.
    case longString(Int)

    case unclosedString
    case backslash
    case controlCharacter

    /// A file that the trace names and that is not there.
    case missingFile(String)

    /// A file that is there and cannot be read, for what the system says.
    case unreadableFile(String, reason: String)

    /// A path that leads out of the trace's folder, or may mean another file elsewhere.
    case unsafePath(String)

    /// A file with more numbers than a list may have.
    case longFile

    /// A file without a number.
    case emptyFile

    /// Something else than an expectation, where one is asked for.
    case noExpectation
  }
}

extension TraceError.TextMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let subject): "the \(subject.rawValue) is longer than 256 MiB; split it"
    case .notUTF8(let byte, let subject):
      "found \(TraceError.Found.hexadecimal(byte)), which is not UTF-8; save the \(subject.rawValue) as UTF-8"
    case .empty(let subject): "the \(subject.rawValue) is empty; start with 'trace 1'"
    case .noContent(let subject): "the \(subject.rawValue) has no content; write ScrollView { ... }"
    case .otherVersion(let version):
      "found trace \(TraceError.shortened(version)); this lazystack reads trace 1, so write 'trace 1'"
    case .strayBrace: "found '}' without its '{'; leave it out"
    case .longString(let count): "the string is \(count) bytes long; write at most 1_000"
    case .unclosedString: "the string has no closing quote on its line; write one"
    case .backslash: "found a backslash in a string; only \\\" and \\\\ may be written so"
    case .controlCharacter: "found a control character in a string; leave it out"
    case .missingFile(let path): "cannot read the file '\(path)'; put it beside the trace"
    case .unreadableFile(let path, let reason): "cannot read the file '\(path)': \(reason)"
    case .unsafePath(let path):
      "the path '\(TraceError.shortened(path))' is not plain; "
        + "name a file in the trace's folder, such as 'heights.txt'"
    case .longFile: "the file has more than 1_000_000 numbers; shorten it"
    case .emptyFile: "the file holds no number; write one a line"
    case .noExpectation: "found no expectation; write one, such as offset == 300"
    }
  }
}
