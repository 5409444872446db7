/// Lints a project: which files are read, and in which rounds.
///
/// Files whose bytes promise something are parsed first. Resolving their rows then asks for the files that
/// declare what is missing, round by round; the others are never parsed.
package struct SourceLint: Sendable {
  /// The files by name, in the order of the report.
  package let files: [String]

  /// Files that are not reported, which may declare what those in the report use: the rest of their checkout.
  package var context: [String] = []

  /// The manifests of the packages that files may belong to.
  package var manifests: [String] = []

  /// Reads a file, or returns `nil` if that is not possible.
  ///
  /// It is called on several threads, maybe twice for a file.
  package let read: @Sendable (String) -> [UInt8]?

  /// The folder that relative names of files start from.
  package let folder: String

  package init(files: [String], folder: String = "", read: @escaping @Sendable (String) -> [UInt8]?) {
    self.files = files
    self.folder = folder
    self.read = read
  }

  /// Rounds of asking for declarations; more than views are nested in each other.
  private static let roundLimit = 64
}

extension SourceLint {
  /// Reads, resolves and judges.
  package func run() -> LintReport {
    let project = load()
    return LintReport(project)
  }

  /// What is known of all files when every name is resolved that can be.
  func load() -> LintedProject {
    var scanned = ScannedFiles(modules: SourceModules(manifests.compactMap(manifest)), folder: folder)
    scanned.add(files, read: read, isReported: true)
    scanned.add(context: context, read: read)
    let all = scanned.files
    var parsed = all.map(\.parsed)
    var index = ProjectIndex(
      all.map { ($0.module, $0.scan) },
      imports: ModuleImports(all, scanned.modules))
    for file in parsed.compactMap({ $0 }) { index.add(file) }
    let reported = Set(files)
    var lists: [JudgedList] = []
    var rounds = 0
    var searched: Set<String> = []
    while rounds < Self.roundLimit {
      rounds += 1
      // On a thread of its own, which has the stack that deep rows need.
      let judged = ParallelMap.map(1) { [parsed, index] _ in Self.judge(parsed, index, reported: reported) }
      lists = judged[0].lists
      var missing = judged[0].missing.filter { all[$0].isRead }
      if missing.isEmpty {
        // Where a view is used says what its lists are in.
        let names = judged[0].unused.subtracting(searched)
        searched.formUnion(names)
        missing = names.isEmpty ? [] : Self.files(mentioning: names, among: all, parsed, read)
      }
      guard !missing.isEmpty else { break }
      let more = ParallelMap.map(missing.count) { [all, read, missing] position -> ParsedFile in
        let file = all[missing[position]]
        let bytes = SourceText.decoded(read(file.file) ?? [])
        return ParsedFile(SourceText(file: file.file, bytes: bytes), module: file.module)
      }
      for (file, number) in zip(more, missing) {
        parsed[number] = file
        index.add(file)
      }
    }
    return LintedProject(
      files: files, parsed: parsed, index: index, lists: lists, reported: reported,
      work: LintReport.Work(
        fileCount: all.count { $0.isRead && $0.isReported },
        byteCount: all.reduce(0) { $0 + ($1.isReported ? $1.byteCount : 0) },
        parsedCount: parsed.count { $0 != nil }, roundCount: rounds))
  }

  private func manifest(_ path: String) -> PackageManifest? {
    read(path).map { PackageManifest(SourceText(file: path, bytes: SourceText.decoded($0))) }
  }

  /// The files not parsed yet that mention one of some names.
  private static func files(
    mentioning names: Set<String>, among files: [ScannedFiles.File], _ parsed: [ParsedFile?],
    _ read: @escaping ScannedFiles.Read
  ) -> [Int] {
    let open = files.indices.filter { files[$0].isRead && parsed[$0] == nil }
    let found = ParallelMap.map(open.count) { position in
      FileScan.mentions(names, SourceText.decoded(read(files[open[position]].file) ?? []))
    }
    return zip(open, found).filter(\.1).map(\.0)
  }

  private struct Judged: Sendable {
    let lists: [JudgedList]

    /// The files to read for what is not known.
    let missing: [Int]

    /// The views whose uses are not known.
    let unused: Set<String>
  }

  /// Judges all lists.
  private static func judge(
    _ parsed: [ParsedFile?], _ index: ProjectIndex, reported: Set<String>
  ) -> Judged {
    let resolver = RowResolver(index, isParsed: parsed.map { $0 != nil })
    let containers = LazyContainers(resolver)
    let sites = parsed.compactMap { $0 }.filter { reported.contains($0.file) }.flatMap(\.lists)
      .sorted { $0.place < $1.place }
    let lists = sites.map { site in
      let view = resolver.view(ofRow: site.row)
      return JudgedList(
        site: site, count: view.count, verdict: RowVerdict(view.count),
        container: containers.container(of: site.surrounding), shape: view.shape,
        hasIdentifiableElements: resolver.isIdentifiable(site.elementType, from: site.scope))
    }
    return Judged(
      lists: lists, missing: resolver.missing.sorted(), unused: containers.names(toFindUsesOf: lists))
  }
}

/// All that is known of a project before it is reported.
struct LintedProject {
  let files: [String]
  let parsed: [ParsedFile?]
  let index: ProjectIndex
  let lists: [JudgedList]

  /// The files that the report is about.
  let reported: Set<String>
  let work: LintReport.Work
}
