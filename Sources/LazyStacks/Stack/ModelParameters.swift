/// What the model assumes: every number that SwiftUI does not publish, in one place.
///
/// A preset is a value of this type. A report prints all parameters, so that no
/// assumption hides.
public struct ModelParameters: Hashable, Sendable {
  /// How the extent of what was never measured is guessed.
  public var estimate: Estimate

  /// How far a step may move in one frame, in viewports, and still measure every row it crosses.
  public var walk: Limit<Double>

  /// How far ahead rows are prefetched while scrolling, in viewports.
  public var prefetch: Double

  /// The most rows prefetched in one frame.
  public var prefetchRows: Int

  /// The rows prefetched on each side while nothing moves.
  public var idlePrefetch: Int

  /// After how many frames without use a row off screen is released.
  public var retain: Limit<Int>

  /// The most layout passes in a frame.
  public var passLimit: Int

  /// The most elements built in a frame.
  public var buildLimit: Int

  /// What a row counts as before anything was measured, in points.
  public var stride: Length

  /// The preset `measured`: each row's length is remembered, the rest counts with their mean.
  public static let measured = ModelParameters()

  /// Creates the parameters of the preset `measured`, with the given ones changed.
  public init(
    estimate: Estimate = .mean,
    walk: Limit<Double> = .to(2),
    prefetch: Double = 0.75,
    prefetchRows: Int = 1,
    idlePrefetch: Int = 1,
    retain: Limit<Int> = .to(16),
    passLimit: Int = 8,
    buildLimit: Int = 1_000_000,
    stride: Length = 32
  ) {
    self.estimate = estimate
    self.walk = walk
    self.prefetch = prefetch
    self.prefetchRows = prefetchRows
    self.idlePrefetch = idlePrefetch
    self.retain = retain
    self.passLimit = passLimit
    self.buildLimit = buildLimit
    self.stride = stride
  }
}

extension ModelParameters {
  /// How the extent of a row that was never measured is guessed.
  public enum Estimate: Hashable, Sendable {
    /// The mean of the measured rows, zero-length ones included.
    case mean

    /// The same length for ever.
    case fixed(Length)
  }

  /// A bound, or none.
  public enum Limit<Value: Hashable & Sendable>: Hashable, Sendable {
    case to(Value)
    case unlimited
  }
}
