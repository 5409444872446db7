import SwiftParser
import SwiftSyntax

/// What a package's manifest says of its targets.
struct PackageManifest: Sendable {
  /// The folder that the manifest is in; empty for the current one.
  let folder: String
  private(set) var targets: [Target] = []

  struct Target: Sendable {
    let name: String

    /// Where its files may be, below the package's folder.
    let folders: [String]
  }

  /// Reads the targets whose names are written down.
  ///
  /// - Note: Documented: without a path a target is in `Sources`, `Source`, `src` or `srcs`, a test in `Tests`.
  init(_ text: SourceText) {
    folder = text.file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    for call in text.parse().nodes(FunctionCallExprSyntax.self) {
      guard case .member(_, let kind) = Callee(call.calledExpression), Self.kinds.contains(kind),
        let name = call.argument("name")?.literal
      else { continue }
      let path = call.argument("path")?.literal
      let standard = kind == "testTarget" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
      targets.append(Target(name: name, folders: path.map { [$0] } ?? standard.map { $0 + "/" + name }))
    }
  }

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
}

extension ExprSyntax {
  /// What a string literal says; `nil` for anything else.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
