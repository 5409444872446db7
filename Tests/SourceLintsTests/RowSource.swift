import Findings
import Layouts
import LazyStacks

@testable import SourceLints

/// Lints source that is written in a test.
enum RowSource {
  /// Judges a row in a lazy stack, beside declarations of its type and its file.
  static func judge(_ row: String, members: String = "", file: String = "") -> JudgedList? {
    let source = """
      struct Screen: View {
        var body: some View {
          LazyVStack {
            ForEach(items) { item in
      \(row)
            }
          }
        }
      \(members)
      }
      \(file)
      """
    return report(["Screen.swift": source]).lists.first
  }

  /// Lints files by name.
  static func report(_ files: [String: String]) -> LintReport {
    var lint = SourceLint(files: files.keys.sorted()) { name in files[name].map { Array($0.utf8) } }
    lint.manifests = files.keys.filter { $0.hasSuffix("Package.swift") }.sorted()
    return lint.run()
  }
}

/// A verdict and its interval, as a table writes it: `variable 0...1`, `unknown 0...`.
func words(_ list: JudgedList?) -> String {
  guard let list else { return "no list" }
  let maximum = list.count.maximum.map(String.init) ?? ""
  return "\(list.verdict.rawValue) \(list.count.minimum)...\(maximum)"
}

extension Finding {
  /// The rule of lint that is violated.
  var lintRule: LintRule? { LintRule(rawValue: rule) }
}
