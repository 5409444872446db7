import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Logic that asks for an absolute offset in a lazy stack.
  ///
  /// - Note: Documented: offset and content size of a lazy stack are estimates; thresholds on them are unstable
  ///   (WWDC26 talk 321).
  public static let offsetKeyedLogic = Self(
    "offset-keyed-logic", .warning, page: .offsetKeyedLogic, watching: OffsetTriggerWatch.self
  ) { evidence, watch in
    watch.misfires.map { misfire in
      Violation(
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
