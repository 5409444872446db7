/// Where a name stands: what it may mean depends on it.
struct SourceScope: Hashable, Sendable {
  let file: String

  /// The target that the file belongs to; see ``SourceModule``.
  let module: String

  /// The types around it, outermost first.
  var types: [String] = []

  /// The file itself.
  var atTop: SourceScope { SourceScope(file: file, module: module) }
}

/// The target that a file belongs to, as far as its path tells.
///
/// Chosen: `…/Sources/Name/…` and `…/Tests/Name/…` are targets of a package; all other files are one target,
/// as the folders of an app are.
enum SourceModule {
  static func name(ofPath path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    let root = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
    guard let root, root + 1 < parts.endIndex else { return "" }
    return parts[...(root + 1)].joined(separator: "/")
  }
}
