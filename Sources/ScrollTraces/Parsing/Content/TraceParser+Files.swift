import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads `("heights.txt")` after `file`, and the numbers in that file.
  mutating func file(_ rule: NumberRule) throws(TraceError) -> Quantity {
    guard open("(", .parentheses) else { throw missing(.opening(.file)) }
    let location = place()
    let path = try string(.view(.fileName))
    guard close(")") else { throw missing(.view(.fileEnd)) }
    try checkPath(path, at: location)
    let use = FileUse(path: path, areWhole: rule.isWhole)
    if let values = fileValues[use] { return .file(path, values) }
    let bytes: [UInt8]
    do {
      bytes = try readFile(path)
    } catch {
      throw failure(at: location, .text(.missingFile(path)))
    }
    var parser = try TraceParser(bytes, subject: .file, file: path)
    let values = try parser.numberLines(rule)
    fileValues[use] = values
    return .file(path, values)
  }

  /// A path must stay in the trace's folder and mean the same on every system.
  private func checkPath(_ path: String, at location: SourcePoint) throws(TraceError) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe =
      components.allSatisfy { !["", ".", ".."].contains($0) } && !path.utf8.contains(UInt8(ascii: "\\"))
    guard isSafe else { throw failure(at: location, .text(.unsafePath(path))) }
  }

  /// Reads the numbers of a file, one a line.
  private mutating func numberLines(_ rule: NumberRule) throws(TraceError) -> [Double] {
    var values: [Double] = []
    cursor.skipSpace()
    while !cursor.isAtEnd {
      guard values.count < Self.maximumListCount else {
        throw failure(at: cursor.location, .text(.longFile))
      }
      values.append(try number(rule))
      cursor.skipBlanks()
      guard cursor.isAtLineEnd else { throw missing(.view(.oneNumberALine)) }
      cursor.skipSpace()
    }
    guard !values.isEmpty else {
      throw failure(at: cursor.location, .text(.emptyFile))
    }
    return values
  }
}
