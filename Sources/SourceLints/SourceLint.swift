/// Lints a project: which files are read, and in which rounds.
///
/// Files whose bytes promise something are parsed first. Resolving their rows then asks for the files that
/// declare what is missing, round by round; the others are never parsed.
package struct SourceLint: Sendable {
  /// The files by name, in the order of the report.
  package let files: [String]

  /// Reads a file, or returns `nil` if that is not possible.
  ///
  /// It is called on several threads, maybe twice for a file.
  package let read: @Sendable (String) -> [UInt8]?

  package init(files: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.files = files
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
    let first = ParallelMap.map(files.count) { [files, read] index -> FirstLook in
      guard let bytes = read(files[index]).map(SourceText.decoded) else { return FirstLook() }
      let scan = FileScan(bytes)
      let parsed = scan.isCandidate ? ParsedFile(SourceText(file: files[index], bytes: bytes)) : nil
      return FirstLook(scan: scan, byteCount: bytes.count, parsed: parsed, isRead: true)
    }
    var parsed = first.map(\.parsed)
    var index = ProjectIndex(
      zip(files, first).map { (SourceModule.name(ofPath: $0), $1.scan) })
    for file in parsed.compactMap({ $0 }) { index.add(file) }
    var lists: [JudgedList] = []
    var rounds = 0
    while rounds < Self.roundLimit {
      rounds += 1
      // On a thread of its own, which has the stack that deep rows need.
      let judged = ParallelMap.map(1) { [parsed, index] _ in Self.judge(parsed, index) }
      lists = judged[0].lists
      let missing = judged[0].missing.filter { first[$0].isRead }
      guard !missing.isEmpty else { break }
      let more = ParallelMap.map(missing.count) { [files, read] position -> ParsedFile in
        let file = files[missing[position]]
        return ParsedFile(SourceText(file: file, bytes: SourceText.decoded(read(file) ?? [])))
      }
      for (file, number) in zip(more, missing) {
        parsed[number] = file
        index.add(file)
      }
    }
    return LintedProject(
      files: files, parsed: parsed, index: index, lists: lists,
      work: LintReport.Work(
        fileCount: first.count(where: \.isRead), byteCount: first.reduce(0) { $0 + $1.byteCount },
        parsedCount: parsed.count { $0 != nil }, roundCount: rounds))
  }

  private struct FirstLook: Sendable {
    var scan = FileScan([])
    var byteCount = 0
    var parsed: ParsedFile?
    var isRead = false
  }

  /// Judges all lists, and says which files to read for what is not known.
  private static func judge(
    _ parsed: [ParsedFile?], _ index: ProjectIndex
  ) -> (lists: [JudgedList], missing: [Int]) {
    let containers = LazyContainers(index: index)
    let resolver = RowResolver(index, isParsed: parsed.map { $0 != nil })
    let sites = parsed.compactMap { $0 }.flatMap(\.lists).sorted { $0.place < $1.place }
    let lists = sites.map { site in
      let view = resolver.view(ofRow: site.row)
      return JudgedList(
        site: site, count: view.count, verdict: RowVerdict(view.count),
        container: containers.name(of: site.container), shape: view.shape)
    }
    return (lists, resolver.missing.sorted())
  }
}

/// All that is known of a project before it is reported.
struct LintedProject {
  let files: [String]
  let parsed: [ParsedFile?]
  let index: ProjectIndex
  let lists: [JudgedList]
  let work: LintReport.Work
}
