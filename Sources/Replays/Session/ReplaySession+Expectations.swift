import Findings
import struct Foundation.CGFloat
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Evaluates an expectation now, or leaves it to the end.
  ///
  /// - Throws: A ``TraceError`` if it names a rule that there is not, where the parser was given no names.
  func check(
    _ expectation: TraceExpectation, at location: SourcePoint
  ) throws(TraceError) -> ExpectationLog.Entry {
    if case .diagnosis(let name?, _) = expectation, Diagnosis.Rule(rawValue: name) == nil {
      let near = NearMiss.nearest(to: name, among: Diagnosis.Rule.names)
      throw TraceError(at: location, .replay(.unknownRule(name, nearMiss: near)))
    }
    var result = ReplayReport.ExpectationResult(
      line: location.line, column: location.column, text: expectation.description, passed: false,
      actual: .none)
    switch expectation {
    case .diagnosis, .metric(.diagnoses, _, _, _, _):
      return .pending(result, expectation)
    case .metric(let metric, let comparison, let expected, let tolerance, let since):
      check(metric, comparison, expected, within: tolerance, since: since, into: &result)
    case .place(let which, let id, let distance, let tolerance):
      check(which, id, at: distance, within: tolerance, into: &result)
    case .targets(let rows):
      let targets = visibility.targets(in: stack)
      result.actual = targets.first.flatMap { first in targets.last.map { .rows(first, $0) } } ?? .none
      result.passed = result.actual == (rows.map { .rows($0.first, $0.last) } ?? .none)
    case .phase(let phase):
      let now = movement.phase
      result.actual = .word(now.rawValue)
      result.passed = now == phase
    case .visible(let first, let last):
      let seen = stack.record.seen
      if let low = seen.first, let high = seen.last {
        result.actual = .rows(stack.content.id(of: low), stack.content.id(of: high))
        result.passed = result.actual == .rows(first, last)
      }
    }
    if !result.passed { result.evidence = evidence(for: expectation) }
    return .decided(result)
  }

  private func check(
    _ metric: Metric, _ comparison: Comparison, _ expected: Double, within tolerance: Double?, since: String?,
    into result: inout ReplayReport.ExpectationResult
  ) {
    if let length = length(of: metric, since: since) {
      result.actual = .length(length)
      result.passed = comparison.holds(length, expected: expected, within: tolerance)
    } else if let count = count(of: metric, since: since) {
      result.actual = .count(count)
      result.passed = comparison.holds(Double(count), expected, within: tolerance)
    }
  }

  func length(of metric: Metric, since mark: String?) -> Length? {
    switch metric {
    case .offset: stack.contentOffset
    case .content: stack.contentExtent
    case .trueContent: trueExtent.value
    case .correction: corrections.largest.maximum(from: tally.totals(at: mark).frames)
    case .shift: shifts.largest.maximum(from: tally.totals(at: mark).frames)
    default: nil
    }
  }

  func count(of metric: Metric, since mark: String?) -> Int? {
    switch metric {
    case .visible: stack.record.seen.count + (stack.record.pinned == nil ? 0 : 1)
    case .live: stack.record.live
    case .held: stack.record.held
    default: tally.totals.value(of: metric).map { $0 - (tally.totals(at: mark).value(of: metric) ?? 0) }
    }
  }

  private func check(
    _ which: PlacedRow, _ id: RowID, at distance: Length, within tolerance: Double?,
    into result: inout ReplayReport.ExpectationResult
  ) {
    let actual: ReplayReport.PlacedID? =
      switch which {
      case .first: stack.placed(stack.firstSeen)
      case .last: stack.placed(stack.lastSeen)
      case .position: stack.subview(of: id).map { ReplayReport.PlacedID(id: id, at: stack.distance(of: $0)) }
      }
    guard let actual else { return }
    result.actual = .placed(actual)
    result.passed =
      actual.id == id
      && Comparison.equal.holds(actual.at, expected: Double(distance.points), within: tolerance)
  }
}

extension ReplaySession {
  /// What comes nearest to explaining a failure.
  private func evidence(for expectation: TraceExpectation) -> String? {
    switch expectation {
    case .metric(.correction, _, _, _, let since), .metric(.corrections, _, _, _, let since):
      let start = tally.totals(at: since).frames
      let largest = corrections.summary.events.filter { $0.frame >= start }.max { $0.size < $1.size }
      return largest.map {
        "the largest correction: frame \($0.frame), line \($0.line), \($0.cause), "
          + "offset \(PlainNumber.signedPoints($0.offsetDelta)), content \(PlainNumber.points($0.extentBefore)) to "
          + PlainNumber.points($0.extentAfter)
      } ?? firstSeenEvidence
    case .metric(.shift, _, _, _, let since):
      let start = tally.totals(at: since).frames
      let largest = shifts.summary.events.filter { $0.frame >= start }.max { $0.points < $1.points }
      return largest.map {
        "the largest shift: frame \($0.frame), line \($0.line), \($0.cause), \($0.id.traceText) by "
          + PlainNumber.points($0.points)
      } ?? firstSeenEvidence
    case .metric(.lost, _, _, _, _), .metric(.atRisk, _, _, _, _):
      return states.report.first.map {
        "\($0.key) of \($0.id.traceText): written in line \($0.written.line), released in line "
          + "\($0.released.line), " + ($0.returned.map { "back in line \($0.line)" } ?? "not back")
      } ?? "\(tally.totals.released) rows were released, none of them with a value"
    case .metric(.trueContent, _, _, _, _) where trueExtent.value == nil:
      return "the true extent is not known: it takes too many rows to measure, or is too long"
    case .place(_, let id, _, _) where stack.subview(of: id) == nil:
      return "no row has the id \(id.traceText)"
    case .place(.first, let id, _, _), .place(.last, let id, _, _):
      return stack.subview(of: id).map {
        "\(id.traceText) is at \(PlainNumber.points(stack.distance(of: $0)))"
      }
    case .visible, .place, .metric, .targets, .phase:
      return firstSeenEvidence
    case .diagnosis:
      return nil
    }
  }

  private var firstSeenEvidence: String? {
    stack.placed(stack.firstSeen).map {
      "first row \($0.id.traceText) at \(PlainNumber.points($0.at)), \(stack.record.seen.count) seen, "
        + "offset \(PlainNumber.points(stack.contentOffset))"
    }
  }
}

extension Comparison {
  /// Compares a length with an expected number of points; without a tolerance on the grid.
  fileprivate func holds(_ length: Length, expected: Double, within tolerance: Double?) -> Bool {
    if tolerance == nil { return holds(length, Length(CGFloat(expected))) }
    return holds(Double(length.points), expected, within: tolerance)
  }

  /// Compares with a tolerance, which always makes it easier to hold, but for `!=`.
  fileprivate func holds(_ value: Double, _ expected: Double, within tolerance: Double?) -> Bool {
    guard let tolerance else { return holds(value, expected) }
    return switch self {
    case .equal: (value - expected).magnitude <= tolerance
    case .notEqual: (value - expected).magnitude > tolerance
    case .less: value < expected + tolerance
    case .lessOrEqual: value <= expected + tolerance
    case .greater: value > expected - tolerance
    case .greaterOrEqual: value >= expected - tolerance
    }
  }
}
