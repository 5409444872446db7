public import LazyStacks
public import ScrollTraces

/// What takes steps of a trace, one method for each of the language's words.
///
/// A ``StackReplay`` performs a step at once and throws what is wrong with it; a ``StepList`` keeps it for
/// later and throws nothing. Each method writes the line of a trace that it is named for, and that line is
/// read as any other: the same values are allowed, the same errors are found. Distances are points, along the
/// scrolling axis.
public protocol StackSteps {
  /// Why a step cannot be taken.
  associatedtype Failure: Error

  /// Takes steps in the words of the trace language, one a line, such as `scroll by 240 in 500ms`.
  mutating func perform(_ steps: String) throws(Failure)
}

extension StackSteps {
  mutating func perform(_ step: Step) throws(Failure) { try perform(step.description) }
}

extension StackSteps {
  /// The user moves the content, in one frame or over time: `scroll by 240 in 500ms`.
  ///
  /// A distance below 0 goes toward the content's start.
  public mutating func scroll(by distance: Double, over time: Duration? = nil) throws(Failure) {
    try perform(.scrollBy(Length(clamping: distance), over: time))
  }

  /// A command moves the content to a row: `scroll to "m5000" anchor top animated 350ms`.
  ///
  /// - Parameters:
  ///   - id: The row's identity.
  ///   - anchor: What row and viewport share afterwards; `nil` for the least move that shows the whole row.
  ///   - time: How long it takes; `nil` for one frame.
  public mutating func scroll(
    to id: RowID, anchor: ScrollAnchor? = nil, animated time: Duration? = nil
  ) throws(Failure) {
    try perform(.scrollTo(.row(id, anchor: anchor), animated: time))
  }

  /// A command moves the content to an offset: `scroll to offset 300`.
  public mutating func scroll(toOffset offset: Double, animated time: Duration? = nil) throws(Failure) {
    try perform(.scrollTo(.offset(Length(clamping: offset)), animated: time))
  }

  /// A command moves the content to an end of it: `scroll to edge bottom`.
  public mutating func scroll(toEdge edge: ScrollEdge, animated time: Duration? = nil) throws(Failure) {
    try perform(.scrollTo(.edge(edge), animated: time))
  }

  /// The finger moves the content, pixel by pixel: `drag 240 in 300ms`.
  public mutating func drag(by distance: Double, over time: Duration) throws(Failure) {
    try perform(.drag(Length(clamping: distance), over: time))
  }

  /// Moves as a finger would, so that a row sits at a distance from the viewport's start: `follow "m5" at 120`.
  public mutating func follow(_ id: RowID, at distance: Double) throws(Failure) {
    try perform(.follow(id, at: Length(clamping: distance)))
  }
}

extension StackSteps {
  /// The finger lifts and leaves a velocity, in points a second: `start fling 3000`.
  ///
  /// This takes one frame; `idle` and `idleUntilRest` advance the motion, and the next command ends it.
  public mutating func fling(_ velocity: Double, rate: DecelerationRate = .normal) throws(Failure) {
    try perform(.start(.fling(velocity, rate)))
  }

  /// Begins a movement that `idle` advances: `start scroll by 2400 in 500ms`.
  public mutating func startScroll(by distance: Double, over time: Duration) throws(Failure) {
    try perform(.start(.scrollBy(Length(clamping: distance), over: time)))
  }

  /// Begins an animated command that `idle` advances: `start scroll to "m9" anchor top animated 350ms`.
  public mutating func startScroll(
    to id: RowID, anchor: ScrollAnchor? = nil, animated time: Duration
  ) throws(Failure) {
    try perform(.start(.scrollTo(.row(id, anchor: anchor), animated: time)))
  }

  /// One frame in which nothing is asked: `frame`.
  public mutating func frame() throws(Failure) { try perform(.frame) }

  /// Frames in which nothing is asked: motions go on, and spare time is used: `idle 200ms`.
  public mutating func idle(_ time: Duration) throws(Failure) { try perform(.idle(time)) }

  /// Frames until nothing moves and nothing loads: `idle until rest`.
  public mutating func idleUntilRest() throws(Failure) { try perform(.idleUntilRest) }

  /// Names this moment, for the `since` of expectations: `mark "settled"`.
  ///
  /// This takes no time.
  public mutating func mark(_ name: String) throws(Failure) { try perform(.mark(name)) }
}
