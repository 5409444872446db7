internal import LazyStacks

extension Trace {
  /// Returns the trace with one subview for each element of its lazy stack, or `nil` if no element's
  /// number of subviews can differ from another's.
  ///
  /// The views of each offending `ForEach` are put into `VStack(spacing: 0) { … }`. Where a condition is
  /// false that leaves an empty row: its length is 0, the stack's spacing stands on both sides of it,
  /// it has an index and can be scrolled to. The steps stay as they are.
  public func keepingOneSubviewPerElement() -> Trace? {
    var trace = self
    trace.content = content.keepingOneSubviewPerElement()
    return trace.content == content ? nil : trace
  }

  /// Returns the trace without its expectations.
  public func withoutExpectations() -> Trace {
    var trace = self
    trace.steps.removeAll { if case .expect = $0.step { true } else { false } }
    return trace
  }
}
