/// Why an element was built.
public enum BuildReason: String, Hashable, Sendable, CaseIterable {
  /// The element was on screen, or on the way there.
  case placed

  /// A scroll command went to the element.
  case target

  /// The element is one of the first, whose mean counts for the rest.
  case sample

  /// The element was ahead of where the user was heading, or next to a viewport at rest.
  case prefetch

  /// The element's number of subviews was needed to find another one.
  case index

  /// The element is in a stack that is not lazy.
  case eager
}

/// Which elements were built in a frame, and which were released.
public struct LifeEvents: Hashable, Sendable {
  /// The elements built, in order, and why.
  public internal(set) var built: [Built] = []

  /// The elements released at the frame's end, in order.
  public internal(set) var released: [ElementIndex] = []

  /// The elements whose rows took another height as they had loaded.
  public internal(set) var loaded: [Loaded] = []

  /// The rows whose length changed because of the one they had, in order; one may be there many times.
  public internal(set) var feedback: [Feedback] = []

  /// What the frame's edits came to; `nil` if it had none.
  public internal(set) var edit: EditOutcome?

  /// A row whose own size drove its length.
  public struct Feedback: Hashable, Sendable {
    /// The element.
    public let element: ElementIndex

    /// The row's length before and after, in points.
    public let lengthBefore: Length
    public let lengthAfter: Length
  }

  /// One element that has loaded.
  public struct Loaded: Hashable, Sendable {
    /// The element.
    public let element: ElementIndex

    /// What had begun the load.
    public let trigger: LateLoad.Trigger

    /// The lengths of its rows before and after, in points, as far as they were measured.
    public let lengthBefore: Length
    public let lengthAfter: Length
  }

  /// One element that was built.
  public struct Built: Hashable, Sendable {
    /// The element.
    public let element: ElementIndex

    /// Why the element was built.
    public let reason: BuildReason
  }

  /// Takes all events away; the storage is kept.
  mutating func removeAll() {
    // To empty what is empty takes longer than to look.
    if !built.isEmpty { built.removeAll(keepingCapacity: true) }
    if !released.isEmpty { released.removeAll(keepingCapacity: true) }
    if !loaded.isEmpty { loaded.removeAll(keepingCapacity: true) }
    if !feedback.isEmpty { feedback.removeAll(keepingCapacity: true) }
    edit = nil
  }
}
