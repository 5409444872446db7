package import Findings
import LazyStacks

/// A place in a file of Swift source.
package struct SourcePlace: Hashable, Sendable {
  /// The path as it was given or found.
  package let file: String
  package let location: SourcePoint

  package init(file: String, location: SourcePoint) {
    self.file = file
    self.location = location
  }
}

extension SourcePlace: Comparable, CustomStringConvertible {
  /// By the bytes of the path, then by place.
  package static func < (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
    if lhs.file != rhs.file { return lhs.file.utf8.lexicographicallyPrecedes(rhs.file.utf8) }
    return lhs.location < rhs.location
  }

  package var description: String { "\(file):\(location)" }
}

/// Where a name stands: what it may mean depends on it.
struct SourceScope: Hashable, Sendable {
  let file: String

  /// The target that the file belongs to; see ``SourceModules``.
  let module: String

  /// The types around it, outermost first.
  var types: [String] = []

  /// The file itself.
  var atTop: SourceScope { SourceScope(file: file, module: module) }
}
