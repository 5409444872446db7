import Findings
internal import LazyStacks
internal import struct Foundation.CGFloat

extension Recording {
  /// Reads a recording from comma-separated values.
  ///
  /// The first line names the columns: `t_ms`, `offset_y` and `viewport_height`, in any order; others are
  /// ignored. Numbers may be quoted, lines may end in CRLF, blank lines and a byte order mark do not count.
  /// Times are taken to the nearest nanosecond, offsets and heights to the nearest length of the grid.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - sampleLimit: The most samples that are read.
  /// - Throws: The first mistake.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(
    parsing bytes: [UInt8], sampleLimit: Int = maximumSampleCount
  ) throws(RecordingError) {
    var parser = try RecordingParser(bytes, sampleLimit: sampleLimit)
    self.init(try parser.samples())
  }

  /// The most samples a recording may have: over four hours at 120 a second.
  package static let maximumSampleCount = 2_000_000
}

/// A parser of recordings.
struct RecordingParser {
  private var rows: CommaSeparatedRows
  private let sampleLimit: Int

  /// The values of the row that was read last.
  private var cells: [CommaSeparatedRows.Cell] = []

  private var columns = Columns()

  /// Where the columns are, and how many there are with the ignored ones.
  private struct Columns {
    var time = 0
    var offset = 0
    var viewportHeight = 0
    var count = 0
  }

  init(_ bytes: [UInt8], sampleLimit: Int) throws(RecordingError) {
    rows = CommaSeparatedRows(bytes)
    self.sampleLimit = sampleLimit
    if let index = UTF8Check.firstInvalidIndex(in: bytes) {
      throw RecordingError(at: SourceCursor(bytes).location(of: index), .notUTF8(bytes[index]))
    }
  }

  /// Reads everything.
  mutating func samples() throws(RecordingError) -> [Recording.Sample] {
    try header()
    var samples: [Recording.Sample] = []
    var (start, last) = (Int64.min, Int64.min)
    while try rows.next(into: &cells) {
      try checkRow(number: samples.count)
      let nanoseconds = try nanoseconds()
      if samples.isEmpty { start = nanoseconds }
      guard nanoseconds >= last else {
        throw RecordingError(
          at: cells[columns.time].location, .backwards(found: text(of: cells[columns.time])))
      }
      last = nanoseconds
      samples.append(
        Recording.Sample(
          time: .nanoseconds(nanoseconds - start),
          offset: Length(CGFloat(try number(.offset, at: columns.offset))),
          viewportHeight: Length(CGFloat(try number(.viewportHeight, at: columns.viewportHeight)))))
    }
    guard !samples.isEmpty else { throw RecordingError(at: rows.location, .noSamples) }
    return samples
  }
}

extension RecordingParser {
  private mutating func header() throws(RecordingError) {
    guard try rows.next(into: &cells) else {
      throw RecordingError(at: rows.location, .noHeader(found: nil))
    }
    let start = cells[0].location
    let names = cells.map(rows.text)
    if names.allSatisfy({ Double($0) != nil }) {
      throw RecordingError(at: start, .noHeader(found: text(of: cells[0])))
    }
    for (separator, name) in [(";", "semicolons"), ("\t", "tabs")] where names[0].contains(separator) {
      throw RecordingError(at: start, .wrongSeparator(name))
    }
    columns = Columns(
      time: try index(of: .time, in: names), offset: try index(of: .offset, in: names),
      viewportHeight: try index(of: .viewportHeight, in: names), count: names.count)
  }

  private func index(of column: RecordedColumn, in names: [String]) throws(RecordingError) -> Int {
    let places = names.indices.filter { names[$0] == column.rawValue }
    guard let place = places.first else {
      let others = names.filter { RecordedColumn(rawValue: $0) == nil }
      let near = NearMiss.nearest(to: column.rawValue, among: others)
      let location = near.flatMap(names.firstIndex).map { cells[$0].location } ?? cells[0].location
      throw RecordingError(at: location, .missingColumn(column, instead: near))
    }
    if let again = places.dropFirst().first {
      throw RecordingError(at: cells[again].location, .repeatedColumn(column))
    }
    return place
  }
}

extension RecordingParser {
  private func checkRow(number: Int) throws(RecordingError) {
    guard number < sampleLimit else {
      throw RecordingError(at: cells[0].location, .tooManySamples(limit: sampleLimit))
    }
    if let surplus = cells.dropFirst(columns.count).first(where: { !$0.range.isEmpty }) {
      throw RecordingError(at: surplus.location, .surplusColumn)
    }
  }

  /// A time of milliseconds, exact to six decimals: up to 10^9 of them a double distinguishes even a quarter
  /// of a nanosecond.
  private func nanoseconds() throws(RecordingError) -> Int64 {
    Int64((try number(.time, at: columns.time) * 1e6).rounded(.toNearestOrAwayFromZero))
  }

  private func number(_ column: RecordedColumn, at index: Int) throws(RecordingError) -> Double {
    guard index < cells.count else { throw RecordingError(at: rows.location, .shortRow(column)) }
    let cell = cells[index]
    guard let value = value(of: cell) else {
      let found = text(of: cell)
      let word = found.lowercased().drop { $0 == "-" || $0 == "+" }
      let isKnown = ["nan", "inf", "infinity"].contains(word)
      throw RecordingError(
        at: cell.location,
        isKnown ? .notFinite(column, found: found) : .notANumber(column, found: found))
    }
    guard column.range.contains(value) else {
      throw RecordingError(at: cell.location, .outOfRange(column, found: text(of: cell)))
    }
    return value
  }

  /// The double nearest to a decimal, which may have an exponent; `nil` for anything else.
  private func value(of cell: CommaSeparatedRows.Cell) -> Double? {
    let bytes = rows.bytes(of: cell)
    // The standard library reads `nan`, `inf` and hexadecimal digits too.
    guard bytes.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// A value, short enough for a message.
  private func text(of cell: CommaSeparatedRows.Cell) -> String {
    TraceError.shortened(rows.text(of: cell))
  }
}
