import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `scroll`.
  mutating func scroll(at location: SourcePoint) throws(TraceError) -> Step {
    if take(word: "by") {
      let (distance, time) = try scrollDistance(at: location)
      return .scrollBy(distance, over: time)
    }
    let (target, animated) = try scrollTarget()
    return .scrollTo(target, animated: animated)
  }

  /// Reads `to` and a target.
  mutating func scrollTarget() throws(TraceError) -> (ScrollTarget, animated: Duration?) {
    guard take(word: "to") else { throw missing(.step(.byOrTo)) }
    let target: ScrollTarget
    if take(word: "offset") {
      target = .offset(try length(.offset))
    } else if take(word: "edge") {
      target = .edge(try edge())
    } else {
      return try rowTarget()
    }
    return (target, take(word: "animated") ? try duration() : nil)
  }

  /// Reads what follows `scroll by`.
  mutating func scrollDistance(at location: SourcePoint) throws(TraceError) -> (Length, time: Duration?) {
    let distance = try length(.distance)
    guard take(word: "in") else { return (distance, nil) }
    skip()
    if cursor.peek == UInt8(ascii: "\"") { throw notYet(.innerScrollView, at: location) }
    return (distance, try duration())
  }

  private mutating func rowTarget() throws(TraceError) -> (ScrollTarget, animated: Duration?) {
    skip()
    guard cursor.isAtNumber || cursor.peek == UInt8(ascii: "\"") else {
      throw missing(.step(.target))
    }
    let id = try rowID()
    var anchor: ScrollAnchor?
    var animated: Duration?
    var anchorLocation: SourcePoint?
    while true {
      let location = place()
      if cursor.take(word: "anchor") {
        if let anchorLocation { throw alreadySet("anchor", at: location, before: anchorLocation) }
        anchorLocation = location
        anchor = try self.anchor()
      } else if animated == nil, cursor.take(word: "animated") {
        animated = try duration()
      } else {
        return (.row(id, anchor: anchor), animated)
      }
    }
  }

  /// Reads `top`, `center`, `bottom`, a unit point, or `none`.
  private mutating func anchor() throws(TraceError) -> ScrollAnchor? {
    take(word: "none") ? nil : try anchor(or: ["none"])
  }

  /// Reads `top`, `center`, `bottom`, which a dot may precede, or a unit point.
  mutating func unitPoint() throws(TraceError) -> ScrollAnchor {
    skip()
    if cursor.peek == UInt8(ascii: "."), let next = cursor.peek(1), next.isWordHead { cursor.advance() }
    return try anchor(or: [])
  }

  private mutating func anchor(or others: [String]) throws(TraceError) -> ScrollAnchor {
    if take(word: "top") { return .top }
    if cursor.take(word: "center") { return .center }
    if cursor.take(word: "bottom") { return .bottom }
    let choices = ["top", "center", "bottom"] + others
    guard !cursor.isAtWord || ["nan", "inf"].contains(cursor.word) else {
      throw unknown(
        .anchor, cursor.word, at: cursor.location, among: choices, choices: choices + ["0...1"])
    }
    return ScrollAnchor(unchecked: try number(.anchor))
  }

  private mutating func edge() throws(TraceError) -> ScrollEdge {
    if take(word: "top") { return .top }
    if cursor.take(word: "bottom") { return .bottom }
    guard cursor.isAtWord else { throw missing(.step(.edge)) }
    let edges = ["top", "bottom"]
    throw unknown(.edge, cursor.word, at: cursor.location, among: edges, choices: edges)
  }
}
