import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A lazy stack inside another one of the same axis.
  ///
  /// - Note: Documented: an inner stack begins with nothing loaded (WWDC26 talk 321). Observed: nested ones report
  ///   other heights on successive passes, and can loop.
  public static let nestedLazySameAxis = Self(
    "nested-lazy-same-axis", .warning, page: .nestedLazySameAxis, watching: NestedStackWatch.self
  ) { evidence, watch in
    guard evidence.content.isLazy, let stack = evidence.trace.content.nestedLazyStack else { return [] }
    let first = watch.firstExtent ?? evidence.stack.contentExtent
    let error = evidence.trueExtent.map { (first - $0).magnitude }
    let announced =
      error == .zero
      ? nil
      : "\(PlainNumber.points(first)) of content were announced"
        + (evidence.trueExtent.map { " where there are \(PlainNumber.points($0))" } ?? "")
    let changed =
      watch.flips == 0
      ? nil
      : "\(PlainNumber.count(watch.flips, "row")) changed height on screen by up to "
        + PlainNumber.points(watch.largest)
    let seen = [announced, changed].compactMap(\.self)
    return [
      Violation(
        location: stack.location, severity: seen.isEmpty ? .note : nil, cost: Double((error ?? .zero).points),
        symptom: seen.isEmpty
          ? "the scroll bar can leap; it did not here, as the first guess was right"
          : "the scroll bar leaps: " + seen.joined(separator: ", and "),
        because:
          "the outer stack averages whole inner stacks, and an inner one that is not on screen knows only its "
          + "first rows; so one estimate rests on another",
        fix: "one lazy stack: the groups as Sections, their rows as its own elements",
        evidence: [
          "announced": Double(first.points), "error": Double((error ?? .zero).points),
          "flips": Double(watch.flips), "largest": Double(watch.largest.points),
        ])
    ]
  }
}

extension Content {
  /// The first lazy stack inside an element of another one.
  fileprivate var nestedLazyStack: Content? {
    var found: Content?
    forEachView { view in
      guard found == nil, case .forEach(let forEach) = view.kind else { return }
      found =
        forEach.content.lazy.compactMap { inner in
          inner.first { if case .lazyVStack = $0.kind { true } else { false } }
        }.first
    }
    return found
  }
}

extension RulePage {
  fileprivate static let nestedLazySameAxis = RulePage(
    summary: "a lazy stack stands in one of the same axis",
    symptom: """
      The scroll bar leaps, and groups of rows change their height when they come on screen.
      """,
    because: """
      The outer stack takes each inner stack for one row and averages them. An inner one begins with nothing loaded, \
      so its height is an estimate of its own until it is scrolled through: one estimate rests on another, and \
      both are corrected while one looks.
      """,
    fix: """
      Use one lazy stack: each group a Section, its rows the stack's own. Where a group is short, a VStack will do \
      for it.
      """,
    before: """
      LazyVStack {
        ForEach(days) { day in
          LazyVStack {
            ForEach(day.messages) { MessageRow($0) }
          }
        }
      }
      """,
    after: """
      LazyVStack {
        ForEach(days) { day in
          Section(day.title) {
            ForEach(day.messages) { MessageRow($0) }
          }
        }
      }
      """,
    claims: [
      .documented("An inner lazy stack begins with nothing loaded.", .talk321),
      .documented("A ForEach inside another one is fine as the content of a Section.", .talk10160),
      .observed("Nested ones reported 170 and 164 points by turns; that can loop.", .meshtastic),
      .observed("The scroll bar of such a list jumped.", .wBlock),
    ])
}
