/// A piece of a file that is put in place of another.
package struct SourceEdit: Hashable, Sendable {
  /// The bytes that it replaces.
  package let range: Range<Int>
  package let text: String
}

extension SourceEdit {
  /// The bytes of a file after edits; `nil` if they are in each other's way or not in the file.
  package static func applied(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    for edit in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
