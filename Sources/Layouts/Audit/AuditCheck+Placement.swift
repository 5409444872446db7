import Findings

extension AuditCheck {
  /// What is wrong with placements.
  static var placementChecks: [AuditCheck] {
    [
      AuditCheck(rule: .notPlaced, cases: \.all, takesExactFits: true) { driver, aCase in
        let missing = driver.placements(aCase).indices(where: { $0.count == 0 })
        guard let first = missing.first else { return nil }
        let isPastFirst = missing.count > 1 && missing == Array(1..<aCase.samples.count)
        return LayoutAudit.Evidence(
          isPastFirst ? "no subview past the first is placed" : "subview \(first) is not placed")
      },
      AuditCheck(rule: .placedAgain, cases: \.all) { driver, aCase in
        let placements = driver.placements(aCase)
        guard let index = placements.firstIndex(where: { $0.count > 1 }) else { return nil }
        return LayoutAudit.Evidence("subview \(index) is placed \(placements[index].count) times")
      },
      AuditCheck(rule: .notANumber, cases: \.all, takesExactFits: true) { driver, aCase in
        // Nothing is ever placed in bounds without an end; that the size has none is another finding.
        guard driver.result(aCase).size.isFinite else { return nil }
        let index = driver.placements(aCase).firstIndex {
          $0.last.map { $0.position.x.isNaN || $0.position.y.isNaN } ?? false
        }
        return index.map {
          LayoutAudit.Evidence("subview \($0) is placed at a position that is not a number")
        }
      },
      AuditCheck(rule: .outsideBounds, cases: \.all, takesExactFits: true) { driver, aCase in
        outside(driver.result(aCase))
      },
      AuditCheck(rule: .originAssumed, cases: \.some) { driver, aCase in
        let here = driver.result(aCase)
        guard here.size.isFinite else { return nil }
        let frames = driver.container(aCase).frames(here.size, aCase.proposal, at: .zero)
        return here.difference(from: AuditResult(size: here.size, frames: frames)).map {
          LayoutAudit.Evidence("with bounds at (13.5, 7.25) instead of (0, 0), \($0)")
        }
      },
      AuditCheck(rule: .mirroredByHand, cases: \.some) { driver, aCase in
        var mirrored = aCase
        mirrored.layoutDirection = .rightToLeft
        return driver.result(mirrored).difference(from: driver.result(aCase)).map {
          LayoutAudit.Evidence("right to left, before the container mirrors it, \($0)")
        }
      },
      AuditCheck(rule: .plansDiffer, cases: \.all, takesExactFits: true) { driver, aCase in
        plansDiffer(driver, aCase)
      },
    ]
  }

  /// Radial layouts may mean to let subviews stand out; as long as their centres are inside, it is a note.
  private static func outside(_ result: AuditResult) -> LayoutAudit.Evidence? {
    guard result.size.isFinite else { return nil }
    let bounds = CGRect(origin: .zero, size: result.size)
    let slack = bounds.insetBy(dx: -0.01, dy: -0.01)
    let outside = result.frames.indices.filter { index in
      let frame = result.frames[index]
      return frame.minX < slack.minX || frame.minY < slack.minY || frame.maxX > slack.maxX
        || frame.maxY > slack.maxY
    }
    guard let first = outside.first else { return nil }
    let isMeant =
      bounds.width > 0 && bounds.height > 0
      && outside.allSatisfy { slack.contains(CGPoint(x: result.frames[$0].midX, y: result.frames[$0].midY)) }
    let frame = result.frames[first]
    return LayoutAudit.Evidence(
      "subview \(first) at \(LayoutAudit.Case.point(frame.origin)) with \(LayoutAudit.Case.size(frame.size)) "
        + "stands out of the size \(LayoutAudit.Case.size(result.size))",
      severity: isMeant ? .note : nil)
  }

  /// Whether a subview gets a size when placed that it had in no answer while the layout measured.
  ///
  /// A subview that fills exactly what it is proposed then is stretched, which is fine.
  private static func plansDiffer(
    _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> LayoutAudit.Evidence? {
    let container = driver.container(aCase)
    let (size, answers) = container.answers(aCase.proposal)
    guard size.isFinite else { return nil }
    let placements = container.place(in: CGRect(origin: AuditDriver<L>.origin, size: size), aCase.proposal)
    for (index, placement) in placements.enumerated() {
      guard let proposal = placement.last?.proposal else { continue }
      let placed = container.pass.nodes[index].sizeThatFits(proposal)
      let measured = answers.filter { $0.index == index }
      for axis in Axis.allCases where proposal[axis] != placed[axis] && proposal[axis] != size[axis] {
        guard let last = measured.last, !measured.contains(where: { $0.size[axis] == placed[axis] }) else {
          continue
        }
        return LayoutAudit.Evidence(
          "subview \(index) was measured as \(LayoutAudit.Case.size(last.size)) "
            + "but placed as \(LayoutAudit.Case.size(placed))")
      }
    }
    return nil
  }
}

extension AuditDriver {
  /// Places the case's subviews in bounds of the answered size.
  func placements(_ aCase: LayoutAudit.Case) -> [(last: ContainerPass.Placement?, count: Int)] {
    let container = container(aCase)
    let size = container.measure(aCase.proposal)
    return container.place(in: CGRect(origin: Self.origin, size: size), aCase.proposal)
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Array {
  fileprivate func indices(where predicate: (Element) -> Bool) -> [Int] {
    indices.filter { predicate(self[$0]) }
  }
}
