import Findings

extension AuditCheck {
  /// Whether measuring and placing follow one plan.
  static var planChecks: [AuditCheck] {
    [
      AuditCheck(rule: .plansDiffer, cases: \.readable, takesExactFits: true) { driver, aCase in
        let container = driver.container(aCase)
        let (size, measured) = container.answers(aCase.proposal)
        let (placements, asked) = container.placingAnswers(size, aCase.proposal)
        guard let placements else { return nil }
        for index in aCase.samples.indices where aCase.samples[index].isText {
          let known = measured.filter { $0.index == index }.map(\.size)
          guard let last = known.last else { continue }
          if let proposal = placements[index].last?.proposal,
            let severity = misfit(of: container.pass.nodes[index].sizeThatFits(proposal), in: proposal, known)
          {
            let placed = container.pass.nodes[index].sizeThatFits(proposal)
            return Evidence(
              "subview \(index) was measured as \(Text.size(last)) but placed as \(Text.size(placed)), "
                + "proposed \(Text.text(proposal))",
              severity: severity)
          }
          if let other = otherQuestion(asked.filter { $0.index == index }, known) {
            return Evidence(
              "subview \(index) is \(Text.size(last)) where it is measured and \(Text.size(other.size)) "
                + "where it is placed, proposed \(Text.text(other.proposal))",
              severity: .warning)
          }
        }
        return nil
      }
    ]
  }

  /// How bad it is that text is placed in another size than any it was measured in; `nil` if that does no harm.
  ///
  /// Text that is given more room than it needs stays as it was measured, so its plan is not judged. Text that needs
  /// more lines than were measured stands on its neighbour. Text that is narrower and no higher is cut off, which may
  /// be meant.
  private static func misfit(
    of size: CGSize, in proposal: ProposedViewSize, _ measured: [CGSize]
  ) -> LayoutAudit.Severity? {
    func isSame(_ lhs: CGSize, _ rhs: CGSize) -> Bool {
      abs(lhs.width - rhs.width) < 0.01 && abs(lhs.height - rhs.height) < 0.01
    }
    guard !measured.contains(where: { isSame($0, size) }) else { return nil }
    if size.height > (measured.map(\.height).max() ?? 0) + 0.01 { return .error }
    let isOpen = proposal.width.map(\.isInfinite) ?? true
    if isOpen, size.width > (measured.map(\.width).max() ?? 0) + 0.01 { return .error }
    return size.width < (measured.map(\.width).min() ?? 0) - 0.01 ? .warning : nil
  }

  /// A question of placing whose answer measuring never heard, nor any other.
  private static func otherQuestion(
    _ asked: [AuditContainer<L>.Answer], _ measured: [CGSize]
  ) -> AuditContainer<L>.Answer? {
    guard asked.allSatisfy({ !measured.contains($0.size) }) else { return nil }
    return asked.first { misfit(of: $0.size, in: $0.proposal, measured) == .error }
  }
}
