extension AuditCheck {
  /// What is wrong with gaps and with order.
  static var arrangementChecks: [AuditCheck] {
    [
      AuditCheck(rule: .gapCount, cases: gapCases) { driver, aCase in gapCount(driver, aCase) },
      AuditCheck(rule: .gapAxis, cases: { _ in [spacedCase(nil), spacedCase(70), spacedCase(1)] }) {
        driver, aCase in
        gapAxis(driver, aCase)
      },
      AuditCheck(rule: .readingOrder, cases: { _ in orderCases }) { driver, aCase in
        order(driver, aCase)
      },
      AuditCheck(rule: .roundingAccumulates, cases: { _ in [fractionalCase] }) { driver, aCase in
        rounding(driver, aCase)
      },
    ]
  }

  private static func spacedCase(_ width: CGFloat?) -> LayoutAudit.Case {
    let sample = LayoutAudit.Sample.spaced(width: 30, height: 20, horizontally: 5.25, vertically: 23.75)
    return LayoutAudit.Case(
      samples: Array(repeating: sample, count: 4), proposal: ProposedViewSize(width: width, height: nil))
  }

  private static func gapCases(_ matrix: AuditMatrix) -> [LayoutAudit.Case] {
    matrix.scenes.filter { $0.count > 1 && $0.allSatisfy(\.isRigid) }.flatMap { scene in
      [ProposedViewSize.unspecified, ProposedViewSize(width: 1, height: nil)].map {
        LayoutAudit.Case(samples: scene, proposal: $0)
      }
    }
  }

  private static var orderCases: [LayoutAudit.Case] {
    let alike = [LayoutAudit.Sample](repeating: .rigid(width: 40, height: 20), count: 6)
    let widths: [CGFloat] = [30, 60, 20, 50, 40, 10]
    let mixed = widths.map { LayoutAudit.Sample.rigid(width: $0, height: 20) }
    return [alike, mixed].flatMap { scene in
      [ProposedViewSize.unspecified, ProposedViewSize(width: 150, height: nil)].map {
        LayoutAudit.Case(samples: scene, proposal: $0)
      }
    }
  }

  private static var fractionalCase: LayoutAudit.Case {
    LayoutAudit.Case(
      samples: Array(repeating: .rigid(width: 10.4, height: 10.4), count: 24), proposal: .unspecified)
  }

