internal import LazyStacks

/// The words of the trace language: those that are built, and those the language
/// knows but this version refuses by name.
enum Vocabulary {
  /// The statements before the content.
  static let settings = ["viewport", "model", "display", "environment"]

  /// The views of the content.
  static let views = Words(
    built: [
      "ScrollView", "LazyVStack", "Section", "Group", "AnyView", "ForEach", "if", "switch", "EmptyView",
      "Row", "Text", "GeometryReader",
    ] + layouts + leaves,
    notYet: ["LazyHStack", "LazyVGrid", "LazyHGrid", "List"])

  /// The views that arrange others.
  static let layouts = [
    "VStack", "HStack", "ZStack", "FlowLayout", "EqualWidthHStack", "DiagonalLayout", "RadialLayout",
    "MasonryLayout",
  ]

  /// The views with nothing in them.
  static let leaves = ["Spacer", "Divider", "Color", "ProgressView"]

  /// The colours that `Color` may name.
  static let colors = Words(
    built: [
      "clear", "primary", "secondary", "black", "white", "gray", "red", "orange", "yellow", "green", "mint",
      "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "accentColor",
    ], notYet: [])

  /// The arguments of a layout.
  static func arguments(ofLayout name: String) -> [String] {
    switch name {
    case "VStack", "HStack": ["alignment", "spacing"]
    case "ZStack": ["alignment"]
    case "FlowLayout": ["alignment", "spacing", "lineSpacing"]
    case "EqualWidthHStack", "DiagonalLayout": ["spacing"]
    case "MasonryLayout": ["columns", "spacing"]
    default: []
    }
  }

  /// The alignments of a layout.
  static func alignments(ofLayout name: String) -> [ViewAlignment] {
    switch name {
    case "HStack": ViewAlignment.vertical
    case "ZStack": ViewAlignment.both
    default: ViewAlignment.horizontal
    }
  }

  /// The sides that `padding` may name.
  static let edges = Words(built: PaddedEdges.named.map(\.name), notYet: [])

  /// How a ratio is kept.
  static let contentModes = Words(built: ViewContentMode.allCases.map(\.rawValue), notYet: [])

  /// The bounds of a flexible frame.
  static let frameBounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

  /// What may follow a view after a dot.
  static let modifiers = Words(
    built: [
      "id", "loads", "scrollTargetLayout", "scrollPosition", "defaultScrollAnchor",
      "onScrollTargetVisibilityChange", "onScrollVisibilityChange", "scrollTransition", "onGeometryChange",
      "frame", "padding", "layoutPriority", "fixedSize", "aspectRatio",
    ],
    notYet: ["onAppear", "task", "scrollTargetBehavior", "contentMargins", "onScrollGeometryChange"])

  /// The views that a lazy stack may pin.
  static let pinnedViews = Words(built: ["sectionHeaders"], notYet: ["sectionFooters"])

  /// The ends that `defaultScrollAnchor` may name, and the points that it may not yet.
  static let anchorEnds = Words(
    built: ScrollEdge.allCases.map(\.rawValue),
    notYet: [
      "center", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "zero",
    ])

  /// What `defaultScrollAnchor` may decide.
  static let anchorRoles = Words(built: ScrollAnchorRole.allCases.map(\.rawValue), notYet: [])

  /// What may begin a load.
  static let loadTriggers = Words(built: LateLoad.Trigger.allCases.map(\.rawValue), notYet: [])

  /// The statements after the content.
  static let steps = Words(
    built: [
      "scroll", "frame", "idle", "environment", "state", "mark", "expect", "observe", "start", "drag",
      "follow", "viewport", "inset", "begin", "commit", "set", "on",
    ] + edits.built,
    notYet: [])

  /// The steps that may stand between `begin` and `commit`.
  static let edits = Words(built: ["insert", "remove", "move", "replace", "resize"], notYet: [])

  /// The motions that `start` may begin.
  static let motions = Words(built: ["fling", "scroll"], notYet: [])

  /// How a fling may slow down.
  static let decelerationRates = Words(built: DecelerationRate.allCases.map(\.rawValue), notYet: [])

  /// What a reaction may wait for.
  static let triggers = Words(built: ["appear", "visible", "offset", "end", "start"], notYet: [])

  /// The presets after `model`.
  static let models = Words(built: ModelParameters.Preset.allCases.map(\.rawValue), notYet: [])

  /// The parameters of a preset: an estimate is chosen with the preset, and only walked ones wait
  /// to be published.
  static func parameters(of preset: ModelParameters.Preset) -> [String] {
    [preset == .measured ? "estimate" : "publish"] + [
      "sample", "walk", "prefetch", "prefetchRows", "idlePrefetch", "retain", "passLimit", "buildLimit",
      "stride", "edits", "targetUnderHeader", "visibilityTolerance",
    ]
  }

  /// What may stay in place when the data changes.
  static let editAnchorings = Words(built: ModelParameters.EditAnchoring.allCases.map(\.rawValue), notYet: [])

  /// Where a row may land when a header is pinned.
  static let targetsUnderHeader = Words(
    built: ModelParameters.TargetUnderHeader.allCases.map(\.rawValue), notYet: [])

  /// How a row never measured is guessed.
  static let estimates = Words(built: ["mean", "fixed"], notYet: [])

  /// What `if` may ask; the declared names come on top.
  static let conditions = Words(built: ["every", "chance", "element", "state"], notYet: [])

  /// Names that no declared value may take, for a condition would not find it.
  static let reserved: Set<String> = [
    "every", "chance", "element", "state", "if", "else", "let", "true", "false",
  ]

  /// What `expect` may speak of.
  static let expectations = Words(
    built: Metric.allCases.map(\.rawValue) + PlacedRow.allCases.map(\.rawValue) + [
      "targets", "phase", "diagnosis", "no",
    ],
    notYet: [])

  /// What may move a scroll view.
  static let phases = Words(built: ScrollPhase.allCases.map(\.rawValue), notYet: [])

  /// The words of one place in the language.
  struct Words {
    let built: [String]
    let notYet: [String]
  }
}
