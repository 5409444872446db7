public import LazyStacks
public import ScrollTraces

/// What a replay saw: schema 1 of the JSON report, as values.
public struct ReplayReport: Sendable {
  /// The trace's path, as it was given.
  public var trace: String

  /// Whether every expectation held.
  public var passed: Bool { expectations.allSatisfy(\.passed) }

  /// The frames replayed, the initial layout included.
  public var frames = 0

  /// How many frames the trace's display shows in a second.
  public var framesPerSecond = 60

  /// The model's parameters.
  public var model: ModelParameters

  /// The content and what it was taken for.
  public var content = ContentFigures()

  /// The content offset at the end, in points.
  public var offset = Length.zero

  /// The first row seen at the end, else the anchor; `nil` without rows.
  public var first: PlacedID?

  /// The rows seen at the end.
  public var visible = VisibleRows()

  /// The changes of estimates.
  public var corrections = Corrections()

  /// The movements on screen that nothing asked for.
  public var shifts = Shifts()

  /// What happened to rows.
  public var rows = RowCounts()

  /// What was kept off screen.
  public var state = StateCounts()

  /// Every `scroll to`, in order.
  public var scrolls: [ScrollOutcome] = []

  /// What the target layout reported to its callback: the last hundred, in order, and how often it did.
  public var visibility: [VisibilityChange] = []
  public var visibilityCount = 0

  /// How often rows reported their own visibility.
  public var rowVisibilityCount = 0

  /// What moved the scroll view, in order.
  public var phases: [PhaseChange] = []

  /// Every reaction, in the order of declaration.
  public var reactions: [ReactionCount] = []

  /// Every observation, beside the model.
  public var observations: [ObservationDrift] = []

  /// Every expectation, in order.
  public var expectations: [ExpectationResult] = []

  /// The rules violated, worst first.
  public var diagnoses: [Diagnosis] = []

  /// What is assumed, and what is not modelled.
  public var notes: [Note] = []
}

extension ReplayReport {
  /// A row and its distance from the viewport's leading edge, in points.
  public struct PlacedID: Hashable, Sendable {
    /// The row's identity.
    public var id: RowID

    /// The distance, in points.
    public var at: Length

    /// Puts a row at a distance.
    public init(id: RowID, at distance: Length) {
      self.id = id
      at = distance
    }
  }

  /// How much there is, and how long it was taken to be.
  public struct ContentFigures: Hashable, Sendable {
    /// The elements of all `ForEach`; a view outside them counts as one.
    public var elements = 0

    /// The subviews they resolve to.
    public var subviews = 0

    /// The published extent at the end.
    public var estimatedExtent = Length.zero

    /// What an eager stack would measure; `nil` where that is not known.
    public var trueExtent: Length?

    /// The largest difference of the two in any frame.
    public var peakError: Length?
  }

  /// The rows seen at the end: how many, and the first hundred.
  public struct VisibleRows: Hashable, Sendable {
    /// How many there are.
    public var count = 0

    /// The first hundred.
    public var ids: [RowID] = []
  }

  /// The changes of the published pair that no movement explains; sums are of absolute values.
  public struct Corrections: Hashable, Sendable {
    /// The frames with a correction.
    public var count = 0

    /// The sum of the offset's changes, in points.
    public var offsetTotal = Length.zero

    /// The largest of them.
    public var offsetLargest = Length.zero

    /// The sum of the extent's changes, in points.
    public var extentTotal = Length.zero

    /// The largest of them.
    public var extentLargest = Length.zero

    /// The largest hundred, in order of time.
    public var events: [Event] = []

    /// One correction.
    public struct Event: Hashable, Sendable {
      /// The frame's number; the initial layout is frame 0.
      public var frame: Int

      /// The line of the step that the frame belongs to.
      public var line: Int

      /// What caused it, in a few words.
      public var cause: String

      /// The first and the last row measured in the frame.
      public var rows: [RowID]

      /// The published extent at the end of the frame before, in points.
      public var extentBefore: Length

      /// The published extent at the frame's end.
      public var extentAfter: Length

      /// The change of offset less the anchor's movement on screen; 0 for jumps.
      public var offsetDelta: Length
    }
  }

  /// The movements of rows on screen that nothing asked for.
  public struct Shifts: Hashable, Sendable {
    /// The frames with a shift.
    public var count = 0

    /// The largest, in points.
    public var largest = Length.zero

    /// The largest hundred, in order of time.
    public var events: [Event] = []

    /// One shift.
    public struct Event: Hashable, Sendable {
      /// The frame's number; the initial layout is frame 0.
      public var frame: Int

      /// The line of the step that the frame belongs to.
      public var line: Int

      /// What caused it, in a few words.
      public var cause: String

      /// The row that moved farthest, and by how much, in points.
      public var id: RowID
      public var points: Length
    }
  }

  /// What was reported to `onScrollTargetVisibilityChange`.
  public struct VisibilityChange: Hashable, Sendable {
    /// The frame's number.
    public var frame: Int

    /// The line of the step that the frame belongs to.
    public var line: Int

    /// The share of a row that counts.
    public var threshold: Double

    /// The rows visible to that share, in the order of the content.
    public var ids: [RowID]
  }

