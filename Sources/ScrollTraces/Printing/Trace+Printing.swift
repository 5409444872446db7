public import LazyStacks

extension Trace: CustomStringConvertible {
  /// The trace as text, in one canonical form: what equals a default is left out, and
  /// every statement has its line.
  ///
  /// Reading it back gives an equal trace, provided that this one could be read: comments
  /// and locations are lost, several views of a header become a `Group`, and a length of
  /// time is cut at nanoseconds.
  ///
  /// - Complexity: O(*n*) for *n* views, values and steps.
  public var description: String {
    var text = "trace 1\n"
    if viewport != ViewportSize(width: 390, height: 844) {
      text += "viewport \(viewport.traceText)\n"
    }
    if let model { text += "model \(model.traceText)\n" }
    if display != Display() {
      text +=
        "display \(display.framesPerSecond)" + (display.scale == 3 ? "" : " scale \(display.scale)") + "\n"
    }
    for value in environment { text += "\(value)\n" }
    text += "\n\(content.traceText)\n"
    if !steps.isEmpty { text += "\n" }
    for step in steps { text += "\(step.step)\n" }
    return text
  }
}

extension Trace.EnvironmentValue: CustomStringConvertible {
  /// The statement that declares the value.
  public var description: String {
    switch value {
    case .flag(let flag): "environment \(name) = \(flag)"
    case .number(let number): "environment \(name) = \(NumberText.plain(number))"
    }
  }
}

extension RowID {
  /// The identity as a trace writes it, such as `"m5"` or `12`.
  ///
  /// An identity that nothing can name is written as a text.
  public var traceText: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): NumberText.quoted(text)
    case .fresh, .view: NumberText.quoted(description)
    }
  }
}
