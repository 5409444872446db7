public import LazyStacks
public import ScrollTraces

extension ReplayReport.StateCounts {
  /// The values that rows came back without.
  public var lostCount: Int { lost.count { $0.returned != nil } }

  /// The values that released rows had which are not back.
  public var atRiskCount: Int { lost.count - lostCount }
}

extension ReplayReport {
  /// A frame, and the line of the step that it belongs to.
  public struct Moment: Hashable, Sendable {
    /// The frame's number; the initial layout is frame 0.
    public var frame: Int

    /// The step's line, or that of the content for frame 0.
    public var line: Int

    /// Names a frame.
    public init(frame: Int, line: Int) {
      self.frame = frame
      self.line = line
    }
  }

  /// A value of a row's `@State` that went with the row when it was released.
  public struct StateLoss: Hashable, Sendable {
    /// The row's identity.
    public var id: RowID

    /// The state's name.
    public var key: String

    /// The value that was lost.
    public var value: StateValue

    /// When that was written.
    public var written: Moment

    /// When the row was released.
    public var released: Moment

    /// When it was built again, with the initial value; `nil` if it is not back.
    public var returned: Moment?
  }

  /// A `state` step that found no row alive.
  public struct UnwrittenState: Hashable, Sendable {
    /// The step's line.
    public var line: Int

    /// The row it names.
    public var id: RowID

    /// The state's name.
    public var key: String

    /// Why nothing was written.
    public var outcome: Outcome

    /// For a row that was not found: what was looked for, and what may have been meant.
    public var explanation: String?

    /// Why nothing may have been written.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// The row is not alive, so there is no state to write to.
      case notAlive

      /// No element has the identity.
      case unknownID

      /// No element has an identity of that type.
      case wrongType

      /// The element that has it resolves to no subview.
      case empty
    }
  }
}
