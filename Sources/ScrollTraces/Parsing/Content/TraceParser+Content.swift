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
    if let layout = LayoutWord(rawValue: name) {
      return try modified(try self.layout(layout, depth: depth), at: location)
    }
    if let leaf = LeafWord(rawValue: name) { return try modified(.leaf(try self.leaf(leaf)), at: location) }
    guard let word = ViewWord(rawValue: name) else {
      throw unknown(.view, name, at: location, among: Vocabulary.views)
    }
    return try view(word, at: location, depth: depth)
  }

  /// Refuses the `proxy in` of a closure.
  private func refuseParameter(_ name: String, at location: SourcePoint) throws(TraceError) {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.take(word: "in") else { return }
    throw failure(at: location, .content(.closureParameter(name)))
  }

  private mutating func view(
    _ word: ViewWord, at location: SourcePoint, depth: Int
  ) throws(TraceError) -> Content {
    let name = word.rawValue
    let kind: Content.Kind
    switch word {
    case .conditional, .choice:
      let statement = word == .choice ? try choice(depth: depth + 1) : try conditional(depth: depth)
      try refuseModifier(after: name)
      return Content(statement, at: location)
    case .row:
      let (height, width) = try rowSize()
      return try modified(.row(height: height), width.map { [.width($0)] } ?? [], at: location)
    case .scrollView: kind = .scrollView(try block(of: name, depth: depth + 1))
    case .lazyVStack:
      let (spacing, pinned) = try stackArguments()
      kind = .lazyVStack(spacing: spacing, pinnedViews: pinned, try block(of: name, depth: depth + 1))
    case .geometryReader: kind = .geometryReader(try block(of: name, depth: depth + 1))
    case .section: kind = try section(depth: depth + 1)
    case .group: kind = .group(try block(of: name, depth: depth + 1))
    case .anyView: kind = .anyView(try block(of: name, depth: depth + 1))
    case .forEach: kind = .forEach(try forEach(depth: depth + 1))
    case .emptyView: kind = try emptyView()
    case .text: kind = .text(characters: try textCharacters())
    }
    return try modified(kind, at: location)
  }

  /// Makes a view of what was read and of the modifiers that follow.
  private mutating func modified(
    _ kind: Content.Kind, _ parts: [ContentModifier] = [], at location: SourcePoint
  ) throws(TraceError) -> Content {
    var view = Content(kind, modifiers: parts, at: location)
    try modifiers(of: &view)
    return view
  }
}

extension TraceParser {
  private mutating func stackArguments() throws(TraceError) -> (Length?, PinnedViews) {
    var spacing: Length?
    var pinned: PinnedViews = []
    guard open("(", .parentheses) else { return (spacing, pinned) }
    try arguments(of: "LazyVStack", notYet: ["alignment": .stackAlignment]) {
      (parser: inout TraceParser, argument: StackArgument) throws(TraceError) in
      switch argument {
      case .spacing: spacing = try parser.length(.spacing)
      case .pinnedViews: pinned = try parser.pinnedViews()
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
    var ends: [SectionEnd: [Content]] = [:]
    if open("(", .parentheses) {
      try arguments(of: "Section") { (parser: inout TraceParser, end: SectionEnd) throws(TraceError) in
        try parser.checkDepth(depth)
        if parser.take(word: "if") {
          throw parser.failure(at: parser.place(), .content(.ifAsView))
        }
        ends[end] = [try parser.view(depth: depth)]
      }
    }
    let content = try block(of: "Section", depth: depth)
    if ends[.header] == nil { ends[.header] = try trailingEnd("header", depth: depth) }
    if ends[.footer] == nil { ends[.footer] = try trailingEnd("footer", depth: depth) }
    return .section(header: ends[.header] ?? [], content: content, footer: ends[.footer] ?? [])
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
    try noArguments(of: "EmptyView")
    return .empty
  }
}

private enum StackArgument: String, CaseIterable {
  case spacing, pinnedViews
}

private enum SectionEnd: String, CaseIterable {
  case header, footer
}
