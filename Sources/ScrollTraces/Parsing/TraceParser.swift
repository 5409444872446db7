import Findings
internal import LazyStacks

/// A parser of the trace language: one function for each construct, no look-back.
struct TraceParser {
  /// The text and the place in it.
  var cursor: SourceCursor

  /// What the text is called in messages.
  let subject: TraceError.Subject

  /// The file's name if it is not the trace itself.
  let file: String?

  /// The bytes of a file that the trace names.
  let readFile: (String) throws -> [UInt8]

  /// The rules that `expect diagnosis` may name; `nil` to take any name.
  let rules: [String]?

  /// The braces, parentheses and brackets that are open, outermost first.
  var openings: [Opening] = []

  /// Where each setting of the header was made.
  var settings: [String: SourcePoint] = [:]

  /// The declared environment values.
  var environment: [String: Trace.EnvironmentValue.Value] = [:]

  /// The values that only a step names, in its order; false at first.
  var impliedEnvironment: [Trace.EnvironmentValue] = []

  /// Where the modifiers of each view stand, by where the view begins.
  var modifierLocations: [SourcePoint: [SourcePoint]] = [:]

  /// How many ids the trace's lists hold so far, those of ranges each.
  var listedIDCount = 0

  /// How many reactions there are so far.
  var reactionCount = 0

  /// Where each mark was set.
  var marks: [String: SourcePoint] = [:]

  /// The values of the files read so far.
  var fileValues: [FileUse: [Double]] = [:]

  /// Starts at the text's beginning.
  ///
  /// - Throws: If the text is too long or not UTF-8.
  init(
    _ bytes: [UInt8], subject: TraceError.Subject, file: String? = nil, rules: [String]? = nil,
    readingFiles: @escaping (String) throws -> [UInt8] = { _ in [] }
  ) throws(TraceError) {
    cursor = SourceCursor(bytes)
    self.subject = subject
    self.file = file
    self.rules = rules
    readFile = readingFiles
    guard bytes.count <= Self.maximumByteCount else {
      throw failure(at: cursor.location, .text(.tooLong(subject)))
    }
    if let index = UTF8Check.firstInvalidIndex(in: bytes) {
      throw failure(at: cursor.location(of: index), .text(.notUTF8(bytes[index], in: subject)))
    }
  }

  static let maximumByteCount = 256 << 20

  /// How deep views may be nested, so that no input can exhaust the stack.
  static let maximumDepth = 64
}

extension TraceParser {
  /// Reads a whole trace.
  mutating func trace() throws(TraceError) -> Trace {
    try version()
    var trace = Trace(content: Content(.empty))
    try header(of: &trace)
    trace.content = try root()
    do { try trace.content.checkRules() } catch {
      throw failure(at: location(of: error), .invalidContent(error.reason))
    }
    trace.steps = try steps()
    trace.environment += impliedEnvironment
    return trace
  }

  private func location(of error: ContentError) -> SourcePoint {
    guard let view = error.location else { return cursor.location }
    return error.modifierIndex.flatMap { modifierLocations[view]?[$0] } ?? view
  }

  /// A delimiter that waits for its partner.
  struct Opening {
    let delimiter: TraceError.Delimiter
    let location: SourcePoint
  }

  /// A file and what its numbers are for, which decides what they may be.
  struct FileUse: Hashable {
    let path: String
    let areWhole: Bool
  }
}
