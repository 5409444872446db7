public import Layouts
public import LazyStacks
public import ScrollTraces

/// What happened to one row in a replay, and why.
///
/// A row stands for its element: where that has several subviews, it is seen as long as one of them is.
public struct RowLife: Hashable, Sendable {
  /// The trace's path, as it was given.
  public var trace: String

  /// The row's identity.
  public var id: RowID

  /// The element's place among all elements, from 0; `nil` as long as it is in an element that is not open.
  public var element: ElementIndex?

  /// The frames replayed, the initial layout included.
  public var frames = 0

  /// What happened, in order.
  public var events: [Event] = []

  /// Which views make the element's number of subviews vary; empty if none does.
  public var causes: [SubviewCount.Cause] = []

  /// Where the row was in the frame that was asked for, else at the end.
  public var situation: Situation

  /// Whether a frame was asked for.
  public var isOfFrame = false
}

extension RowLife {
  /// Something that happened to the row.
  public struct Event: Hashable, Sendable {
    /// When.
    public var moment: ReplayReport.Moment

    /// What, and why.
    public var kind: Kind
  }

  /// What may happen to a row.
  public enum Kind: Hashable, Sendable {
    /// The row's `init` and `body` ran; what its state was before it was released is initial again.
    case built(BuildCause, without: [State])

    /// The row's subviews were measured, for the first time or with another length, in points; with what is wrong
    /// with an invalid height, which counts as 0.
    case measured([Length], invalidHeight: String?)

    /// The frame that measured the row changed the published offset or extent.
    case corrected(Correction)

    /// The row came on screen, at a distance from the viewport's leading edge.
    case seen(at: Length, runsOnAppear: Bool)

    /// The row left the screen, and is kept alive for a while or for good.
    case left(KeepReason)

    /// The row's state took a value; writing the one it has changes nothing.
    case written(State, isChange: Bool)

    /// The row's state was to take a value, and the row was not alive.
    case unwritten(State)

    /// The row's body ran again, as an environment value that it reads has changed.
    case rerun

    /// The row went, and its state with it.
    case removed(Removal)

    /// An edit put the row at another place among all elements.
    case moved(from: ElementIndex, to: ElementIndex)

    /// What came late had loaded.
    case loaded

    /// The row was released after a number of changing frames without use, and its state with it.
    case released(after: Int, lastUse: Int, losing: [State])
  }

  /// A name and a value of row state.
  public struct State: Hashable, Sendable {
    /// The state's name.
    public var key: String

    /// The state's value.
    public var value: StateValue
  }

  /// A change of the published pair.
  public struct Correction: Hashable, Sendable {
    /// What caused it, in a few words.
    public var cause: String

    /// The change of offset that no movement explains, in points.
    public var offsetDelta: Length

    /// The published extents before and after, in points.
    public var extentBefore: Length
    public var extentAfter: Length
  }

  /// Why a row is no longer there.
  public enum Removal: String, Hashable, Sendable, CaseIterable {
    /// The environment left the row out of the stack.
    case environment

    /// An edit removed the row from the data.
    case edit
  }

  /// Why a row was built.
  public enum BuildCause: String, Hashable, Sendable, CaseIterable {
    /// The row was laid out on screen.
    case placed

    /// The row was scrolled past, and is not on screen at the frame's end.
    case passed

    /// A scroll command went to the row.
    case target

    /// The row was ahead of where the user was heading.
    case prefetchedAhead

    /// The row was next to a viewport at rest.
    case prefetchedAtRest

    /// The row is one of the first, whose mean stands for the rest.
    case sample

    /// The row's number of subviews was needed to find another row.
    case index

    /// The row's stack is not lazy.
    case eager
  }

  /// Why a row that is off screen is alive.
  public enum KeepReason: Hashable, Sendable {
    /// The row is released after so many changing frames without use.
    case retained(frames: Int)

    /// The row was built ahead and not seen yet, and is released after so many changing frames without use.
    case prefetched(frames: Int)

    /// Indices of later rows depend on the row, so it is never released.
    case index

    /// The model never releases a row.
    case always

    /// The stack is not lazy.
    case eager
  }

  /// Where a row is at a frame's end.
  public struct Situation: Hashable, Sendable {
    /// The frame.
    public var moment: ReplayReport.Moment

    /// Whether the row is alive, and on screen.
    public var status: Status

    /// From the viewport's leading edge to the row: its own distance if it is seen, else by the estimates; `nil` if
    /// it has no subview, or none that is known.
    public var distance: Length?
  }

  /// How a row can be.
  public enum Status: Hashable, Sendable {
    /// The row was never built.
    case notBuilt

    /// The row was released in a frame, and not built since.
    case released(since: Int)

    /// The environment leaves the row out, since a frame.
    case removed(since: Int)

    /// The row is off screen, and was on screen or built last in a frame.
    case keptAlive(KeepReason, since: Int)

    /// The row is on screen.
    case seen
  }
}

extension RowLife {
  /// The event that brought the row into its situation; `nil` if nothing did yet.
  public var explanation: Event? {
    events.last { event in
      guard event.moment.frame <= situation.moment.frame else { return false }
      return switch event.kind {
      case .built, .seen, .left, .removed, .released: true
      case .measured, .corrected, .rerun, .moved, .loaded, .written, .unwritten: false
      }
    }
  }
}
