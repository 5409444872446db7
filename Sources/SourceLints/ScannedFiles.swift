/// The files of a project as their bytes show them, and the trees of those that promise something.
struct ScannedFiles {
  let modules: SourceModules
  private(set) var files: [File] = []

  /// The targets whose files in the context have been read.
  private var known: Set<String> = []

  struct File: Sendable {
    let file: String

    /// The path from the root, without dots.
    let path: String
    let module: String
    let isReported: Bool
    var scan = FileScan([])
    var byteCount = 0
    var parsed: ParsedFile?
    var isRead = false
  }

  /// The folder that relative names of files start from.
  private let folder: String

  init(modules: SourceModules, folder: String) {
    self.modules = modules
    self.folder = folder
  }
}

extension ScannedFiles {
  typealias Read = @Sendable (String) -> [UInt8]?

  /// Reads files, and parses those that may hold something to report.
  mutating func add(_ names: [String], read: @escaping Read, isReported: Bool) {
    files += ParallelMap.map(names.count) { [modules, folder] index -> File in
      let path = names[index].absolute(in: folder)
      var file = File(
        file: names[index], path: path, module: modules.module(ofFile: path), isReported: isReported)
      guard let bytes = read(names[index]).map(SourceText.decoded) else { return file }
      file.isRead = true
      file.byteCount = bytes.count
      file.scan = FileScan(bytes)
      if isReported ? file.scan.isCandidate : file.scan.usesLazyContainers {
        file.parsed = ParsedFile(SourceText(file: file.file, bytes: bytes), module: file.module)
      }
      return file
    }
  }

  /// Reads those files of the context that may declare what the others use: the rest of their own targets, and the
  /// targets that are imported, round by round.
  ///
  /// Chosen: of files that belong to no package none is added, as a checkout may hold several apps.
  mutating func add(context: [String], read: @escaping Read) {
    let reported = Set(files.map(\.path))
    let byModule = Dictionary(
      grouping: context.filter { !reported.contains($0) }, by: modules.module(ofFile:))
    let names = modules.byName(Set(byModule.keys).subtracting([""]))
    known.insert("")
    while true {
      var wanted = Set(files.map(\.module)).subtracting(known)
      for file in files {
        wanted.formUnion(
          file.scan.imports.compactMap { names.module(imported: $0, by: file.path) })
      }
      let next = wanted.subtracting(known).sorted()
      known.formUnion(next)
      let more = next.flatMap { byModule[$0] ?? [] }
      if next.isEmpty { return }
      add(more, read: read, isReported: false)
    }
  }
}

extension String {
  /// The path from the root, or from nowhere if the folder is empty, without dots.
  fileprivate func absolute(in folder: String) -> String {
    let isAbsolute = hasPrefix("/") || folder.hasPrefix("/")
    var parts: [Substring] = []
    for part in (hasPrefix("/") ? self : folder + "/" + self).split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
