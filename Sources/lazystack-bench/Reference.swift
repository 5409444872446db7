import LazyStacks

/// The workload's reference results: what any engine with its rules must find.
///
/// They are those `limit.c` prints, but for the scroll-to phase under `avg`. There the edges of rows
/// meet those of the viewport exactly, and the rounding of `limit.c` puts them on one side or the
/// other: it iterates up to 2.4 % more, measures up to 0.9 % more rows and ends up to 0.013 % off.
/// The figures here are those it prints with a tolerance of 10^-6 in three comparisons: of the row at
/// the offset, of the row that reaches the end, and of the target with the offset.
struct Reference {
  let measured: Int
  let passes: Int
  let corrections: Int
  let correctionTotal: Double
  let correctionLargest: Double
  let offset: Double
  let content: Double
  let iterations: Int
  let measuredAtEnd: Int
  let lastOffset: Double
  let fingerprint: Double

  /// By row count and estimate.
  static func results(rows: Int, fixed: Bool) -> Reference? {
    switch (rows, fixed) {
    case (10_000, true):
      Reference(
        measured: 8464, passes: 11961, corrections: 431, correctionTotal: 55939, correctionLargest: 471,
        offset: 911_809, content: 1_332_467, iterations: 1142, measuredAtEnd: 9791, lastOffset: 343_860,
        fingerprint: 934_219_295)
    case (100_000, true):
      Reference(
        measured: 18529, passes: 13882, corrections: 958, correctionTotal: 127_969, correctionLargest: 550,
        offset: 8_118_425, content: 10_736_607, iterations: 1875, measuredAtEnd: 32284, lastOffset: 2_745_288,
        fingerprint: 177_066_578)
    case (1_000_000, true):
      Reference(
        measured: 19561, passes: 14085, corrections: 994, correctionTotal: 138_488, correctionLargest: 569,
        offset: 80_143_806, content: 100_783_016, iterations: 2006, measuredAtEnd: 37220,
        lastOffset: 24_954_398, fingerprint: 324_338_327)
    case (10_000, false):
      Reference(
        measured: 7627, passes: 11820, corrections: 1819, correctionTotal: 177_697.884,
        correctionLargest: 2905.222, offset: 911_809.882, content: 1_389_737.774, iterations: 1203,
        measuredAtEnd: 9580, lastOffset: 345_494.054, fingerprint: 286_954_295.285)
    case (100_000, false):
      Reference(
        measured: 16764, passes: 13872, corrections: 3872, correctionTotal: 2_800_773.421,
        correctionLargest: 53432.522, offset: 8_112_755.037, content: 13_950_238.607, iterations: 2029,
        measuredAtEnd: 29972, lastOffset: 3_435_030.720, fingerprint: 299_642_471.750)
    case (1_000_000, false):
      Reference(
        measured: 18894, passes: 14380, corrections: 4380, correctionTotal: 28_841_888.792,
        correctionLargest: 321_000.694, offset: 80_176_897.494, content: 140_042_235.630, iterations: 2200,
        measuredAtEnd: 35470, lastOffset: 34_419_390.256, fingerprint: 533_443_608.227)
    default: nil
    }
  }
}

extension Reference {
  /// A figure of a run, the one it should be, and whether it may differ a little.
  struct Figure {
    let name: String
    let actual: Double
    let expected: Double
    let tolerance: Double

    var holds: Bool { (actual - expected).magnitude <= tolerance * expected.magnitude }
  }

  /// The figures of a run beside the reference.
  ///
  /// `fixed` is exact. Under `avg` the reference computes in floating point: counts may differ by 0.5 %
  /// and heights by 0.01 %.
  func figures(of run: WorkloadRun, fixed: Bool) -> [Figure] {
    let (counts, heights) = fixed ? (0, 0) : (0.005, 0.0001)
    return [
      Figure(
        name: "rows measured", actual: Double(run.afterTrace.measured), expected: Double(measured),
        tolerance: counts),
      Figure(
        name: "passes", actual: Double(run.afterTrace.passes), expected: Double(passes), tolerance: counts),
      Figure(
        name: "corrections", actual: Double(run.afterTrace.corrections), expected: Double(corrections),
        tolerance: counts),
      Figure(
        name: "sum of corrections", actual: Double(run.afterTrace.correctionTotal.points),
        expected: correctionTotal, tolerance: heights),
      Figure(
        name: "largest correction", actual: Double(run.afterTrace.correctionLargest.points),
        expected: correctionLargest, tolerance: heights),
      Figure(name: "offset after trace", actual: run.offsetAfterTrace, expected: offset, tolerance: heights),
      Figure(
        name: "content after trace", actual: run.contentAfterTrace, expected: content, tolerance: heights),
      Figure(
        name: "scroll-to iterations", actual: Double(run.atEnd.iterations), expected: Double(iterations),
        tolerance: counts),
      Figure(
        name: "rows measured at the end", actual: Double(run.atEnd.measured), expected: Double(measuredAtEnd),
        tolerance: counts),
      Figure(name: "last offset", actual: run.lastOffset, expected: lastOffset, tolerance: heights),
      Figure(name: "fingerprint", actual: run.atEnd.fingerprint, expected: fingerprint, tolerance: heights),
    ]
  }
}
