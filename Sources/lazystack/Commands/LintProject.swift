#if LINT
  internal import Findings
  import Foundation
  internal import SourceLints

  /// The files that a lint is about, and those around them.
  struct LintProject {
    /// The files that are linted, by the names that reports give them.
    let files: [String]

    /// Why paths have no files.
    let errors: [FileError]

    /// The real paths of what has changed; `nil` to report about all files.
    private let changed: Set<String>?
    private let checkout: Checkout

    init(_ command: LintCommand, _ settings: inout LintSettings) {
      var paths = command.paths
      if command.isOnlyChanged {
        changed = Set(paths.flatMap(Self.swiftFiles).compactMap { RealPath($0)?.text })
        paths = [Self.root(around: paths, &settings)]
      } else {
        changed = nil
      }
      let found = paths.flatMap(SwiftFolder.files)
      errors = found.compactMap { result in
        if case .failure(let error) = result { error } else { nil }
      }
      files = Self.unique(found.compactMap { try? $0.get() })
      checkout = Checkout.around(paths)
    }

    /// Each file once, by the path that comes first: twice, its types would be ambiguous.
    private static func unique(_ files: [String]) -> [String] {
      var seen: Set<String> = []
      return files.filter { seen.insert(RealPath($0)?.text ?? $0).inserted }
    }

    /// The Swift files among changed paths: a commit has others too, and files that are gone.
    private static func swiftFiles(_ path: String) -> [String] {
      SwiftFolder.files(at: path).compactMap { try? $0.get() }.filter { $0.hasSuffix(".swift") }
    }

    /// The folder of the project that paths belong to, from where the command runs if it is below.
    private static func root(around paths: [String], _ settings: inout LintSettings) -> String {
      let first = paths.first ?? "."
      let folder = settings.folder(around: first) ?? Checkout.folder(around: first)
      let here = AbsolutePath.workingFolder
      if folder == here { return "." }
      return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.count + 1)) : folder
    }
  }

  extension LintProject {
    func isReported(_ file: String) -> Bool {
      changed.map { $0.contains(RealPath(file)?.text ?? file) } ?? true
    }

    /// Why paths cannot be written: they are among the files that are read.
    func refusal(of outputs: [String?]) -> FileError? {
      let inputs = Set(files.map { RealPath($0)?.text ?? $0 })
      return outputs.compactMap(\.self).first { inputs.contains(RealPath($0)?.text ?? AbsolutePath($0).text) }
        .map { FileError($0, .isSource) }
    }

    /// Lints, and names the files that could not be read.
    func lint() -> (report: LintReport, failures: [FileError]) {
      let unread = UnreadFiles()
      let given = Set(files)
      var lint = SourceLint(files: files, folder: AbsolutePath.workingFolder) { file in
        do throws(FileError.Reason) {
          return try SwiftFolder.read(file)
        } catch {
          // What is only looked up need not be there.
          if given.contains(file) { unread.add(FileError(file, error)) }
          return nil
        }
      }
      lint.context = checkout.files
      lint.manifests = checkout.manifests
      let report = lint.run()
      return (report, errors + unread.sorted)
    }
  }
#endif
