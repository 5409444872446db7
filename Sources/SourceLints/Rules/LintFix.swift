/// What to do about a finding.
///
/// The code between its single quotes compiles where `...` is filled in; a test does that with every fix.
struct LintFix: Hashable, Sendable {
  let text: String

  /// Where the code stands, for whoever compiles it.
  let room: Room

  enum Room: String, Hashable, Sendable {
    /// Among the views of a builder.
    case views

    /// In a type, or in a file.
    case declarations

    /// Behind a view, as its modifiers.
    case modifiers

    /// Nowhere: the fix is words.
    case words
  }
}

extension LintFix {
  init(_ text: String, _ room: Room = .words) {
    self.init(text: text, room: room)
  }

  /// The pieces of code in it.
  var code: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
