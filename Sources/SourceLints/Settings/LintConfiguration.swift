package import Findings

/// What a project wants to hear: the file `.lazystack.json`.
package struct LintConfiguration: Hashable, Sendable {
  /// What becomes of a rule; rules that are not named keep their own severities.
  package var rules: [String: Level] = [:]

  /// The files to report about; all if there is none.
  package var include: [PathPattern] = []

  /// The files not to report about.
  package var exclude: [PathPattern] = []

  package enum Level: String, Hashable, Sendable, CaseIterable {
    case off, note, warning, error

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The name of the file, which is looked for in the folder of the sources and upwards.
  package static let fileName = ".lazystack.json"

  package init() {}
}

extension LintConfiguration {
  /// Reads a file; what it does not know is an error with its place.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    let document = try JSONValue(parsing: bytes)
    guard case .object(let members) = document.kind else {
      throw JSONError(document.point, "found \(document.noun); write an object, such as {\"rules\":{}}")
    }
    for member in members {
      switch member.key {
      case "rules": rules = try Self.levels(member.value)
      case "include": include = try Self.patterns(member.value, of: member.key)
      case "exclude": exclude = try Self.patterns(member.value, of: member.key)
      default:
        throw JSONError(
          member.point,
          "unknown key '\(member.key)'" + Self.hint(member.key, ["rules", "include", "exclude"]))
      }
    }
  }

  private static func levels(_ value: JSONValue) throws(JSONError) -> [String: Level] {
    guard case .object(let members) = value.kind else {
      throw JSONError(value.point, "'rules' is \(value.noun); write an object of rules and levels")
    }
    var levels: [String: Level] = [:]
    for member in members {
      guard LintRule(rawValue: member.key) != nil else {
        throw JSONError(
          member.point, "unknown rule '\(member.key)'" + hint(member.key, LintRule.allCases.map(\.rawValue)))
      }
      guard case .string(let word) = member.value.kind, let level = Level(rawValue: word) else {
        throw JSONError(
          member.value.point,
          "'\(member.key)' is \(member.value.noun); write \"off\", \"note\", \"warning\" or \"error\"")
      }
      levels[member.key] = level
    }
    return levels
  }

  private static func patterns(_ value: JSONValue, of key: String) throws(JSONError) -> [PathPattern] {
    guard case .array(let values) = value.kind else {
      throw JSONError(value.point, "'\(key)' is \(value.noun); write a list of paths, such as [\"Sources\"]")
    }
    var patterns: [PathPattern] = []
    for value in values {
      guard case .string(let text) = value.kind, !text.isEmpty else {
        throw JSONError(value.point, "found \(value.noun); write a path in quotes")
      }
      patterns.append(PathPattern(text))
    }
    return patterns
  }

  private static func hint(_ word: String, _ known: [String]) -> String {
    NearMiss.nearest(to: word, among: known).map { "; did you mean '\($0)'?" }
      ?? "; known are " + known.joined(separator: ", ")
  }
}

extension LintConfiguration {
  /// Whether to report about a file, by its path below the configuration's folder.
  package func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
  }

  /// A finding at the level that its rule is given; `nil` if it is off.
  func adjusted(_ finding: Finding) -> Finding? {
    guard let level = rules[finding.rule] else { return finding }
    guard let severity = level.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
