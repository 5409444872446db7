import Testing

@testable import SourceLints

@Suite("A large app")
struct LargeProjectTests {
  /// A screen whose rows go through three more files; each tenth screen breaks the rule there.
  private static func files(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for index in 0..<(count / 4) {
      let folder = "App/Feature\(index / 10)/"
      files["\(folder)Screen\(index).swift"] = """
        import SwiftUI
        struct Screen\(index): View {
          @StateObject private var model = Model\(index)()
          var body: some View {
            NavigationStack {
              List { ForEach(model.items) { item in Row\(index)(item: item).card\(index)() } }
                .toolbar { ToolbarItem { Button("Add") { model.add() } } }
            }
          }
        }
        """
      files["\(folder)Row\(index).swift"] = """
        import SwiftUI
        struct Row\(index): View {
          let item: Item
          var body: some View { HStack { Image(item.name); Detail\(index)(item: item) }; accessory }
          @ViewBuilder var accessory: some View { \(index.isMultiple(of: 10) ? "if item.isOn { Divider() }" : "") }
        }
        """
      files["\(folder)Detail\(index).swift"] = """
        import SwiftUI
        extension View { func card\(index)() -> some View { padding().background(Color.red) } }
        struct Detail\(index): View { let item: Item; var body: some View { Text(item.name) } }
        """
      files["\(folder)Model\(index).swift"] = """
        final class Model\(index) { var items: [Item] = []
        \((0..<40).map { "  func step\($0)(_ value: Int) -> Int { value * \($0) + items.count }" }.joined(separator: "\n"))
        }
        """
    }
    return files
  }

  @Test("of 2,000 files is linted, and only what may matter is parsed")
  func manyFiles() {
    let files = Self.files(2_000)
    let clock = ContinuousClock()
    var report: LintReport?
    let time = clock.measure { report = RowSource.report(files) }
    guard let report else { return }
    print("lint: \(report.work), \(report.lists.count) lists in \(time)")
    #expect(report.work.fileCount == 2_000)
    #expect(report.work.parsedCount == 1_500)
    #expect(report.work.roundCount <= 4)
    #expect(report.count(.one) == 450)
    #expect(report.count(.variable) == 50)
    #expect(report.findings.count == 50)
  }

  @Test("of one block with thousands of lists is linted to its end")
  func manyLists() {
    let lists = String(repeating: "List { ForEach(a) { Text($0.name) } }\n", count: 4_000)
    let source = "struct S: View { var body: some View { VStack {\n\(lists)} } }"
    #expect(RowSource.report(["a.swift": source]).count(.one) == 4_000)
  }
}
