/// A rule that a replay saw violated: what the user sees, why, and what to do.
public struct Diagnosis: Hashable, Sendable {
  /// The rule that is violated.
  public var rule: Rule

  /// How bad it is.
  public var severity: Severity

  /// The line of the view or step to blame.
  public var line: Int

  /// The column where it begins, in bytes from 1.
  public var column: Int

  /// What the user sees.
  public var symptom: String

  /// Why the stack must behave so.
  public var because: String

  /// What to do about it.
  public var fix: String

  /// The numbers that show it, in a stated order.
  public var evidence: [Evidence]

  /// One number, by its key in the JSON report.
  public struct Evidence: Hashable, Sendable {
    /// What the number is.
    public var key: String

    /// The number.
    public var value: Double
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The list does not do what its code says.
    case error

    /// It does, and its user will notice something.
    case warning

    /// Something to know.
    case note
  }

  /// The rules that this version diagnoses.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The number of an element's subviews is not constant, or is not 1.
    case oneSubviewPerElement = "one-subview-per-element"

    /// Elements of a stack have the same id.
    case duplicateID = "duplicate-id"

    /// Ids change on update.
    case unstableID = "unstable-id"

    /// An id is the position, and an edit moved it to other data.
    case indexAsID = "index-as-id"

    /// Written row state was released, and the row came back.
    case stateLostOffscreen = "state-lost-offscreen"

    /// A row changed its size because of what it did when it appeared.
    case layoutAfterAppear = "layout-after-appear"

    /// Logic on an absolute offset went by an estimate.
    case offsetKeyedLogic = "offset-keyed-logic"

    /// A measured geometry drives a length in the same scroll view.
    case geometryFeedback = "geometry-feedback"

    /// An id is unknown, or of another type.
    case scrollTargetUnresolved = "scroll-target-unresolved"

    /// A target moved after it had landed.
    case scrollTargetDrift = "scroll-target-drift"

    /// The estimate moves on after every row was seen.
    case estimateNeverSettles = "estimate-never-settles"

    /// The first rows are unlike the others.
    case outlierInSample = "outlier-in-sample"

    /// What is on screen moved without a command.
    case visibleShift = "visible-shift"

    /// A row is too long to be visible to the threshold.
    case unreachableThreshold = "unreachable-threshold"

    /// A row is larger across than the first one.
    case crossAxisClipped = "cross-axis-clipped"

    /// A visual effect leaves the layout frame.
    case transformEscapesFrame = "transform-escapes-frame"

    /// A lazy stack stands inside another one of its axis.
    case nestedLazySameAxis = "nested-lazy-same-axis"

    /// Many rows stand in a stack that is not lazy.
    case eagerInScroll = "eager-in-scroll"

    /// A frame needs more layout passes than it may.
    case layoutLoop = "layout-loop"

    /// A frame would build more elements than it may.
    case buildLimit = "build-limit"

    /// Rows without height drag the estimate down.
    case zeroHeightRows = "zero-height-rows"

    /// Both a bound position and a default anchor are declared.
    case positionOverridesAnchor = "position-overrides-anchor"

    /// How bad the worst violation is.
    public var severity: Severity {
      switch self {
      case .zeroHeightRows, .estimateNeverSettles, .outlierInSample, .positionOverridesAnchor: .note
      case .stateLostOffscreen, .indexAsID, .layoutAfterAppear, .offsetKeyedLogic, .scrollTargetDrift,
        .visibleShift, .unreachableThreshold, .eagerInScroll, .geometryFeedback, .crossAxisClipped,
        .transformEscapesFrame, .nestedLazySameAxis:
        .warning
      case .oneSubviewPerElement, .duplicateID, .unstableID, .scrollTargetUnresolved, .layoutLoop,
        .buildLimit:
        .error
      }
    }
  }
}

extension Diagnosis.Severity: Comparable {
  /// Whether the first is less bad than the second.
  public static func < (lhs: Diagnosis.Severity, rhs: Diagnosis.Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
