internal import LazyStacks

/// The modifiers that take part in measuring.
extension TraceParser {
  /// Reads `(width: 40)`, `(maxWidth: .infinity, alignment: .leading)` and the like.
  mutating func frame() throws(TraceError) -> ViewFrame {
    let start = cursor.location
    try openArguments(of: .frame)
    var lengths: [FrameArgument: Double] = [:]
    var alignment = ViewAlignment.center
    let given = try arguments(of: ".frame") {
      (parser: inout TraceParser, argument: FrameArgument) throws(TraceError) in
      switch argument {
      case .alignment: alignment = try parser.alignment(among: ViewAlignment.both)
      case .width: lengths[.width] = try parser.fixedLength(argument, bound: .maxWidth)
      case .height: lengths[.height] = try parser.fixedLength(argument, bound: .maxHeight)
      case .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight:
        lengths[argument] = try parser.bound()
      }
    }
    guard !lengths.isEmpty else {
      throw failure(at: start, .content(.noFrameLength))
    }
    let bounds = FrameArgument.allCases.filter { $0 != .width && $0 != .height }
    guard let bound = bounds.first(where: { lengths[$0] != nil }) else {
      return .fixed(width: lengths[.width], height: lengths[.height], alignment: alignment)
    }
    if let fixed = given[.width] ?? given[.height] {
      throw failure(at: fixed, .content(.mixedFrame(bound: bound.rawValue)))
    }
    return .flexible(
      width: ViewFrame.Bounds(
        least: lengths[.minWidth], ideal: lengths[.idealWidth], greatest: lengths[.maxWidth]),
      height: ViewFrame.Bounds(
        least: lengths[.minHeight], ideal: lengths[.idealHeight], greatest: lengths[.maxHeight]),
      alignment: alignment)
  }

  /// Reads a length that must be finite; the bound that need not be is named to who writes `.infinity`.
  private mutating func fixedLength(
    _ argument: FrameArgument, bound: FrameArgument
  ) throws(TraceError) -> Double {
    let location = place()
    guard isAtLength else {
      guard try takeInfinity() else { throw missing(.modifier(.length)) }
      throw failure(at: location, .content(.infiniteFrame(argument.rawValue, bound: bound.rawValue)))
    }
    return Double(try length(.frameLength).points)
  }

  /// Reads a length or `.infinity`.
  private mutating func bound() throws(TraceError) -> Double {
    if try takeInfinity() { return .infinity }
    guard isAtLength else { throw missing(.modifier(.lengthOrInfinity)) }
    return Double(try length(.frameLength).points)
  }

  /// Whether no word, nor one after a dot, stands where a length belongs.
  private var isAtLength: Bool { cursor.peek != UInt8(ascii: ".") && !cursor.isAtWord }

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
    try openArguments(of: .padding)
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
    try openArguments(of: .layoutPriority)
    let priority = try number(.layoutPriority)
    guard close(")") else { throw missing(.modifier(.priorityEnd)) }
    return priority
  }

  /// Reads `(1.5, contentMode: .fit)`.
  mutating func aspectRatio() throws(TraceError) -> ContentModifier {
    try openArguments(of: .aspectRatio)
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
    try openArguments(of: .fixedSize)
    var axes: [AxisArgument: Bool] = [:]
    let given = try arguments(of: ".fixedSize") {
      (parser: inout TraceParser, axis: AxisArgument) throws(TraceError) in
      if parser.take(word: "true") {
        axes[axis] = true
      } else if parser.take(word: "false") {
        axes[axis] = false
      } else {
        throw parser.missing(.flag)
      }
    }
    if given.isEmpty { return .fixedSize(horizontal: true, vertical: true) }
    guard let horizontal = axes[.horizontal], let vertical = axes[.vertical] else {
      throw failure(at: start, .content(.halfFixedSize))
    }
    return .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}

/// What a frame may say; the bounds of one that is flexible are all but the first two and the last.
private enum FrameArgument: String, CaseIterable {
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment
}

private enum AxisArgument: String, CaseIterable {
  case horizontal, vertical
}
