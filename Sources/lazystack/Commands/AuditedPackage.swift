import Foundation
internal import Layouts

/// A package whose layouts are audited: by a small program that imports it, and that a process each runs.
struct AuditedPackage: Equatable {
  /// The package's folder, as it was given.
  var path: String
}

extension AuditedPackage {
  /// Builds the program, and audits each layout.
  ///
  /// - Returns: `nil` if the program could not be built, which standard error then says.
  func reports(of layouts: [String], on console: Console) throws(FileError) -> [LayoutAudit.Report]? {
    guard let folder = RealPath(path)?.text else { throw FileError(path, .system(errno)) }
    guard let source = try runner(of: layouts, in: folder, on: console) else { return nil }
    let place = folder + "/.build/lazystack-audit"
    try source.write(to: place)
    guard let file = try build(place, on: console) else { return nil }
    return try layouts.enumerated().map { number, name throws(FileError) in
      try LayoutAudit.report(of: name, number: number) { task throws(FileError) in
        try console.ending(of: ProgramCall(program: .file(file), words: task.arguments))
      }
    }
  }

  /// The program, from what SwiftPM says of the package; `nil` if it cannot import what it needs.
  private func runner(
    of layouts: [String], in folder: String, on console: Console
  ) throws(FileError) -> AuditRunner? {
    guard
      let described = try swift(
        ["package", "--package-path", folder, "describe", "--type", "json"], on: console),
      let graph = try swift(
        ["package", "--package-path", folder, "show-dependencies", "--format", "json"], on: console)
    else { return nil }
    do {
      return try AuditRunner(layouts: layouts, folder: folder, description: described, dependencies: graph)
    } catch {
      console.complain("\(path): error: \(error)")
      return nil
    }
  }

  /// Builds the program, and gives its file; `nil` if that fails.
  private func build(_ place: String, on console: Console) throws(FileError) -> String? {
    let words = ["build", "--package-path", place, "--product", AuditRunner.name]
    guard try swift(words, on: console) != nil,
      let folder = try swift(words + ["--show-bin-path"], on: console)
    else { return nil }
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + AuditRunner.name
  }

  /// What the toolchain's `swift` answers; `nil` if it fails, which standard error then says.
  private func swift(_ words: [String], on console: Console) throws(FileError) -> String? {
    let builds = words.first == "build"
    var call = ProgramCall(program: .named("swift"), words: words, keepsErrors: builds)
    call.limit = 1800
    let ended: EndedProcess
    do {
      ended = try console.call(call)
    } catch {
      throw FileError("swift", error)
    }
    guard ended.status != .exited(0) else { return ended.output }
    if ended.output.isEmpty {
      call.keepsErrors = true
      console.complain((try? console.call(call).output) ?? "")
    } else {
      console.complain(ended.output)
    }
    console.complain("\(path): error: 'swift \(words.joined(separator: " "))' \(ended.status)")
    return nil
  }
}
