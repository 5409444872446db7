package import LazyStacks

/// A trace whose steps come one at a time, read by the parser that read what came before.
///
/// A step that is appended obeys the rules of one that stands there: its environment names must be
/// declared, its marks new, and its location is a line of ``text``.
package struct GrowingTrace {
  /// What was read so far; reading ``text`` anew gives an equal trace with the same locations.
  package private(set) var trace: Trace

  /// The whole text, which ends with a newline.
  package private(set) var text: String

  private var parser: TraceParser
  private var lineCount: Int

  /// Reads a trace to append to.
  ///
  /// - Throws: As `Trace(parsing:readingFiles:)`.
  package init(
    parsing text: String, readingFiles: @escaping (String) throws -> [UInt8] = { _ in [] }
  ) throws(TraceError) {
    parser = try TraceParser(Array(text.utf8), subject: "trace", readingFiles: readingFiles)
    trace = try parser.trace()
    self.text = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    lineCount = self.text.utf8.count { $0 == UInt8(ascii: "\n") }
  }
}

extension GrowingTrace {
  /// Where the next text that is appended begins.
  package var end: SourceLocation { SourceLocation(line: lineCount + 1, column: 1) }

  /// Appends steps and returns them, each with its place.
  ///
  /// - Throws: The first mistake; the trace is then unchanged.
  /// - Complexity: O(*n*) for *n* bytes of `addition`.
  @discardableResult
  package mutating func append(_ addition: String) throws(TraceError) -> [LocatedStep] {
    let addition = addition.utf8.last == UInt8(ascii: "\n") ? addition : addition + "\n"
    let steps = try read(addition)
    trace.steps += steps
    text += addition
    lineCount += addition.utf8.count { $0 == UInt8(ascii: "\n") }
    return steps
  }

  /// Reads an expectation as if it stood at the end, and leaves the trace as it is.
  package func expectation(_ line: String) throws(TraceError) -> TraceExpectation {
    var reader = self
    let steps = try reader.read(line)
    guard steps.count == 1, case .expect(let expectation) = steps[0].step else {
      throw TraceError(at: end, "found no expectation; write one, such as offset == 300")
    }
    return expectation
  }

  private mutating func read(_ addition: String) throws(TraceError) -> [LocatedStep] {
    var next = parser
    next.cursor = SourceCursor(Array(addition.utf8), firstLine: end.line)
    let steps = try next.steps()
    parser = next
    return steps
  }
}
