#if LINT
  import Foundation

  /// The Swift files around those that are linted: what they use may be declared there.
  struct Checkout: Equatable {
    /// The other files and the manifests of packages, by their absolute paths.
    private(set) var files: [String] = []
    private(set) var manifests: [String] = []
  }

  extension Checkout {
    /// Folders whose files are nobody's own: builds, and what package managers fetch.
    static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"]

    /// More entries than a checkout has that is worth looking at; beyond, what is left is not looked at.
    private static let entryLimit = 200_000

    /// Finds what surrounds paths.
    ///
    /// Chosen: a checkout is the nearest folder upwards that holds `.git`; without one it is the nearest package,
    /// or the folder that the path is in, to a depth of six.
    static func around(_ paths: [String]) -> Checkout {
      var roots: [String: Int] = [:]
      for path in paths {
        let root = root(of: AbsolutePath(path).text)
        roots[root.folder] = max(roots[root.folder] ?? 0, root.depth)
      }
      var checkout = Checkout()
      for (folder, depth) in roots.sorted(by: { $0.key < $1.key }) { checkout.walk(folder, depth: depth) }
      checkout.files = Array(Set(checkout.files)).sorted()
      checkout.manifests = Array(Set(checkout.manifests)).sorted()
      return checkout
    }

    /// The folder of the checkout, or of what stands for it, around a path.
    static func folder(around path: String) -> String { root(of: AbsolutePath(path).text).folder }

    private static func root(of path: String) -> (folder: String, depth: Int) {
      let parts = path.split(separator: "/")
      let ancestors = (0...parts.count).reversed().map { "/" + parts.prefix($0).joined(separator: "/") }
      for (name, depth) in [(".git", 24), ("Package.swift", 12)] {
        if let found = ancestors.first(where: { exists($0 == "/" ? "/\(name)" : "\($0)/\(name)") }) {
          return (found, depth)
        }
      }
      return (ancestors.dropFirst().first ?? "/", 6)
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    private mutating func walk(_ root: String, depth limit: Int) {
      var folders = [(path: root, depth: 0)]
      var count = 0
      while let folder = folders.popLast(), count < Self.entryLimit {
        for entry in (try? TraceFolder.entries(of: folder.path)) ?? [] {
          count += 1
          let name = String(entry.path.split(separator: "/").last ?? "")
          if entry.isFolder {
            if SwiftFolder.isOwn(name), folder.depth < limit {
              folders.append((entry.path, folder.depth + 1))
            }
          } else if name == "Package.swift" {
            manifests.append(entry.path)
          } else if name.hasSuffix(".swift") {
            files.append(entry.path)
          }
        }
      }
    }
  }

  /// A path from the root, without dots; links are not followed.
  struct AbsolutePath: Equatable {
    let text: String

    init(_ path: String, in folder: String = Self.workingFolder) {
      var parts: [Substring] = []
      for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      text = "/" + parts.joined(separator: "/")
    }

    /// The folder that it is in.
    var folder: String {
      let parts = text.split(separator: "/").dropLast()
      return "/" + parts.joined(separator: "/")
    }

    /// The part below a folder; all of it if it lies elsewhere.
    func text(below folder: String) -> String {
      let prefix = folder == "/" ? "/" : folder + "/"
      return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }

    static var workingFolder: String {
      guard let folder = getcwd(nil, 0) else { return "/" }
      defer { free(folder) }
      return String(cString: folder)
    }
  }
#endif
