/// The cases that an audit goes through.
struct AuditMatrix {
  /// Lists of subviews.
  let scenes: [[LayoutAudit.Sample]]

  /// Subviews that wrap, and so have different least and ideal sizes.
  let wrappingScenes: [[LayoutAudit.Sample]]

  /// Whether the caller said which subviews there are; then there are never any others, nor more.
  let isGiven: Bool

  /// Whether lengths below 0 are proposed too.
  let proposesLessThanNothing: Bool

  /// - Parameters:
  ///   - limit: How many subviews there are at most; `nil` for any number.
  ///   - keys: What the layout reads from its subviews.
  init(
    _ samples: [LayoutAudit.Sample]?, atMost limit: Int?, keys: [AuditKey], proposesLessThanNothing: Bool
  ) {
    self.proposesLessThanNothing = proposesLessThanNothing
    isGiven = samples != nil || limit != nil
    func limited(_ scenes: [[LayoutAudit.Sample]]) -> [[LayoutAudit.Sample]] {
      guard let limit else { return scenes }
      return scenes.reduce(into: []) { known, scene in
        let scene = Array(scene.prefix(limit))
        if !known.contains(scene) { known.append(scene) }
      }
    }
    if let samples {
      let counts = Set([1, 2, samples.count].filter { 0 < $0 && $0 <= samples.count }).sorted() + [0]
      scenes = limited(counts.map { Array(samples.prefix($0)) })
      wrappingScenes = scenes.filter { scene in !scene.isEmpty && scene.allSatisfy(\.isText) }
    } else {
      scenes = limited(Self.standardScenes + keys.flatMap(Self.scenes) + [[]])
      wrappingScenes = limited([
        [.text(characters: 40)],
        [.text(characters: 12), .text(characters: 40), .text(characters: 25)],
      ])
    }
  }

  private static let standardScenes: [[LayoutAudit.Sample]] = [
    [.rigid(width: 40, height: 20)],
    [.rigid(width: 40, height: 20), .rigid(width: 60, height: 30)],
    [.rigid(width: 40, height: 20), .text(characters: 30), .greedy],
    [
      .rigid(width: 30, height: 20), .rigid(width: 50, height: 10), .rigid(width: 20, height: 40),
      .rigid(width: 70, height: 20), .rigid(width: 45, height: 25),
    ],
    [.text(characters: 12), .text(characters: 40), .text(characters: 25)],
    [.rigid(width: 0, height: 0), .rigid(width: 30, height: 20), .rigid(width: 0, height: 0)],
    [.greedy, .greedy],
    [
      .flexible(least: 20, greatest: 90), .rigid(width: 40, height: 20),
      .flexible(least: 0, greatest: .infinity),
    ],
    Array(repeating: .spaced(width: 30, height: 20, horizontally: 5.25, vertically: 23.75), count: 4),
    [
      .rigid(width: 40, height: 20).layoutPriority(2), .text(characters: 30),
      .rigid(width: 30, height: 20).layoutPriority(-1),
    ],
    [
      .rigid(width: 40, height: 20).alignmentGuide(.leading, at: 12),
      .rigid(width: 30, height: 30).alignmentGuide(VerticalAlignment.center, at: 5),
    ],
  ]

  /// Subviews with different values for a key; each value also alone.
  private static func scenes(_ key: AuditKey) -> [[LayoutAudit.Sample]] {
    guard !key.values.isEmpty else { return [] }
    let bases: [LayoutAudit.Sample] = [
      .rigid(width: 40, height: 20), .rigid(width: 30, height: 30), .text(characters: 12),
    ]
    let mixed = bases.enumerated().map { index, base in key.values[index % key.values.count](base) }
    return [mixed] + key.values.map { [$0(bases[0]), $0(bases[1])] }
  }
}

