import Findings
internal import struct Foundation.CGFloat
internal import LazyStacks

extension TraceParser {
  /// Reads `trace 1`.
  mutating func version() throws(TraceError) {
    guard nextStatement() else {
      throw failure(at: cursor.location, .text(.empty(subject)))
    }
    settings["trace"] = cursor.location
    guard cursor.take(word: "trace") else { throw missing(.setting(.trace)) }
    let version = try scanNumber(.setting(.version))
    guard version.int == 1 else {
      throw failure(at: version.location, .text(.otherVersion(text(of: version))))
    }
    try endStatement()
  }

  /// Reads the settings before the content.
  mutating func header(of trace: inout Trace) throws(TraceError) {
    while true {
      guard nextStatement() else {
        throw failure(at: cursor.location, .text(.noContent(subject)))
      }
      let location = cursor.location
      let name = cursor.word
      guard let word = SettingWord(rawValue: name) else {
        if Vocabulary.views.built.contains(name) { return }
        throw misplaced(name, at: location)
      }
      switch word {
      case .viewport: trace.viewport = try viewport()
      case .model: trace.model = try modelSetting()
      case .display: trace.display = try display()
      case .environment:
        let value = try declaredValue()
        environment[value.name] = value.value
        trace.environment.append(value)
      }
      try endStatement()
    }
  }

  private func misplaced(_ word: String, at location: SourcePoint) -> TraceError {
    if let before = settings[word] { return alreadySet(word, at: location, before: before) }
    if word.isEmpty {
      return cursor.peek == UInt8(ascii: ".") ? strayModifier() : missing(.setting(.any))
    }
    if Vocabulary.steps.built.contains(word) {
      return failure(at: location, .content(.stepBefore(word)))
    }
    let words = Vocabulary.Words(
      built: Vocabulary.settings + ["ScrollView"],
      notYet: Vocabulary.views.notYet + Vocabulary.steps.notYet + Vocabulary.steps.built)
    return unknown(.word, word, at: location, among: words)
  }

  /// Takes a setting's name, which may come only once.
  private mutating func setting(_ name: StaticString) throws(TraceError) {
    let location = cursor.location
    _ = cursor.take(word: name)
    if let before = settings.updateValue(location, forKey: "\(name)") {
      throw alreadySet("\(name)", at: location, before: before)
    }
  }
}

extension TraceParser {
  private mutating func viewport() throws(TraceError) -> Trace.ViewportSize {
    try setting("viewport")
    return try viewportSize()
  }

  /// Reads `390 x 844`.
  mutating func viewportSize() throws(TraceError) -> Trace.ViewportSize {
    let width = try scanNumber(.setting(.size))
    if cursor.peek == UInt8(ascii: "x"), cursor.peek(1)?.isDigit ?? false {
      throw failure(at: cursor.location, .number(.sizeWithoutSpaces(cursor.word)))
    }
    try refuseUnit(.viewport)
    try check(width, .viewport)
    guard take(word: "x") else { throw missing(.setting(.height)) }
    return Trace.ViewportSize(width: Length(CGFloat(width.value)), height: try length(.viewport))
  }

  private mutating func display() throws(TraceError) -> Trace.Display {
    try setting("display")
    var display = Trace.Display(framesPerSecond: try whole(.framesPerSecond))
    if take(word: "scale") { display.scale = try whole(.displayScale) }
    return display
  }

  private mutating func modelSetting() throws(TraceError) -> ModelParameters {
    try setting("model")
    return try model()
  }
}

/// The statements before the content.
enum SettingWord: String, CaseIterable {
  case viewport, model, display, environment
}
