extension [Finding] {
  /// The findings as Checkstyle's XML, which many services for continuous integration read.
  package var checkstyle: String {
    var writer = XMLWriter()
    let files = map(\.place.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for file in files {
        writer.element("file", ["name": file]) { writer in
          for finding in self where finding.place.name == file {
            writer.element(
              "error",
              [
                "line": String(finding.place.location.line), "column": String(finding.place.location.column),
                "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
                "message": "\(finding.symptom); fix: \(finding.fix)", "source": "lazystack.\(finding.rule)",
              ])
          }
        }
      }
    }
    return writer.text
  }

  /// The findings as the JSON of Code Climate, which GitLab shows in merge requests.
  ///
  /// - Parameter fingerprint: What a finding is known by when its line has moved; no two may be equal.
  package func codeClimate(fingerprint: (Finding) -> String) -> String {
    var writer = JSONWriter()
    writer.array(self) { writer, finding in
      writer.newLine()
      writer.object { writer in
        writer.member("type", "issue")
        writer.member("check_name", finding.rule)
        writer.member("description", finding.symptom)
        writer.key("content")
        writer.object { $0.member("body", "\(finding.because). Fix: \(finding.fix).") }
        writer.key("categories")
        writer.array { $0.string("Performance") }
        writer.member("severity", finding.severity.codeClimate)
        writer.member("fingerprint", fingerprint(finding))
        writer.key("location")
        writer.object { writer in
          writer.member("path", finding.place.name)
          writer.key("lines")
          writer.object { $0.member("begin", finding.place.location.line) }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension Severity {
  fileprivate var codeClimate: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
