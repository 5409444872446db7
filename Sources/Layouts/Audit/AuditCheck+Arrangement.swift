extension AuditCheck {
  /// What is wrong with gaps and with order.
  static var arrangementChecks: [AuditCheck] {
    gapChecks + [
      AuditCheck(rule: .readingOrder, cases: { $0.own(orderCases) }) { driver, aCase in
        order(driver, aCase)
      },
      AuditCheck(rule: .roundingAccumulates, cases: { $0.own([fractionalCase]) }) { driver, aCase in
        rounding(driver, aCase)
      },
    ]
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

  /// Whether subviews in rows, or in a column, come in another order than the data.
  private static func order(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    guard let frames = driver.result(aCase).frames else { return nil }
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
          return Evidence("subview \(later) comes before subview \(index)")
        }
      }
    }
    return nil
  }

  /// Whether lengths with fractions drift away from where whole ones would be.
  private static func rounding(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Evidence? {
    func frames(_ length: CGFloat?) -> [CGRect] {
      var copy = aCase
      if let length {
        copy.samples = aCase.samples.map { _ in .rigid(width: length, height: length) }
      }
      return driver.result(copy).frames ?? []
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
    return Evidence(
      "the last subview is \(Text.number(drift)) from where exact sums would put it")
  }
}
