extension LayoutAudit {
  /// A subview for a layout to arrange.
  public enum Sample: Hashable, Sendable {
    /// One size, whatever is proposed.
    case rigid(width: CGFloat, height: CGFloat)

    /// Text of a number of characters, which wraps.
    case text(characters: Int)

    /// Everything that is proposed.
    case greedy

    /// Whatever is proposed between two widths, at one height.
    case flexible(least: CGFloat, greatest: CGFloat)

    /// One size, with preferences for the distance to neighbours.
    case spaced(width: CGFloat, height: CGFloat, horizontally: CGFloat, vertically: CGFloat)
  }

  /// Subviews, a proposal and surroundings in which a layout was tried.
  public struct Case: Hashable, Sendable {
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

extension LayoutAudit.Sample: CustomStringConvertible {
  public var description: String {
    func number(_ value: CGFloat) -> String { LayoutAudit.Case.number(value) }
    return switch self {
    case .rigid(let width, let height): "rigid \(number(width)) × \(number(height))"
    case .text(let characters): "text of \(characters)"
    case .greedy: "greedy"
    case .flexible(let least, let greatest): "flexible \(number(least)) to \(number(greatest))"
    case .spaced(let width, let height, let horizontally, let vertically):
      "rigid \(number(width)) × \(number(height)) apart \(number(horizontally)) and \(number(vertically))"
    }
  }
}

extension LayoutAudit.Case: CustomStringConvertible {
  /// Such as `2 subviews (rigid 40 × 20, greedy) proposed 60 × nil`.
  public var description: String {
    let count = samples.count == 1 ? "1 subview" : "\(samples.count) subviews"
    var text = samples.isEmpty ? "no subviews" : "\(count) (\(samplesText))"
    text += " proposed \(Self.length(proposal.width)) × \(Self.length(proposal.height))"
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
  /// 300 of them.
  func shrunk(_ fails: (LayoutAudit.Case) -> Bool) -> LayoutAudit.Case {
    var smallest = self
    var attempts = 0
    while attempts < 300 {
      let next = smallest.simpler.first { candidate in
        attempts += 1
        return attempts <= 300 && fails(candidate)
      }
      guard let next else { break }
      smallest = next
    }
    return smallest
  }

  /// Simpler cases, the boldest simplification first.
  private var simpler: [LayoutAudit.Case] {
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
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      add { $0.proposal[axis] = nil }
      if length.isFinite, length != 100, length != 0 { add { $0.proposal[axis] = 100 } }
    }
    return cases
  }
}

extension LayoutAudit.Sample {
  /// Samples that say the same with less.
  fileprivate var simpler: [LayoutAudit.Sample] {
    let plain = LayoutAudit.Sample.rigid(width: 10, height: 10)
    switch self {
    case plain: return []
    case .rigid(let width, let height):
      return [plain, .rigid(width: width, height: 10), .rigid(width: 10, height: height)].filter {
        $0 != self
      }
    case .text(let characters): return characters > 12 ? [plain, .text(characters: 12)] : [plain]
    case .greedy, .flexible: return [plain]
    case .spaced(let width, let height, _, _): return [plain, .rigid(width: width, height: height)]
    }
  }
}
