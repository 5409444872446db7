internal import LazyStacks

/// The views that arrange others, and those with nothing in them.
extension TraceParser {
  /// Reads a layout's arguments and the views in it.
  mutating func layout(_ word: LayoutWord, depth: Int) throws(TraceError) -> Content.Kind {
    let layout = try layoutArguments(of: word)
    return .layout(layout, try block(of: word.rawValue, depth: depth + 1))
  }

  private mutating func layoutArguments(of word: LayoutWord) throws(TraceError) -> RowLayout {
    var (alignment, spacing, lineSpacing) = (ViewAlignment?.none, Length?.none, Length?.none)
    var columns = 2
    if open("(", .parentheses) {
      try arguments(of: word.rawValue, word.arguments) {
        (parser: inout TraceParser, argument: LayoutArgument) throws(TraceError) in
        switch argument {
        case .alignment: alignment = try parser.alignment(among: word.alignments)
        case .spacing: spacing = try parser.length(word == .hStack ? .overlap : .spacing)
        case .lineSpacing: lineSpacing = try parser.length(.spacing)
        case .columns: columns = try parser.whole(.columns)
        }
      }
    }
    switch word {
    case .vStack: return .vStack(alignment: alignment ?? .center, spacing: spacing)
    case .hStack: return .hStack(alignment: alignment ?? .center, spacing: spacing)
    case .zStack: return .zStack(alignment: alignment ?? .center)
    case .flow:
      return .flow(alignment: alignment ?? .leading, spacing: spacing, lineSpacing: lineSpacing)
    case .equalWidthHStack: return .equalWidthHStack(spacing: spacing)
    case .diagonal: return .diagonal(spacing: spacing ?? 0)
    case .radial: return .radial
    case .masonry: return .masonry(columns: columns, spacing: spacing ?? 8)
    }
  }

  /// Reads `.top`, whose dot may be left out.
  mutating func alignment(among alignments: [ViewAlignment]) throws(TraceError) -> ViewAlignment {
    try dotted(.alignment, among: Vocabulary.Words(built: alignments.map(\.rawValue), notYet: []))
  }

  /// Reads what follows the name of a view with nothing in it.
  mutating func leaf(_ word: LeafWord) throws(TraceError) -> LeafView {
    if word == .color { return .color(try colorName()) }
    guard open("(", .parentheses) else { throw missing(.emptyParentheses(after: word.rawValue)) }
    switch word {
    case .color: return .color(try colorName())
    case .spacer:
      var minLength: Length?
      try arguments(of: word.rawValue) {
        (parser: inout TraceParser, _: SpacerArgument) throws(TraceError) in
        minLength = try parser.length(.minLength)
      }
      return .spacer(minLength: minLength)
    case .divider:
      try noArguments(of: word.rawValue)
      return .divider
    case .progressView:
      try noArguments(of: word.rawValue)
      return .progressView
    }
  }

  /// Reads the `.gray` of `Color.gray`.
  private mutating func colorName() throws(TraceError) -> String {
    let location = cursor.location
    var ahead = cursor
    guard ahead.take(symbol: "."), let name = ahead.takeWord(), ModifierWord(rawValue: name) == nil
    else { throw missing(.view(.color)) }
    guard Vocabulary.colors.built.contains(name) else {
      throw unknown(.color, name, at: location, among: Vocabulary.colors)
    }
    cursor = ahead
    return name
  }
}

private enum SpacerArgument: String, CaseIterable {
  case minLength
}
