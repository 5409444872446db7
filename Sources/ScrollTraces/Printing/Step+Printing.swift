public import LazyStacks

extension Step: CustomStringConvertible {
  /// The step as a trace writes it: one line, or those of a batch or a reaction.
  public var description: String {
    switch self {
    case .scrollBy(let distance, let time):
      "scroll by \(NumberText.length(distance))" + clause("in", time.map(NumberText.duration))
    case .scrollTo(let target, let time):
      "scroll to \(target)" + clause("anchor", target.anchor?.traceText)
        + clause("animated", time.map(NumberText.duration))
    case .frame: "frame"
    case .environment(let value): value.description
    case .idle(let time): "idle \(NumberText.duration(time))"
    case .state(let id, let key, let value): "state \(id.traceText) \(key) = \(value)"
    case .mark(let name): "mark \(NumberText.quoted(name))"
    case .expect(let expectation): "\(expectation)"
    case .observe(let observation): "\(observation)"
    case .edit(let edit): edit.traceText
    case .batch(let edits): indented("begin", edits.map(\.edit.traceText), "commit")
    case .viewport(let size): "viewport \(size.traceText)"
    case .inset(let length): "inset bottom \(NumberText.length(length))"
    case .start(let motion): "start \(motion)"
    case .drag(let distance, let time):
      "drag \(NumberText.length(distance)) in \(NumberText.duration(time))"
    case .idleUntilRest: "idle until rest"
    case .follow(let id, let distance): "follow \(id.traceText) at \(NumberText.length(distance))"
    case .on(let reaction): reaction.description
    }
  }
}

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

extension Trace.Observation: CustomStringConvertible {
  /// The observation as a line of a trace.
  public var description: String {
    "observe" + clause("at", time.map(NumberText.duration))
      + clause("offset", offset.map(NumberText.length))
      + clause("content", content.map(NumberText.length))
      + clause("first", first.map { "\($0.traceText) at \(NumberText.length(firstDistance ?? .zero))" })
  }
}

/// A keyword and its value, or nothing.
func clause(_ keyword: String, _ value: String?) -> String {
  value.map { " \(keyword) \($0)" } ?? ""
}
