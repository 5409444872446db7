extension AuditCheck {
  /// What answers must not depend on.
  static var dependenceChecks: [AuditCheck] {
    [
      AuditCheck(rule: .runDependent, cases: \.some) { driver, aCase in
        let first = driver.result(aCase)
        let difference = (0..<2).lazy.compactMap { _ in driver.result(aCase).difference(from: first) }.first
        return difference.map { Evidence("of runs alike one differs: \($0)") }
      },
      AuditCheck(rule: .cacheDependent, cases: \.some) { driver, aCase in
        let expected = driver.result(aCase)
        return others(than: aCase).lazy.compactMap { other in
          let container = driver.container(aCase)
          let size = container.measure(aCase.proposal)
          _ = container.measure(other)
          let result = container.placed(size, aCase.proposal)
          return result.difference(from: expected).map {
            Evidence(
              "placed after a proposal of \(Text.text(other)) was measured too, \($0)",
              proposals: [aCase.proposal, other])
          }
        }.first
      },
      AuditCheck(rule: .orderDependent, cases: \.some) { driver, aCase in
        let expected = driver.result(aCase)
        return others(than: aCase).lazy.compactMap { other in
          let container = driver.container(aCase)
          _ = container.measure(other)
          return container.result(aCase.proposal).difference(from: expected).map {
            Evidence("after a proposal of \(Text.text(other)), \($0)", proposals: [other, aCase.proposal])
          }
        }.first
      },
      AuditCheck(rule: .sharedCache, cases: \.some) { sharedCache($0, $1) },
      AuditCheck(rule: .subviewsKept, cases: \.sceneCases) { driver, aCase in
        misuse(.staleSubview, driver, aCase).map {
          Evidence("subview \($0) is used after the call it was handed to")
        }
      },
      AuditCheck(rule: .placedOutsidePass, cases: \.sceneCases) { driver, aCase in
        misuse(.placedOutsidePass, driver, aCase).map {
          Evidence("subview \($0) is placed outside placeSubviews")
        }
      },
    ]
  }

  /// Proposals that a parent may make besides.
  ///
  /// Documented: a container is asked with several proposals, and not always last with the one that it is placed
  /// with (`ProposedViewSize`).
  private static func others(than aCase: LayoutAudit.Case) -> [ProposedViewSize] {
    [.unspecified, ProposedViewSize(width: 75, height: nil), ProposedViewSize(width: 240, height: 90)]
      .filter { $0 != aCase.proposal }
  }

  /// Whether a container changes what another one of the same layout keeps.
  private static func sharedCache(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    var other = aCase
    other.samples = aCase.samples.map(\.grown)
    if other.samples == aCase.samples, other.samples.count > 1 { other.samples.removeLast() }
    guard other.samples != aCase.samples else { return nil }
    let expected = driver.result(aCase)
    let container = driver.container(aCase)
    let size = container.measure(aCase.proposal)
    let neighbour = driver.container(other)
    _ = neighbour.result(aCase.proposal)
    let result = container.placed(size, aCase.proposal)
    return result.difference(from: expected).map {
      Evidence("once another container of the layout was laid out, \($0)")
    }
  }

  private static func misuse(
    _ kind: Misplacement.Kind, _ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case
  ) -> Int? {
    let container = driver.container(aCase)
    _ = container.result(aCase.proposal)
    return container.pass.misuse.first { $0.kind == kind }?.index
  }
}
