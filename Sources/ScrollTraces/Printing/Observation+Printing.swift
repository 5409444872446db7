internal import LazyStacks

extension Trace.Observation: CustomStringConvertible {
  /// The observation as a line of a trace.
  public var description: String {
    "observe" + clause("at", time.map(NumberText.duration))
      + clause("offset", offset.map(NumberText.length))
      + clause("content", content.map(NumberText.length))
      + clause("first", first.map { "\($0.traceText) at \(NumberText.length(firstDistance ?? .zero))" })
  }
}
