import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Performs edits as one update: one frame.
  ///
  /// - Throws: A ``TraceError`` at the first edit that cannot be applied.
  mutating func edit(_ edits: [LocatedEdit], at location: SourceLocation) throws(TraceError) {
    var changed = stack.content
    do {
      try changed.apply(edits.map(\.edit))
    } catch {
      throw TraceError(at: edits[error.index].location, error.reason.description)
    }
    let isUpdate = edits.contains { !$0.edit.isResize }
    let live = isUpdate ? stack.freshElements() : [:]
    let before = stack
    try advance(.edit(edits.map(\.edit)), at: location)
    updateTrueExtent()
    guard isUpdate else { return }
    noteRenewals(of: live, at: location)
    findings.duplicates(in: stack.content.duplicateIDs, at: location)
    noteIndexIDs(since: before, at: location)
    noteEditShift(since: before, at: location)
  }

  /// Notes the rows whose identity now stands for other data, as it is their index.
  private mutating func noteIndexIDs(since before: LazyStack, at location: SourceLocation) {
    for change in stack.content.indexedChanges(since: before.content) {
      let states = states.keys.count {
        stack.content.hasOtherData($0, since: before.content, as: change)
      }
      findings.indexedChange(change, rebuilt: stack.record.rerun, states: states, at: location)
    }
  }

  /// Notes the `ForEach` whose elements have new identities.
  mutating func noteRenewals(of live: [SourceLocation?: Int], at location: SourceLocation) {
    for list in stack.content.freshLocations {
      let rebuilt = stack.events.built.count { stack.content.freshLocation(ofElement: $0.element) == list }
      findings.renewal(of: list, lost: live[list] ?? 0, rebuilt: rebuilt, at: location)
    }
  }

  /// Measures anew what an eager stack would, as long as that does not take too long in all.
  mutating func updateTrueExtent() {
    trueExtent = stack.content.trueExtent(width: stack.width, budget: &trueExtentBudget)
  }
}

extension DataEdit {
  /// Whether only sizes change.
  var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
