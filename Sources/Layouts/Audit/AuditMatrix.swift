/// The cases that an audit goes through.
struct AuditMatrix {
  /// Lists of subviews.
  let scenes: [[LayoutAudit.Sample]]

  /// Subviews that wrap, and so have different least and ideal sizes.
  let wrappingScenes: [[LayoutAudit.Sample]]

  init(_ samples: [LayoutAudit.Sample]?) {
    if let samples {
      let counts = Set([0, 1, 2, samples.count].filter { $0 <= samples.count }).sorted()
      scenes = counts.map { Array(samples.prefix($0)) }
      wrappingScenes = scenes.filter { scene in scene.contains(where: \.isText) && scene.allSatisfy(\.isText)
      }
    } else {
      scenes = Self.standardScenes
      wrappingScenes = [
        [.text(characters: 40)],
        [.text(characters: 12), .text(characters: 40), .text(characters: 25)],
      ]
    }
  }

  private static let standardScenes: [[LayoutAudit.Sample]] = [
    [],
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
  ]

  static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity,
    ProposedViewSize(width: 60, height: nil), ProposedViewSize(width: 317.25, height: nil),
    ProposedViewSize(width: 60, height: 500), ProposedViewSize(width: 317.25, height: 41.75),
    ProposedViewSize(width: nil, height: 60), ProposedViewSize(width: nil, height: .infinity),
    ProposedViewSize(width: .infinity, height: nil), ProposedViewSize(width: 0, height: nil),
    ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: 1000, height: 1000),
  ]
}

extension AuditMatrix {
  /// Every scene with every proposal; text also large and bold; and many subviews with a few.
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

  /// Proposals that make no sense, which a layout must survive.
  var senseless: [LayoutAudit.Case] {
    scenes.flatMap { scene in
      [-20, CGFloat.nan, -.infinity].flatMap { length in
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

  var wrapping: [LayoutAudit.Case] {
    wrappingScenes.map { LayoutAudit.Case(samples: $0, proposal: .unspecified) }
  }

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
    [ProposedViewSize.unspecified, ProposedViewSize(width: 317.25, height: nil)].map {
      LayoutAudit.Case(samples: Array(repeating: .rigid(width: 31, height: 17), count: 24), proposal: $0)
    }
  }
}

extension LayoutAudit.Sample {
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether the subview has one size only.
  var isRigid: Bool {
    switch self {
    case .rigid, .spaced: true
    case .text, .greedy, .flexible: false
    }
  }

  /// The sample as a view of this module.
  func node(in context: PlacingContext) -> LayoutNode {
    LayoutNode(leaf(in: context), identity: .root, traits: SubviewTraits(), engine: context.engine)
  }

  private func leaf(in context: PlacingContext) -> LeafContent {
    switch self {
    case .rigid(let width, let height): return Row(width: width, height: height).leaf(in: context)
    case .text(let characters): return Text(characters: characters).leaf(in: context)
    case .greedy: return Color.clear.leaf(in: context)
    case .flexible(let least, let greatest):
      return FlexibleRow(
        least: CGSize(width: least, height: 20), greatest: CGSize(width: greatest, height: 20)
      ).leaf(in: context)
    case .spaced(let width, let height, let horizontally, let vertically):
      var spacing = ViewSpacing(horizontally, edges: .horizontal)
      spacing.formUnion(ViewSpacing(vertically, edges: .vertical))
      return LeafContent("Row", spacing: spacing) { _ in CGSize(width: width, height: height) }
    }
  }
}
