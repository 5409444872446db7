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
    [
      ("estimate", estimate.traceText),
      ("sample", String(sample)),
      ("publish", NumberText.plain(publish)),
      ("walk", walk.text(without: "unlimited", NumberText.plain)),
      ("prefetch", NumberText.plain(prefetch)),
      ("prefetchRows", String(prefetchRows)),
      ("idlePrefetch", String(idlePrefetch)),
      ("retain", retain.text(without: "never") { String($0) }),
      ("passLimit", String(passLimit)),
      ("buildLimit", String(buildLimit)),
      ("stride", NumberText.length(stride)),
      ("edits", (edits ?? .keepOffset).rawValue),
      ("targetUnderHeader", targetUnderHeader.rawValue),
      ("visibilityTolerance", NumberText.length(visibilityTolerance)),
    ]
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
