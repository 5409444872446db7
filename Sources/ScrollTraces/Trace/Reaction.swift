public import LazyStacks

/// Steps for when something happens.
public struct Reaction: Hashable, Sendable {
  /// What the reaction waits for.
  public var trigger: Trigger

  /// Whether the reaction happens only once.
  public var isOnce: Bool

  /// The steps that the reaction performs, in order; each takes time.
  public var steps: [LocatedStep]

  /// Creates a reaction.
  public init(on trigger: Trigger, once isOnce: Bool = false, steps: [LocatedStep]) {
    self.trigger = trigger
    self.isOnce = isOnce
    self.steps = steps
  }

  /// What a reaction waits for.
  public enum Trigger: Hashable, Sendable {
    /// `appear "m40"`: the row appears.
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
