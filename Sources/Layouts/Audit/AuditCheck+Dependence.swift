extension AuditCheck {
  /// What answers must not depend on.
  static var dependenceChecks: [AuditCheck] {
    [
      AuditCheck(rule: .cacheDependent, cases: \.some) { driver, aCase in cacheDependence(driver, aCase) },
      AuditCheck(rule: .orderDependent, cases: \.some) { driver, aCase in
        let expected = driver.result(aCase)
        for other in others {
          let container = driver.container(aCase)
          _ = container.measure(other)
          let size = container.measure(aCase.proposal)
          let result = AuditResult(size: size, frames: container.frames(size, aCase.proposal))
          if let difference = result.difference(from: expected) {
            return LayoutAudit.Evidence("after a proposal of \(text(other)), \(difference)")
          }
        }
        return nil
      },
      AuditCheck(rule: .runDependent, cases: \.some) { driver, aCase in
        driver.result(aCase).difference(from: driver.result(aCase)).map {
          LayoutAudit.Evidence("of two runs alike one differs: \($0)")
        }
      },
      AuditCheck(rule: .staleAfterUpdate, cases: \.sceneCases) { driver, aCase in
        staleness(driver, aCase)
      },
      AuditCheck(rule: .subviewsKept, cases: \.sceneCases) { driver, aCase in
        misuse(.staleSubview, driver, aCase).map {
          LayoutAudit.Evidence("subview \($0) is used after the call it was handed to")
        }
      },
      AuditCheck(rule: .placedOutsidePass, cases: \.sceneCases) { driver, aCase in
        misuse(.placedOutsidePass, driver, aCase).map {
          LayoutAudit.Evidence("subview \($0) is placed outside placeSubviews")
        }
      },
    ]
  }

  private static var others: [ProposedViewSize] {
    [.unspecified, .zero, ProposedViewSize(width: 75, height: nil)]
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    "\(LayoutAudit.Case.length(proposal.width)) × \(LayoutAudit.Case.length(proposal.height))"
  }

  private static func cacheDependence(
    _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> LayoutAudit.Evidence? {
    let expected = driver.result(aCase)
    let container = driver.container(aCase)
    let size = container.measure(aCase.proposal)
    container.dropCache()
    let dropped = AuditResult(size: size, frames: container.frames(size, aCase.proposal))
    if let difference = dropped.difference(from: expected) {
      return LayoutAudit.Evidence("placed with a fresh cache, \(difference)")
    }
    for other in others {
      let container = driver.container(aCase)
      let size = container.measure(aCase.proposal)
      _ = container.measure(other)
      let stale = AuditResult(size: size, frames: container.frames(size, aCase.proposal))
      if let difference = stale.difference(from: expected) {
        return LayoutAudit.Evidence(
          "placed after a proposal of \(text(other)) was measured too, \(difference)")
      }
    }
    return nil
  }

  /// Compares a container that was updated with one that was made like that.
  private static func staleness(
    _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> LayoutAudit.Evidence? {
    func evidence(_ change: String, _ layout: L, _ updated: LayoutAudit.Case) -> LayoutAudit.Evidence? {
      let container = driver.container(aCase)
      _ = container.frames(container.measure(aCase.proposal), aCase.proposal)
      container.update(layout, updated)
      let size = container.measure(updated.proposal)
      let result = AuditResult(size: size, frames: container.frames(size, updated.proposal))
      let fresh = AuditDriver(layout: layout, variants: []).result(updated)
      return result.difference(from: fresh).map { LayoutAudit.Evidence("after \(change) changed, \($0)") }
    }
    var mirrored = aCase
    mirrored.layoutDirection = .rightToLeft
    var spaced = aCase
    spaced.samples = aCase.samples.map(\.withOtherSpacing)
    var fewer = aCase
    fewer.samples.removeLast(fewer.samples.isEmpty ? 0 : 1)
    var more = aCase
    more.samples.append(.rigid(width: 35, height: 15))
    return evidence("the number of subviews", driver.layout, more)
      ?? evidence("the number of subviews", driver.layout, fewer)
      ?? evidence("the direction", driver.layout, mirrored)
      ?? evidence("a subview's spacing", driver.layout, spaced)
      ?? driver.variants.lazy.compactMap { evidence("the layout", $0, aCase) }.first
  }

  private static func misuse(
    _ kind: Misplacement.Kind, _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> Int? {
    let container = driver.container(aCase)
    let size = container.measure(aCase.proposal)
    _ = container.frames(size, aCase.proposal)
    return container.pass.misuse.first { $0.kind == kind }?.index
  }
}

extension LayoutAudit.Sample {
  /// The sample with other preferences, if it is rigid.
  fileprivate var withOtherSpacing: LayoutAudit.Sample {
    switch self {
    case .rigid(let width, let height), .spaced(let width, let height, _, _):
      .spaced(width: width, height: height, horizontally: 17.5, vertically: 31.25)
    case .text, .greedy, .flexible: self
    }
  }
}
