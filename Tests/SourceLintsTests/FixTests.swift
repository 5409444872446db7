import Foundation
import Layouts
import Testing

@testable import SourceLints

@Suite("The code of a fix")
struct FixTests {
  /// Rows of every kind in containers of every kind, and what rules about ids and data say.
  private static var fixes: Set<LintFix> {
    let rows = [
      "if a { Text(b) }", "Text(a); if b { Divider() }", "ForEach(item.parts) { Text($0) }",
      "AnyView(Text(a))",
      "if #available(iOS 26, *) { Text(a) }", "Text(a); Text(b)", "EmptyView()",
      "if a { Section { Text(b) } }",
    ]
    let containers = [
      "List", "LazyVStack", "LazyVStack(spacing: 8)", "LazyVStack(alignment: .leading, spacing: 4)",
      "LazyHStack(alignment: .top)", "LazyVGrid(columns: columns, spacing: 2)",
    ]
    var fixes: Set<LintFix> = [
      .elementIDs, .elements, .ownIDs, .keptData, .layout, .imageHeight, .flatRows, .outerRows, .distinctIDs,
      .targetLayout, .targetType, .guardedLoad,
    ]
    for row in rows {
      for container in containers {
        let source =
          "struct S: View { var body: some View { \(container) { ForEach(items) { item in\n\(row) } } } }"
        guard
          let list = RowSource.report(["a.swift": source]).lists.first(where: { $0.container?.isLazy == true }
          )
        else { continue }
        let fix = RowFix(
          causes: list.count.causes, minimum: list.count.minimum, container: list.container, shape: list.shape
        )
        switch list.verdict {
        case .variable: fixes.insert(fix.variable)
        case .erased: fixes.insert(fix.erased)
        case .constant: fixes.insert(fix.constant)
        case .one, .unknown: break
        }
      }
    }
    return fixes
  }

  /// Code as it stands in a fix, with `...` filled in.
  private static func filled(_ code: String) -> String {
    code.replacing("ForEach(...) { ... }", with: "ForEach(items) { Text($0.name) }")
      .replacing("ForEach(items) { ... }", with: "ForEach(items) { Text($0.name) }")
      .replacing("ForEach($items) { ... }", with: "ForEach($items) { $item in Text(item.name) }")
      .replacing("id: \\.element.id) { ... }", with: "id: \\.element.id) { Text($0.element.name) }")
      .replacing("if ... {", with: "if isOn {").replacing("AnyView(...)", with: "AnyView(Text(name))")
      .replacing("{ ... }", with: "{ Text(name) }").replacing("{ ...;", with: "{ Text(name);")
      .replacing("shown = ...", with: "shown = items")
  }

  @Test("compiles against a module with SwiftUI's names")
  func compiles() throws {
    let fixes = Self.fixes.sorted { $0.text < $1.text }
    #expect(fixes.count >= 15)
    var source = ""
    for (index, fix) in fixes.enumerated() {
      for (number, code) in fix.code.map(Self.filled).enumerated() {
        #expect(!code.contains("..."), "nothing fills in \(code)")
        let name = "Fix\(index)_\(number)"
        let isModifier = code.hasPrefix(".")
        let isStatement = code.hasPrefix("guard")
        let isDeclaration = isStatement || code.hasPrefix("struct") || code.hasPrefix("@State")
        source += """
          struct \(name): View {
            \(isDeclaration && code.hasPrefix("@State") ? code : "")
            @State \(code.contains("private var shown") ? "var others" : "var shown"): [Datum] = []
            @State var items: [Datum] = []
            var query = ""
            var isOn = false
            var name = ""
            var body: some View {
              \(isModifier ? "Text(name)" + code : isDeclaration ? "Text(name)" : code)
            }
            \(isStatement ? "var isLoading = false; func load() { \(code) }" : "")
            \(code.hasPrefix("struct") ? code.replacing("UUID", with: "Int") : "")
          }

          """
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lazystack-fixes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Fixes.swift")
    let data =
      "struct Datum: Identifiable, Equatable { let id: Int; var name: String }\ntypealias Item = Datum\n"
    try (data + source).write(to: file, atomically: true, encoding: .utf8)
    let standIn = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LookalikeUI/ViewStandIns.swift.txt")
    let views = folder.appending(path: "Views.swift")
    try FileManager.default.copyItem(at: standIn, to: views)
    let output = try Self.typeCheck([views.path, file.path])
    #expect(output == "", "\(output)")
  }

  /// What the compiler says against files; nothing if they are right.
  private static func typeCheck(_ files: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"] + files
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "status \(process.terminationStatus)" : text
  }
}
