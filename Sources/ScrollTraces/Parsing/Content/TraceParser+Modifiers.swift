import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows a view after dots, on its line or at the start of the next ones.
  mutating func modifiers(of view: inout Content) throws(TraceError) {
    // A part of the view itself, such as a width, comes first.
    var locations = view.modifiers.compactMap { _ in view.location }
    while isAtModifier() {
      locations.append(cursor.location)
      view.modifiers.append(try modifier())
    }
    guard let place = view.location, !locations.isEmpty else { return }
    modifierLocations[place, default: []] += locations
  }

  /// Moves to the next modifier; stays if another thing comes first.
  private mutating func isAtModifier() -> Bool {
    var ahead = cursor
    ahead.skipSpace()
    guard ahead.peek == UInt8(ascii: ".") else { return false }
    cursor = ahead
    return true
  }

  /// Moves the modifiers on scroll targets from the lazy stack to its scroll view.
  ///
  /// Chosen: SwiftUI takes the modifier on either; a trace has one place for it.
  mutating func takeTargetVisibility(from views: inout [Content], to root: inout Content) {
    for index in views.indices {
      guard case .lazyVStack = views[index].kind, let place = views[index].location,
        let rootPlace = root.location
      else { continue }
      var kept: [(ContentModifier, SourcePoint)] = []
      for (modifier, location) in zip(views[index].modifiers, modifierLocations[place] ?? []) {
        if case .onScrollTargetVisibilityChange = modifier {
          root.modifiers.append(modifier)
          modifierLocations[rootPlace, default: []].append(location)
        } else {
          kept.append((modifier, location))
        }
      }
      views[index].modifiers = kept.map(\.0)
      modifierLocations[place] = kept.map(\.1)
    }
  }
}

extension TraceParser {
  private mutating func modifier() throws(TraceError) -> ContentModifier {
    let error = modifierError()
    cursor.advance()
    guard let name = cursor.takeWord(), let word = ModifierWord(rawValue: name) else { throw error }
    switch word {
    case .id: return .id(try explicitID())
    case .loads: return .loads(try lateLoad())
    case .scrollTargetLayout:
      try openArguments(of: word)
      try noArguments(of: word.dotted)
      return .scrollTargetLayout
    case .scrollPosition: return try scrollPosition()
    case .defaultScrollAnchor: return try defaultScrollAnchor()
    case .onScrollTargetVisibilityChange:
      return .onScrollTargetVisibilityChange(threshold: try threshold(of: word))
    case .onScrollVisibilityChange: return .onScrollVisibilityChange(threshold: try threshold(of: word))
    case .scrollTransition: return .scrollTransition(offset: try transitionOffset())
    case .onGeometryChange: return .onGeometryChange(heights: try geometryHeights())
    case .frame: return .frame(try frame())
    case .padding: return try padding()
    case .layoutPriority: return .layoutPriority(try layoutPriority())
    case .fixedSize: return try fixedSize()
    case .aspectRatio: return try aspectRatio()
    }
  }

  mutating func openArguments(of modifier: ModifierWord) throws(TraceError) {
    guard open("(", .parentheses) else { throw missing(.opening(.modifier(modifier))) }
  }

  private mutating func explicitID() throws(TraceError) -> RowID {
    try openArguments(of: .id)
    let id = try rowID()
    guard close(")") else { throw missing(.modifier(.idEnd)) }
    return id
  }

  private mutating func lateLoad() throws(TraceError) -> LateLoad {
    let start = cursor.location
    var trigger: LateLoad.Trigger?
    var delay = Duration.zero
    let height = try quantity(of: ".loads", .height, leading: "on: appear, ") {
      (parser: inout TraceParser, argument: LoadArgument) throws(TraceError) in
      switch argument {
      case .on: trigger = try parser.keyword(.trigger, among: Vocabulary.loadTriggers)
      case .after: delay = try parser.duration()
      case .height, .heights, .seed: break
      }
    }
    guard let trigger else {
      throw failure(at: start, .content(.noTrigger))
    }
    return LateLoad(on: trigger, after: delay.milliseconds, height: height)
  }

  private mutating func transitionOffset() throws(TraceError) -> Length {
    let start = cursor.location
    try openArguments(of: .scrollTransition)
    var offset: Length?
    try arguments(of: ".scrollTransition") {
      (parser: inout TraceParser, _: TransitionArgument) throws(TraceError) in
      offset = try parser.length(.offset)
    }
    guard let offset else {
      throw failure(at: start, .content(.noTransitionOffset))
    }
    return offset
  }

  private mutating func geometryHeights() throws(TraceError) -> [Length] {
    let start = cursor.location
    try openArguments(of: .onGeometryChange)
    var heights: [Length] = []
    try arguments(of: ".onGeometryChange") {
      (parser: inout TraceParser, _: GeometryArgument) throws(TraceError) in
      heights = try parser.list(.numbers(.height)) { (parser: inout TraceParser) throws(TraceError) in
        try parser.length(.height)
      }
    }
    guard !heights.isEmpty else {
      throw failure(at: start, .content(.noGeometryHeights))
    }
    return heights
  }

