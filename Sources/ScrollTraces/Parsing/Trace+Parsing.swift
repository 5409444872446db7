public import LazyStacks

extension Trace {
  /// Reads a trace from its text.
  ///
  /// Comments are not kept. Columns count bytes from 1; a byte order mark at the start
  /// counts as none.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, at most 256 MiB.
  ///   - rules: The rules that `expect diagnosis` may name; `nil` to leave that to the replay.
  ///   - readingFiles: Returns the bytes of a file that the trace names with `file("x.txt")`.
  ///     The path is passed as written; it is relative and has no `..`, so it stays in the
  ///     trace's folder unless a symbolic link leads out of it. Each path is read once.
  /// - Throws: The first mistake, in the trace or in a file it names.
  /// - Complexity: O(*n*) for *n* bytes; memory follows the steps and the values of lists.
  public init(
    parsing bytes: [UInt8], rules: [String]? = nil, readingFiles: @escaping (String) throws -> [UInt8]
  ) throws(TraceError) {
    var parser = try TraceParser(bytes, subject: .trace, rules: rules, readingFiles: readingFiles)
    self = try parser.trace()
  }
}

extension ModelParameters {
  /// Reads a model as `model` and the command line name it, such as `measured(prefetch: 0)`.
  ///
  /// - Throws: The first mistake; its location is a place in `text`.
  public init(parsing text: String) throws(TraceError) {
    var parser = try TraceParser(Array(text.utf8), subject: .model)
    self = try parser.model()
    parser.cursor.skipSpace()
    guard parser.cursor.isAtEnd else { throw parser.missing(.setting(.modelEnd)) }
  }
}
