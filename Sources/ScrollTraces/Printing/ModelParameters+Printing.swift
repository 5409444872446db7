public import LazyStacks

extension ModelParameters {
  /// The preset and what differs from it, such as `measured(prefetch: 0)`.
  public var traceText: String {
    // `edits` prints alike whether the model or the content chose to keep the offset.
    let changed = zip(parameters, preset.parameters.parameters).filter {
      $0.value != $1.value || $0.name == "edits" && edits != nil
    }
    guard !changed.isEmpty else { return preset.rawValue }
    return "\(preset.rawValue)(" + changed.map { "\($0.0.name): \($0.0.value)" }.joined(separator: ", ") + ")"
  }

  /// All parameters by name, with their values as a trace writes them.
  public var parameters: [(name: String, value: String)] {
    ModelParameter.allCases.map { ($0.rawValue, text(of: $0)) }
  }

  private func text(of parameter: ModelParameter) -> String {
    switch parameter {
    case .estimate: estimate.traceText
    case .sample: String(sample)
    case .publish: NumberText.plain(publish)
    case .walk: walk.text(without: "unlimited", NumberText.plain)
    case .prefetch: NumberText.plain(prefetch)
    case .prefetchRows: String(prefetchRows)
    case .idlePrefetch: String(idlePrefetch)
    case .retain: retain.text(without: "never") { String($0) }
    case .passLimit: String(passLimit)
    case .buildLimit: String(buildLimit)
    case .stride: NumberText.length(stride)
    case .edits: (edits ?? .keepOffset).rawValue
    case .targetUnderHeader: targetUnderHeader.rawValue
    case .visibilityTolerance: NumberText.length(visibilityTolerance)
    case .gaps: gaps.rawValue
    case .jumpWalk: NumberText.plain(jumpWalk)
    }
  }
}

extension ModelParameters.Estimate {
  /// The estimate as a trace writes it, `mean` or `fixed(100)`.
  fileprivate var traceText: String {
    switch self {
    case .walked: "walked"
    case .mean: "mean"
    case .fixed(let length): "fixed(\(NumberText.length(length)))"
    }
  }
}

extension ModelParameters.Limit {
  fileprivate func text(without word: String, _ text: (Value) -> String) -> String {
    switch self {
    case .to(let value): text(value)
    case .unlimited: word
    }
  }
}
