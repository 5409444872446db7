import Findings

/// A rule, the cases it is tried in, and how a violation shows.
struct AuditCheck<L: Layout> {
  let rule: LayoutAudit.Rule
  let cases: (AuditMatrix) -> [LayoutAudit.Case]

  /// Whether each scene is also proposed exactly what it would like.
  var takesExactFits = false

  /// What is seen where the rule is violated; `nil` where it is kept.
  let evidence: (AuditDriver<L>, LayoutAudit.Case) -> LayoutAudit.Evidence?

  static var all: [AuditCheck] {
    sizeChecks + placementChecks + dependenceChecks + arrangementChecks + costChecks
  }
}

extension AuditCheck {
  typealias Text = LayoutAudit.Case

  /// What is wrong with answered sizes.
  static var sizeChecks: [AuditCheck] {
    [
      AuditCheck(rule: .finiteSize, cases: { $0.all + $0.senseless }, takesExactFits: true) { driver, aCase in
        let (size, answers) = driver.container(aCase).answers(aCase.proposal)
        for axis in Axis.allCases where aCase.proposal[axis]?.isNaN != true {
          let isOwnFault = answers.allSatisfy { $0.size[axis].isFinite }
          let isWrong =
            size[axis].isNaN || size[axis] < 0
            || (size[axis].isInfinite && aCase.proposal[axis] != .infinity && isOwnFault)
          if isWrong {
            // Nobody proposes less than nothing on purpose.
            let isSenseless = (aCase.proposal.width ?? 0) < 0 || (aCase.proposal.height ?? 0) < 0
            return LayoutAudit.Evidence(
              "the size is \(Text.size(size))", severity: isSenseless ? .note : nil)
          }
        }
        return nil
      },
      AuditCheck(rule: .infiniteEcho, cases: \.all) { driver, aCase in
        let (size, answers) = driver.container(aCase).answers(aCase.proposal)
        for axis in Axis.allCases where aCase.proposal[axis] == .infinity && size[axis] == .infinity {
          if answers.allSatisfy({ $0.size[axis].isFinite }) {
            return LayoutAudit.Evidence("the size is \(Text.size(size)), though no subview is infinite")
          }
        }
        return nil
      },
      AuditCheck(rule: .proposalIgnored, cases: \.wrapping) { driver, aCase in
        guard aCase.samples.contains(where: { !$0.isRigid }) else { return nil }
        let proposals = [CGSize(width: 60, height: 60), CGSize(width: 317, height: 400), .zero]
        let results = proposals.map { driver.container(aCase).answers(ProposedViewSize($0)) }
        let isAlike = results.dropFirst().allSatisfy {
          $0.size == results[0].size && $0.answers == results[0].answers
        }
        return isAlike
          ? LayoutAudit.Evidence(
            "the size is \(Text.size(results[0].size)) and every question the same, whatever is proposed")
          : nil
      },
      AuditCheck(rule: .nilAsNumber, cases: \.wrapping) { driver, aCase in
        guard !aCase.samples.isEmpty, aCase.samples.allSatisfy(\.isText) else { return nil }
        for axis in Axis.allCases {
          // Text has another height than its least one only where it wraps.
          func length(_ proposed: CGFloat?) -> CGFloat {
            driver.container(aCase)
              .measure(ProposedViewSize(axis, proposed, across: axis == .horizontal ? nil : 60))[axis]
          }
          for number: CGFloat in [0, 10] where length(nil) == length(number) && length(nil) != length(1000) {
            let name = axis == .horizontal ? "width" : "height"
            return LayoutAudit.Evidence(
              "an open \(name) is answered with \(Text.number(length(nil))), just as a \(name) of \(Text.number(number))"
            )
          }
        }
        return nil
      },
      AuditCheck(rule: .wrongAxis, cases: \.sceneCases) { driver, aCase in
        let (width, height) = (CGFloat(317.25), CGFloat(41.75))
        let (size, answers) = driver.container(aCase)
          .answers(ProposedViewSize(width: width, height: height))
        if answers.contains(where: { $0.proposal.width == height || $0.proposal.height == width }) {
          return LayoutAudit.Evidence(
            "a subview is proposed the height as its width, or the width as its height")
        }
        guard size.width == height || size.height == width else { return nil }
        return LayoutAudit.Evidence("a proposal of 317.25 × 41.75 is answered with \(Text.size(size))")
      },
      AuditCheck(rule: .unsteadySweep, cases: \.sceneCases) { driver, aCase in
        let container = driver.container(aCase)
        let sizes = (0...60).map { step in
          container.measure(ProposedViewSize(width: 40 + CGFloat(step) * 4.25, height: nil))
        }
        if let wrong = sizes.first(where: { !$0.width.isFinite || !$0.height.isFinite }) {
          return LayoutAudit.Evidence("on the way between two widths the size is \(Text.size(wrong))")
        }
        for start in 0..<sizes.count - 3
        where sizes[start] == sizes[start + 2] && sizes[start + 1] == sizes[start + 3]
          && sizes[start] != sizes[start + 1]
        {
          return LayoutAudit.Evidence(
            "on the way between two widths the size goes back and forth between "
              + "\(Text.size(sizes[start])) and \(Text.size(sizes[start + 1]))")
        }
        return nil
      },
    ]
  }
}
