import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Performs edits as one update: one frame.
  ///
  /// - Throws: A ``TraceError`` at the first edit that cannot be applied.
  mutating func edit(_ edits: [LocatedEdit], at location: SourcePoint) throws(TraceError) {
    let isUpdate = edits.contains { !$0.edit.isResize }
    let live = isUpdate ? stack.freshElements() : [:]
    let before = ScreenBefore(stack)
    guard let outcome = try advance(.edit(edits.map(\.edit)), at: location, edits.map(\.location)), isUpdate
    else { return }
    noteRenewals(of: live, at: location)
    incidents.duplicates(in: stack.content.duplicateIDs, at: location)
    noteIndexIDs(since: before, at: location)
    watches.endEdit(WatchedEdit(before: before, moved: outcome.moved, location: location), of: stack)
  }

  /// Notes the rows whose identity now stands for other data, as it is their index.
  private mutating func noteIndexIDs(since before: ScreenBefore, at location: SourcePoint) {
    for change in stack.content.indexedChanges(since: before.content) {
      let states = states.keys.count {
        stack.content.hasOtherData($0, since: before.content, as: change)
      }
      incidents.indexedChange(change, rebuilt: stack.record.rerun, states: states, at: location)
    }
  }

  /// Notes the `ForEach` whose elements have new identities.
  mutating func noteRenewals(of live: [SourcePoint?: Int], at location: SourcePoint) {
    for list in stack.content.freshLocations {
      let rebuilt = stack.events.built.count { stack.content.freshLocation(ofElement: $0.element) == list }
      incidents.renewal(of: list, lost: live[list] ?? 0, rebuilt: rebuilt, at: location)
    }
  }
}

/// What was on screen before an edit.
struct ScreenBefore {
  let content: ResolvedContent
  let offset: Length
  let isAtEnd: Bool

  /// The rows seen, in order, and where they were.
  let rows: [(subview: SubviewIndex, distance: Length)]

  init(_ stack: LazyStack) {
    content = stack.content
    offset = stack.contentOffset
    isAtEnd = stack.contentOffset + stack.visibleExtent >= stack.contentExtent
    rows = stack.record.seen.map { ($0, stack.distance(of: $0)) }
  }
}

extension DataEdit {
  /// Whether only sizes change.
  var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
