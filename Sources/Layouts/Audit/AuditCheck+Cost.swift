extension AuditCheck {
  /// What costs more than it should.
  static var costChecks: [AuditCheck] {
    [
      AuditCheck(rule: .tooManyQuestions, cases: { $0.own([manyCase]) }) { driver, aCase in
        guard aCase.samples.count > 7 else { return nil }
        let all = questionCount(driver, aCase)
        var fewer = aCase
        fewer.samples.removeLast(aCase.samples.count / 2)
        let half = questionCount(driver, fewer)
        guard all > 3 * half, all > 4 * aCase.samples.count else { return nil }
        return Evidence(
          "\(aCase.samples.count) subviews are asked \(all) times in a pass, \(fewer.samples.count) of them "
            + "\(half) times")
      },
      AuditCheck(rule: .idleCache, cases: \.sceneCases) { driver, aCase in
        guard L.Cache.self != Void.self else { return nil }
        let container = driver.container(aCase)
        let first = container.answers(aCase.proposal).answers.count
        let second = container.answers(aCase.proposal).answers.count
        guard first > 0, second >= first else { return nil }
        return Evidence("the same proposal again asks subviews as often as at first")
      },
    ]
  }

  private static var manyCase: LayoutAudit.Case {
    LayoutAudit.Case(
      samples: Array(repeating: .text(characters: 12), count: 48),
      proposal: ProposedViewSize(width: 300, height: nil))
  }

  /// How often subviews are asked while the layout measures and places once.
  private static func questionCount(_ driver: AuditDriver<L>, _ aCase: LayoutAudit.Case) -> Int {
    let container = driver.container(aCase)
    let (size, answers) = container.answers(aCase.proposal)
    return answers.count + container.placingAnswers(size, aCase.proposal).answers.count
  }
}
