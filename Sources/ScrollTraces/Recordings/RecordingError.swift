package import Findings
import LazyStacks

/// Why a recording cannot be read: where, what was found, what to write instead.
package struct RecordingError: Error, Hashable, Sendable {
  /// The place in the file; the column counts bytes.
  package var location: SourcePoint

  package var reason: Reason

  init(at location: SourcePoint, _ reason: Reason) {
    self.location = location
    self.reason = reason
  }

  package enum Reason: Hashable, Sendable {
    /// A byte that begins no character.
    case notUTF8(UInt8)

    /// Something else than the names of columns comes first; `nil` for the end of the file.
    case noHeader(found: String?)

    /// A column is missing; `instead` is what may have been meant.
    case missingColumn(RecordedColumn, instead: String?)

    /// The header separates its columns by something else than commas.
    case wrongSeparator(String)

    /// A column is named again.
    case repeatedColumn(RecordedColumn)

    /// A row has more columns than the header.
    case surplusColumn

    /// A row ends before a column.
    case shortRow(RecordedColumn)

    case notANumber(RecordedColumn, found: String)

    /// `nan`, `inf` and the like.
    case notFinite(RecordedColumn, found: String)

    case outOfRange(RecordedColumn, found: String)

    /// A sample's time is before the last one's.
    case backwards(found: String)

    case tooManySamples(limit: Int)

    case noSamples

    /// A quote has no partner.
    case openQuote

    /// Something follows a quoted value.
    case textAfterQuote
  }
}

extension RecordingError {
  /// What was found and what to write instead, in one line.
  package var message: String { reason.description }
}

extension RecordingError.Reason: CustomStringConvertible {
  package var description: String {
    let header = RecordedColumn.header
    return switch self {
    case .notUTF8(let byte):
      "found \(TraceError.Found.hexadecimal(byte)), which is not UTF-8; save the file as UTF-8"
    case .noHeader(let found):
      "found \(found.map { "'\($0)'" } ?? "the end of the file") where the header belongs; write \(header)"
    case .missingColumn(let column, let name?): "unknown column '\(name)'; did you mean '\(column.rawValue)'?"
    case .missingColumn(let column, nil):
      "the header has no column '\(column.rawValue)'; name the columns, such as \(header)"
    case .wrongSeparator(let separator): "the header separates columns by \(separator); write commas"
    case .repeatedColumn(let column): "the column '\(column.rawValue)' is named twice; leave one of them out"
    case .surplusColumn:
      "the row has more columns than the header; decimals are written with a point, such as 12.5"
    case .shortRow(let column): "the row ends before its '\(column.rawValue)'; write \(column.example)"
    case .notANumber(let column, found: ""): "'\(column.rawValue)' is empty; write \(column.example)"
    case .notANumber(let column, let found):
      "'\(found)' is not a number for '\(column.rawValue)'; write \(column.example)"
    case .notFinite(let column, let found):
      "'\(found)' is no '\(column.rawValue)' that can be replayed; leave the row out"
    case .outOfRange(let column, let found):
      "the '\(column.rawValue)' \(found) is out of range; write \(column.rangeText)"
    case .backwards(let found): "the time \(found) is before the last row's; sort the rows by 't_ms'"
    case .tooManySamples(let limit):
      "more than \(NumberText.grouped(Double(limit))) samples; split the recording"
    case .noSamples: "the recording has no samples; write one a line, such as 0,0,844"
    case .openQuote: "the quote is never closed; write '\"' at the value's end"
    case .textAfterQuote: "found more after the closing quote; write a comma between values"
    }
  }
}
