/// A place in a text: a line and a column, both from 1; the column counts bytes.
public struct SourcePoint: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The byte within the line, from 1, as compilers count.
  public let column: Int

  /// Creates a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePoint: Comparable, CustomStringConvertible {
  public static func < (lhs: SourcePoint, rhs: SourcePoint) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }

  /// The location as compilers print it, such as `12:9`.
  public var description: String { "\(line):\(column)" }
}
