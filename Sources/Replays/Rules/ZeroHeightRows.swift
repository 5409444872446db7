import LazyStacks
import ScrollTraces

extension DiagnosticRule {
  /// Measured rows without height, in a lazy stack whose estimate is a mean.
  ///
  /// - Note: Documented: the estimate is the average of the rows placed so far. Known from a
  ///   reimplementation: rows without length count as measured.
  static let zeroHeightRows = DiagnosticRule(.zeroHeightRows) { session in
    guard let rows = session.stack.zeroLengthRows else { return [] }
    let content = session.stack.content
    let count =
      "\(PlainNumber.count(rows.count)) of \(PlainNumber.count(rows.measuredCount, "measured row"))"
    return [
      Finding(
        location: content.location(of: rows.first),
        symptom: "\(count) have no height, first \(content.id(of: rows.first).traceText): they cost as much "
          + "as any row, and drag the estimate down to \(PlainNumber.points(rows.mean)) a row",
        because: "a row not measured yet counts as the mean of those that are, empty ones included: "
          + "that makes \(PlainNumber.points(rows.extent)) of content, and "
          + "\(PlainNumber.points(rows.extentWithout)) by the \(PlainNumber.points(rows.meanWithout)) of the others",
        fix: "filter elements that show nothing out of the data, before ForEach",
        evidence: [
          "zeroRows": Double(rows.count), "measuredRows": Double(rows.measuredCount),
          "mean": Double(rows.mean.points), "meanWithout": Double(rows.meanWithout.points),
          "estimate": Double(rows.extent.points), "estimateWithout": Double(rows.extentWithout.points),
        ])
    ]
  }
}
