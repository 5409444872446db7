import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Measured rows without height, in a lazy stack whose estimate is a mean.
  ///
  /// - Note: Documented: the estimate is the average of the rows laid out so far. Known from a
  ///   reimplementation: rows without length count as measured.
  public static let zeroHeightRows = Self("zero-height-rows", .note, page: .zeroHeightRows) { evidence in
    let content = evidence.content
    // A row without height for want of a size is that other rule's.
    guard let rows = evidence.stack.zeroLengthRows,
      content.invalidSizes(of: rows.first, in: evidence.stack.width).isEmpty
    else { return [] }
    let count =
      "\(PlainNumber.count(rows.count)) of \(PlainNumber.count(rows.measuredCount, "measured row"))"
    return [
      Violation(
        location: content.location(of: rows.first), cost: Double(rows.count),
        symptom: "\(count) have no height, first \(content.id(of: rows.first).traceText): they cost as much "
          + "as any row, and drag the estimate down to \(PlainNumber.points(rows.mean)) a row",
        because: "a row not measured yet counts as the mean of those that are, empty ones included: "
          + "that makes \(PlainNumber.points(rows.extent)) of content, and "
          + "\(PlainNumber.points(rows.extentWithout)) by the \(PlainNumber.points(rows.meanWithout)) of the others",
        fix: content.isElement(rows.first)
          ? "filter elements that show nothing out of the data, before ForEach"
          : "leave the view out while it shows nothing, with an 'if' around it",
        evidence: [
          "zeroRows": Double(rows.count), "measuredRows": Double(rows.measuredCount),
          "mean": Double(rows.mean.points), "meanWithout": Double(rows.meanWithout.points),
          "estimate": Double(rows.extent.points), "estimateWithout": Double(rows.extentWithout.points),
        ])
    ]
  }
}

extension RulePage {
  fileprivate static let zeroHeightRows = RulePage(
    summary: "measured rows have no height",
    symptom: """
      The scroll bar is wrong, and a long run of rows that show nothing makes the list stutter.
      """,
    because: """
      A row without height is built and measured like any other, and counts in the average that stands for rows \
      not measured yet. As it takes no room, the stack goes on to the next until the viewport is full.
      """,
    fix: """
      Filter elements that show nothing out of the data, before ForEach, and keep the result: a filter in body \
      runs again at each update.
      """,
    before: """
      ForEach(messages) { message in
        VStack(spacing: 0) {
          if !message.isHidden {
            MessageRow(message)
          }
        }
      }
      """,
    after: """
      ForEach(shownMessages) { message in
        MessageRow(message)
      }
      """,
    claims: [
      .documented("A row off screen counts with the average of those laid out so far.", .talk321),
      .documented(
        "A container around a condition leaves an empty row; filtering the data leaves none.", .talk321),
      .reimplemented("Rows without length count as measured.", .swiftVVD),
      .documented("A filter in body costs a pass over the data at each update.", .talk10160),
    ])
}
