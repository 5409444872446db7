import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads the scroll view, which is all of the content.
  mutating func root() throws(TraceError) -> Content {
    let location = cursor.location
    settings["ScrollView"] = location
    guard cursor.take(word: "ScrollView") else { throw missing(.view(.scrollView)) }
    if open("(", .parentheses) { try axis() }
    var views = try block(of: "ScrollView", depth: 1)
    var root = Content(.scrollView([]), at: location)
    takeTargetVisibility(from: &views, to: &root)
    try modifiers(of: &root)
    root.kind = .scrollView(views)
    try endStatement()
    return root
  }

  private mutating func axis() throws(TraceError) {
    if close(")") { return }
    let location = place()
    if cursor.take(symbol: ".") {
      switch try word(.view(.vertical)) {
      case "vertical": break
      case "horizontal": throw notYet(.horizontalScrollView, at: location)
      case let word:
        throw unknown(.axis, word, at: location, among: ["vertical", "horizontal"], choices: [".vertical"])
      }
      if close(")") { return }
    }
    throw missing(.view(.axis))
  }

  /// Reads the views between two braces.
  ///
  /// - Parameters:
  ///   - owner: The view whose braces they are.
  ///   - depth: How many views are around the views between them.
  mutating func block(of owner: String, depth: Int) throws(TraceError) -> [Content] {
    cursor.skipSpace()
    guard open("{", .braces) else { throw missing(.block(of: owner)) }
    try checkDepth(depth)
    var views: [Content] = []
    while nextStatement() {
      if close("}") { return views }
      views.append(try view(depth: depth))
      try endStatement()
    }
    throw missing(.closingBrace)
  }

  /// Deeper content is refused, so that no input can exhaust the stack.
  func checkDepth(_ depth: Int) throws(TraceError) {
    guard depth > Self.maximumDepth, let opening = openings.last else { return }
    throw failure(at: opening.location, .content(.tooDeep))
  }

  /// Reads one view.
  mutating func view(depth: Int) throws(TraceError) -> Content {
    let location = place()
    if cursor.peek == UInt8(ascii: ".") { throw strayModifier() }
    let name = try word(.view(.view))
    try refuseParameter(name, at: location)
    var view = try named(name, at: location, depth: depth)
    if name == "if" || name == "switch" {
      try refuseModifier(after: name)
    } else {
      try modifiers(of: &view)
    }
    return view
  }

  /// Refuses the `proxy in` of a closure.
  private func refuseParameter(_ name: String, at location: SourcePoint) throws(TraceError) {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.take(word: "in") else { return }
    throw failure(at: location, .content(.closureParameter(name)))
  }

  private mutating func named(
    _ name: String, at location: SourcePoint, depth: Int
  ) throws(TraceError) -> Content {
    guard name == "Row" else { return Content(try kind(of: name, at: location, depth: depth), at: location) }
    let (height, width) = try rowSize()
    return Content(
      .row(height: height), modifiers: width.map { [.width($0)] } ?? [], at: location)
  }

  private mutating func kind(
    of name: String, at location: SourcePoint, depth: Int
  ) throws(TraceError) -> Content.Kind {
    switch name {
    case "ScrollView": return .scrollView(try block(of: name, depth: depth + 1))
    case "LazyVStack":
      let (spacing, pinned) = try stackArguments()
      return .lazyVStack(spacing: spacing, pinnedViews: pinned, try block(of: name, depth: depth + 1))
    case _ where Vocabulary.layouts.contains(name): return try layout(named: name, depth: depth)
    case _ where Vocabulary.leaves.contains(name): return .leaf(try leaf(named: name))
    case "GeometryReader": return .geometryReader(try block(of: name, depth: depth + 1))
    case "Section": return try section(depth: depth + 1)
    case "Group": return .group(try block(of: name, depth: depth + 1))
    case "AnyView": return .anyView(try block(of: name, depth: depth + 1))
    case "ForEach": return .forEach(try forEach(depth: depth + 1))
    case "switch": return try choice(depth: depth + 1)
    case "if": return try conditional(depth: depth)
    case "EmptyView": return try emptyView()
    case "Text": return .text(characters: try textCharacters())
    default: throw unknown(.view, name, at: location, among: Vocabulary.views)
    }
  }
}

extension TraceParser {
  private mutating func stackArguments() throws(TraceError) -> (Length, PinnedViews) {
    var spacing: Length = 8
    var pinned: PinnedViews = []
    guard open("(", .parentheses) else { return (spacing, pinned) }
    try arguments(
      of: "LazyVStack", named: ["spacing", "pinnedViews"],
      notYet: ["alignment": .stackAlignment]
    ) {
      (parser: inout TraceParser, name: String) throws(TraceError) in
      if name == "spacing" {
        spacing = try parser.length(.spacing)
      } else {
        pinned = try parser.pinnedViews()
      }
    }
    return (spacing, pinned)
  }

  /// Reads `[.sectionHeaders]`, whose brackets may be empty.
  private mutating func pinnedViews() throws(TraceError) -> PinnedViews {
    guard open("[", .brackets) else { throw missing(.view(.pinnedViews)) }
    var given: SourcePoint?
    try commaSeparated(in: .brackets, .views) { (parser: inout TraceParser) throws(TraceError) in
      let location = parser.place()
      guard parser.take(symbol: ".") else { throw parser.missing(.view(.pinnedView)) }
      let name = try parser.word(.view(.pinnedViewName))
      guard name == "sectionHeaders" else {
        throw parser.unknown(.pinnedView, name, at: location, among: Vocabulary.pinnedViews)
      }
      if let given { throw parser.alreadySet(name, at: location, before: given) }
      given = location
    }
    return given == nil ? [] : .sectionHeaders
  }

  private mutating func section(depth: Int) throws(TraceError) -> Content.Kind {
    var ends: [String: [Content]] = [:]
    if open("(", .parentheses) {
      try arguments(of: "Section", named: ["header", "footer"]) {
        (parser: inout TraceParser, end: String) throws(TraceError) in
        try parser.checkDepth(depth)
        if parser.take(word: "if") {
          throw parser.failure(at: parser.place(), .content(.ifAsView))
        }
        ends[end] = [try parser.view(depth: depth)]
      }
    }
    let content = try block(of: "Section", depth: depth)
    if ends["header"] == nil { ends["header"] = try trailingEnd("header", depth: depth) }
    if ends["footer"] == nil { ends["footer"] = try trailingEnd("footer", depth: depth) }
    return .section(header: ends["header"] ?? [], content: content, footer: ends["footer"] ?? [])
  }

  /// Reads `header: { ... }` after a section's braces, if it is there.
  private mutating func trailingEnd(_ name: StaticString, depth: Int) throws(TraceError) -> [Content]? {
    var ahead = cursor
    ahead.skipSpace()
    guard ahead.take(word: name) else { return nil }
    ahead.skipBlanks()
    guard ahead.take(symbol: ":") else { return nil }
    cursor = ahead
    return try block(of: "the \(name)", depth: depth)
  }

  private mutating func emptyView() throws(TraceError) -> Content.Kind {
    guard open("(", .parentheses) else { throw missing(.emptyParentheses(after: "EmptyView")) }
    try arguments(of: "EmptyView", named: []) { (_: inout TraceParser, _) throws(TraceError) in }
    return .empty
  }
}