extension AuditMatrix {
  static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity,
    ProposedViewSize(width: 60, height: nil), ProposedViewSize(width: 317.25, height: nil),
    ProposedViewSize(width: 60, height: 500), ProposedViewSize(width: 317.25, height: 41.75),
    ProposedViewSize(width: nil, height: 60), ProposedViewSize(width: nil, height: .infinity),
    ProposedViewSize(width: .infinity, height: nil), ProposedViewSize(width: 0, height: nil),
    ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: 1000, height: 1000),
  ]

  /// Every scene with every proposal; text also large and bold; and many subviews with a few proposals.
  var all: [LayoutAudit.Case] {
    scenes.flatMap { scene in
      Self.proposals.map { LayoutAudit.Case(samples: scene, proposal: $0) }
    } + largeText + many
  }

  /// Every scene with a few proposals, for checks that need several containers a case.
  var some: [LayoutAudit.Case] {
    scenes.flatMap { scene in
      [
        ProposedViewSize.unspecified, ProposedViewSize(width: 60, height: nil),
        ProposedViewSize(width: 317.25, height: 41.75), ProposedViewSize(width: .infinity, height: nil),
      ]
      .map { LayoutAudit.Case(samples: scene, proposal: $0) }
    } + largeText
  }

  /// Lengths below 0, which SwiftUI's own containers never propose; none unless they are asked for.
  var lessThanNothing: [LayoutAudit.Case] {
    guard proposesLessThanNothing else { return [] }
    return scenes.flatMap { scene in
      [-20, -CGFloat.infinity].flatMap { length in
        [
          LayoutAudit.Case(samples: scene, proposal: ProposedViewSize(width: length, height: nil)),
          LayoutAudit.Case(samples: scene, proposal: ProposedViewSize(width: 100, height: length)),
        ]
      }
    }
  }

  /// Each scene once, proposed a width in which some of it fits.
  var sceneCases: [LayoutAudit.Case] {
    scenes.filter { !$0.isEmpty }
      .map { LayoutAudit.Case(samples: $0, proposal: ProposedViewSize(width: 100, height: nil)) }
  }

  /// Each scene once, proposed a width and a height that no sum of other lengths comes to.
  var oblongCases: [LayoutAudit.Case] {
    scenes.filter { !$0.isEmpty }
      .map { LayoutAudit.Case(samples: $0, proposal: ProposedViewSize(width: 317.25, height: 41.75)) }
  }

  var wrapping: [LayoutAudit.Case] {
    wrappingScenes.map { LayoutAudit.Case(samples: $0, proposal: .unspecified) }
  }

  /// Scenes with text in room enough to be laid out as it was measured.
  var readable: [LayoutAudit.Case] {
    (wrappingScenes + scenes).filter { $0.contains(where: \.isText) }.flatMap { scene in
      [
        ProposedViewSize(width: 317.25, height: nil), ProposedViewSize(width: 150, height: nil), .unspecified,
        ProposedViewSize(width: 150, height: 500),
      ]
      .map { LayoutAudit.Case(samples: scene, proposal: $0) }
    }
  }

  /// Cases of subviews that the audit chose itself; none where the caller chose.
  func own(_ cases: [LayoutAudit.Case]) -> [LayoutAudit.Case] { isGiven ? [] : cases }

  private var largeText: [LayoutAudit.Case] {
    wrappingScenes.flatMap { scene in
      [
        LayoutAudit.Case(
          samples: scene, proposal: ProposedViewSize(width: 317.25, height: nil), textScale: 3.1),
        LayoutAudit.Case(
          samples: scene, proposal: ProposedViewSize(width: 60, height: 500), textScale: 1.35, isBold: true),
      ]
    }
  }

  private var many: [LayoutAudit.Case] {
    own(
      [ProposedViewSize.unspecified, ProposedViewSize(width: 317.25, height: nil)].map {
        LayoutAudit.Case(samples: Array(repeating: .rigid(width: 31, height: 17), count: 24), proposal: $0)
      })
  }
}
