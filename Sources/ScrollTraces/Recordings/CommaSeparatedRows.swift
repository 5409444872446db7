import Findings
internal import LazyStacks

/// Comma-separated values, read row by row.
///
/// Values may be quoted, `""` within quotes being a quote (RFC 4180); blanks around them do not count.
struct CommaSeparatedRows {
  private var cursor: SourceCursor

  /// One value of a row.
  struct Cell {
    /// Where the value begins, at its quote if it has one.
    var location: SourcePoint

    /// The bytes of the value, without blanks around it and without its quotes.
    var range: Range<Int>
    var isQuoted = false
  }

  init(_ bytes: [UInt8]) {
    cursor = SourceCursor(bytes)
  }
}

extension CommaSeparatedRows {
  /// The place of the next byte: after ``next(into:)``, the end of the row's line.
  var location: SourcePoint { cursor.location }

  /// Reads the next row that says anything, in place of the last.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(*n*) for the bytes of the row and the blank ones before it.
  mutating func next(into cells: inout [Cell]) throws(RecordingError) -> Bool {
    repeat {
      _ = cursor.takeNewline()
      cells.removeAll(keepingCapacity: true)
      if cursor.isAtEnd { return false }
      repeat { cells.append(try cell()) } while cursor.take(symbol: ",")
      // Spreadsheets write rows of nothing but commas.
    } while cells.allSatisfy { $0.range.isEmpty && !$0.isQuoted }
    return true
  }

  /// The bytes of a value.
  func bytes(of cell: Cell) -> ArraySlice<UInt8> { cursor.bytes[cell.range] }

  /// A value, its quotes undone.
  func text(of cell: Cell) -> String {
    let text = cursor.text(cell.range)
    return cell.isQuoted ? text.replacing("\"\"", with: "\"") : text
  }
}

extension CommaSeparatedRows {
  private var isAtCellEnd: Bool {
    switch cursor.peek {
    case nil, UInt8(ascii: ","), UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): cursor.peek(1) == UInt8(ascii: "\n")
    default: false
    }
  }

  private mutating func cell() throws(RecordingError) -> Cell {
    cursor.skipBlanks()
    let location = cursor.location
    if cursor.take(symbol: "\"") { return try quotedCell(at: location) }
    let start = cursor.position
    var end = start
    while !isAtCellEnd {
      cursor.advance()
      let position = cursor.position
      cursor.skipBlanks()
      // Blanks count unless the value ends after them.
      end = isAtCellEnd ? position : cursor.position
    }
    return Cell(location: location, range: start..<end)
  }

  /// Reads a value after its opening quote; it may hold commas and newlines.
  private mutating func quotedCell(at location: SourcePoint) throws(RecordingError) -> Cell {
    let start = cursor.position
    while !cursor.take(symbol: "\"") || cursor.take(symbol: "\"") {
      guard !cursor.isAtEnd else { throw RecordingError(at: location, .openQuote) }
      if cursor.peek != UInt8(ascii: "\""), !cursor.takeNewline() { cursor.advance() }
    }
    let end = cursor.position - 1
    cursor.skipBlanks()
    guard isAtCellEnd else { throw RecordingError(at: cursor.location, .textAfterQuote) }
    return Cell(location: location, range: start..<end, isQuoted: true)
  }
}
