internal import LazyStacks

extension TraceParser {
  /// Reads a preset and the parameters that differ from it.
  mutating func model() throws(TraceError) -> ModelParameters {
    let location = place()
    let name = try word(.setting(.model))
    guard let preset = ModelParameters.Preset(rawValue: name) else {
      throw unknown(.model, name, at: location, among: Vocabulary.models)
    }
    var model = preset.parameters
    guard open("(", .parentheses) else { return model }
    try arguments(of: name, preset.parameterWords) {
      (parser: inout TraceParser, parameter: ModelParameter) throws(TraceError) in
      try parser.value(of: parameter, in: &model)
    }
    return model
  }

  private mutating func value(
    of parameter: ModelParameter, in model: inout ModelParameters
  ) throws(TraceError) {
    switch parameter {
    case .estimate: model.estimate = try estimate()
    case .sample: model.sample = try whole(.rows)
    case .publish: model.publish = try number(.share)
    case .walk: model.walk = take(word: "unlimited") ? .unlimited : .to(try number(.viewports))
    case .prefetch: model.prefetch = try number(.viewports)
    case .prefetchRows: model.prefetchRows = try whole(.rows)
    case .idlePrefetch: model.idlePrefetch = try whole(.rows)
    case .retain: model.retain = take(word: "never") ? .unlimited : .to(try whole(.frames))
    case .passLimit: model.passLimit = try whole(.passes)
    case .buildLimit: model.buildLimit = try whole(.elements)
    case .stride: model.stride = try length(.height)
    case .edits: model.edits = try keyword(.editAnchoring, among: Vocabulary.editAnchorings)
    case .targetUnderHeader:
      model.targetUnderHeader = try keyword(.targetUnderHeader, among: Vocabulary.targetsUnderHeader)
    case .visibilityTolerance: model.visibilityTolerance = try length(.visibilityTolerance)
    case .gaps: model.gaps = try keyword(.gaps, among: Vocabulary.gaps)
    case .jumpWalk: model.jumpWalk = try number(.viewports)
    }
  }

  private mutating func estimate() throws(TraceError) -> ModelParameters.Estimate {
    let location = place()
    let name = try word(.setting(.estimate))
    guard let word = EstimateWord(rawValue: name) else {
      throw unknown(.estimate, name, at: location, among: Vocabulary.estimates)
    }
    switch word {
    case .mean: return .mean
    case .fixed:
      guard open("(", .parentheses) else { throw missing(.setting(.estimatedLength)) }
      let length = try length(.height)
      guard close(")") else { throw missing(.setting(.estimateEnd)) }
      return .fixed(length)
    }
  }
}

/// How a row never measured is guessed.
enum EstimateWord: String, CaseIterable {
  case mean, fixed
}

/// The parameters of a model, in the order in which it is printed.
enum ModelParameter: String, CaseIterable {
  case estimate, sample, publish, walk, prefetch, prefetchRows, idlePrefetch, retain, passLimit, buildLimit,
    stride, edits, targetUnderHeader, visibilityTolerance, gaps, jumpWalk
}

extension ModelParameters.Preset {
  /// The parameters that the preset leaves open: an estimate is chosen with the preset, and only walked ones
  /// wait to be published.
  var parameterWords: [ModelParameter] {
    let own: ModelParameter = self == .measured ? .estimate : .publish
    return [own] + ModelParameter.allCases.filter { $0 != .estimate && $0 != .publish }
  }
}