  private mutating func scrollPosition() throws(TraceError) -> ContentModifier {
    let start = cursor.location
    try openArguments(of: .scrollPosition)
    var id: RowID?
    var anchor: ScrollAnchor?
    let given = try arguments(of: ".scrollPosition") {
      (parser: inout TraceParser, argument: PositionArgument) throws(TraceError) in
      switch argument {
      case .id: id = parser.take(word: "nil") ? nil : try parser.rowID()
      case .anchor: anchor = try parser.unitPoint()
      }
    }
    guard given[.id] != nil else {
      throw failure(at: start, .content(.noPositionID))
    }
    return .scrollPosition(id: id, anchor: anchor)
  }

  private mutating func defaultScrollAnchor() throws(TraceError) -> ContentModifier {
    try openArguments(of: .defaultScrollAnchor)
    let edge: ScrollEdge = try dotted(
      .anchor, among: Vocabulary.anchorEnds, reading: TraceError.Unmodelled.defaultScrollAnchor)
    var role: ScrollAnchorRole?
    if take(symbol: ",") {
      try arguments(of: ".defaultScrollAnchor") {
        (parser: inout TraceParser, _: RoleArgument) throws(TraceError) in
        role = try parser.dotted(.role, among: Vocabulary.anchorRoles)
      }
    } else if !close(")") {
      throw missing(.closing(.modifier(.defaultScrollAnchor)))
    }
    return .defaultScrollAnchor(edge, for: role)
  }

  private mutating func threshold(of word: ModifierWord) throws(TraceError) -> Double {
    try openArguments(of: word)
    var threshold = 0.5
    try arguments(of: word.dotted) {
      (parser: inout TraceParser, _: ThresholdArgument) throws(TraceError) in
      threshold = try parser.number(.threshold)
    }
    return threshold
  }

  /// Reads one of some words, which a dot may precede.
  ///
  /// - Parameter reading: What a word stands for that is not modelled yet.
  mutating func dotted<Value: RawRepresentable<String>>(
    _ kind: TraceError.Kind, among words: Vocabulary.Words,
    reading: (String) -> TraceError.Unmodelled = TraceError.Unmodelled.word
  ) throws(TraceError) -> Value {
    let location = place()
    _ = cursor.take(symbol: ".")
    if words.notYet.contains(cursor.word) { throw notYet(reading(cursor.word), at: location) }
    return try keyword(kind, among: words)
  }
}

extension TraceParser {
  /// The error for a modifier that follows no view.
  func strayModifier() -> TraceError {
    var ahead = cursor
    ahead.advance()
    guard ModifierWord(rawValue: ahead.word) != nil else { return modifierError() }
    return failure(at: cursor.location, .content(.strayModifier(ahead.word)))
  }

  /// The error for a modifier that is not built, or no modifier at all.
  private func modifierError() -> TraceError {
    var ahead = cursor
    ahead.advance()
    let location = cursor.location
    guard let name = ahead.takeWord() else {
      return missing(.modifier(.name))
    }
    let words = Vocabulary.modifiers
    if words.notYet.contains(name) { return notYet(.modifier(name), at: location) }
    if let advice = SwiftUIWords.modifiers[name] {
      return failure(at: location, .unknown(.foreignModifier(name, advice)))
    }
    let near = NearMiss.nearest(to: name, among: words.built + words.notYet)
    return failure(at: location, .unknown(.modifier(name, nearMiss: near)))
  }

  /// Refuses a modifier behind `if` or `switch`, which are no views.
  mutating func refuseModifier(after statement: String) throws(TraceError) {
    guard isAtModifier() else { return }
    var ahead = cursor
    ahead.advance()
    throw failure(
      at: cursor.location, .content(.modifierAfterStatement(ahead.word, statement: statement)))
  }
}

extension Duration {
  /// The whole nanoseconds as milliseconds: one division, so that the decimal written comes back.
  fileprivate var milliseconds: Double {
    Double(components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000) / 1_000_000
  }
}

private enum LoadArgument: String, QuantityArgument {
  case on, after, height, heights, seed

  var role: QuantityRole {
    switch self {
    case .on, .after: .other
    case .height: .quantity(.single)
    case .heights: .quantity(.list)
    case .seed: .seed
    }
  }
}

private enum TransitionArgument: String, CaseIterable {
  case offset
}

private enum GeometryArgument: String, CaseIterable {
  case heights
}

private enum PositionArgument: String, CaseIterable {
  case id, anchor
}

private enum RoleArgument: String, CaseIterable {
  case `for`
}

private enum ThresholdArgument: String, CaseIterable {
  case threshold
}
