package import Findings
import LazyStacks

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
  /// - Throws: As `Trace(parsing:rules:readingFiles:)`.
  package init(
    parsing text: String, rules: [String]? = nil,
    readingFiles: @escaping (String) throws -> [UInt8] = { _ in [] }
  ) throws(TraceError) {
    parser = try TraceParser(Array(text.utf8), subject: .trace, rules: rules, readingFiles: readingFiles)
    trace = try parser.trace()
    self.text = Self.withNewline(text)
    lineCount = Self.lineCount(of: self.text)
  }
}

extension GrowingTrace {
  /// Steps that were read as if they stood at the end, and what the parser learnt from them.
  package struct Addition {
    /// The steps, each with its place.
    package let steps: [LocatedStep]

    fileprivate let text: String
    fileprivate let parser: TraceParser
  }

  /// Where the next text that is appended begins.
  package var end: SourcePoint { SourcePoint(line: lineCount + 1, column: 1) }

  /// Reads steps as if they stood at the end, and leaves the trace as it is.
  ///
  /// - Throws: The first mistake.
  /// - Complexity: O(*n*) for *n* bytes.
  package func reading(_ text: String) throws(TraceError) -> Addition {
    let text = Self.withNewline(text)
    var next = parser
    next.cursor = SourceCursor(Array(text.utf8), firstLine: end.line)
    return Addition(steps: try next.steps(), text: text, parser: next)
  }

  /// Takes in what was read at this end.
  package mutating func append(_ addition: Addition) {
    trace.steps += addition.steps
    text += addition.text
    lineCount += Self.lineCount(of: addition.text)
    parser = addition.parser
  }

  /// Reads an expectation as if it stood at the end, and leaves the trace as it is.
  package func expectation(_ line: String) throws(TraceError) -> TraceExpectation {
    let steps = try reading(line).steps
    guard steps.count == 1, case .expect(let expectation) = steps[0].step else {
      throw TraceError(at: end, .text(.noExpectation))
    }
    return expectation
  }

  private static func withNewline(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  private static func lineCount(of text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
