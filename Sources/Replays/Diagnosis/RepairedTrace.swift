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

  /// Repairs a trace; `nil` if there is nothing that a container repairs.
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
  /// Whether the repaired trace costs less in elements built or alive, and no more in any of these.
  public var helps: Bool {
    let pairs = Self.costs.map { ($0(before), $0(after)) }
    return pairs.allSatisfy { $0.1 <= $0.0 } && pairs.contains { $0.1 < $0.0 }
  }

  /// Whether nothing is left that a container repairs.
  public var isRepaired: Bool { trace.keepingOneSubviewPerElement() == nil }

  /// Whether the repaired trace keeps the rule; a note about a constant number is no violation.
  private var keepsRule: Bool {
    !after.diagnoses.contains { $0.rule == .oneSubviewPerElement && $0.severity == .error }
  }

  private static let costs: [@Sendable (ReplayReport) -> Int] = [
    { $0.rows.built }, { $0.rows.livePeak }, { $0.state.retainedPeak }, { $0.state.heldByIndex },
  ]

  /// What both cost, side by side, and which expectations no longer hold.
  public func text(palette: Palette = .plain) -> String {
    var table = TextTable([("", .left), (before.trace, .right), (after.trace, .right)])
    for (title, figure) in Self.figures {
      table.add([title, PlainNumber.count(figure(before)), PlainNumber.count(figure(after))])
    }
    let verdict = keepsRule ? "repaired: each element is one subview" : "repaired as far as a container helps"
    return ([palette.good(verdict), ""] + table.lines + lostExpectations)
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
