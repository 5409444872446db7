import Findings
import Foundation
import LazyStacks
import Testing

@testable import ScrollTraces

@Suite("The text of each mistake")
struct MistakeTextTests {
  @Test("says what was found and what to write", arguments: MistakeSamples.reasons)
  func isWellFormed(reason: TraceError.Reason) throws {
    let text = reason.description
    #expect(!text.contains("\n") && !text.contains("  "))
    #expect(text.last != "." && text.last != " ")
    switch reason {
    // There is nothing to write, or the delimiter named is what to write, or others chose the words.
    case .unmodelled, .unclosed, .outside: return
    // Some say it in one breath: what is missing, with an example.
    case _ where text.contains(" such as "): return
    default: break
    }
    let parts = text.split(separator: "; ")
    try #require(parts.count >= 2, "\(text)")
    #expect(text.first?.isUppercase != true || ["ForEach", "Row"].contains { text.hasPrefix($0) })
    #expect(parts[0].count >= 10, "\(text)")
    #expect(Self.advice.contains { parts[1...].joined(separator: "; ").contains($0) }, "\(text)")
  }

  private static let advice = [
    "write ", "leave ", "did you mean ", "split ", "shorten ", "save ", "put ", "name a file", "declare ",
    "start with ", "only \\\" and", "it goes between ", "it takes ", "this lazystack reads ", "follow ",
    "ask for ",
  ]

  /// The sources declare the cases, so a new one fails here until it has a sample.
  @Test("is looked at for every case")
  func isComplete() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ScrollTraces/Parsing/Mistakes").standardizedFileURL
    var declared = EnumCases()
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      declared.addDeclarations(of: try String(contentsOf: file, encoding: .utf8))
    }
    var seen = EnumCases()
    for reason in MistakeSamples.reasons { seen.add(reason) }
    #expect(declared.withValues.count > 80)
    #expect(declared.withValues.subtracting(seen.withValues).sorted() == [])
    for (name, bare) in declared.bare { #expect(seen.bare[name]?.count == bare.count, "\(name)") }
  }
}

/// Cases of enums: those with values by name, the others counted, as a value does not say its name.
private struct EnumCases {
  var withValues: Set<String> = []
  var bare: [String: Set<AnyHashable>] = [:]

  mutating func addDeclarations(of source: String) {
    var owner = ""
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let name = line.firstMatch(of: #/\benum (\w+)/#), !line.hasPrefix("//") { owner = String(name.1) }
      guard line.hasPrefix("case "), !line.hasPrefix("case .") else { continue }
      let items = line.dropFirst(5).replacing(#/".*"/#, with: "").replacing(#/\(.*?\)/#, with: "()")
      for item in items.split(separator: ",").map({ $0.drop { $0 == " " } }) {
        let name = item.prefix { $0.isLetter || $0.isNumber }
        if item.hasSuffix("()") {
          withValues.insert("\(owner).\(name)")
        } else {
          bare[owner, default: []].insert(AnyHashable(String(name)))
        }
      }
    }
  }

  /// Adds a value's case, and those of the enums in it.
  mutating func add(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      let type = "\(type(of: value))"
      if let label = mirror.children.first?.label {
        withValues.insert("\(type).\(label)")
      } else if let value = value as? AnyHashable {
        bare[type, default: []].insert(value)
      }
    }
    for child in mirror.children { add(child.value) }
  }
}
