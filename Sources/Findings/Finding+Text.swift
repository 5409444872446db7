extension [Finding] {
  /// What stands above the lines of findings.
  package static let tableTitle = "Symptom | Rule violated | Fix"

  /// The table `Symptom | Rule violated | Fix`, empty without findings; it ends with a newline.
  ///
  /// - Parameter width: The most characters of a text in a line; `nil` for one line each.
  package func table(palette: Palette = .plain, width: Int? = Finding.textWidth) -> String {
    if isEmpty { return "" }
    let lines = flatMap { $0.tableLines(palette: palette, width: width) }
    return ([palette.heading(Self.tableTitle)] + lines).joined(separator: "\n") + "\n"
  }

  /// How much was found in how many files, such as `2 errors, 1 note in 1 of 3 files`.
  package func tally(of count: Int, _ noun: String) -> String {
    let counts = Severity.allCases.compactMap { severity in
      let count = self.count { $0.severity == severity }
      return count == 0 ? nil : PlainNumber.count(count, severity.rawValue)
    }
    let files = PlainNumber.count(Set(map(\.place.name)).count)
    return "\(counts.joined(separator: ", ")) in \(files) of \(PlainNumber.count(count, noun))"
  }
}

extension Finding {
  /// How many characters of a text stand in a line of the table.
  package static let textWidth = 74

  /// Symptom, rule and fix, each beginning a line of its own; then what shows it and is in no file.
  package func tableLines(palette: Palette = .plain, width: Int? = Finding.textWidth) -> [String] {
    func lines(_ text: String) -> [String] { width.map { wrapped(text, width: $0) } ?? [text] }
    func cell(_ text: String) -> [String] {
      lines(text).enumerated().map { ($0 == 0 ? "    | " : "      ") + $1 }
    }
    let head = "\(place): \(severity.rawValue)"
    var first = lines("\(head): \(symptom)")
    first[0] = first[0].replacing(
      head, with: "\(place): " + palette.word(for: severity), maxReplacements: 1)
    return [first[0]] + first.dropFirst().map { "      " + $0 }
      + cell("\(rule): \(because)") + cell(fix)
      + witness.filter { $0.place == nil }.map { "      " + $0.text }
  }

  /// A line that Xcode takes for an issue, `file:line:column: error: message [rule]`, and one for each witness
  /// that a file has; a newline at the end of each.
  package var xcodeLines: String {
    "\(place): \(severity.rawValue): \(symptom); fix: \(fix) [\(rule)]\n"
      + witness.compactMap { witness in witness.place.map { "\($0): note: \(witness.text)\n" } }.joined()
  }
}
