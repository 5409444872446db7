extension AuditCheck {
  /// What is wrong with gaps.
  static var gapChecks: [AuditCheck] {
    [
      AuditCheck(rule: .gapCount, cases: gapCases) { gapCount($0, $1) },
      AuditCheck(rule: .gapAxis, cases: { $0.own([spacedCase(nil), spacedCase(70), spacedCase(1)]) }) {
        preferredGaps($0, $1)
      },
      AuditCheck(rule: .gapAxis, cases: { $0.own(namedGapCases) }, keepsProposal: true) { namedGaps($0, $1) },
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

  private static var namedGapCases: [LayoutAudit.Case] {
    [nil, 100, 31].map {
      LayoutAudit.Case(
        samples: Array(repeating: .rigid(width: 30, height: 20), count: 6),
        proposal: ProposedViewSize(width: $0, height: nil))
    }
  }

  /// Whether room is left at one end that is just a gap, or before a first row that has no room.
  private static func gapCount(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard aCase.samples.count > 1, aCase.samples.allSatisfy(\.isRigid) else { return nil }
    if let empty = emptyRow(driver, aCase) { return empty }
    if let loose = looseGap(driver, aCase) {
      // Room in a column of a fixed width looks like a gap, but gets less as subviews grow.
      var larger = aCase
      larger.samples = aCase.samples.map(\.grown)
      if looseGap(driver, larger) == loose {
        return Evidence(
          "there is a gap of \(Text.number(loose.length)) "
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
    guard let frames = result.frames else { return nil }
    for axis in Axis.allCases {
      let starts = frames.map { $0.origin[axis] }
      let ends = frames.map { $0.origin[axis] + $0.size[axis] }
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
  private static func emptyRow(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard aCase.proposal.width == 1 else { return nil }
    let narrow = driver.result(aCase)
    guard let frames = narrow.frames else { return nil }
    let before = frames.map(\.minY).min() ?? 0
    let after = narrow.size.height - (frames.map(\.maxY).max() ?? 0)
    var wideCase = aCase
    wideCase.proposal.width = 1000
    let wide = driver.result(wideCase).frames?.map(\.minY).min() ?? 0
    guard before > 0.01, abs(after) < 0.01, abs(wide) < 0.01 else { return nil }
    return Evidence("the first row is empty and \(Text.number(before)) high")
  }
}

extension AuditCheck {
  /// Whether subviews beside each other keep the distance they prefer below each other, or the reverse; or the size
  /// counts such a gap.
  private static func preferredGaps(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    let result = driver.result(aCase)
    guard let frames = result.frames else { return nil }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      if isBeside(frame, next, by: 23.75) {
        return Evidence("subviews beside each other are 23.75 apart, which they prefer below each other")
      }
      if isBelow(frame, next, by: 5.25) {
        return Evidence("subviews below each other are 5.25 apart, which they prefer beside each other")
      }
    }
    let gapCount = CGFloat(frames.count - 1)
    let isColumn =
      frames.count > 1 && zip(frames, frames.dropFirst()).allSatisfy { isBelow($0, $1, by: 23.75) }
    let isRow = frames.count > 1 && zip(frames, frames.dropFirst()).allSatisfy { isBeside($0, $1, by: 5.25) }
    let excess = (23.75 - 5.25) * gapCount
    let missing = (frames.map(\.maxY).max() ?? 0) - result.size.height
    let spare = result.size.width - (frames.map(\.maxX).max() ?? 0)
    if isColumn && abs(missing - excess) < 0.01 || isRow && abs(spare - excess) < 0.01 {
      return Evidence("the size is \(Text.size(result.size)), which counts gaps of the other axis")
    }
    return nil
  }

  /// Whether a layout whose properties name two gaps puts one where the other belongs.
  private static func namedGaps(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard let named = NamedGaps(of: driver.layout), let frames = driver.result(aCase).frames else {
      return nil
    }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      if isBeside(frame, next, by: named.vertical.length) {
        return Evidence(
          "subviews beside each other are \(Text.number(named.vertical.length)) apart, which is "
            + "\(named.vertical.name)")
      }
      if isBelow(frame, next, by: named.horizontal.length) {
        return Evidence(
          "subviews below each other are \(Text.number(named.horizontal.length)) apart, which is "
            + "\(named.horizontal.name)")
      }
    }
    return nil
  }

  private static func isBeside(_ frame: CGRect, _ next: CGRect, by gap: CGFloat) -> Bool {
    abs(frame.minY - next.minY) < 0.01 && abs(next.minX - frame.maxX - gap) < 0.01
  }

  private static func isBelow(_ frame: CGRect, _ next: CGRect, by gap: CGFloat) -> Bool {
    next.minY > frame.minY && abs(next.minY - frame.maxY - gap) < 0.01
  }
}

/// The gaps of a layout that its stored properties name, such as `horizontalSpacing` and `rowSpacing`.
private struct NamedGaps {
  let horizontal: (name: String, length: CGFloat)
  let vertical: (name: String, length: CGFloat)

  /// - Returns: `nil` unless there is one for each axis and they differ.
  init?(of layout: Any) {
    var horizontal: [(name: String, length: CGFloat)] = []
    var vertical: [(name: String, length: CGFloat)] = []
    for child in Mirror(reflecting: layout).children {
      guard let name = child.label, let length = Self.length(child.value) else { continue }
      let word = name.lowercased()
      guard word.contains("spacing") || word.contains("gap") else { continue }
      if word.contains("horizontal") || word.hasPrefix("hs") || word.hasPrefix("column") {
        horizontal.append((name, length))
      } else if word.contains("vertical") || word.hasPrefix("vs") || word.hasPrefix("row")
        || word.hasPrefix("line")
      {
        vertical.append((name, length))
      }
    }
    guard horizontal.count == 1, vertical.count == 1, horizontal[0].length != vertical[0].length else {
      return nil
    }
    self.horizontal = horizontal[0]
    self.vertical = vertical[0]
  }

  private static func length(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
  }
}