  /// A change of what moves the scroll view.
  public struct PhaseChange: Hashable, Sendable {
    /// The first frame of the phase.
    public var frame: Int

    /// The line of the step that the frame belongs to.
    public var line: Int

    /// The phase.
    public var phase: ScrollPhase
  }

  /// How often a reaction happened.
  public struct ReactionCount: Hashable, Sendable {
    /// The line that declares it.
    public var line: Int

    /// What the reaction waits for, as a trace writes it.
    public var trigger: String

    /// How often it happened.
    public var count: Int

    /// Whether it went on without end, and was stopped.
    public var isEndless: Bool

    /// The id that it waits for, if no row has it at the end.
    public var missing: RowID?
  }

  /// Counts since the start: elements for what is built, live or prefetched, else subviews.
  public struct RowCounts: Hashable, Sendable {
    /// The elements whose `init` and `body` ran.
    public var built = 0

    /// The runs of `body`: when an element is built, and again when an environment value it reads changes.
    public var bodies = 0

    /// The subviews that got a position and were not seen in the frame before.
    public var placed = 0

    /// The subviews that were laid out on the way, and never seen.
    public var passed = 0

    /// The runs of `onAppear`.
    public var appeared = 0

    /// The runs of `onDisappear`.
    public var disappeared = 0

    /// The elements built ahead.
    public var prefetched = 0

    /// Of the elements built ahead, those seen later.
    public var prefetchHits = 0

    /// Of the elements built ahead, those released without having been seen.
    public var prefetchWasted = 0

    /// The most elements alive at a frame's end.
    public var livePeak = 0

    /// The elements alive at the end.
    public var liveAtEnd = 0

    /// The elements opened to know how many rows are in them; none of these is built by that.
    public var opened = 0
  }

  /// What was kept alive off screen, and what was released.
  public struct StateCounts: Hashable, Sendable {
    /// The most elements kept alive off screen at a frame's end.
    public var retainedPeak = 0

    /// The elements kept alive off screen at the end.
    public var retainedAtEnd = 0

    /// The elements kept alive off screen that are never released, since indices of later elements depend on them.
    public var heldByIndex = 0

    /// The elements released.
    public var released = 0

    /// The values of row state that rows came back without, then those that released rows had.
    public var lost: [StateLoss] = []

    /// The writes to rows that were not alive.
    public var unwritten: [UnwrittenState] = []
  }

  /// What became of a `scroll to`.
  public struct ScrollOutcome: Hashable, Sendable {
    /// The step's line.
    public var line: Int

    /// Where the command was to go.
    public var target: ScrollTarget

    /// What became of it.
    public var outcome: Outcome

    /// For a target that was not found: what was looked for, and what may have been meant.
    public var explanation: String?

    /// The target and where it is; for offsets and edges the first row seen.
    public var landed: PlacedID?

    /// The offset that the estimates gave the target before anything was measured, in points.
    public var guessedOffset: Length?

    /// The offset at rest, in points.
    public var offset: Length

    /// The layout passes of its frames.
    public var passes: Int

    /// The elements built in its frames.
    public var built: Int

    /// What may become of a `scroll to`.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// The target is where it was asked to be.
      case landed

      /// The content's end did not allow it; the target is as near as can be.
      case clamped

      /// Nothing moved, as the least move is none.
      case alreadyShown

      /// No element has the identity.
      case unknownID

      /// No element has an identity of that type.
      case wrongType

      /// Several `ForEach` have it; the first was taken.
      case duplicate

      /// The element that has it resolves to no subview.
      case empty

      /// A limit was reached.
      case gaveUp

      /// Something else took over before it got there.
      case interrupted
    }
  }

  /// How far the model is from what a real app showed: model minus observation, in points.
  public struct ObservationDrift: Hashable, Sendable {
    /// The step's line.
    public var line: Int

    /// The recording's time of it, if it has one.
    public var time: Duration?

    /// How far the content offset is off.
    public var offsetDrift: Length?

    /// How far the content's extent is off.
    public var contentDrift: Length?

    /// How far the observed first row's distance is off; `nil` if there is no such row.
    public var firstDrift: Length?
  }

  /// What became of an expectation.
  public struct ExpectationResult: Hashable, Sendable {
    /// The step's line.
    public var line: Int

    /// The column where it begins, in bytes from 1.
    public var column: Int

    /// The expectation as a trace writes it.
    public var text: String

    /// Whether it held.
    public var passed: Bool

    /// What the replay found instead, or the same.
    public var actual: Actual

    /// For a failure: what in the replay comes nearest to explaining it.
    public var evidence: String?

    /// What an expectation was compared with.
    public enum Actual: Hashable, Sendable {
      /// A count.
      case count(Int)

      /// A length, in points.
      case length(Length)

      /// A row and where it is.
      case placed(PlacedID)

      /// The first and the last row seen.
      case rows(RowID, RowID)

      /// The rules found violated.
      case rules([String])

      /// A word, such as a phase.
      case word(String)

      /// There is nothing to compare with: no such row, or a length that is not known.
      case none
    }
  }

  /// An assumption, or something that is not modelled; `mark` is D, RE, O, C or `-`.
  public struct Note: Hashable, Sendable {
    /// How the assumption is known.
    public var mark: String

    /// The assumption, in a sentence.
    public var text: String
  }
}
