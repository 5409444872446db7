/// What the model assumes: every number that SwiftUI does not publish, in one place.
///
/// A preset is a value of this type. A report prints all parameters, so that no
/// assumption hides.
public struct ModelParameters: Hashable, Sendable {
  /// The preset that the parameters began as.
  public let preset: Preset

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

  /// How many rows are measured before the first layout, to know their mean.
  public var sample: Int

  /// By what share of the smaller a new content extent must differ from the published one.
  ///
  /// Only `walked` estimates wait to be published.
  public var publish: Double

  /// What stays in place when the data changes; `nil`: as the content's modifiers choose, and the offset
  /// without one.
  public var edits: EditAnchoring?

  /// Whether a row that is scrolled to the top lies below the pinned header, or under it.
  public var targetUnderHeader: TargetUnderHeader

  /// How many points a row may lack and still be visible to a share.
  public var visibilityTolerance: Length

  /// How far views stand apart whose stack does not say.
  public var gaps: Gaps

  /// How far from the rows on screen a target may lie, in viewports, for a jump to walk there; 0: none does.
  ///
  /// A jump that walks builds and measures each row it crosses.
  public var jumpWalk: Double

  /// Creates the parameters of a preset, `measured` by default, with the given ones changed.
  public init(
    preset: Preset = .measured,
    estimate: Estimate = .mean,
    walk: Limit<Double> = .to(2),
    prefetch: Double = 0.75,
    prefetchRows: Int = 1,
    idlePrefetch: Int = 1,
    retain: Limit<Int> = .to(16),
    passLimit: Int = 8,
    buildLimit: Int = 1_000_000,
    stride: Length = 32,
    sample: Int = 0,
    publish: Double = 0,
    edits: EditAnchoring? = nil,
    targetUnderHeader: TargetUnderHeader = .below,
    visibilityTolerance: Length = 0.01,
    gaps: Gaps = .preferred,
    jumpWalk: Double = 0
  ) {
    self.preset = preset
    self.estimate = estimate
    self.walk = walk
    self.prefetch = prefetch
    self.prefetchRows = prefetchRows
    self.idlePrefetch = idlePrefetch
    self.retain = retain
    self.passLimit = passLimit
    self.buildLimit = buildLimit
    self.stride = stride
    self.sample = sample
    self.publish = publish
    self.edits = edits
    self.targetUnderHeader = targetUnderHeader
    self.visibilityTolerance = visibilityTolerance
    self.gaps = gaps
    self.jumpWalk = jumpWalk
  }
}

extension ModelParameters {
  /// A named set of parameters.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI from iOS 18 on.
    case swiftui

    /// SwiftUI up to iOS 17, which never released a row.
    case swiftui17

    /// The reference: each row's length is remembered, and each change of an estimate is published.
    case measured

    /// The preset's parameters.
    public var parameters: ModelParameters {
      switch self {
      case .swiftui: ModelParameters(preset: self, estimate: .walked, sample: 2, publish: 0.1, jumpWalk: 3)
      case .swiftui17:
        ModelParameters(
          preset: self, estimate: .walked, retain: .unlimited, sample: 2, publish: 0.1, jumpWalk: 3)
      case .measured: ModelParameters()
      }
    }
  }

  /// SwiftUI from iOS 18 on.
  ///
  /// - Note: The estimates and their publication are known from a reimplementation; how far and how
  ///   fast rows are prefetched is a guess.
  public static let swiftui = Preset.swiftui.parameters

  /// The preset `measured`.
  public static let measured = Preset.measured.parameters
}

extension ModelParameters {
  /// How the extent of a row that was never measured is guessed.
  public enum Estimate: Hashable, Sendable {
    /// The running mean of the rows placed so far; only those on screen are known.
    case walked

    /// The mean of the measured rows, zero-length ones included; each is remembered.
    case mean

    /// One length, for ever.
    case fixed(Length)
  }

  /// What stays in place when the data changes.
  public enum EditAnchoring: String, Hashable, Sendable, CaseIterable {
    /// The content offset. (Observed: SwiftUI without a bound position.)
    case keepOffset

    /// The anchor row. (Documented: `scrollPosition(id:anchor:)`.)
    case keepVisible

    /// The distance from the content's end. (Documented: `defaultScrollAnchor(.bottom, for: .sizeChanges)`.)
    case keepEnd
  }

  /// Where `scroll to` with an anchor puts a row when a header is pinned.
  public enum TargetUnderHeader: String, Hashable, Sendable, CaseIterable {
    /// By the edge of the pinned header.
    case below

    /// By the viewport's edge.
    case raw
  }

  /// How far views stand apart where a stack is declared without `spacing`.
  public enum Gaps: String, Hashable, Sendable, CaseIterable {
    /// As the two neighbours prefer. (Observed on macOS 26 and 27: texts 0 points, a text above something else 8.15,
    /// something else above a text 4.74, all others 8.)
    case preferred

    /// 8 points in every stack, and none between the children of the scroll view.
    case standard
  }

  /// A bound, or none.
  public enum Limit<Value: Hashable & Sendable>: Hashable, Sendable {
    case to(Value)
    case unlimited
  }
}
