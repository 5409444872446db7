/// Which modules of the project a file sees.
struct ModuleImports: Sendable {
  private var modulesByFile: [String: [String]] = [:]
  private var named: [String: [String: String]] = [:]

  /// Resolves imports by name.
  ///
  /// Chosen: files of an app see all packages of the checkout, those that they import first, as frameworks of Xcode
  /// projects hand them on in ways that the source does not show. A module sees what each of its imports exports; members of what those import again too, as Swift 5
  /// finds them.
  init(_ files: [ScannedFiles.File], _ modules: SourceModules) {
    let known = modules.byName(Set(files.map(\.module)).subtracting([""]))
    guard !known.isEmpty else { return }
    func module(_ name: String, by file: ScannedFiles.File) -> String? {
      known.module(imported: name, by: file.path)
    }
    let all = known.values.joined().sorted()
    var exported: [String: [String]] = [:]
    for file in files {
      exported[file.module, default: []] += file.scan.exports.sorted().compactMap { module($0, by: file) }
    }
    for file in files {
      var seen = [file.module]
      for name in file.scan.imports.sorted() {
        guard let found = module(name, by: file) else { continue }
        named[file.file, default: [:]][name] = found
        seen.append(found)
      }
      var index = 1
      while index < seen.count {
        seen += (exported[seen[index]] ?? []).filter { !seen.contains($0) }
        index += 1
      }
      if file.module.isEmpty { seen += all }
      modulesByFile[file.file] = seen.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }
}

extension ModuleImports {
  /// The modules that a scope sees, its own first.
  func modules(from scope: SourceScope) -> [String] { modulesByFile[scope.file] ?? [scope.module] }

  /// The module that a file imports by a name.
  func module(named name: String, from scope: SourceScope) -> String? { named[scope.file]?[name] }
}
