internal import LazyStacks

/// The modifiers that take part in measuring.
extension TraceParser {
  /// Reads `(width: 40)`, `(maxWidth: .infinity, alignment: .leading)` and the like.
  mutating func frame() throws(TraceError) -> ViewFrame {
    let start = cursor.location
    try openArguments(as: ".frame(width: 40)")
    var lengths: [String: Double] = [:]
    var alignment = ViewAlignment.center
    let bounds = Vocabulary.frameBounds
    let given = try arguments(of: ".frame", named: ["width", "height"] + bounds + ["alignment"]) {
      (parser: inout TraceParser, name: String) throws(TraceError) in
      if name == "alignment" {
        alignment = try parser.alignment(among: ViewAlignment.both)
      } else if bounds.contains(name), try parser.takeInfinity() {
        lengths[name] = .infinity
      } else {
        lengths[name] = try parser.frameLength(name, bounds: bounds)
      }
    }
    guard !lengths.isEmpty else {
      throw failure(at: start, .content(.noFrameLength))
    }
    guard let bound = bounds.first(where: { lengths[$0] != nil }) else {
      return .fixed(width: lengths["width"], height: lengths["height"], alignment: alignment)
    }
    if let fixed = given["width"] ?? given["height"] {
      throw failure(at: fixed, .content(.mixedFrame(bound: bound)))
    }
    return .flexible(
      width: ViewFrame.Bounds(
        least: lengths["minWidth"], ideal: lengths["idealWidth"], greatest: lengths["maxWidth"]),
      height: ViewFrame.Bounds(
        least: lengths["minHeight"], ideal: lengths["idealHeight"], greatest: lengths["maxHeight"]),
      alignment: alignment)
  }

  /// Reads a length that is finite.
  private mutating func frameLength(_ name: String, bounds: [String]) throws(TraceError) -> Double {
    let isBound = bounds.contains(name)
    skip()
    if cursor.peek == UInt8(ascii: ".") || cursor.isAtWord {
      let location = cursor.location
      if !isBound, try takeInfinity() {
        let bound = name == "width" ? "maxWidth" : "maxHeight"
        throw failure(at: location, .content(.infiniteFrame(name, bound: bound)))
      }
      throw missing(.modifier(isBound ? .lengthOrInfinity : .length))
    }
    return Double(try length(.frameLength).points)
  }

  /// Takes `.infinity`, whose dot may be left out.
  private mutating func takeInfinity() throws(TraceError) -> Bool {
    skip()
    var ahead = cursor
    _ = ahead.take(symbol: ".")
    guard ahead.take(word: "infinity") else { return false }
    cursor = ahead
    return true
  }

  /// Reads `()`, `(12)`, `(.horizontal)` or `(.horizontal, 12)`.
  mutating func padding() throws(TraceError) -> ContentModifier {
    try openArguments(as: ".padding(12)")
    if close(")") { return .padding(.all, nil) }
    skip()
    var edges = PaddedEdges.all
    var length: Length?
    if cursor.isAtNumber {
      length = try self.length(.padding)
    } else {
      edges = try paddedEdges()
      if take(symbol: ",") { length = try self.length(.padding) }
    }
    guard close(")") else { throw missing(.modifier(.paddingEnd)) }
    return .padding(edges, length)
  }

  /// Reads `.horizontal` or `[.top, .leading]`.
  private mutating func paddedEdges() throws(TraceError) -> PaddedEdges {
    guard open("[", .brackets) else { return try edge() }
    var edges: PaddedEdges = []
    try commaSeparated(in: .brackets, .edges) { (parser: inout TraceParser) throws(TraceError) in
      edges.formUnion(try parser.edge())
    }
    return edges
  }

  private mutating func edge() throws(TraceError) -> PaddedEdges {
    let isDotted = take(symbol: ".")
    let location = place()
    let names = Vocabulary.edges
    guard isDotted || cursor.isAtWord else {
      throw missing(.modifier(.lengthOrEdge))
    }
    let name = try word(.oneOf(names.built))
    guard let edges = PaddedEdges(name: name) else { throw unknown(.edge, name, at: location, among: names) }
    return edges
  }

  /// Reads `(1)`.
  mutating func layoutPriority() throws(TraceError) -> Double {
    try openArguments(as: ".layoutPriority(1)")
    let priority = try number(.layoutPriority)
    guard close(")") else { throw missing(.modifier(.priorityEnd)) }
    return priority
  }

  /// Reads `(1.5, contentMode: .fit)`.
  mutating func aspectRatio() throws(TraceError) -> ContentModifier {
    try openArguments(as: ".aspectRatio(1.5, contentMode: .fit)")
    var ratio = try number(.aspectRatio)
    if take(symbol: "/") { ratio /= try number(.ratioHeight) }
    guard take(symbol: ","), take(word: "contentMode"), take(symbol: ":") else {
      throw missing(.modifier(.contentMode))
    }
    let mode: ViewContentMode = try dotted(.contentMode, among: Vocabulary.contentModes)
    guard close(")") else { throw missing(.modifier(.contentModeEnd)) }
    return .aspectRatio(ratio, mode)
  }

  /// Reads `()` or `(horizontal: true, vertical: false)`.
  mutating func fixedSize() throws(TraceError) -> ContentModifier {
    let start = cursor.location
    try openArguments(as: ".fixedSize()")
    var axes: [String: Bool] = [:]
    let given = try arguments(of: ".fixedSize", named: ["horizontal", "vertical"]) {
      (parser: inout TraceParser, name: String) throws(TraceError) in
      if parser.take(word: "true") {
        axes[name] = true
      } else if parser.take(word: "false") {
        axes[name] = false
      } else {
        throw parser.missing(.flag)
      }
    }
    if given.isEmpty { return .fixedSize(horizontal: true, vertical: true) }
    guard let horizontal = axes["horizontal"], let vertical = axes["vertical"] else {
      throw failure(at: start, .content(.halfFixedSize))
    }
    return .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}
