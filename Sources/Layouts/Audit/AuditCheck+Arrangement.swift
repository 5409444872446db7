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
    let result = driver.result(aCase)
    guard result.size.isFinite, result.frames.count > 1, aCase.samples.allSatisfy(\.isRigid) else {
      return nil
    }
    for axis in Axis.allCases {
      let starts = result.frames.map { $0.origin[axis] }
      let ends = result.frames.map { $0.origin[axis] + $0.size[axis] }
      let before = starts.min() ?? 0
      let after = result.size[axis] - (ends.max() ?? 0)
      let gaps = zip(ends, starts.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
      for (slack, other, place) in [(before, after, "before the first"), (after, before, "after the last")]
      where slack > 0.01 && abs(other) < 0.01 && gaps.contains(where: { abs($0 - slack) < 0.01 }) {
        return LayoutAudit.Evidence("there is a gap of \(LayoutAudit.Case.number(slack)) \(place) subview")
      }
    }
    let before = result.frames.map(\.minY).min() ?? 0
    let after = result.size.height - (result.frames.map(\.maxY).max() ?? 0)
    if aCase.proposal.width == 1, before > 0.01, abs(after) < 0.01 {
      var wide = aCase
      wide.proposal.width = 1000
      if abs(driver.result(wide).frames.map(\.minY).min() ?? 0) < 0.01 {
        return LayoutAudit.Evidence("the first row is empty and \(LayoutAudit.Case.number(before)) high")
      }
    }
    return nil
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
    var whole = aCase
    whole.samples = aCase.samples.map { _ in .rigid(width: 10, height: 10) }
    let (frames, even) = (driver.result(aCase).frames, driver.result(whole).frames)
    guard frames.count > 2, Set(even.map(\.minY)).count == 1 || Set(even.map(\.minX)).count == 1 else {
      return nil
    }
    let axis: Axis = Set(even.map(\.minY)).count == 1 ? .horizontal : .vertical
    let count = CGFloat(frames.count - 1)
    let length = frames[0].size[axis]
    let reached = frames[frames.count - 1].origin[axis] - frames[0].origin[axis]
    let evenly = even[even.count - 1].origin[axis] - even[0].origin[axis]
    let drift = reached - (evenly + count * (length - 10))
    guard evenly > 0, abs(drift) > 1.01 else { return nil }
    return LayoutAudit.Evidence(
      "the last subview is \(LayoutAudit.Case.number(abs(drift))) from where exact sums would put it")
  }
}

extension Array {
  /// Each element with the next one.
  fileprivate var neighbours: Zip2Sequence<[Element], ArraySlice<Element>> { zip(self, dropFirst()) }
}
