/// Why an element was built.
public enum BuildReason: String, Hashable, Sendable, CaseIterable {
  /// It was on screen, or on the way there.
  case placed

  /// A scroll command went to it.
  case target

  /// It is one of the first, whose mean stands for the rest.
  case sample

  /// It was ahead of where the user was heading, or next to a viewport at rest.
  case prefetch

  /// Its number of subviews was needed to find another one.
  case index

  /// It stands in a stack that is not lazy.
  case eager
}

/// Which elements came into being in a frame, and which were let go of.
public struct LifeEvents: Hashable, Sendable {
  /// The elements built, in order, and why.
  public internal(set) var built: [Built] = []

  /// The elements released at the frame's end, in order.
  public internal(set) var released: [Int] = []

  /// The elements whose rows took another height as they had loaded.
  public internal(set) var loaded: [Loaded] = []

  /// The rows whose length changed because of the one they had, in order; one may be there many times.
  public internal(set) var feedback: [Feedback] = []

  /// What the frame's edits came to; `nil` if it had none.
  public internal(set) var edit: EditOutcome?

  /// A row whose own size drove its length.
  public struct Feedback: Hashable, Sendable {
    /// The element.
    public let element: Int

    /// Its length before and after, in points.
    public let lengthBefore: Length
    public let lengthAfter: Length
  }

  /// One element that has loaded.
  public struct Loaded: Hashable, Sendable {
    /// The element.
    public let element: Int

    /// What had begun it.
    public let trigger: LateLoad.Trigger

    /// The lengths of its rows before and after, in points, as far as they were measured.
    public let lengthBefore: Length
    public let lengthAfter: Length
  }

  /// One element that was built.
  public struct Built: Hashable, Sendable {
    /// The element.
    public let element: Int

    /// Why it was built.
    public let reason: BuildReason
  }

  /// Takes the storage of these events for the next frame's, and leaves none here.
  mutating func reuse() -> LifeEvents {
    var next = LifeEvents()
    swap(&next, &self)
    next.built.removeAll(keepingCapacity: true)
    next.released.removeAll(keepingCapacity: true)
    next.loaded.removeAll(keepingCapacity: true)
    next.feedback.removeAll(keepingCapacity: true)
    next.edit = nil
    return next
  }
}
