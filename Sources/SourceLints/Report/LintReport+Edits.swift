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
      edits[file, default: []].append(SourceEdit(range: range, text: text.wrapped(in: stack)))
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

extension String {
  /// The statements of a builder inside a stack, indented once more.
  fileprivate func wrapped(in stack: String) -> String {
    guard contains("\n") else { return "\(stack) { \(self) }" }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    // The first line's indentation stands before the text; the last line that is not deeper shows it.
    let margins = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map {
      $0.prefix { $0 == " " || $0 == "\t" }
    }
    let margin = margins.min { $0.count < $1.count } ?? ""
    let step = margin.contains("\t") ? "\t" : margin.count.isMultiple(of: 4) ? "    " : "  "
    let body = lines.dropFirst().map { $0.allSatisfy(\.isWhitespace) ? "" : step + $0 }
    return ([stack + " {", margin + step + lines[0]] + body + [margin + "}"]).joined(separator: "\n")
  }
}
