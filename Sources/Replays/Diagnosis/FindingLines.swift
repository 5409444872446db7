/// A finding as text, whether in a trace or in Swift source.
package struct FindingLines {
  /// The file, the line and the column, separated by colons.
  let place: String
  let severity: Diagnosis.Severity
  let symptom: String

  /// The rule and why.
  let because: String
  let fix: String

  package init(
    place: String, severity: Diagnosis.Severity, symptom: String, because: String, fix: String
  ) {
    self.place = place
    self.severity = severity
    self.symptom = symptom
    self.because = because
    self.fix = fix
  }
}

extension FindingLines {
  /// Symptom, rule and fix, each beginning a line of its own.
  package func lines(palette: Palette) -> [String] {
    var lines = wrapped("\(place): \(severity.rawValue): \(symptom)", width: 74)
    lines[0] = lines[0].replacing(
      "\(place): \(severity.rawValue)", with: "\(place): " + palette.word(for: severity), maxReplacements: 1)
    return [lines[0]] + lines.dropFirst().map { "      " + $0 } + Self.cell(because) + Self.cell(fix)
  }

  private static func cell(_ text: String) -> [String] {
    wrapped(text, width: 74).enumerated().map { ($0 == 0 ? "    | " : "      ") + $1 }
  }
}
