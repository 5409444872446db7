internal import LazyStacks

/// The words of the trace language: those that are built, and those the language
/// knows but this version refuses by name.
enum Vocabulary {
  /// The statements before the content.
  static let settings = ["viewport", "model", "display", "environment"]

  /// The views of the content.
  static let views = Words(
    built: [
      "ScrollView", "LazyVStack", "VStack", "Section", "Group", "AnyView", "ForEach", "if", "switch",
      "EmptyView",
      "Row", "Text",
    ],
    notYet: [
      "HStack", "ZStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "ProgressView",
      "Spacer", "Divider", "Color", "GeometryReader",
    ])

  /// What may follow a view after a dot.
  static let modifiers = Words(
    built: [],
    notYet: [
      "frame", "padding", "id", "onAppear", "task", "layoutPriority", "fixedSize", "loads",
      "scrollTargetLayout", "scrollTargetBehavior", "scrollPosition", "defaultScrollAnchor",
      "contentMargins", "scrollTransition", "onScrollTargetVisibilityChange",
      "onScrollVisibilityChange", "onScrollGeometryChange",
    ])

  /// The statements after the content.
  static let steps = Words(
    built: ["scroll", "frame", "idle", "environment", "state", "mark", "expect", "observe"],
    notYet: [
      "start", "viewport", "insert", "remove", "move", "replace", "resize", "drag", "inset", "begin",
      "commit", "follow", "set", "on",
    ])

  /// The presets after `model`.
  static let models = Words(built: ModelParameters.Preset.allCases.map(\.rawValue), notYet: [])

  /// The parameters of a model that it knows and this version does not build.
  static let parametersNotYet = ["edits", "targetUnderHeader", "visibilityTolerance"]

  /// The parameters of a preset: an estimate is chosen with the preset, and only walked ones wait
  /// to be published.
  static func parameters(of preset: ModelParameters.Preset) -> [String] {
    [preset == .measured ? "estimate" : "publish"] + [
      "sample", "walk", "prefetch", "prefetchRows", "idlePrefetch", "retain", "passLimit", "buildLimit",
      "stride",
    ]
  }

  /// How a row never measured is guessed.
  static let estimates = Words(built: ["mean", "fixed"], notYet: [])

  /// What `if` may ask; the declared names come on top.
  static let conditions = Words(built: ["every", "chance", "element"], notYet: ["state"])

  /// Names that no declared value may take, for a condition would not find it.
  static let reserved: Set<String> = [
    "every", "chance", "element", "state", "if", "else", "let", "true", "false",
  ]

  /// What `expect` may speak of.
  static let expectations = Words(
    built: Metric.allCases.map(\.rawValue) + PlacedRow.allCases.map(\.rawValue) + ["diagnosis", "no"],
    notYet: ["targets"])

  /// The rules that `expect diagnosis` may name.
  static let rules = Words(
    built: DiagnosisRules.built,
    notYet: DiagnosisRules.known.filter { !DiagnosisRules.built.contains($0) })

  /// The words of one place in the language.
  struct Words {
    let built: [String]
    let notYet: [String]
  }
}

/// The names of the rules of diagnosis.
package enum DiagnosisRules {
  /// The rules that this version checks.
  package static let built = [
    "one-subview-per-element", "duplicate-id", "unstable-id", "state-lost-offscreen",
    "scroll-target-unresolved", "layout-loop",
    "build-limit",
    "zero-height-rows",
  ]

  /// The rules that the language knows.
  package static let known = [
    "one-subview-per-element", "duplicate-id", "unstable-id", "index-as-id", "state-lost-offscreen",
    "layout-after-appear", "offset-keyed-logic", "geometry-feedback", "scroll-target-unresolved",
    "scroll-target-drift", "estimate-never-settles", "outlier-in-sample", "visible-shift",
    "unreachable-threshold", "cross-axis-clipped", "transform-escapes-frame", "nested-lazy-same-axis",
    "eager-in-scroll", "layout-loop", "build-limit", "zero-height-rows", "invalid-size",
    "position-overrides-anchor",
  ]
}
