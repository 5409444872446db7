public import Findings
public import LazyStacks

/// One line of a trace's story.
public indirect enum Step: Hashable, Sendable {
  /// `scroll by 240`, `scroll by 2400 in 500ms`: the user moves the content.
  case scrollBy(Length, over: Duration?)

  /// `scroll to …`: a command moves the content; `animated 350ms` spreads it over frames.
  case scrollTo(ScrollTarget, animated: Duration?)

  /// `frame`: one frame in which nothing is asked.
  case frame

  /// `idle 200ms`: frames in which nothing moves and spare time may be used.
  case idle(Duration)

  /// `environment compact = true`: a declared value changes; the anchor stays on screen.
  case environment(Trace.EnvironmentValue)

  /// `state "m12" draft = "hello"`: a row's `@State` takes a value; one frame.
  case state(RowID, key: String, StateValue)

  /// `insert 20 at 0`, `remove "m3"` and the like: the data changes, or the size of rows; one frame.
  case edit(DataEdit)

  /// `begin` … `commit`: edits that land in one frame.
  case batch([LocatedEdit])

  /// `viewport 844 x 390`: a rotation, or a keyboard that takes room.
  case viewport(Trace.ViewportSize)

  /// `inset bottom 336`: a part of the viewport that content can be scrolled clear of.
  case inset(Length)

  /// `start fling 3000`: begins a motion that `idle` advances; the next command interrupts it.
  case start(StartedMotion)

  /// `drag 240 in 300ms`: the finger moves the content.
  case drag(Length, over: Duration)

  /// `idle until rest`: frames until nothing moves and nothing loads.
  case idleUntilRest

  /// `follow "m5" at 120`: moves as a finger would, so that a row sits there.
  case follow(RowID, at: Length)

  /// `on end within 300 { … }`: steps for when something happens; takes no time itself.
  case on(Reaction)

  /// `mark "settled"`: a moment that `since` refers to.
  case mark(String)

  /// `expect …`: takes no time.
  case expect(TraceExpectation)

  /// `observe …`: what a real app showed; takes no time and drives nothing.
  case observe(Trace.Observation)
}

/// A step and where it stands.
///
/// Two are equal when their steps are, wherever they stand.
public struct LocatedStep: Hashable, Sendable {
  /// The step.
  public var step: Step

  /// Where it begins.
  public var location: SourcePoint

  /// Creates a step at a place.
  public init(_ step: Step, at location: SourcePoint) {
    self.step = step
    self.location = location
  }

  /// Whether both do the same, wherever they stand.
  public static func == (lhs: LocatedStep, rhs: LocatedStep) -> Bool { lhs.step == rhs.step }

  /// Hashes the step without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(step) }
}

/// An edit of a batch and where it stands.
///
/// Two are equal when their edits are, wherever they stand.
public struct LocatedEdit: Hashable, Sendable {
  /// The edit.
  public var edit: DataEdit

  /// Where it begins.
  public var location: SourcePoint

  /// Creates an edit at a place.
  public init(_ edit: DataEdit, at location: SourcePoint) {
    self.edit = edit
    self.location = location
  }

  /// Whether both do the same, wherever they stand.
  public static func == (lhs: LocatedEdit, rhs: LocatedEdit) -> Bool { lhs.edit == rhs.edit }

  /// Hashes the edit without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(edit) }
}

/// A motion that `start` begins.
public enum StartedMotion: Hashable, Sendable {
  /// `fling 3000`, `fling -800 fast`: what a lifted finger leaves, in points a second.
  case fling(Double, DecelerationRate)

  /// `scroll by 2400 in 500ms`.
  case scrollBy(Length, over: Duration)

  /// `scroll to "m9000" anchor top animated 350ms`.
  case scrollTo(ScrollTarget, animated: Duration)
}

/// How fast a fling slows down.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  case normal, fast
}

/// Steps for when something happens.
public struct Reaction: Hashable, Sendable {
  /// When.
  public var trigger: Trigger

  /// Whether it happens just one time.
  public var isOnce: Bool

  /// What is done: steps that take time, in order.
  public var steps: [LocatedStep]

  /// Creates a reaction.
  public init(on trigger: Trigger, once isOnce: Bool = false, steps: [LocatedStep]) {
    self.trigger = trigger
    self.isOnce = isOnce
    self.steps = steps
  }

  /// What a reaction waits for.
  public enum Trigger: Hashable, Sendable {
    /// `appear "m40"`.
    case appear(RowID)

    /// `visible "m40" 0.5`: the row comes to be visible to a share.
    case visible(RowID, share: Double)

    /// `offset >= 400`: the published offset comes to compare so.
    case offset(Comparison, Length)

    /// `end within 300`: the viewport's end is that near to the content's.
    case endWithin(Length)

    /// `start within 300`: the viewport's start is that near to the content's.
    case startWithin(Length)
  }
}

/// Where `scroll to` goes.
public enum ScrollTarget: Hashable, Sendable {
  /// `scroll to "m5000" anchor top`; without an anchor, or with `none`, the least move.
  case row(RowID, anchor: ScrollAnchor?)

  /// `scroll to offset 300`.
  case offset(Length)

  /// `scroll to edge bottom`.
  case edge(ScrollEdge)
}
