/// Findings as SARIF 2.1.0, which code hosts show beside the lines.
package struct SARIFDocument {
  package var findings: [Finding]

  /// What a rule violates, by name; of rules that are not found here too.
  package var rules: [Rule]

  /// What a finding is known by when its line has moved.
  package var fingerprint: (Finding) -> String?

  package struct Rule {
    package let name: String
    package let summary: String

    /// Where its page is.
    package let address: String

    package init(name: String, summary: String, address: String) {
      self.name = name
      self.summary = summary
      self.address = address
    }
  }

  package init(
    _ findings: [Finding], rules: [Rule], fingerprint: @escaping (Finding) -> String? = { _ in nil }
  ) {
    self.findings = findings
    self.rules = rules
    self.fingerprint = fingerprint
  }
}

extension SARIFDocument {
  /// The document, with a newline at its end.
  package var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { $0.nested("driver", writeDriver) }
          writer.key("results")
          writer.array(findings) { writer, finding in
            writer.newLine()
            write(finding, to: &writer)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func writeDriver(to writer: inout JSONWriter) {
    writer.member("name", "lazystack")
    writer.key("rules")
    writer.array(rules) { writer, rule in
      writer.newLine()
      writer.object {
        $0.member("id", rule.name)
        $0.nested("shortDescription") { $0.member("text", rule.summary) }
        $0.member("helpUri", rule.address)
      }
    }
  }

  private func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ruleId", finding.rule)
      writer.member("level", finding.severity.rawValue)
      writer.nested("message") {
        $0.member("text", "\(finding.symptom). \(finding.because). Fix: \(finding.fix).")
      }
      writer.key("locations")
      writer.array { Self.write(finding.place.name, finding.place.location, nil, to: &$0) }
      writer.key("relatedLocations")
      writer.array(finding.witness.filter { $0.place != nil }) { writer, witness in
        if let place = witness.place { Self.write(place.file, place.location, witness.text, to: &writer) }
      }
      if let fingerprint = fingerprint(finding) {
        writer.nested("partialFingerprints") { $0.member("lazystack/v1", fingerprint) }
      }
    }
  }

  private static func write(
    _ file: String, _ point: SourcePoint, _ text: String?, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.nested("physicalLocation") { writer in
        writer.nested("artifactLocation") { $0.member("uri", uri(file)) }
        writer.nested("region") {
          $0.member("startLine", max(1, point.line))
          $0.member("startColumn", max(1, point.column))
        }
      }
      if let text { writer.nested("message") { $0.member("text", text) } }
    }
  }

  /// A path as part of an address.
  private static func uri(_ path: String) -> String {
    let plain = path.utf8.map { byte -> String in
      let isPlain =
        byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
      if isPlain || "/-_.~".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
    .joined()
    return path.hasPrefix("/") ? "file://" + plain : plain
  }
}

extension JSONWriter {
  /// Writes a member that is an object.
  fileprivate mutating func nested(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }
}
