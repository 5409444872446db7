import Findings
import LazyStacks
import ScrollTraces

extension RandomTraces {
  /// An edit, a motion, a change of the viewport, or a reaction.
  mutating func laterStep() -> Step {
    switch int(9) {
    case 0: .idleUntilRest
    case 1: .on(reaction())
    default: timedStep()
    }
  }

  /// A step that may stand in a reaction as well.
  private mutating func timedStep() -> Step {
    switch int(7) {
    case 0: .batch((0...int(4)).map { _ in LocatedEdit(edit(), at: SourcePoint(line: 1, column: 1)) })
    case 1: .viewport(Trace.ViewportSize(width: length(1000), height: length(1_000_000)))
    case 2: .inset(length(1_000_000))
    case 3: .start(motion())
    case 4: .drag(-length(1e6), over: duration())
    case 5: .follow(id(), at: -length(1e6))
    default: .edit(edit())
    }
  }

  private mutating func edit() -> DataEdit {
    switch int(5) {
    case 0: .insert(insertion())
    case 1: .remove(removal(), from: maybe(ListName(string(), of: maybe(id()))))
    case 2: .move(id(), to: place())
    case 3: .replace(flip() ? ids() : [], in: maybe(ListName(string(), of: maybe(id()))))
    default: .resize(flip() ? .all : .ids(ids()), to: length(1000))
    }
  }

  private mutating func insertion() -> Insertion {
    let ids = ids()
    let heights = (0..<int(4)).map { _ in length(1000) }
    switch int(3) {
    case 0:
      return Insertion(
        ids.count, at: place(), into: maybe(ListName(string(), of: maybe(id()))), ids: .listed(ids),
        heights: heights)
    case 1: return Insertion(1 + int(100), at: place(), ids: .prefix(string()), heights: heights)
    default:
      return Insertion(1 + int(2_147_483_647), at: place(), into: maybe(ListName(string(), of: maybe(id()))))
    }
  }

  private mutating func removal() -> Removal {
    switch int(3) {
    case 0: .all
    case 1: .ids(ids())
    default: .places(int(5)...(5 + int(100)))
    }
  }

  private mutating func place() -> DataPlace { flip() ? .end : .index(int(2_147_483_648)) }

  private mutating func motion() -> StartedMotion {
    switch int(4) {
    case 0: .fling(flip() ? double(1e6) : -1 - double(1e5), flip() ? .normal : .fast)
    case 1: .scrollBy(-length(1e6), over: duration())
    case 2: .scrollTo(.row(id(), anchor: maybe(ScrollAnchor(unchecked: double(1)))), animated: duration())
    default: .scrollTo(flip() ? .offset(length(1e6)) : .edge(.top), animated: duration())
    }
  }

  private mutating func reaction() -> Reaction {
    let triggers: [Reaction.Trigger] = [
      .appear(id()), .visible(id(), share: 1 - double(0.5)), .offset(comparison(), -length(1e6)),
      .endWithin(length(1e6)), .startWithin(length(1e6)),
    ]
    return Reaction(
      on: triggers[int(5)], once: flip(), steps: (0...int(4)).map { _ in located(timedStep()) })
  }
}
