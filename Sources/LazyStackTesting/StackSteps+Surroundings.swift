public import LazyStacks
public import ScrollTraces

extension StackSteps {
  /// The scroll view takes another size, as by a rotation: `viewport 844 x 390`.
  ///
  /// - Parameters:
  ///   - width: The size across the scrolling axis, 0 to 1,000,000 points.
  ///   - height: The size along the scrolling axis, 0 to 1,000,000 points.
  public mutating func viewport(width: Double, height: Double) throws(Failure) {
    let size = Trace.ViewportSize(width: Length(clamping: width), height: Length(clamping: height))
    try perform(.viewport(size))
  }

  /// A part of the viewport is covered, as by a keyboard: `inset bottom 336`.
  public mutating func inset(bottom length: Double) throws(Failure) {
    try perform(.inset(Length(clamping: length)))
  }

  /// A declared value of the environment, or `textScale`, changes: `environment compact = true`.
  public mutating func environment(
    _ name: String, _ value: Trace.EnvironmentValue.Value
  ) throws(Failure) {
    try perform(.environment(Trace.EnvironmentValue(name: name, value: value)))
  }

  /// A row's `@State` takes a value: `state "m12" draft = "hello"`.
  ///
  /// A row that is not alive has no state to write; the report says so.
  public mutating func state(_ id: RowID, _ key: String, _ value: StateValue) throws(Failure) {
    try perform(.state(id, key: key, value))
  }

  /// Steps for when something happens: `on end within 300 { insert 20 at end }`.
  ///
  /// This takes no time itself.
  ///
  /// - Parameters:
  ///   - trigger: When.
  ///   - isOnce: Whether it happens just one time.
  ///   - steps: Writes down what is done: steps that take time, at least one.
  public mutating func on(
    _ trigger: Reaction.Trigger, once isOnce: Bool = false, _ steps: (inout StepList) -> Void
  ) throws(Failure) {
    try perform("on \(trigger)\(isOnce ? " once" : "") {\n\(StepList(steps).text)}")
  }
}
