public import Findings

/// A rule that a replay saw violated: what the user sees, why, and what to do.
public struct Diagnosis: Hashable, Sendable {
  /// The rule that is violated.
  public var rule: Rule

  /// What it costs, as the rule counts it.
  ///
  /// Points that rows moved, rows that were built in vain, values that were lost: costs of different rules cannot
  /// be compared.
  public var cost: Double

  /// What is reported of it: the view or step to blame, the symptom, the reason, and what to do.
  public var finding: Finding

  /// How bad a violation is.
  public typealias Severity = Findings.Severity

  /// One number that shows it, by its key in the JSON report.
  public typealias Evidence = Finding.Evidence

  /// The rules that this version diagnoses, the most harmful first.
  ///
  /// Errors come before warnings and warnings before notes. Chosen, within each: what makes an app hang, what
  /// shows the wrong rows or loses what was done in them, what moves under the reader, what happens at the
  /// wrong place or not at all, what only looks wrong.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A frame would build more elements than it may.
    case buildLimit = "build-limit"

    /// A frame needs more layout passes than it may.
    case layoutLoop = "layout-loop"

    /// The number of an element's subviews is not constant, or is not 1.
    case oneSubviewPerElement = "one-subview-per-element"

    /// Elements of a stack have the same id.
    case duplicateID = "duplicate-id"

    /// Ids change on update.
    case unstableID = "unstable-id"

    /// An id is unknown, or of another type.
    case scrollTargetUnresolved = "scroll-target-unresolved"

    /// A row's size is no size.
    case invalidSize = "invalid-size"

    /// Many rows stand in a stack that is not lazy.
    case eagerInScroll = "eager-in-scroll"

    /// Written row state was released, and the row came back.
    case stateLostOffscreen = "state-lost-offscreen"

    /// An id is the position, and an edit moved it to other data.
    case indexAsID = "index-as-id"

    /// What is on screen moved without a command.
    case visibleShift = "visible-shift"

    /// A target moved after it had landed.
    case scrollTargetDrift = "scroll-target-drift"

    /// A row changed its size because of what it did when it appeared.
    case layoutAfterAppear = "layout-after-appear"

    /// A measured geometry drives a length in the same scroll view.
    case geometryFeedback = "geometry-feedback"

    /// A lazy stack stands inside another one of its axis.
    case nestedLazySameAxis = "nested-lazy-same-axis"

    /// Logic on an absolute offset went by an estimate.
    case offsetKeyedLogic = "offset-keyed-logic"

    /// A row is too long to be visible to the threshold.
    case unreachableThreshold = "unreachable-threshold"

    /// A row is larger across than the first one.
    case crossAxisClipped = "cross-axis-clipped"

    /// A visual effect leaves the layout frame.
    case transformEscapesFrame = "transform-escapes-frame"

    /// Both a bound position and a default anchor are declared.
    case positionOverridesAnchor = "position-overrides-anchor"

    /// The estimate moves on after every row was seen.
    case estimateNeverSettles = "estimate-never-settles"

    /// The first rows are unlike the others.
    case outlierInSample = "outlier-in-sample"

    /// Rows without height drag the estimate down.
    case zeroHeightRows = "zero-height-rows"

    /// How bad the worst violation is.
    public var severity: Severity {
      switch self {
      case .buildLimit, .layoutLoop, .oneSubviewPerElement, .duplicateID, .unstableID,
        .scrollTargetUnresolved, .invalidSize:
        .error
      case .eagerInScroll, .stateLostOffscreen, .indexAsID, .visibleShift, .scrollTargetDrift,
        .layoutAfterAppear, .geometryFeedback, .nestedLazySameAxis, .offsetKeyedLogic, .unreachableThreshold,
        .crossAxisClipped, .transformEscapesFrame:
        .warning
      case .positionOverridesAnchor, .estimateNeverSettles, .outlierInSample, .zeroHeightRows: .note
      }
    }
  }
}

extension Diagnosis {
  /// How bad it is.
  public var severity: Severity { finding.severity }

  /// The line of the view or step to blame.
  public var line: Int { finding.place.location.line }

  /// The column where it begins, in bytes from 1.
  public var column: Int { finding.place.location.column }

  /// What the user sees.
  public var symptom: String { finding.symptom }

  /// Why the stack must behave so.
  public var because: String { finding.because }

  /// What to do about it.
  public var fix: String { finding.fix }

  /// The numbers that show it, in a stated order.
  public var evidence: [Evidence] { finding.evidence }
}

extension Diagnosis {
  /// Whether this comes before another: by severity, then the rule's harm, then what it costs; `nil` where
  /// these are the same, and only the place is left to tell.
  func isWorse(than other: Diagnosis) -> Bool? {
    if severity != other.severity { return severity > other.severity }
    if rule != other.rule { return rule.harmRank < other.rule.harmRank }
    return cost == other.cost ? nil : cost > other.cost
  }
}

extension Diagnosis.Rule {
  fileprivate var harmRank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
