extension AuditCheck {
  /// What a cache must not outlive.
  static var updateChecks: [AuditCheck] {
    [AuditCheck(rule: .staleAfterUpdate, cases: \.sceneCases) { staleness($0, $1) }]
  }

  /// Compares a container that was updated with one that was made like that.
  private static func staleness(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    for update in updates(of: aCase, driver) {
      let container = driver.container(aCase)
      _ = container.result(aCase.proposal)
      container.update(update.layout, update.after)
      let result = container.result(aCase.proposal)
      let fresh = driver.container(update.layout, update.after).result(aCase.proposal)
      if let difference = result.difference(from: fresh) {
        return Evidence("after \(update.change) changed, \(difference)")
      }
    }
    return nil
  }

  private struct Update {
    let change: String
    let layout: L
    let after: LayoutAudit.Case
  }

  private static func updates(of aCase: LayoutAudit.Case, _ driver: AuditDriver<L>) -> [Update] {
    var updates: [Update] = []
    func add(_ change: String, _ edit: (inout LayoutAudit.Case) -> Void) {
      var after = aCase
      edit(&after)
      if after != aCase { updates.append(Update(change: change, layout: driver.layout, after: after)) }
    }
    if !driver.keepsToSamples {
      add("the number of subviews") { $0.samples.append(.rigid(width: 35, height: 15)) }
    }
    add("the number of subviews") { if $0.samples.count > 1 { $0.samples.removeLast() } }
    add("the size of the subviews") { $0.samples = $0.samples.map(\.grown) }
    add("the order of the subviews") { $0.samples.reverse() }
    add("the direction") { $0.layoutDirection = .rightToLeft }
    add("a subview's spacing") { $0.samples = $0.samples.map(\.withOtherSpacing) }
    return updates + driver.variants.map { Update(change: "the layout", layout: $0, after: aCase) }
  }
}

extension LayoutAudit.Sample {
  /// The sample with other preferences, if it is rigid.
  fileprivate var withOtherSpacing: LayoutAudit.Sample {
    isRigid ? spacing(horizontally: 17.5, vertically: 31.25) : self
  }
}
