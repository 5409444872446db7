import Findings

extension AuditCheck {
  /// What is wrong with placements.
  static var placementChecks: [AuditCheck] {
    [
      AuditCheck(rule: .notPlaced, cases: \.all, takesExactFits: true, looksForWorse: true) {
        notPlaced($0, $1)
      },
      AuditCheck(rule: .placedAgain, cases: \.all) { driver, aCase in
        guard let placements = driver.placements(aCase) else { return nil }
        guard let index = placements.firstIndex(where: { $0.count > 1 }) else { return nil }
        return Evidence("subview \(index) is placed \(placements[index].count) times")
      },
      AuditCheck(rule: .notANumber, cases: \.all, takesExactFits: true) { driver, aCase in
        let index = driver.placements(aCase)?.firstIndex {
          $0.last.map { $0.position.x.isNaN || $0.position.y.isNaN } ?? false
        }
        return index.map { Evidence("subview \($0) is placed at a position that is not a number") }
      },
      AuditCheck(rule: .outsideBounds, cases: \.all, takesExactFits: true) { outside($0, $1) },
      AuditCheck(rule: .originAssumed, cases: \.some) { driver, aCase in
        let elsewhere = driver.container(aCase).result(aCase.proposal, at: .zero)
        let here = driver.result(aCase)
        return here.onlyShown(with: elsewhere).difference(from: elsewhere.onlyShown(with: here)).map {
          Evidence("with bounds at (13.5, 7.25) instead of (0, 0), \($0)")
        }
      },
      AuditCheck(rule: .mirroredByHand, cases: \.some) { driver, aCase in
        var mirrored = aCase
        mirrored.layoutDirection = .rightToLeft
        return driver.result(mirrored).difference(from: driver.result(aCase)).map {
          Evidence("right to left, before the container mirrors it, \($0)")
        }
      },
    ] + planChecks
  }

  private static func notPlaced(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard let placements = driver.placements(aCase) else { return nil }
    let missing = placements.indices.filter { placements[$0].count == 0 }
    guard let first = missing.first else { return nil }
    let result = driver.result(aCase)
    let whole = AuditResult(size: result.size, frames: [CGRect(origin: .zero, size: result.size)])
    if aCase.samples.count == 1, result.frames != nil, result.difference(from: whole) == nil {
      return Evidence(
        "subview 0 is not placed, and is where it belongs as the layout is just as large", severity: .warning)
    }
    guard let count = driver.placedAtMost(past: aCase.samples.count) else {
      return Evidence("subview \(first) is not placed")
    }
    let rest =
      count == 0
      ? "no subview" : count == 1 ? "no subview past the first" : "no subview past the first \(count)"
    return Evidence(
      missing.count == 1 ? "subview \(first) is not placed" : "\(rest) is placed",
      severity: .warning,
      fix: "place every subview; a layout that is made for so many is audited over as many")
  }

  /// Whether a subview stands out of a size in which there was room for it.
  ///
  /// Subviews that are not placed, that have no length, and that a guide or a priority moves are not judged. An axis
  /// counts where the subviews as they are placed would have fitted what is proposed. Radial layouts may mean to let
  /// subviews stand out: as long as their centres are inside, it is a note.
  private static func outside(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard !aCase.samples.contains(where: \.isMoved), aCase.proposal.width != 0, aCase.proposal.height != 0
    else { return nil }
    let result = driver.result(aCase)
    guard let frames = result.frames, frames.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return nil }
    let shown = result.shownIndices
    let axes = Axis.allCases.filter { axis in
      let starts = shown.map { frames[$0].origin[axis] }
      let ends = shown.map { frames[$0].origin[axis] + frames[$0].size[axis] }
      let extent = (ends.max() ?? 0) - (starts.min() ?? 0)
      return extent <= (aCase.proposal[axis] ?? .infinity) + 0.01
    }
    let outside = shown.filter { index in
      axes.contains { axis in
        let start = frames[index].origin[axis]
        return start < -0.01 || start + frames[index].size[axis] > result.size[axis] + 0.01
      }
    }
    guard let first = outside.first else { return nil }
    let bounds = CGRect(origin: .zero, size: result.size)
    let isMeant =
      bounds.width > 0 && bounds.height > 0
      && outside.allSatisfy {
        bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGPoint(x: frames[$0].midX, y: frames[$0].midY))
      }
    return Evidence(
      "subview \(first) at \(Text.point(frames[first].origin)) with \(Text.size(frames[first].size)) "
        + "stands out of the size \(Text.size(result.size))",
      severity: isMeant ? .note : nil)
  }
}

extension AuditDriver {
  /// Places the case's subviews in bounds of the answered size; `nil` where nothing is ever placed in it.
  func placements(_ aCase: LayoutAudit.Case) -> [(last: ContainerPass.Placement?, count: Int)]? {
    let container = container(aCase)
    return container.place(container.measure(aCase.proposal), aCase.proposal)
  }

  /// How many of ever more subviews the layout places: the first so many, whatever is proposed; `nil` if it depends
  /// on more than their number.
  ///
  /// That is a layout made for a certain number. Where the caller said which subviews there are, none is.
  fileprivate func placedAtMost(past limit: Int) -> Int? {
    guard !keepsToSamples else { return nil }
    let samples = Array(repeating: LayoutAudit.Sample.rigid(width: 40, height: 20), count: max(5, limit + 3))
    let proposals: [ProposedViewSize] = [
      .unspecified, ProposedViewSize(width: 317.25, height: nil), ProposedViewSize(width: 1000, height: 1000),
    ]
    var count: Int?
    for proposal in proposals {
      guard let placements = placements(LayoutAudit.Case(samples: samples, proposal: proposal)) else {
        continue
      }
      let placed = placements.prefix { $0.count > 0 }.count
      guard count == nil || count == placed, placements[placed...].allSatisfy({ $0.count == 0 }) else {
        return nil
      }
      count = placed
    }
    return count.flatMap { $0 < limit ? $0 : nil }
  }
}
