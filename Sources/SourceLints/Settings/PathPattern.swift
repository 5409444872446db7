/// A path with placeholders, which stands for files and for folders with all that is in them.
///
/// Chosen: without a slash it is a name at any depth, with one a path from the configuration's folder; `*` is any part
/// of a name, `**` any number of folders.
package struct PathPattern: Hashable, Sendable {
  private let parts: [String]

  package init(_ text: String) {
    let parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
    self.parts = text.contains("/") && !(text.hasSuffix("/") && parts.count == 1) ? parts : ["**"] + parts
  }
}

extension PathPattern {
  /// Whether a file is meant, by its path below the configuration's folder.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/")[...])
  }

  private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
    // What is left of the path is in the folder that was meant.
    guard let part = parts.first else { return true }
    if part == "**" {
      if parts.count == 1 { return !path.isEmpty }
      return (path.startIndex..<path.endIndex).contains { matches(parts.dropFirst(), path[$0...]) }
    }
    guard let name = path.first else { return false }
    return isName(Array(name.utf8)[...], Array(part.utf8)[...])
      && matches(parts.dropFirst(), path.dropFirst())
  }

  /// Whether a name is what a pattern with stars says.
  private static func isName(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while let byte = name.first {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if pattern.first == byte {
        name = name.dropFirst()
        pattern = pattern.dropFirst()
      } else if let last = retry {
        name = last.name.dropFirst()
        pattern = last.pattern
        retry = (name, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
