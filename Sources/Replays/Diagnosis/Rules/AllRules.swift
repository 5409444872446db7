extension Diagnosis.Rule: CaseIterable {
  /// The rules that this version diagnoses, the most harmful first.
  ///
  /// Errors come before warnings and warnings before notes. Chosen, within each: what makes an app hang, what
  /// shows the wrong rows or loses what was done in them, what moves under the reader, what happens at the
  /// wrong place or not at all, what only looks wrong.
  public static let allCases: [Diagnosis.Rule] = [
    .buildLimit,
    .layoutLoop,
    .oneSubviewPerElement,
    .duplicateID,
    .unstableID,
    .scrollTargetUnresolved,
    .invalidSize,
    .eagerInScroll,
    .stateLostOffscreen,
    .indexAsID,
    .visibleShift,
    .scrollTargetDrift,
    .layoutAfterAppear,
    .geometryFeedback,
    .nestedLazySameAxis,
    .offsetKeyedLogic,
    .unreachableThreshold,
    .crossAxisClipped,
    .transformEscapesFrame,
    .positionOverridesAnchor,
    .manySections,
    .estimateNeverSettles,
    .outlierInSample,
    .zeroHeightRows,
  ]
}
