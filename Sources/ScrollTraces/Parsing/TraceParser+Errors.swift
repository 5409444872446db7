import Findings
internal import LazyStacks

extension TraceParser {
  func failure(at location: SourcePoint, _ reason: TraceError.Reason) -> TraceError {
    TraceError(file: file, at: location, reason)
  }

  /// The error for something else than what belongs here.
  ///
  /// - Parameter wanted: What to write instead.
  func missing(_ wanted: TraceError.Wanted) -> TraceError {
    if cursor.isAtEnd, let opening = openings.last {
      return failure(
        at: cursor.location, .unclosed(opening.delimiter, at: opening.location, in: subject))
    }
    return failure(at: cursor.location, .unexpected(found, wanted))
  }

  /// The error for a word that is not built, or not known at all.
  func unknown(
    _ kind: TraceError.Kind, _ word: String, at location: SourcePoint, among words: Vocabulary.Words
  ) -> TraceError {
    if words.notYet.contains(word) { return notYet(.word(word), at: location) }
    if kind == .view, let advice = SwiftUIWords.views[word] {
      return failure(at: location, .unknown(.foreignView(word, advice)))
    }
    return unknown(kind, word, at: location, among: words.built + words.notYet, choices: words.built)
  }

  /// The error for a word that is none of some.
  ///
  /// - Parameters:
  ///   - known: The words that may have been meant.
  ///   - choices: What to write where none is near.
  func unknown(
    _ kind: TraceError.Kind, _ word: String, at location: SourcePoint, among known: [String],
    choices: [String]
  ) -> TraceError {
    let near = NearMiss.nearest(to: word, among: known)
    return failure(at: location, .unknown(.word(kind, word, nearMiss: near, choices: choices)))
  }

  func notYet(_ construct: TraceError.Unmodelled, at location: SourcePoint) -> TraceError {
    failure(at: location, .unmodelled(construct))
  }

  func alreadySet(_ what: String, at location: SourcePoint, before: SourcePoint) -> TraceError {
    failure(at: location, .alreadySet(what, at: before))
  }

  /// What stands at the cursor.
  var found: TraceError.Found {
    guard let byte = cursor.peek else { return .end(of: subject) }
    if cursor.isAtLineEnd { return .lineEnd }
    var copy = cursor
    switch byte {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "\r"): return .bareCarriageReturn
    case 0..<0x20, 0x7F: return .byte(byte)
    case 0x80...:
      let length = UTF8Check.scalarLength(at: cursor.position, in: cursor.bytes) ?? 1
      return .text(cursor.text(cursor.position..<(cursor.position + length)))
    default:
      var run = copy.takeRun { $0.isWordTail || $0 == UInt8(ascii: ".") && byte.isDigit }
      if run.isEmpty { run = copy.takeRun { "=<>!&|+-*/.%^~?".utf8.contains($0) } }
      return .text(run.isEmpty ? String(UnicodeScalar(byte)) : run)
    }
  }
}
