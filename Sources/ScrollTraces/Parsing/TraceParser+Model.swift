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
    try arguments(of: name, named: Vocabulary.parameters(of: preset)) {
      (parser: inout TraceParser, parameter: String) throws(TraceError) in
      try parser.value(of: parameter, in: &model)
    }
    return model
  }

  private mutating func value(of parameter: String, in model: inout ModelParameters) throws(TraceError) {
    switch parameter {
    case "estimate": model.estimate = try estimate()
    case "walk": model.walk = take(word: "unlimited") ? .unlimited : .to(try number(.viewports))
    case "prefetch": model.prefetch = try number(.viewports)
    case "prefetchRows": model.prefetchRows = try whole(.rows)
    case "idlePrefetch": model.idlePrefetch = try whole(.rows)
    case "retain": model.retain = take(word: "never") ? .unlimited : .to(try whole(.frames))
    case "passLimit": model.passLimit = try whole(.passes)
    case "sample": model.sample = try whole(.rows)
    case "publish": model.publish = try number(.share)
    case "buildLimit": model.buildLimit = try whole(.elements)
    case "edits":
      model.edits = try keyword(.editAnchoring, among: Vocabulary.editAnchorings)
    case "targetUnderHeader":
      model.targetUnderHeader = try keyword(.targetUnderHeader, among: Vocabulary.targetsUnderHeader)
    case "visibilityTolerance": model.visibilityTolerance = try length(.visibilityTolerance)
    default: model.stride = try length(.height)
    }
  }

  private mutating func estimate() throws(TraceError) -> ModelParameters.Estimate {
    let location = place()
    switch try word(.setting(.estimate)) {
    case "mean": return .mean
    case "fixed":
      guard open("(", .parentheses) else { throw missing(.setting(.estimatedLength)) }
      let length = try length(.height)
      guard close(")") else { throw missing(.setting(.estimateEnd)) }
      return .fixed(length)
    case let word: throw unknown(.estimate, word, at: location, among: Vocabulary.estimates)
    }
  }
}
