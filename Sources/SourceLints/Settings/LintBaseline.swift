package import Findings

/// Findings that a project knows of and does not want to hear again.
///
/// A finding is known by its file, its rule and the text of its line, so that it is known again where lines above it
/// come and go.
package struct LintBaseline: Hashable, Sendable {
  /// How many findings of a fingerprint are known.
  private var counts: [Entry: Int] = [:]

  /// What a finding is known by.
  package struct Entry: Hashable, Sendable {
    package let file: String
    package let rule: String
    package let fingerprint: String

    package init(file: String, rule: String, fingerprint: String) {
      self.file = file
      self.rule = rule
      self.fingerprint = fingerprint
    }
  }

  package init(_ entries: [Entry] = []) {
    for entry in entries { counts[entry, default: 0] += 1 }
  }
}

extension LintBaseline.Entry {
  /// The entry of a finding.
  ///
  /// - Parameters:
  ///   - file: The path below the baseline's folder.
  ///   - line: The text of the finding's line.
  package init(_ finding: Finding, file: String, line: String) {
    let words = line.split { $0.isWhitespace }.joined(separator: " ")
    // FNV-1a, which is the same everywhere.
    let hash = "\(finding.rule)\n\(words)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    self.init(
      file: file, rule: finding.rule,
      fingerprint: String(repeating: "0", count: 16 - digits.count) + digits)
  }
}

extension LintBaseline {
  /// Whether a finding is known; each that is known counts once.
  package mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }

  /// How many are known that were not taken: they are mended, or their lines have changed.
  package var rest: Int { counts.values.reduce(0, +) }

  /// The file, an entry a line, so that merges are easy.
  package var document: String {
    var writer = JSONWriter()
    let entries = counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted {
      ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint)
    }
    writer.object { writer in
      writer.member("lazystack", 1)
      writer.key("baseline")
      writer.array(entries) { writer, entry in
        writer.newLine()
        writer.object {
          $0.member("file", entry.file)
          $0.member("rule", entry.rule)
          $0.member("fingerprint", entry.fingerprint)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Reads a file.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    let document = try JSONValue(parsing: bytes)
    guard case .object(let members) = document.kind,
      let list = members.first(where: { $0.key == "baseline" }), case .array(let values) = list.value.kind
    else {
      throw JSONError(document.point, "is no baseline; write one with --write-baseline")
    }
    if let other = members.first(where: { $0.key != "baseline" && $0.key != "lazystack" }) {
      throw JSONError(other.point, "unknown key '\(other.key)'")
    }
    var entries: [Entry] = []
    for value in values {
      guard case .object(let members) = value.kind else {
        throw JSONError(value.point, "found \(value.noun); write an object with file, rule and fingerprint")
      }
      var texts: [String: String] = [:]
      for member in members {
        guard ["file", "rule", "fingerprint"].contains(member.key), case .string(let text) = member.value.kind
        else {
          throw JSONError(
            member.point, "'\(member.key)' is \(member.value.noun); known are file, rule and fingerprint")
        }
        texts[member.key] = text
      }
      guard let file = texts["file"], let rule = texts["rule"], let fingerprint = texts["fingerprint"] else {
        throw JSONError(value.point, "an entry has file, rule and fingerprint")
      }
      entries.append(Entry(file: file, rule: rule, fingerprint: fingerprint))
    }
    self.init(entries)
  }
}
