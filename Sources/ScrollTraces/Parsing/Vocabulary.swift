internal import LazyStacks

/// The words of the trace language: those that are built, and those the language
/// knows but this version refuses by name.
enum Vocabulary {
  /// The statements before the content.
  static let settings = SettingWord.allCases.map(\.rawValue)

  /// The views of the content.
  static let views = Words(
    built: ViewWord.allCases.map(\.rawValue) + LayoutWord.allCases.map(\.rawValue)
      + LeafWord.allCases.map(\.rawValue),
    notYet: ["LazyHStack", "LazyVGrid", "LazyHGrid", "List"])

  /// The colours that `Color` may name.
  static let colors = Words(
    built: [
      "clear", "primary", "secondary", "black", "white", "gray", "red", "orange", "yellow", "green", "mint",
      "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "accentColor",
    ])

  /// The sides that `padding` may name.
  static let edges = Words(built: PaddedEdges.named.map(\.name))

  /// How a ratio is kept.
  static let contentModes = Words(ViewContentMode.self)

  /// What may follow a view after a dot.
  static let modifiers = Words(
    ModifierWord.self,
    notYet: ["onAppear", "task", "scrollTargetBehavior", "contentMargins", "onScrollGeometryChange"])

  /// The views that a lazy stack may pin.
  static let pinnedViews = Words(built: ["sectionHeaders"], notYet: ["sectionFooters"])

  /// The ends that `defaultScrollAnchor` may name, and the points that it may not yet.
  static let anchorEnds = Words(
    ScrollEdge.self,
    notYet: [
      "center", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "zero",
    ])

  /// What `defaultScrollAnchor` may decide.
  static let anchorRoles = Words(ScrollAnchorRole.self)

  /// What may begin a load.
  static let loadTriggers = Words(LateLoad.Trigger.self)

  /// The statements after the content.
  static let steps = Words(built: StepWord.allCases.map(\.rawValue) + edits.built)

  /// The steps that may stand between `begin` and `commit`.
  static let edits = Words(EditWord.self)

  /// The motions that `start` may begin.
  static let motions = Words(MotionWord.self)

  /// How a fling may slow down.
  static let decelerationRates = Words(DecelerationRate.self)

  /// What a reaction may wait for.
  static let triggers = Words(TriggerWord.self)

  /// The presets after `model`.
  static let models = Words(ModelParameters.Preset.self)

  /// What may stay in place when the data changes.
  static let editAnchorings = Words(ModelParameters.EditAnchoring.self)

  /// Where a row may land when a header is pinned.
  static let targetsUnderHeader = Words(ModelParameters.TargetUnderHeader.self)
  static let gaps = Words(ModelParameters.Gaps.self)

  /// How a row never measured is guessed.
  static let estimates = Words(EstimateWord.self)

  /// What `if` may ask; the declared names come on top.
  static let conditions = Words(ConditionWord.self)

  /// Names that no declared value may take, for a condition would not find it.
  static let reserved = Set(conditions.built + ["if", "else", "let", "true", "false"])

  /// What `expect` may speak of.
  static let expectations = Words(
    built: Metric.allCases.map(\.rawValue) + PlacedRow.allCases.map(\.rawValue)
      + ExpectationWord.allCases.map(\.rawValue))

  /// What may move a scroll view.
  static let phases = Words(ScrollPhase.self)

  /// The words of one place in the language.
  struct Words {
    let built: [String]
    let notYet: [String]

    init(built: [String], notYet: [String] = []) {
      self.built = built
      self.notYet = notYet
    }

    /// The words of an enum, whose every case has to be read.
    init<Word: CaseIterable & RawRepresentable<String>>(_ words: Word.Type, notYet: [String] = []) {
      self.init(built: words.allCases.map(\.rawValue), notYet: notYet)
    }
  }
}
