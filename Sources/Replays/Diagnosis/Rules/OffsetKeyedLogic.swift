import Findings
import LazyStacks
import ScrollTraces

/// Triggers on the content offset that came at another place than the true extents have.
struct OffsetTriggerWatch {
  /// A trigger that was wrong.
  struct Misfire {
    let location: SourcePoint
    let trigger: String
    let step: SourcePoint

    /// The published offset, and what it would be if every row had been measured.
    let offset: Length
    let trueOffset: Length

    /// The first row on screen.
    let first: RowID

    /// Whether it held, by the published offset.
    let holds: Bool
    var frames = 1
  }

  private(set) var misfires: [Misfire] = []

  /// Takes note of a frame in which a trigger held by the published offset and not by the true one, or the
  /// other way round.
  mutating func note(_ misfire: Misfire) {
    if let index = misfires.firstIndex(where: { $0.location == misfire.location }) {
      misfires[index].frames += 1
    } else {
      misfires.append(misfire)
    }
  }
}

extension ReplaySession {
  /// Compares a trigger on the offset with what it would say by true extents.
  mutating func checkOffsetTrigger(_ active: ActiveReaction, holds: Bool) {
    guard stack.content.isLazy, case .offset(let comparison, let offset) = active.reaction.trigger,
      let first = stack.firstSeen, stack.content.isResolved(first.subview),
      let edge = stack.content.trueLeadingEdge(
        ofElement: stack.content.element(of: first.subview), width: stack.width)
    else { return }
    let trueOffset = edge - first.distance
    guard comparison.holds(trueOffset, offset) != holds else { return }
    watches.offsetTriggers.note(
      OffsetTriggerWatch.Misfire(
        location: active.location, trigger: active.reaction.trigger.description,
        step: currentStep ?? active.location, offset: stack.contentOffset, trueOffset: trueOffset,
        first: stack.content.id(of: first.subview), holds: holds))
  }
}

extension DiagnosticRule {
  /// Logic that asks for an absolute offset in a lazy stack.
  ///
  /// - Note: Documented: offset and content size of a lazy stack are estimates; thresholds on them are unstable
  ///   (WWDC26 talk 321).
  static let offsetKeyedLogic = DiagnosticRule(page: .offsetKeyedLogic) { session in
    session.watches.offsetTriggers.misfires.map { misfire in
      Finding(
        location: misfire.location, cost: Double((misfire.offset - misfire.trueOffset).magnitude.points),
        symptom: (misfire.holds
          ? "something happens at the wrong place" : "something does not happen where it should")
          + ": 'on \(misfire.trigger)' went by an offset of "
          + "\(PlainNumber.points(misfire.offset)) with \(misfire.first.traceText) first on screen, which is at "
          + "\(PlainNumber.points(misfire.trueOffset)) by true heights (line \(misfire.step.line))",
        because:
          "in a lazy stack the offset is an estimate: rows above the screen that were never measured count with "
          + "an average, and each correction moves the offset without moving a row",
        fix:
          "ask which rows are visible, onScrollTargetVisibilityChange or scrollPosition(id:), not how far the "
          + "content has moved; in an eager stack the offset is exact",
        evidence: [
          "frames": Double(misfire.frames), "offset": Double(misfire.offset.points),
          "trueOffset": Double(misfire.trueOffset.points),
        ])
    }
  }
}

extension RulePage {
  fileprivate static let offsetKeyedLogic = RulePage(
    summary: "a trigger went by an estimated offset",
    symptom: """
      A bar appears at the wrong place, or a page loads too early or not at all: what is to happen at a certain \
      row happens elsewhere, above all after a jump.
      """,
    because: """
      In a lazy stack offset and content size are estimates: rows that were never measured count with an average. \
      When they are measured, the offset changes together with the estimate, so that nothing on screen moves; \
      whoever compares the offset with a number sees it jump.
      """,
    fix: """
      Ask which rows are visible, with onScrollTargetVisibilityChange or scrollPosition(id:), not how far the \
      content has moved. In an eager stack the offset is exact.
      """,
    before: """
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y > 1_000
      } action: { _, isFar in
        showsBar = isFar
      }
      """,
    after: """
      LazyVStack {
        ForEach(messages) { MessageRow($0) }
      }
      .scrollTargetLayout()
      .onScrollTargetVisibilityChange(idType: Message.ID.self) { ids in
        showsBar = topIDs.isDisjoint(with: ids)
      }
      """,
    claims: [
      .documented("Thresholds on the offset or size of a lazy stack are unstable.", .talk321),
      .documented("When the estimate above the viewport changes, the offset changes by as much.", .talk321),
      .observed("Users see scroll bars jump and offsets drift.", .muxy),
    ])
}
