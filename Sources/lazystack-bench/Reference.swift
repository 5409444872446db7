/// The workload's reference results: what any engine with its rules must find.
///
/// They are those `limit.c` prints, which compares edges that meet with a tolerance of 10^-6.
enum Reference {
  /// By row count and estimate, in the order of ``names``.
  private static func values(rows: Int, fixed: Bool) -> [Double]? {
    switch (rows, fixed) {
    case (10_000, true):
      [8464, 11961, 431, 55939, 471, 911_809, 1_332_467, 1142, 0, 9791, 343_860, 934_219_295]
    case (100_000, true):
      [18529, 13882, 958, 127_969, 550, 8_118_425, 10_736_607, 1875, 0, 32284, 2_745_288, 177_066_578]
    case (1_000_000, true):
      [19561, 14085, 994, 138_488, 569, 80_143_806, 100_783_016, 2006, 0, 37220, 24_954_398, 324_338_327]
    case (10_000, false):
      [
        7627, 11820, 1819, 177_697.884, 2905.222, 911_809.882, 1_389_737.774, 1203, 0, 9580, 345_494.054,
        286_954_295.285,
      ]
    case (100_000, false):
      [
        16764, 13872, 3872, 2_800_773.421, 53432.522, 8_112_755.037, 13_950_238.607, 2029, 0, 29972,
        3_435_030.720, 299_642_471.750,
      ]
    case (1_000_000, false):
      [
        18894, 14380, 4380, 28_841_888.792, 321_000.694, 80_176_897.494, 140_042_235.630, 2200, 0, 35470,
        34_419_390.256, 533_443_608.227,
      ]
    default: nil
    }
  }

  /// The names that `limit.c` gives the figures.
  ///
  /// Those of the trace come first: rows measured, passes, corrections with their
  /// sum and the largest, offset and content extent at its end. Then those of the scroll-to calls.
  private static let names = [
    "measured", "passes", "corrections", "sumAbsCorrection", "maxCorrection", "endOffset", "endTotal",
    "jumpIterations", "worstLandingError", "measuredAfterJumps", "finalOffset", "jumpFingerprint",
  ]

  private static let counts: Set = [
    "measured", "passes", "corrections", "jumpIterations", "measuredAfterJumps",
  ]
}

extension Reference {
  /// The figures of a workload; `nil` if there are none for it.
  static func figures(rows: Int, fixed: Bool) -> [Figure]? {
    values(rows: rows, fixed: fixed).map { zip(names, $0).map { Figure($0, $1) } }
  }

  /// Returns what of an engine's figures is missing or differs.
  ///
  /// `fixed` is exact. Under `avg` the reference computes in floating point: counts may differ by 0.5 %
  /// and heights by 0.01 %.
  static func differences(of figures: [Figure], rows: Int, fixed: Bool) -> [String] {
    guard let expected = self.figures(rows: rows, fixed: fixed) else {
      return ["no reference for \(rows) rows"]
    }
    return expected.compactMap { expected in
      guard let actual = figures.first(where: { $0.name == expected.name }) else {
        return "\(expected.name) is missing"
      }
      let tolerance = fixed ? 0 : counts.contains(expected.name) ? 0.005 : 0.0001
      if (actual.value - expected.value).magnitude <= tolerance * expected.value.magnitude { return nil }
      return "\(expected.name): \(actual.value), should be \(expected.value)"
    }
  }
}
