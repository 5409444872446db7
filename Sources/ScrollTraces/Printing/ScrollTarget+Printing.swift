public import LazyStacks

extension ScrollTarget: CustomStringConvertible {
  /// The target without its anchor, such as `"m5000"`, `offset 300` or `edge bottom`.
  public var description: String {
    switch self {
    case .row(let id, _): id.traceText
    case .offset(let offset): "offset \(NumberText.length(offset))"
    case .edge(let edge): "edge \(edge.rawValue)"
    }
  }

  /// The anchor asked for, if any.
  public var anchor: ScrollAnchor? {
    if case .row(_, let anchor) = self { anchor } else { nil }
  }
}

extension ScrollAnchor {
  /// The anchor as a trace writes it, such as `center` or `0.25`.
  public var traceText: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    default: NumberText.plain(unitPoint)
    }
  }
}
