extension TraceError {
  /// A word that the language does not have, and what may have been meant.
  package enum UnknownWord: Hashable, Sendable {
    /// A word of a kind: the nearest one, else a list of what to write.
    case word(Kind, String, nearMiss: String?, choices: [String])

    /// A view of SwiftUI that a trace has no use for.
    case foreignView(String, SwiftUIWords.Advice)

    /// A modifier of SwiftUI that a trace has no use for.
    case foreignModifier(String, SwiftUIWords.Advice)

    case modifier(String, nearMiss: String?)
    case argument(String, of: String, nearMiss: String?, choices: [String])

    /// A name that was not declared before the content.
    case environment(String, nearMiss: String?)

    /// A condition that is no word of the language, nor a declared name.
    case condition(String, nearMiss: String?)

    /// A mark that no earlier line sets.
    case mark(String, nearMiss: String?)
  }

  /// What a word is to be.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case word, step, edit, motion, trigger, metric, phase, rule
    case view, axis, edge, anchor, role, alignment, color, identity
    case model, estimate
    case editAnchoring = "anchoring of edits"
    case targetUnderHeader = "place of a target"
    case gaps = "rule for gaps"
    case pinnedView = "pinned view"
    case contentMode = "content mode"
    case decelerationRate = "deceleration rate"
  }

  /// What the language has and this version does not build.
  package enum Unmodelled: Hashable, Sendable {
    case word(String)
    case modifier(String)
    case defaultScrollAnchor(String)
    case horizontalScrollView
    case stackAlignment
    case innerScrollView
  }
}

extension TraceError.UnknownWord: CustomStringConvertible {
  package var description: String {
    switch self {
    case .word(let kind, let word, let near, let choices):
      "unknown \(kind.rawValue) '\(TraceError.shortened(word))'; "
        + Self.hint(near, else: "write \(TraceError.choice(choices))")
    case .foreignView(let name, let advice): "a trace has no '\(name)'; \(advice.rawValue)"
    case .foreignModifier(let name, let advice): "a trace has no '.\(name)'; \(advice.rawValue)"
    case .modifier(let name, let near):
      "unknown modifier '.\(TraceError.shortened(name))'; "
        + Self.hint(near.map { "." + $0 }, else: "leave it out")
    case .argument(let name, let owner, let near, let choices):
      "unknown argument '\(TraceError.shortened(name)):' of \(owner); "
        + Self.hint(
          near.map { $0 + ":" },
          else: choices.isEmpty
            ? "it takes none" : "it takes \(TraceError.choice(choices.map { "'\($0):'" }))")
    case .environment(let name, let near):
      "unknown environment '\(TraceError.shortened(name))'; \(Self.hint(near, else: Self.declaration))"
    case .condition(let name, let near):
      "unknown condition '\(TraceError.shortened(name))'; \(Self.hint(near, else: Self.declaration))"
    case .mark(let name, let near):
      "unknown mark '\(TraceError.shortened(name))'; "
        + Self.hint(near, else: "write mark \"...\" before this line")
    }
  }

  private static func hint(_ nearMiss: String?, else advice: String) -> String {
    nearMiss.map { "did you mean '\($0)'?" } ?? advice
  }

  private static let declaration = "declare it before the content: environment NAME = true"
}

extension TraceError.Unmodelled: CustomStringConvertible {
  package var description: String {
    switch self {
    case .word(let word): word
    case .modifier(let name): ".\(name)"
    case .defaultScrollAnchor(let anchor): "defaultScrollAnchor(.\(anchor))"
    case .horizontalScrollView: "ScrollView(.horizontal)"
    case .stackAlignment: "where a LazyVStack puts narrower rows"
    case .innerScrollView: "scrolling an inner scroll view"
    }
  }
}
