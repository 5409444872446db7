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
