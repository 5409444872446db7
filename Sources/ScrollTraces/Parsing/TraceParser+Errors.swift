import Findings
internal import LazyStacks

extension TraceParser {
  func failure(at location: SourcePoint, _ message: String) -> TraceError {
    TraceError(file: file, at: location, message)
  }

  /// The error for something else than what belongs here.
  ///
  /// - Parameter wanted: What to write instead, such as `a distance, such as 240`.
  func missing(_ wanted: String) -> TraceError {
    if cursor.isAtEnd, let opening = openings.last {
      return failure(
        at: cursor.location,
        "the \(subject) ends inside the \(opening.delimiter.rawValue) opened at \(opening.location)")
    }
    return failure(at: cursor.location, "found \(found); write \(wanted)")
  }

  /// The error for a word that is not built, or not known at all.
  func unknown(
    _ kind: String, _ word: String, at location: SourcePoint, among words: Vocabulary.Words
  ) -> TraceError {
    if words.notYet.contains(word) { return notYet(word, at: location) }
    if kind == "view", let advice = SwiftUIWords.views[word] {
      return failure(at: location, "a trace has no '\(word)'; \(advice)")
    }
    let known = words.built + words.notYet
    return failure(
      at: location,
      "unknown \(kind) '\(Self.shortened(word))'; \(hint(for: word, among: known, else: words.built))")
  }

  func notYet(_ what: String, at location: SourcePoint) -> TraceError {
    failure(at: location, "\(what) is not modelled yet")
  }

  /// The nearest known word as a question, else a list of what to write.
  func hint(for word: String, among known: [String], else choices: [String]) -> String {
    if let near = NearMiss.nearest(to: word, among: known) {
      "did you mean '\(near)'?"
    } else {
      "write \(Self.choice(choices))"
    }
  }

  func alreadySet(_ what: String, at location: SourcePoint, before: SourcePoint) -> TraceError {
    failure(at: location, "'\(what)' is already set at \(before); leave one of them out")
  }

  /// What stands at the cursor, as messages name it.
  var found: String {
    guard let byte = cursor.peek else { return "the end of the \(subject)" }
    if cursor.isAtLineEnd { return "the end of the line" }
    var copy = cursor
    switch byte {
    case UInt8(ascii: "\""):
      return "a string"
    case UInt8(ascii: "\r"):
      return "a carriage return without a line feed"
    case 0..<0x20, 0x7F:
      return Self.hexadecimal(byte)
    case 0x80...:
      let length = UTF8Check.scalarLength(at: cursor.position, in: cursor.bytes) ?? 1
      return "'\(cursor.text(cursor.position..<(cursor.position + length)))'"
    default:
      var run = copy.takeRun { $0.isWordTail || $0 == UInt8(ascii: ".") && byte.isDigit }
      if run.isEmpty { run = copy.takeRun { "=<>!&|+-*/.%^~?".utf8.contains($0) } }
      return "'\(run.isEmpty ? String(UnicodeScalar(byte)) : Self.shortened(run))'"
    }
  }
}

extension TraceParser {
  /// Words in a row, such as `top, center or bottom`.
  static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A text short enough for a message.
  static func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : text.prefix(40) + "..."
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
