public import Findings
public import LazyStacks
public import ScrollTraces

/// A trace whose elements differ in their number of subviews, beside the same with one for each.
public struct RepairedTrace: Sendable {
  /// The repaired trace, with those of its expectations that hold in it.
  public let trace: Trace

  /// The trace as it was, replayed.
  public let before: ReplayReport

  /// The repaired one, replayed.
  public let after: ReplayReport

  /// Repairs a trace; `nil` if each element has the same number of subviews.
  ///
  /// - Parameters:
  ///   - broken: The trace.
  ///   - name: Its path, as reports show it.
  ///   - repairedName: The repaired one's.
  ///   - model: Parameters that win over the trace's own.
  /// - Throws: As ``Replay/run(_:name:model:progress:)``, for either.
  public init?(
    _ broken: Trace, name: String, repairedName: String, model: ModelParameters? = nil
  ) throws(TraceError) {
    guard let kept = broken.keepingOneSubviewPerElement() else { return nil }
    before = try Replay.run(broken, name: name, model: model)
    let checked = try Replay.run(kept, name: repairedName, model: model)
    trace = kept.keepingExpectations(checked.expectations.map(\.passed))
    after = try Replay.run(trace, name: repairedName, model: model)
  }
}

extension RepairedTrace {
  /// Whether the repaired trace keeps the rule; a note about a constant number is no violation.
  public var isRepaired: Bool {
    !after.diagnoses.contains { $0.rule == .oneSubviewPerElement && $0.severity == .error }
  }

  /// What both cost, side by side, and which expectations no longer hold.
  public func text(palette: Palette = .plain) -> String {
    var table = TextTable([("", .left), (before.trace, .right), (after.trace, .right)])
    for (title, figure) in Self.figures {
      table.add([title, PlainNumber.count(figure(before)), PlainNumber.count(figure(after))])
    }
    return ([palette.good("repaired: each element is one subview"), ""] + table.lines + lostExpectations)
      .joined(separator: "\n") + "\n"
  }

  private static let figures: [(String, @Sendable (ReplayReport) -> Int)] = [
    ("elements built", { $0.rows.built }), ("bodies run", { $0.rows.bodies }),
    ("rows alive, peak", { $0.rows.livePeak }),
    ("kept alive off screen, peak", { $0.state.retainedPeak }),
    ("kept alive by index", { $0.state.heldByIndex }), ("findings", { $0.diagnoses.count }),
  ]

  private var lostExpectations: [String] {
    let count = before.expectations.count - after.expectations.count
    if count == 0 { return [] }
    return ["", "\(PlainNumber.count(count, "expectation")) left out, not met by the repaired list"]
  }
}

extension Trace {
  /// Returns the trace with those of its expectations for which a flag, in their order, is set.
  fileprivate func keepingExpectations(_ flags: [Bool]) -> Trace {
    var flags = ArraySlice(flags)
    var trace = self
    trace.steps.removeAll { if case .expect = $0.step { flags.popFirst() == false } else { false } }
    return trace
  }
}
