import LazyStacks
import ScrollTraces

/// Lazy stacks inside rows, and how their heights changed once they were on screen.
struct NestedStackWatch {
  private(set) var flips = 0

  /// The largest change of one row's height.
  private(set) var largest = Length.zero

  /// The extent that was announced at first.
  private(set) var firstExtent: Length?

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    firstExtent = firstExtent ?? stack.contentExtent
    for row in stack.events.loaded
    where row.lengthBefore != row.lengthAfter && stack.content.hasNestedLazyStack(element: row.element) {
      flips += 1
      largest = max(largest, (row.lengthAfter - row.lengthBefore).magnitude)
    }
  }
}

extension DiagnosticRule {
  /// A lazy stack inside another one of the same axis.
  ///
  /// - Note: Documented: an inner stack begins with nothing loaded (WWDC26 talk 321). Observed: nested ones report
  ///   other heights on successive passes, and can loop.
  static let nestedLazySameAxis = DiagnosticRule(.nestedLazySameAxis) { session in
    guard session.stack.content.isLazy, let stack = session.trace.content.nestedLazyStack else { return [] }
    let watch = session.watches.nestedStacks
    let first = watch.firstExtent ?? session.stack.contentExtent
    let error = session.trueExtent.map { (first - $0).magnitude }
    return [
      Finding(
        location: stack.location,
        symptom: "the scroll bar leaps: \(PlainNumber.points(first)) of content were announced"
          + (session.trueExtent.map { " where there are \(PlainNumber.points($0))" } ?? "")
          + (watch.flips == 0
            ? ""
            : ", and \(PlainNumber.count(watch.flips, "row")) changed height on screen by up to "
              + PlainNumber.points(watch.largest)),
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
