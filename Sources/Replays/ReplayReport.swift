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
    public var id: RowID
    public var at: Length
  }

  /// How much there is, and how long it was taken to be.
  public struct ContentFigures: Hashable, Sendable {
    public var elements = 0
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
    public var count = 0
    public var ids: [RowID] = []
  }

  /// The changes of the published pair that no movement explains; sums are of absolute values.
  public struct Corrections: Hashable, Sendable {
    public var count = 0
    public var offsetTotal = Length.zero
    public var offsetLargest = Length.zero
    public var extentTotal = Length.zero
    public var extentLargest = Length.zero

    /// The largest hundred, in order of time.
    public var events: [Event] = []

    public struct Event: Hashable, Sendable {
      public var frame: Int
      public var line: Int
      public var cause: String

      /// The first and the last row measured in the frame.
      public var rows: [RowID]
      public var extentBefore: Length
      public var extentAfter: Length
      public var offsetDelta: Length
    }
  }

  /// The movements of rows on screen that nothing asked for.
  public struct Shifts: Hashable, Sendable {
    public var count = 0
    public var largest = Length.zero
  }

  /// Counts since the start: elements for what is built, live or prefetched, else subviews.
  public struct RowCounts: Hashable, Sendable {
    public var built = 0
    public var bodies = 0
    public var placed = 0
    public var passed = 0
    public var appeared = 0
    public var disappeared = 0
    public var prefetched = 0
    public var prefetchHits = 0
    public var prefetchWasted = 0
    public var livePeak = 0
    public var liveAtEnd = 0
  }

  /// What was kept off screen and let go of.
  public struct StateCounts: Hashable, Sendable {
    public var retainedPeak = 0
    public var retainedAtEnd = 0
    public var released = 0
  }

  /// What became of a `scroll to`.
  public struct ScrollOutcome: Hashable, Sendable {
    public var line: Int

    /// Where it was to go.
    public var target: ScrollTarget
    public var outcome: Outcome

    /// For a target that was not found: what was looked for, and what may have been meant.
    public var explanation: String?
    public var landed: PlacedID?
    public var guessedOffset: Length?
    public var offset: Length
    public var passes: Int
    public var built: Int

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
    }
  }

  /// How far the model is from what a real app showed: model minus observation, in points.
  public struct ObservationDrift: Hashable, Sendable {
    public var line: Int
    public var offsetDrift: Length?
    public var contentDrift: Length?
    public var firstDrift: Length?
  }

  /// What became of an expectation.
  public struct ExpectationResult: Hashable, Sendable {
    public var line: Int
    public var column: Int
    public var text: String
    public var passed: Bool
    public var actual: Actual

    /// For a failure: what in the replay comes nearest to explaining it.
    public var evidence: String?

    public enum Actual: Hashable, Sendable {
      case count(Int)
      case length(Length)
      case placed(PlacedID)
      case rows(RowID, RowID)
      case rules([String])
      case none
    }
  }

  /// An assumption, or something that is not modelled; `mark` is D, RE, O, C or `-`.
  public struct Note: Hashable, Sendable {
    public var mark: String
    public var text: String
  }
}
