import struct Foundation.CGFloat
import LazyStacks
import ScrollTraces

// Apart from the tests, as Testing has another TraceExpectation.

extension Scenario {
  /// Its traces, in order: the record's own, and others beside it that show another policy or case.
  var traceNames: [String] {
    TraceFolder.names.filter {
      $0 == "reported/\(kind)/\(id).trace" || $0.hasPrefix("reported/\(kind)/\(id)-")
    }
  }

  /// What its traces expect, together.
  var expectations: [TraceExpectation] {
    get throws { try traceNames.flatMap { try TraceFolder.trace($0).expectations } }
  }

  /// The record's numbers that no expectation states.
  func numbersMissing(in expectations: [TraceExpectation]) -> [RecordedNumber] {
    let stated = expectations.flatMap(\.numbers)
    return numbers.filter { number in !stated.contains { $0.isRecorded(as: number.value) } }
  }
}

extension Trace {
  var expectations: [TraceExpectation] {
    steps.compactMap { if case .expect(let expectation) = $0.step { expectation } else { nil } }
  }
}

extension TraceExpectation {
  /// The numbers that it states, identities included.
  var numbers: [Double] {
    switch self {
    case .metric(_, _, let value, _, _): [value]
    case .place(_, let id, at: let distance, _): [Double(distance.points)] + id.numbers
    case .visible(let first, let last): first.numbers + last.numbers
    case .targets(let rows): rows.map { $0.first.numbers + $0.last.numbers } ?? []
    case .diagnosis, .phase: []
    }
  }

  /// The expectation with another number in place of one.
  func replacing(_ number: Double, with other: Double) -> TraceExpectation {
    func replaced(_ value: Double) -> Double { value.isRecorded(as: number) ? other : value }
    func replaced(_ id: RowID) -> RowID {
      id.numbers.first.map { .number(Int(replaced($0))) } ?? id
    }
    return switch self {
    case .metric(let metric, let comparison, let value, let tolerance, let mark):
      .metric(metric, comparison, replaced(value), within: tolerance, since: mark)
    case .place(let row, let id, at: let distance, let tolerance):
      .place(row, replaced(id), at: Length(CGFloat(replaced(Double(distance.points)))), within: tolerance)
    case .visible(let first, let last): .visible(replaced(first), replaced(last))
    case .targets(let rows): .targets(rows.map { ClosedRows(replaced($0.first), replaced($0.last)) })
    case .diagnosis, .phase: self
    }
  }
}

extension RowID {
  var numbers: [Double] { if case .number(let number) = self { [Double(number)] } else { [] } }
}

extension Double {
  /// Whether the record may mean this number: whole numbers are exact, others cut to four decimals.
  func isRecorded(as number: Double) -> Bool {
    number == number.rounded() ? self == number : (self - number).magnitude <= 0.0001
  }
}
