import Foundation

/// A small program that audits layouts of a package, as source.
///
/// It depends on the package by its path, and on lazystack from wherever the package takes it.
struct AuditRunner: Equatable {
  static let name = "LazystackAudit"

  /// The text of its manifest.
  let manifest: String

  /// The text of its one source file.
  let source: String

  /// Why there can be none.
  enum Mistake: Error, Equatable {
    case unreadable
    case withoutLazystack
    case withoutLibrary
  }
}

extension AuditRunner.Mistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable: "what 'swift package describe' says is not understood"
    case .withoutLazystack:
      "the package does not depend on lazystack; add it to the dependencies, and 'Layouts' to those of the target "
        + "that has the layouts"
    case .withoutLibrary:
      "the package has no library product; a layout can be audited if a library has the target it is in"
    }
  }
}

extension AuditRunner {
  /// - Parameters:
  ///   - layouts: What makes each layout, such as `FlowLayout(spacing: 8)`; a type's name alone has no arguments.
  ///   - folder: The package's folder, as an absolute path.
  ///   - description: What `swift package describe` writes.
  ///   - dependencies: What `swift package show-dependencies` writes.
  init(layouts: [String], folder: String, description: String, dependencies: String) throws(Mistake) {
    let decoder = JSONDecoder()
    guard let package = try? decoder.decode(Description.self, from: Data(description.utf8)),
      let root = try? decoder.decode(Dependency.self, from: Data(dependencies.utf8))
    else { throw .unreadable }
    let libraries = package.products.filter(\.isLibrary)
    guard !libraries.isEmpty else { throw .withoutLibrary }
    // A dependency by path is known by the name of its folder, whatever the package is called.
    let isLazystack = package.name == Self.lazystack
    let lazystack = root.all.first { $0.name == Self.lazystack || $0.identity == Self.lazystack }
    guard isLazystack || lazystack != nil else { throw .withoutLazystack }
    let identity = URL(filePath: folder).lastPathComponent
    manifest = Self.manifest(
      package: (identity, folder), lazystack: lazystack,
      libraries: libraries.map(\.name).filter { $0 != "Layouts" })
    let modules = Set(libraries.flatMap(\.targets)).subtracting(["Layouts"]).sorted()
    source = Self.source(layouts: layouts, modules: isLazystack ? ["BuiltInLayouts"] : modules)
  }

  private static let lazystack = "lazystack"

  private static func manifest(
    package: (identity: String, folder: String), lazystack: Dependency?, libraries: [String]
  ) -> String {
    let layouts = lazystack?.identity ?? package.identity
    let products =
      libraries.map { ".product(name: \(quoted($0)), package: \(quoted(package.identity)))" }
      + [".product(name: \"Layouts\", package: \(quoted(layouts)))"]
    let packages = [".package(path: \(quoted(package.folder)))"] + (lazystack.map { [$0.requirement] } ?? [])
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        dependencies: [
          \(packages.joined(separator: ",\n    "))
        ],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
        ])

      """
  }

  private static func source(layouts: [String], modules: [String]) -> String {
    let subjects = layouts.map { layout in
      "  LayoutAudit.Subject(\(quoted(layout))) { \(layout.contains("(") ? layout : layout + "()") },"
    }
    return """
      import Foundation
      import Layouts
      \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))

      let subjects: [LayoutAudit.Subject] = [
      \(subjects.joined(separator: "\n"))
      ]
      let isDone =
        LayoutAudit.Task(Array(CommandLine.arguments.dropFirst())).map { task in
          LayoutAudit.perform(task, of: subjects) { line in
            FileHandle.standardOutput.write(Data("\\n\\(line)\\n".utf8))
          }
        } ?? false
      exit(isDone ? 0 : 2)

      """
  }

  /// The text as a literal of Swift.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension AuditRunner {
  /// Writes the package into a folder; files that are there already and the same stay as they are, so that little is
  /// built again.
  func write(to folder: String) throws(FileError) {
    for (path, text) in [
      ("Package.swift", manifest), ("Sources/\(Self.name)/main.swift", source),
    ] {
      let file = URL(filePath: folder + "/" + path)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw FileError(file.path, .system(EACCES))
      }
    }
  }

  /// What SwiftPM says of a package.
  private struct Description: Decodable {
    let name: String
    let products: [Product]

    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: Kind

      /// The kind of a product, of which only one member is there.
      struct Kind: Decodable {
        let library: [String]?
      }

      var isLibrary: Bool { type.library != nil }
    }
  }

  /// A package and what it depends on.
  private struct Dependency: Decodable {
    let identity: String
    let name: String
    let url: String
    let dependencies: [Dependency]

    var all: [Dependency] { dependencies + dependencies.flatMap(\.all) }

    /// The dependency as a manifest has it: the same place, and whichever version the package asks for.
    var requirement: String {
      url.hasPrefix("/")
        ? ".package(path: \(AuditRunner.quoted(url)))"
        : ".package(url: \(AuditRunner.quoted(url)), \"0.0.0\"..<\"1000.0.0\")"
    }
  }
}
