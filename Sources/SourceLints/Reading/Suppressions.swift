import Findings
import SwiftSyntax

/// The rules that comments switch off: `// lazystack:disable RULE`.
///
/// Chosen: behind code it is meant for that line, on a line of its own for the next, and before all code for
/// the file. `disable:line`, `disable:next` and `disable:file` say it in so many words. Rules are separated by
/// commas, `all` is every one, and what follows `--` is a reason.
struct Suppressions: Sendable {
  private(set) var rulesOfFile: Set<String> = []
  private(set) var rulesByLine: [Int: Set<String>] = [:]

  /// Names that are no rules, and where they stand.
  private(set) var unknown: [(name: String, place: SourcePlace)] = []

  init() {}

  /// Reads the comments of a file; what stands in texts is no comment.
  init(_ text: SourceText, _ tree: SourceFileSyntax) {
    guard text.bytes.contains(Self.marker) else { return }
    let codeLine = text.place(of: tree).location.line
    for number in tree.commentedLines(text) {
      guard let comment = Comment(text.line(number)) else { continue }
      let place = SourcePlace(
        file: text.file, location: SourcePoint(line: number, column: comment.column))
      let rules = comment.rules.filter { $0 == "all" || LintRule(rawValue: $0) != nil }
      unknown += comment.rules.filter { !rules.contains($0) }.map { ($0, place) }
      switch comment.reach {
      case "file": rulesOfFile.formUnion(rules)
      case "line": rulesByLine[number, default: []].formUnion(rules)
      case "next": rulesByLine[number + 1, default: []].formUnion(rules)
      default:
        if !comment.isAlone {
          rulesByLine[number, default: []].formUnion(rules)
        } else if number < codeLine {
          rulesOfFile.formUnion(rules)
        } else {
          rulesByLine[number + 1, default: []].formUnion(rules)
        }
      }
    }
  }

  private static let marker = "lazystack:disable"
}

extension SourceFileSyntax {
  /// The numbers of the lines that have a comment behind two slashes.
  fileprivate func commentedLines(_ text: SourceText) -> [Int] {
    var lines: [Int] = []
    for token in tokens(viewMode: .sourceAccurate) {
      for (start, trivia) in [
        (token.position, token.leadingTrivia), (token.endPositionBeforeTrailingTrivia, token.trailingTrivia),
      ] {
        var offset = start.utf8Offset
        for piece in trivia {
          if case .lineComment = piece { lines.append(text.place(ofByte: offset).location.line) }
          offset += piece.sourceLength.utf8Length
        }
      }
    }
    return lines
  }
}

extension [UInt8] {
  /// Whether the bytes hold a text.
  fileprivate func contains(_ text: String) -> Bool {
    let text = Array<UInt8>(text.utf8)
    guard count >= text.count else { return false }
    return (startIndex...(endIndex - text.count)).contains {
      self[$0] == text[0] && self[$0...].starts(with: text)
    }
  }
}

extension Suppressions {
  func covers(_ rule: String, line: Int) -> Bool {
    let rules = rulesOfFile.union(rulesByLine[line] ?? [])
    return rules.contains("all") || rules.contains(rule)
  }

  /// A comment of the form `// lazystack:disable[:reach] RULE, RULE -- reason`.
  private struct Comment {
    let isAlone: Bool
    let column: Int
    let reach: String
    let rules: [String]

    init?(_ line: ArraySlice<UInt8>) {
      let text = String(decoding: line, as: UTF8.self)
      guard let marker = text.range(of: Suppressions.marker),
        let slashes = text[..<marker.lowerBound].range(of: "//", isLast: true),
        text[slashes.upperBound..<marker.lowerBound].allSatisfy({ $0 == " " || $0 == "\t" })
      else { return nil }
      isAlone = text[..<slashes.lowerBound].allSatisfy(\.isWhitespace)
      column = text[..<slashes.lowerBound].utf8.count + 1
      var rest = text[marker.upperBound...]
      if rest.first == ":" {
        reach = String(rest.dropFirst().prefix { !$0.isWhitespace })
        rest = rest.dropFirst(1 + reach.count)
      } else {
        reach = ""
      }
      let reason = rest.range(of: "--")?.lowerBound ?? rest.endIndex
      let names = rest[..<reason].split { $0 == "," || $0.isWhitespace }.map(String.init)
      rules = names.isEmpty ? ["all"] : names
    }
  }
}

extension StringProtocol {
  /// The first or last place of a text in another.
  fileprivate func range(of text: String, isLast: Bool = false) -> Range<Index>? {
    let starts = indices.filter { self[$0...].hasPrefix(text) }
    guard let start = isLast ? starts.last : starts.first else { return nil }
    return start..<self.index(start, offsetBy: text.count)
  }
}
