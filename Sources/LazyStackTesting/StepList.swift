/// Steps that are written down, to be performed later or more than once.
///
/// ```swift
/// let reading = StepList { $0.scroll(by: 300); $0.idle(.milliseconds(500)) }
/// for _ in 0..<10 { try replay.perform(reading) }
/// ```
public struct StepList: StackSteps, Hashable, Sendable {
  /// The steps as lines of a trace, each with its newline.
  public private(set) var text = ""

  /// Writes steps down.
  public init(_ steps: (inout StepList) -> Void = { _ in }) {
    steps(&self)
  }

  /// Adds steps in the words of the trace language; they are read when they are performed.
  public mutating func perform(_ steps: String) {
    text += steps + "\n"
  }
}

extension StackSteps {
  /// Takes the steps of a list.
  public mutating func perform(_ steps: StepList) throws(Failure) {
    try perform(steps.text)
  }
}
