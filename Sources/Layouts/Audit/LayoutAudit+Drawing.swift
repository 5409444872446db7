extension LayoutAudit {
  /// A counter-example as it looks: where the layout put its subviews in its bounds.
  public struct Drawing: Hashable, Sendable, Codable {
    /// What was proposed, such as `60 × nil`.
    public let proposal: String

    /// The size that the layout answered.
    public let width: Double
    public let height: Double

    /// The subviews in their order, left to right; positions count from the bounds.
    public let subviews: [Subview]

    /// A subview's place.
    public struct Subview: Hashable, Sendable, Codable {
      public let name: String
      public let x: Double
      public let y: Double
      public let width: Double
      public let height: Double
    }
  }
}

extension AuditDriver {
  /// The case as it looks with a proposal; `nil` where nothing is ever placed or something is not finite.
  func drawing(_ aCase: LayoutAudit.Case, _ proposal: ProposedViewSize) -> LayoutAudit.Drawing? {
    let result = container(aCase).result(proposal)
    guard let frames = result.frames,
      frames.allSatisfy({ $0.minX.isFinite && $0.minY.isFinite && $0.size.isFinite })
    else { return nil }
    return LayoutAudit.Drawing(
      proposal: LayoutAudit.Case.text(proposal), width: Double(result.size.width),
      height: Double(result.size.height),
      subviews: zip(aCase.samples, frames).map { sample, frame in
        LayoutAudit.Drawing.Subview(
          name: sample.description, x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
          height: Double(frame.height))
      })
  }
}
