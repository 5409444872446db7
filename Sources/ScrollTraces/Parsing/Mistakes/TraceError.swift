public import Findings
package import LazyStacks

/// Why a trace cannot be read or replayed: where, what was found, what to write instead.
public struct TraceError: Error, Hashable, Sendable {
  /// The file that is wrong, when it is not the trace itself but one it names.
  public let file: String?

  /// The place in the file.
  public let location: SourcePoint

  /// The mistake.
  package let reason: Reason

  /// Creates an error.
  package init(file: String? = nil, at location: SourcePoint, _ reason: Reason) {
    self.file = file
    self.location = location
    self.reason = reason
  }
}

extension TraceError {
  /// What was found and what to write instead, in one line.
  public var message: String { reason.description }

  /// The mistakes that a trace can have; those of one theme are an enum of their own.
  package indirect enum Reason: Hashable, Sendable {
    /// Something else stands where a certain thing belongs.
    case unexpected(Found, Wanted)

    /// The text ends before a delimiter has its partner.
    case unclosed(Delimiter, at: SourcePoint, in: Subject)

    /// A word of the language that this version does not build.
    case unmodelled(Unmodelled)

    /// A word that the language does not have.
    case unknown(UnknownWord)

    /// What may stand once stands again.
    case alreadySet(String, at: SourcePoint)

    case text(TextMistake)
    case number(NumberMistake)
    case list(ListMistake)
    case content(ContentMistake)
    case step(StepMistake)

    /// Content that reads well and cannot be laid out.
    case invalidContent(ContentError.Reason)

    /// An edit that reads well and does not fit the data.
    case invalidEdit(DataEditError.Reason)

    case replay(ReplayMistake)

    /// What another part of the program found before the trace was read, or after, in its own words.
    case outside(String)
  }

  /// A text that the parser reads, as messages name it.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    case trace, model, file
  }

  /// The pairs of the language, as messages name them.
  package enum Delimiter: String, Hashable, Sendable, CaseIterable {
    case braces, parentheses, brackets
  }
}

extension TraceError.Reason: CustomStringConvertible {
  /// What was found and what to write instead.
  package var description: String {
    switch self {
    case .unexpected(let found, let wanted): "found \(found); write \(wanted)"
    case .unclosed(let delimiter, let opening, let subject):
      "the \(subject.rawValue) ends inside the \(delimiter.rawValue) opened at \(opening)"
    case .unmodelled(let construct): "\(construct) is not modelled yet"
    case .unknown(let word): word.description
    case .alreadySet(let what, let before): "'\(what)' is already set at \(before); leave one of them out"
    case .text(let mistake): mistake.description
    case .number(let mistake): mistake.description
    case .list(let mistake): mistake.description
    case .content(let mistake): mistake.description
    case .step(let mistake): mistake.description
    case .invalidContent(let reason): reason.description
    case .invalidEdit(let reason): reason.description
    case .replay(let mistake): mistake.description
    case .outside(let message): message
    }
  }
}

extension TraceError {
  /// Words in a row, such as `top, center or bottom`.
  static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A text short enough for a message.
  static func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : text.prefix(40) + "..."
  }
}
