internal import LazyStacks

/// The views that arrange others, and those with nothing in them.
extension TraceParser {
  /// Reads a layout's arguments and the views in it.
  mutating func layout(named name: String, depth: Int) throws(TraceError) -> Content.Kind {
    let layout = try layoutArguments(of: name)
    return .layout(layout, try block(of: name, depth: depth + 1))
  }

  private mutating func layoutArguments(of name: String) throws(TraceError) -> RowLayout {
    var (alignment, spacing, lineSpacing) = (ViewAlignment?.none, Length?.none, Length?.none)
    var columns = 2
    if open("(", .parentheses) {
      try arguments(of: name, named: Vocabulary.arguments(ofLayout: name)) {
        (parser: inout TraceParser, argument: String) throws(TraceError) in
        switch argument {
        case "alignment": alignment = try parser.alignment(among: Vocabulary.alignments(ofLayout: name))
        case "spacing": spacing = try parser.length(name == "HStack" ? .overlap : .spacing)
        case "lineSpacing": lineSpacing = try parser.length(.spacing)
        default: columns = try parser.whole(.columns)
        }
      }
    }
    switch name {
    case "HStack": return .hStack(alignment: alignment ?? .center, spacing: spacing ?? 8)
    case "ZStack": return .zStack(alignment: alignment ?? .center)
    case "FlowLayout":
      return .flow(alignment: alignment ?? .leading, spacing: spacing, lineSpacing: lineSpacing)
    case "EqualWidthHStack": return .equalWidthHStack(spacing: spacing)
    case "DiagonalLayout": return .diagonal(spacing: spacing ?? 0)
    case "RadialLayout": return .radial
    case "MasonryLayout": return .masonry(columns: columns, spacing: spacing ?? 8)
    default: return .vStack(alignment: alignment ?? .center, spacing: spacing ?? 8)
    }
  }

  /// Reads `.top`, whose dot may be left out.
  mutating func alignment(among alignments: [ViewAlignment]) throws(TraceError) -> ViewAlignment {
    try dotted(.alignment, among: Vocabulary.Words(built: alignments.map(\.rawValue), notYet: []))
  }

  /// Reads what follows the name of a view with nothing in it.
  mutating func leaf(named name: String) throws(TraceError) -> LeafView {
    switch name {
    case "Color": return .color(try colorName())
    case "Spacer":
      var minLength: Length?
      guard open("(", .parentheses) else { throw missing(.emptyParentheses(after: name)) }
      try arguments(of: name, named: ["minLength"]) { (parser: inout TraceParser, _) throws(TraceError) in
        minLength = try parser.length(.minLength)
      }
      return .spacer(minLength: minLength)
    default:
      guard open("(", .parentheses) else { throw missing(.emptyParentheses(after: name)) }
      try arguments(of: name, named: []) { (_: inout TraceParser, _) throws(TraceError) in }
      return name == "Divider" ? .divider : .progressView
    }
  }

  /// Reads the `.gray` of `Color.gray`.
  private mutating func colorName() throws(TraceError) -> String {
    let location = cursor.location
    var ahead = cursor
    guard ahead.take(symbol: "."), let name = ahead.takeWord(), !Vocabulary.modifiers.built.contains(name)
    else { throw missing(.view(.color)) }
    guard Vocabulary.colors.built.contains(name) else {
      throw unknown(.color, name, at: location, among: Vocabulary.colors)
    }
    cursor = ahead
    return name
  }
}
