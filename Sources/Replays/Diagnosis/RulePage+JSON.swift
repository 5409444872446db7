import Findings

extension Diagnosis.Rule {
  /// The rule's page as a JSON document, with a newline at its end:
  /// `{"lazystack":1,"rule":…,"severity":…,"summary":…,…}`.
  public var explanationJSON: String {
    JSONWriter.document { writer in
      writeHead(to: &writer)
      writer.member("milder", page.milder)
      writer.member("symptom", page.symptom)
      writer.member("because", page.because)
      writer.member("fix", page.fix)
      writer.member("before", page.before)
      writer.member("after", page.after)
      writer.key("sources")
      writer.array(page.claims) { writer, claim in claim.write(to: &writer) }
      writer.key("traces")
      writer.object {
        $0.member("fires", tracePaths.fires)
        $0.member("clean", tracePaths.clean)
      }
    }
  }

  /// Writes the members that a list of rules has too.
  func writeHead(to writer: inout JSONWriter) {
    writer.member("rule", rawValue)
    writer.member("severity", severity.rawValue)
    writer.member("summary", page.summary)
  }
}

extension RulePage.Claim {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("mark", mark.rawValue)
      $0.member("text", text)
      $0.member("source", source?.rawValue)
      $0.member("title", source?.title)
    }
  }
}
