public import LazyStacks

/// One line of a trace's story.
public enum Step: Hashable, Sendable {
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

  /// `mark "settled"`: a moment that `since` refers to.
  case mark(String)

  /// `expect …`: takes no time.
  case expect(TraceExpectation)

  /// `observe …`: what a real app showed; takes no time and drives nothing.
  case observe(Observation)
}

/// A step and where it stands.
///
/// Two are equal when their steps are, wherever they stand.
public struct LocatedStep: Hashable, Sendable {
  /// The step.
  public var step: Step

  /// Where it begins.
  public var location: SourceLocation

  /// Creates a step at a place.
  public init(_ step: Step, at location: SourceLocation) {
    self.step = step
    self.location = location
  }

  /// Whether both do the same, wherever they stand.
  public static func == (lhs: LocatedStep, rhs: LocatedStep) -> Bool { lhs.step == rhs.step }

  /// Hashes the step without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(step) }
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

/// What a real app showed at a moment: `observe at 1.234s offset 300 content 9000 first "m4" at -12`.
public struct Observation: Hashable, Sendable {
  /// The recording's time of it.
  public var time: Duration?

  /// The content offset, in points.
  public var offset: Length?

  /// The content's extent, in points.
  public var content: Length?

  /// The first row seen.
  public var first: RowID?

  /// That row's distance from the viewport's leading edge.
  public var firstDistance: Length?

  /// Creates an observation.
  public init(
    time: Duration? = nil, offset: Length? = nil, content: Length? = nil,
    first: RowID? = nil, firstDistance: Length? = nil
  ) {
    self.time = time
    self.offset = offset
    self.content = content
    self.first = first
    self.firstDistance = firstDistance
  }
}
