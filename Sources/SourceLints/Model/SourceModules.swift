/// The targets that files belong to, as the manifests of packages say.
///
/// Chosen: files that belong to no package are one target, as the folders of an app are.
struct SourceModules: Sendable {
  /// A target by its folder, which no other has.
  private struct Target: Sendable {
    let name: String
    let folder: String
  }

  private var targets: [Target] = []

  /// The folders that hold a manifest, the deepest first.
  private var packages: [String] = []

  init(_ manifests: [PackageManifest]) {
    targets = manifests.flatMap { manifest in
      manifest.targets.flatMap { target in
        target.folders.map { Target(name: target.name, folder: Self.joined(manifest.folder, $0)) }
      }
    }
    targets.sort { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
    packages = manifests.map(\.folder).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return folder.isEmpty || parts.isEmpty ? folder + parts : folder + "/" + parts
  }
}

extension SourceModules {
  /// The target of a file, by its folder; empty for a file of no package.
  func module(ofFile path: String) -> String {
    if let target = targets.first(where: { $0.folder.holds(path) }) { return target.folder }
    // A target that the manifest does not spell out.
    guard let package = packages.first(where: { $0.holds(path) }) else { return "" }
    let parts = path.dropFirst(package.isEmpty ? 0 : package.utf8.count + 1).split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return "" }
    return Self.joined(package, parts[0] + "/" + parts[1])
  }

  /// The targets by the names that imports call them.
  func byName(_ ids: Set<String>) -> [String: [String]] {
    let names = Dictionary(targets.map { ($0.folder, $0.name) }) { first, _ in first }
    return Dictionary(grouping: ids) { names[$0] ?? $0.split(separator: "/").last.map(String.init) ?? "" }
  }
}

extension [String: [String]] {
  /// The target that an import means to a file: of several of one name the nearest; `nil` if none is.
  func module(imported name: String, by file: String) -> String? {
    guard let found = self[name] else { return nil }
    if found.count == 1 { return found[0] }
    let near = found.map { ($0, $0.commonFolders(with: file)) }
    let most = near.map(\.1).max()
    let nearest = near.filter { $0.1 == most }
    return nearest.count == 1 ? nearest[0].0 : nil
  }
}

extension String {
  /// Whether a path lies in the folder.
  fileprivate func holds(_ path: String) -> Bool {
    isEmpty
      || path.utf8.count > utf8.count && path.utf8.starts(with: utf8)
        && path.utf8.dropFirst(utf8.count).first == UInt8(ascii: "/")
  }

  /// How many folders two paths have in common from the start.
  func commonFolders(with other: String) -> Int {
    zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}
