extension LayoutAudit {
  /// Subviews, a proposal and surroundings in which a layout was tried.
  public struct Case: Sendable, Equatable {
    public var samples: [Sample]
    public var proposal: ProposedViewSize
    public var layoutDirection: LayoutDirection

    /// How much larger text is.
    public var textScale: CGFloat
    public var isBold: Bool

    public init(
      samples: [Sample], proposal: ProposedViewSize, layoutDirection: LayoutDirection = .leftToRight,
      textScale: CGFloat = 1, isBold: Bool = false
    ) {
      self.samples = samples
      self.proposal = proposal
      self.layoutDirection = layoutDirection
      self.textScale = textScale
      self.isBold = isBold
    }
  }
}

extension LayoutAudit.Case: CustomStringConvertible {
  /// Such as `2 subviews (rigid 40 × 20, greedy) proposed 60 × nil`.
  public var description: String { description(proposed: [proposal]) }

  /// The case with the proposals that showed a violation, in the order they were made.
  func description(proposed proposals: [ProposedViewSize]) -> String {
    let count = samples.count == 1 ? "1 subview" : "\(samples.count) subviews"
    var text = samples.isEmpty ? "no subviews" : "\(count) (\(samplesText))"
    text += " proposed \(Self.list(proposals.map(Self.text)))"
    if layoutDirection == .rightToLeft { text += ", right to left" }
    if textScale != 1 { text += ", text scaled by \(Self.number(textScale))" }
    if isBold { text += ", bold" }
    return text
  }

  /// The samples, runs of equal ones taken together.
  private var samplesText: String {
    var runs: [(sample: LayoutAudit.Sample, count: Int)] = []
    for sample in samples {
      if runs.last?.sample == sample { runs[runs.count - 1].count += 1 } else { runs.append((sample, 1)) }
    }
    return runs.map { $0.count > 2 ? "\($0.count) × \($0.sample)" : repeated($0.sample, $0.count) }
      .joined(separator: ", ")
  }

  private func repeated(_ sample: LayoutAudit.Sample, _ count: Int) -> String {
    Array(repeating: sample.description, count: count).joined(separator: ", ")
  }

  private static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "nothing" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  static func text(_ proposal: ProposedViewSize) -> String {
    "\(length(proposal.width)) × \(length(proposal.height))"
  }

  static func length(_ length: CGFloat?) -> String { length.map(number) ?? "nil" }

  /// A number to three places.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
}

extension LayoutAudit.Case {
  /// The smallest case found that still fails.
  ///
  /// Chosen: one simplification after the other is tried, the first that still fails is kept, at most
  /// 300 of them in all. None is stranger than the case, as a layout may trap there.
  ///
  /// - Parameter keepsProposal: Whether the proposal stays as it is.
  func shrunk(keepsProposal: Bool, _ fails: (LayoutAudit.Case) -> Bool) -> LayoutAudit.Case {
    var smallest = self
    var attempts = 0
    while attempts < 300 {
      let next = smallest.simpler(keepsProposal: keepsProposal).first { candidate in
        guard candidate.strangeness <= strangeness else { return false }
        attempts += 1
        return attempts <= 300 && fails(candidate)
      }
      guard let next else { break }
      smallest = next
    }
    return smallest
  }

  /// Simpler cases, the boldest simplification first.
  private func simpler(keepsProposal: Bool) -> [LayoutAudit.Case] {
    var cases: [LayoutAudit.Case] = []
    func add(_ change: (inout LayoutAudit.Case) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { cases.append(copy) }
    }
    if samples.count > 3 {
      add { $0.samples.removeLast(samples.count / 2) }
      add { $0.samples.removeFirst(samples.count / 2) }
    }
    for index in samples.indices { add { $0.samples.remove(at: index) } }
    add { $0.textScale = 1 }
    add { $0.isBold = false }
    add { $0.layoutDirection = .leftToRight }
    for index in samples.indices {
      for sample in samples[index].simpler { add { $0.samples[index] = sample } }
    }
    guard !keepsProposal else { return cases }
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      add { $0.proposal[axis] = nil }
      if length.isFinite, length != 100, length != 0 { add { $0.proposal[axis] = 100 } }
    }
    return cases
  }

  /// How strange the case is.
  var strangeness: LayoutAudit.Reach {
    let lengths = [proposal.width, proposal.height].compactMap(\.self)
    if lengths.contains(where: { $0 < 0 }) { return .lessThanNothing }
    if samples.isEmpty { return .noSubviews }
    return lengths.contains { $0 == 0 || $0.isInfinite } ? .extremes : .everyday
  }
}
