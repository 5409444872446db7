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
