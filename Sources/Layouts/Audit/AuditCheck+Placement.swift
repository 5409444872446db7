extension AuditCheck {
  /// What is wrong with placements.
  static var placementChecks: [AuditCheck] {
    [
      AuditCheck(rule: .notPlaced, cases: \.all, takesExactFits: true) { driver, aCase in
        guard let placements = driver.placements(aCase) else { return nil }
        let missing = placements.indices.filter { placements[$0].count == 0 }
        guard let first = missing.first else { return nil }
        let isPastFirst = missing.count > 1 && missing == Array(1..<aCase.samples.count)
        return Evidence(
          isPastFirst ? "no subview past the first is placed" : "subview \(first) is not placed")
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
        return driver.result(aCase).difference(from: elsewhere).map {
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

  /// Whether a subview stands out of a size in which there was room for it.
  ///
  /// Subviews without a length, and those that a guide or a priority moves, are not judged. An axis counts where the subviews as they are placed would have fitted what is proposed. Radial layouts may mean
  /// to let subviews stand out: as long as their centres are inside, it is a note.
  private static func outside(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard !aCase.samples.contains(where: \.isMoved), aCase.proposal.width != 0, aCase.proposal.height != 0
    else { return nil }
    let result = driver.result(aCase)
    guard let frames = result.frames, frames.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return nil }
    let axes = Axis.allCases.filter { axis in
      let starts = frames.map { $0.origin[axis] }
      let ends = frames.map { $0.origin[axis] + $0.size[axis] }
      let extent = (ends.max() ?? 0) - (starts.min() ?? 0)
      return extent <= (aCase.proposal[axis] ?? .infinity) + 0.01
    }
    let outside = frames.indices.filter { index in
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
}
