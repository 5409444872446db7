import Findings
import Layouts
import LazyStacks
import ScrollTraces

/// The words of a row's life, in reports for people and in the JSON document alike.
extension RowLife {
  /// One word for what happened.
  func name(of kind: Kind) -> String {
    switch kind {
    case .built: "built"
    case .measured: "measured"
    case .corrected: "corrected"
    case .seen: "seen"
    case .left: "left"
    case .written: "written"
    case .unwritten: "unwritten"
    case .rerun: "rerun"
    case .removed: "removed"
    case .moved: "moved"
    case .loaded: "loaded"
    case .released: "released"
    }
  }

  /// What happened and why, in a sentence without a full stop.
  func words(for kind: Kind) -> String {
    switch kind {
    case .built(let cause, let state):
      words(for: cause) + (state.isEmpty ? "" : "; its state begins anew: \(Self.list(state)) is lost")
    case .measured(let lengths, let invalidHeight):
      lengths.map(PlainNumber.points).joined(separator: ", ")
        + (invalidHeight.map { "; a height is \($0), and counts as 0" } ?? "")
    case .corrected(let correction):
      "\(correction.cause): offset \(PlainNumber.signedPoints(correction.offsetDelta)), content "
        + "\(PlainNumber.points(correction.extentBefore)) to \(PlainNumber.points(correction.extentAfter))"
    case .seen(let distance, let runsOnAppear):
      "at \(PlainNumber.points(distance))" + (runsOnAppear ? "; onAppear runs" : "")
    case .left(.eager): words(for: KeepReason.eager)
    case .left(let reason): "onDisappear runs; " + words(for: reason)
    case .written(let state, let isChange):
      Self.list([state]) + (isChange ? "" : ", as before: nothing changes")
    case .unwritten(let state): "notAlive: \(Self.list([state])) has no place, as the row is not alive"
    case .rerun: "its body runs again, as an environment value that it reads has changed"
    case .removed(.environment): "the environment leaves it out of the stack"
    case .removed(.edit): "an edit took it from the data, and its state with it"
    case .moved(let old, let new):
      "an edit made it the element \(PlainNumber.count(new.rawValue)), not \(PlainNumber.count(old.rawValue))"
    case .loaded: "what came late is there, and its body runs again"
    case .released(let retain, let lastUse, let state):
      "\(PlainNumber.count(retain, "changing frame")) without use, since frame \(PlainNumber.count(lastUse))"
        + (state.isEmpty ? "" : "; \(Self.list(state)) goes with it")
    }
  }

  private func words(for cause: BuildCause) -> String {
    switch cause {
    case .placed: "laid out on screen"
    case .passed: "scrolled past, not on screen at the frame's end"
    case .target: "target of a scroll"
    case .prefetchedAhead: "prefetched ahead of the scroll"
    case .prefetchedAtRest: "prefetched next to a viewport at rest"
    case .sample: "one of the first rows, whose mean stands for the rest"
    case .index: "to find an index: \(variation)"
    case .eager: "the stack is not lazy, so every row is built"
    }
  }

  /// Why the row is kept alive.
  func words(for reason: KeepReason) -> String {
    switch reason {
    case .retained(let frames):
      "kept alive, and released after \(PlainNumber.count(frames, "changing frame")) without use"
    case .prefetched(let frames):
      "prefetched and not seen yet; released after "
        + "\(PlainNumber.count(frames, "changing frame")) without use"
    case .index: "kept alive for good, as later indices depend on it: \(variation)"
    case .always: "kept alive for good, as the model never releases a row"
    case .eager: "kept alive for good, as the stack is not lazy"
    }
  }

  /// Which views make the number of subviews vary.
  private var variation: String {
    let views = causes.map { cause in
      cause.kind.words + (cause.location.map { " at \($0)" } ?? "")
    }
    return views.isEmpty
      ? "the rows before it are counted"
      : views.joined(separator: ", ")
        + (views.count == 1 ? " makes" : " make") + " the number of subviews vary"
  }

  private static func list(_ state: [State]) -> String {
    state.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
  }
}

extension SubviewCount.Cause.Kind {
  /// The view as SwiftUI writes it.
  fileprivate var words: String {
    switch self {
    case .bareIf: "'if' without 'else'"
    case .unequalBranches: "'if' and 'else' with different numbers of subviews"
    case .unequalCases: "'switch' whose cases have different numbers of subviews"
    case .typeErased: "AnyView"
    case .nestedForEach: "ForEach inside an element"
    case .optionalView: "optional view"
    case .availability: "'if #available'"
    case .configuration: "'#if' with different numbers of subviews"
    case .unresolved: "view that is not known"
    }
  }
}
