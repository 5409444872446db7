/// A place in a file: a trace, or Swift source.
public struct SourcePlace: Hashable, Sendable {
  /// The path as it was given or found.
  public let file: String

  /// The point in it.
  public let location: SourcePoint

  /// Names a place.
  public init(file: String, location: SourcePoint) {
    self.file = file
    self.location = location
  }
}

extension SourcePlace: Comparable, CustomStringConvertible {
  /// By the bytes of the path, then by the point.
  public static func < (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
    if lhs.file != rhs.file { return lhs.file.utf8.lexicographicallyPrecedes(rhs.file.utf8) }
    return lhs.location < rhs.location
  }

  /// The place as compilers print it, such as `a.trace:12:9`.
  public var description: String { "\(file):\(location)" }
}