  /// Whether room is left at one end that is just a gap, or before a first row that has no room.
  private static func gapCount(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Evidence? {
    guard aCase.samples.count > 1, aCase.samples.allSatisfy(\.isRigid) else { return nil }
    if let empty = emptyRow(driver, aCase) { return empty }
    if let loose = looseGap(driver, aCase) {
      // Room in a column of a fixed width looks like a gap, but gets less as subviews grow.
      var larger = aCase
      larger.samples = aCase.samples.map(\.grown)
      if looseGap(driver, larger) == loose {
        return LayoutAudit.Evidence(
          "there is a gap of \(LayoutAudit.Case.number(loose.length)) "
            + (loose.isFirst ? "before the first subview" : "after the last subview"))
      }
    }
    return nil
  }

  /// A gap with nothing at one side of it.
  private struct LooseGap: Equatable {
    let axis: Axis
    let length: CGFloat
    let isFirst: Bool
  }

  private static func looseGap(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LooseGap? {
    let result = driver.result(aCase)
    guard result.size.isFinite else { return nil }
    for axis in Axis.allCases {
      let starts = result.frames.map { $0.origin[axis] }
      let ends = result.frames.map { $0.origin[axis] + $0.size[axis] }
      let before = starts.min() ?? 0
      let after = result.size[axis] - (ends.max() ?? 0)
      let gaps = zip(ends, starts.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
      let slack = max(before, after)
      guard slack > 0.01, abs(min(before, after)) < 0.01, gaps.contains(where: { abs($0 - slack) < 0.01 })
      else {
        continue
      }
      return LooseGap(axis: axis, length: (slack * 100).rounded() / 100, isFirst: before > after)
    }
    return nil
  }

  /// Whether there is room above the first row where it is narrow, and none where it is wide.
  private static func emptyRow(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Evidence? {
    guard aCase.proposal.width == 1 else { return nil }
    let narrow = driver.result(aCase)
    let before = narrow.frames.map(\.minY).min() ?? 0
    let after = narrow.size.height - (narrow.frames.map(\.maxY).max() ?? 0)
    var wideCase = aCase
    wideCase.proposal.width = 1000
    let wide = driver.result(wideCase).frames.map(\.minY).min() ?? 0
    guard before > 0.01, abs(after) < 0.01, abs(wide) < 0.01 else { return nil }
    return LayoutAudit.Evidence("the first row is empty and \(LayoutAudit.Case.number(before)) high")
  }

  /// Whether subviews beside each other keep the distance they prefer below each other, or the reverse.
  private static func gapAxis(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Evidence? {
    for (frame, next) in driver.result(aCase).frames.neighbours {
      let isBeside = abs(frame.minY - next.minY) < 0.01 && abs(next.minX - frame.maxX - 23.75) < 0.01
      let isBelow = next.minY > frame.minY && abs(next.minY - frame.maxY - 5.25) < 0.01
      guard isBeside || isBelow else { continue }
      return LayoutAudit.Evidence(
        isBeside
          ? "subviews beside each other are 23.75 apart, which they prefer below each other"
          : "subviews below each other are 5.25 apart, which they prefer beside each other")
    }
    return nil
  }

  /// Whether subviews in rows, or in a column, come in another order than the data.
  private static func order(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Evidence? {
    let frames = driver.result(aCase).frames
    let rows = Dictionary(grouping: frames, by: { ($0.minY * 100).rounded() })
    let hasRows = rows.values.contains { $0.count > 2 && Set($0.map(\.minX)).count == $0.count }
    let isColumn = frames.count > 2 && rows.count == frames.count && Set(frames.map(\.minX)).count == 1
    guard hasRows || isColumn else { return nil }
    for index in frames.indices {
      for later in frames.indices[(index + 1)...] {
        let (frame, next) = (frames[index], frames[later])
        let isAbove = next.maxY <= frame.minY + 0.01 && next.minY < frame.minY - 0.01
        let isBefore =
          abs(next.minY - frame.minY) < 0.01 && next.maxX <= frame.minX + 0.01 && next.minX < frame.minX
        if isAbove || isBefore {
          return LayoutAudit.Evidence("subview \(later) comes before subview \(index)")
        }
      }
    }
    return nil
  }

  /// Whether lengths with fractions drift away from where whole ones would be.
  private static func rounding(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> LayoutAudit.Evidence? {
    func frames(_ length: CGFloat?) -> [CGRect] {
      var copy = aCase
      if let length {
        copy.samples = aCase.samples.map { _ in .rigid(width: length, height: length) }
      }
      return driver.result(copy).frames
    }
    let even = frames(10)
    guard even.count > 2, Set(even.map(\.minY)).count == 1 || Set(even.map(\.minX)).count == 1 else {
      return nil
    }
    let axis: Axis = Set(even.map(\.minY)).count == 1 ? .horizontal : .vertical
    func reach(_ frames: [CGRect]) -> CGFloat {
      (frames.last?.origin[axis] ?? 0) - (frames.first?.origin[axis] ?? 0)
    }
    let count = CGFloat(even.count - 1)
    let fractional = frames(nil)
    // Only where positions follow from lengths do roundings matter.
    guard abs(reach(frames(20)) - reach(even) - 10 * count) < 0.01 else { return nil }
    let lengths = fractional.dropLast().reduce(0) { $0 + $1.size[axis] }
    let drift = abs(reach(fractional) - (reach(even) + lengths - 10 * count))
    guard drift > 1.01 else { return nil }
    return LayoutAudit.Evidence(
      "the last subview is \(LayoutAudit.Case.number(drift)) from where exact sums would put it")
  }
}

extension Array {
  /// Each element with the next one.
  fileprivate var neighbours: Zip2Sequence<[Element], ArraySlice<Element>> { zip(self, dropFirst()) }
}

extension LayoutAudit.Sample {
  /// The sample 7 points larger, if it is rigid.
  fileprivate var grown: LayoutAudit.Sample {
    switch self {
    case .rigid(let width, let height): .rigid(width: width + 7, height: height + 7)
    case .spaced(let width, let height, let horizontally, let vertically):
      .spaced(width: width + 7, height: height + 7, horizontally: horizontally, vertically: vertically)
    case .text, .greedy, .flexible: self
    }
  }
}
