import Layouts
import Findings
extension LintReport {
  /// What is safe to mend, file by file: what looks the same afterwards.
  ///
  /// Chosen: rows of several subviews in a lazy stack with a written spacing get a stack with the same arguments
  /// around them, if there is a view in any case; an offset as the id becomes the id that the elements have.
  package func edits(_ read: (String) -> [UInt8]?) -> [(file: String, edits: [SourceEdit])] {
    let mendable = Set(findings.map { Key(rule: $0.rule, place: $0.place.source) })
    var edits: [String: [SourceEdit]] = [:]
    for list in lists {
      let file = list.place.file
      for hazard in list.site.hazards where list.hasIdentifiableElements {
        let key = Key(rule: hazard.finding.rule, place: hazard.finding.place.source)
        if let edit = hazard.edit, mendable.contains(key) { edits[file, default: []].append(edit) }
      }
      guard let finding = list.finding, mendable.contains(Key(rule: finding.rule, place: list.place)),
        let stack = list.stackThatLooksTheSame, let range = list.site.rowRange, let bytes = read(file),
        range.upperBound <= bytes.count
      else { continue }
      let text = String(decoding: bytes[range], as: UTF8.self)
      let margin = bytes.margin(ofLineAt: range.lowerBound)
      let outer = bytes.margin(ofLine: list.place.location.line)
      let step = margin.hasPrefix(outer) && margin != outer ? String(margin.dropFirst(outer.count)) : "  "
      edits[file, default: []].append(
        SourceEdit(range: range, text: text.wrapped(in: stack, margin: margin, step: step)))
    }
    return edits.sorted { $0.key < $1.key }.map { ($0.key, $0.value.withoutOverlaps) }
  }

  private struct Key: Hashable {
    let rule: String
    let place: SourcePlace?
  }
}

extension [SourceEdit] {
  /// The edits from the start on, without those that lie in another: they are for the next time.
  fileprivate var withoutOverlaps: [SourceEdit] {
    var end = 0
    return sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }
}

extension JudgedList {
  /// The stack to put around a row, if nothing moves by it; `nil` if nobody can promise that.
  fileprivate var stackThatLooksTheSame: String? {
    guard let container, container.name == "LazyVStack" || container.name == "LazyHStack",
      container.spacing != nil, count.minimum > 0, verdict == .variable || verdict == .constant,
      shape.isSafeInStack
    else { return nil }
    return RowFix(causes: [], minimum: 1, container: container, shape: shape).stack
  }
}

extension RowShape {
  /// Whether the views are laid out in a stack as they are in the lazy one around it.
  fileprivate var isSafeInStack: Bool {
    switch self {
    case .one(let name): name != "Section" && name != "Spacer"
    case .all(let shapes), .choice(_, _, let shapes): shapes.allSatisfy(\.isSafeInStack)
    case .optional(let shape), .erased(let shape): shape.isSafeInStack
    case .list, .unresolved: false
    }
  }
}

extension [UInt8] {
  /// What a line begins with that holds a byte.
  fileprivate func margin(ofLineAt index: Int) -> String {
    let start = self[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return margin(from: start)
  }

  /// What a line begins with, by its number from 1.
  fileprivate func margin(ofLine number: Int) -> String {
    var start = 0
    for _ in 1..<Swift.max(1, number) {
      guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return margin(from: start)
  }

  private func margin(from start: Int) -> String {
    String(decoding: self[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension String {
  /// The statements of a builder inside a stack, indented by one more step.
  fileprivate func wrapped(in stack: String, margin: String, step: String) -> String {
    guard contains("\n") else { return "\(stack) { \(self) }" }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.dropFirst().map { $0.allSatisfy(\.isWhitespace) ? "" : step + $0 }
    return ([stack + " {", margin + step + lines[0]] + body + [margin + "}"]).joined(separator: "\n")
  }
}
