/// A remark at a line of a file, as a workflow command that GitHub shows beside a pull request.
package struct GitHubAnnotation {
  package let kind: Kind
  package let place: SourcePlace
  package let title: String
  package let message: String

  /// How bad it is, in GitHub's words, the worst first.
  package enum Kind: String, CaseIterable {
    case error, warning, notice
  }

  package init(kind: Kind, place: SourcePlace, title: String, message: String) {
    self.kind = kind
    self.place = place
    self.title = title
    self.message = message
  }

  /// Creates the annotation of a finding.
  ///
  /// - Parameter isExplained: Whether it says why, besides what the user sees and what to do.
  package init(_ finding: Finding, isExplained: Bool = false) {
    self.init(
      kind: Kind(finding.severity),
      place: SourcePlace(file: finding.place.name, location: finding.place.location), title: finding.rule,
      message: finding.symptom + (isExplained ? "\nwhy: \(finding.because)" : "") + "\nfix: \(finding.fix)")
  }
}

extension [GitHubAnnotation] {
  /// The commands, a line each, worst first.
  ///
  /// At most ten of each kind, as GitHub shows no more of a step; a line of plain text then says how many there
  /// are besides.
  package var commands: String {
    GitHubAnnotation.Kind.allCases.map { kind in
      let lines = filter { $0.kind == kind }.map(\.command)
      let rest = lines.count - GitHubAnnotation.limit
      let shown = lines.prefix(GitHubAnnotation.limit).joined()
      return rest > 0 ? shown + "... and \(PlainNumber.count(rest, "more \(kind.rawValue)"))\n" : shown
    }
    .joined()
  }
}

extension GitHubAnnotation {
  /// How many of a kind GitHub shows of one step.
  fileprivate static let limit = 10

  /// The command, with a newline at its end.
  package var command: String {
    "::\(kind.rawValue) file=\(Self.property(place.file)),line=\(place.location.line),"
      + "col=\(place.location.column),title=\(Self.property(title))::\(Self.data(message))\n"
  }

  /// A message: what ends a command must not stand in it.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property, in which nothing may stand that ends one.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// The text with some ASCII characters written by their numbers.
  ///
  /// It goes by scalars, as a character may be a percent sign and an accent, or a whole line break.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      return "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
    }
    .joined()
  }
}

extension GitHubAnnotation.Kind {
  fileprivate init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
  }
}
