import Findings
import LazyStacks

extension Diagnosis.Rule {
  /// A frame that would build more elements than `buildLimit`.
  public static let buildLimit = Self("build-limit", .error, page: .buildLimit) { evidence in
    guard let reached = evidence.limits.buildLimit else { return [] }
    return [
      Violation(
        location: reached.location, cost: Double(reached.frames),
        symptom: "the list hangs: \(PlainNumber.count(reached.frames, "frame")) would build more than "
          + "\(PlainNumber.count(reached.limit)) elements, first frame \(PlainNumber.count(reached.frame))",
        because: reason(evidence).because, fix: reason(evidence).fix,
        evidence: reached.evidence)
    ]
  }
}

extension Diagnosis.Rule {
  /// Why so many are built, and what to do about it, by what kind of stack it is.
  private static func reason(_ evidence: ReplayEvidence) -> (because: String, fix: String) {
    let content = evidence.content
    if !content.isConstant {
      return (
        "where an element's number of subviews varies, a row is found only by building all elements before it",
        "give every element one subview: put its views and conditions into one container, or filter the data"
      )
    }
    if !content.isLazy {
      return (
        "a stack that is not lazy builds all of its rows at once", "use a LazyVStack; or raise buildLimit"
      )
    }
    return (
      "a frame builds every row that it walks over, and goes on while rows without height leave room",
      "give rows a height, and go to a far place by its id instead of walking there; or raise buildLimit"
    )
  }
}

extension LimitLog.ReachedLimit {
  /// When it was reached first, how often, and what it is.
  var evidence: KeyValuePairs<String, Double> {
    ["frame": Double(frame), "frames": Double(frames), "limit": Double(limit)]
  }
}

extension RulePage {
  fileprivate static let buildLimit = RulePage(
    summary: "a frame would build more than buildLimit",
    symptom: """
      The list hangs when it opens, jumps or updates, or the app is ended for its memory: before anything is \
      shown, one frame has to build a very large number of rows.
      """,
    because: """
      A frame builds each row that it walks over, and goes on while rows without height leave room. A stack that \
      is not lazy builds all of its rows at once. Where an element's number of subviews varies, all elements \
      before a row are built to find it. The simulator ends such a frame at buildLimit instead of hanging.
      """,
    fix: """
      Give each element one subview and each row a height, use LazyVStack for long data, and go to a far place \
      by its id. If a frame really is to build so many, raise buildLimit in the trace.
      """,
    before: """
      LazyVStack {
        ForEach(log.lines) { line in
          if line.isError {
            LogRow(line)
          }
        }
      }
      .scrollTargetLayout()
      """,
    after: """
      LazyVStack {
        ForEach(log.errors) { line in
          LogRow(line)
        }
      }
      .scrollTargetLayout()
      """,
    claims: [
      .documented(
        "Rows are found by index; where the number per element varies, earlier elements are built and kept.",
        .talk321),
      .documented("Of a Layout every child is created and measured.", .layout),
      .observed(
        "An app with such rows hung for seconds, in calls that count rows 40 and more levels deep.", .tbd),
      .chosen("The limit itself, 1,000,000 elements a frame."),
    ])
}
