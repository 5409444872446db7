/// The `d` of a path in whole units; the same values give the same bytes.
struct PathData {
  private(set) var text = ""
  private var last: (x: Int, y: Int)?

  /// A point on the way that is written only if the line bends there.
  private var pending: (x: Int, y: Int)?
}

extension PathData {
  var isEmpty: Bool { text.isEmpty }

  /// Begins a line.
  mutating func move(_ x: Int, _ y: Int) {
    flush()
    text += "M\(x) \(y)"
    last = (x, y)
  }

  /// Goes on; points on a level stretch are left out.
  mutating func line(_ x: Int, _ y: Int) {
    guard let last else { return move(x, y) }
    if y == last.y {
      pending = (x, y)
      return
    }
    flush()
    text += "L\(x) \(y)"
    self.last = (x, y)
  }

  /// Ends the line, so that the next point begins another one.
  mutating func end() {
    flush()
    last = nil
  }

  /// Draws a filled rectangle.
  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    end()
    text += "M\(x) \(y)h\(width)v\(height)h-\(width)z"
  }

  /// Closes an area.
  mutating func close() {
    flush()
    text += "z"
    last = nil
  }

  private mutating func flush() {
    if let pending {
      text += "H\(pending.x)"
      last = pending
    }
    pending = nil
  }
}
