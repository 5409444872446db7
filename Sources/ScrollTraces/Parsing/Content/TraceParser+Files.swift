import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads `("heights.txt")` after `file`, and the numbers in that file.
  mutating func file(_ rule: NumberRule) throws(TraceError) -> Quantity {
    guard open("(", .parentheses) else { throw missing("'(' as in file(\"heights.txt\")") }
    let location = place()
    let path = try string("a file's name in quotes, such as \"heights.txt\"")
    guard close(")") else { throw missing("')' after the file's name") }
    try checkPath(path, at: location)
    let use = FileUse(path: path, areWhole: rule.isWhole)
    if let values = fileValues[use] { return .file(path, values) }
    let bytes: [UInt8]
    do {
      bytes = try readFile(path)
    } catch {
      throw failure(at: location, "cannot read the file '\(path)'; put it beside the trace")
    }
    var parser = try TraceParser(bytes, subject: "file", file: path)
    let values = try parser.numberLines(rule)
    fileValues[use] = values
    return .file(path, values)
  }

  /// A path must stay in the trace's folder and mean the same on every system.
  private func checkPath(_ path: String, at location: SourcePoint) throws(TraceError) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe =
      components.allSatisfy { !["", ".", ".."].contains($0) } && !path.utf8.contains(UInt8(ascii: "\\"))
    guard isSafe else {
      throw failure(
        at: location,
        "the path '\(Self.shortened(path))' is not plain; name a file in the trace's folder, such as 'heights.txt'"
      )
    }
  }

  /// Reads the numbers of a file, one a line.
  private mutating func numberLines(_ rule: NumberRule) throws(TraceError) -> [Double] {
    var values: [Double] = []
    cursor.skipSpace()
    while !cursor.isAtEnd {
      guard values.count < Self.maximumListCount else {
        throw failure(at: cursor.location, "the file has more than 1_000_000 numbers; shorten it")
      }
      values.append(try number(rule))
      cursor.skipBlanks()
      guard cursor.isAtLineEnd else { throw missing("one number a line") }
      cursor.skipSpace()
    }
    guard !values.isEmpty else {
      throw failure(at: cursor.location, "the file holds no number; write one a line")
    }
    return values
  }
}
