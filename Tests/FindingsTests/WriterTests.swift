import Testing

@testable import Findings

@Suite("Findings as other programs read them")
struct WriterTests {
  private static func finding(
    in file: String, _ severity: Severity = .error, symptom: String = "it hangs"
  ) -> Finding {
    Finding(
      rule: "a-rule", severity: severity,
      place: .source(SourcePlace(file: file, location: SourcePoint(line: 2, column: 5))), symptom: symptom,
      because: "it must", fix: "do less", evidence: [Finding.Evidence(key: "rows", value: 1.5)])
  }

  @Test("escape what would end a GitHub command or one of its properties")
  func gitHubEscapes() {
    let finding = Self.finding(in: "100%,a:b\r\n.trace", symptom: "50 %\u{301}:\r\nx,y")
    #expect(
      GitHubAnnotation(finding, isExplained: true).command == """
        ::error file=100%25%2Ca%3Ab%0D%0A.trace,line=2,col=5,title=a-rule::50 %25\u{301}:%0D%0Ax,y%0Awhy: it must%0A\
        fix: do less

        """)
  }

  @Test(
    "are ten annotations of a kind, and a count of the rest, the worst kind first",
    arguments: [(10, ""), (11, "1 more error"), (37, "27 more errors")])
  func limit(count: Int, rest: String) {
    let findings =
      [Self.finding(in: "z", .note)] + (0..<count).map { Self.finding(in: "\($0).trace") }
    let lines = findings.map { GitHubAnnotation($0) }.commands.split(separator: "\n")
    #expect(lines.count(where: { $0.hasPrefix("::error ") }) == min(count, 10))
    #expect(
      lines.dropFirst(10).joined(separator: "|").hasPrefix(rest.isEmpty ? "::notice" : "... and \(rest)|"))
    #expect(lines.last?.hasPrefix("::notice file=z,") == true)
  }

  @Test(
    "escape XML and leave out control characters",
    arguments: [
      ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'"), ("a\u{0}\u{1B}[31mb\u{7F}\u{85}c", "a[31mbc"),
      ("a\tb\nc\rd", "a\tb\nc&#13;d"),
      ("\u{FFFE}ü\u{FFFF}\u{1F469}\u{200D}\u{1F467}", "ü\u{1F469}\u{200D}\u{1F467}"),
    ])
  func xmlEscapes(text: String, escaped: String) {
    #expect(XMLWriter.escaped(text) == escaped)
  }

  @Test("keep line breaks of XML attributes")
  func attributes() {
    var writer = XMLWriter()
    writer.element("a", ["b": "1\n2\t3"])
    #expect(writer.text.hasSuffix("\n<a b=\"1&#10;2&#9;3\"/>\n"))
  }

  @Test("are JSON members in the order that is asked for")
  func json() {
    var finding = Self.finding(in: "a\"\\\r\n\t\u{1}.trace")
    finding.witness = [
      Finding.Witness(text: "here", place: finding.place.source), Finding.Witness(text: "so"),
    ]
    let text = JSONWriter.document { finding.write([.severity, .file, .evidence, .witness], to: &$0) }
    #expect(
      text == #"{"lazystack":1,"severity":"error","file":"a\"\\\r\n\t\u0001.trace","evidence":{"rows":1.5},"#
        + #""witness":[{"file":"a\"\\\r\n\t\u0001.trace","line":2,"column":5,"text":"here"},{"text":"so"}]}"#
        + "\n")
  }

  @Test("are a line for Xcode, and one for each witness that a file has")
  func xcode() {
    var finding = Self.finding(in: "a.swift", .warning)
    finding.witness = [
      Finding.Witness(
        text: "the cause", place: SourcePlace(file: "b.swift", location: SourcePoint(line: 1, column: 2))),
      Finding.Witness(text: "in no file"),
    ]
    #expect(
      finding.xcodeLines == """
        a.swift:2:5: warning: it hangs; fix: do less [a-rule]
        b.swift:1:2: note: the cause

        """)
  }

  @Test("are a table for people, its lines wrapped or not, and a tally by severity")
  func table() {
    var finding = Self.finding(
      in: "a.trace", symptom: Array(repeating: "slow", count: 20).joined(separator: " "))
    finding.witness = [Finding.Witness(text: "with 2 rows")]
    #expect(
      [finding].table() == """
        Symptom | Rule violated | Fix
        a.trace:2:5: error: slow slow slow slow slow slow slow slow slow slow slow
              slow slow slow slow slow slow slow slow slow
            | a-rule: it must
            | do less
              with 2 rows

        """)
    #expect([finding].table(width: nil).split(separator: "\n").count == 5)
    #expect([finding].table(palette: .ansi).contains("a.trace:2:5: \u{1B}[31merror\u{1B}[0m: slow"))
    #expect([Finding]().table() == "")
    #expect(
      [finding, finding, Self.finding(in: "b", .note)].tally(of: 1_234, "file")
        == "2 errors, 1 note in 2 of 1,234 files")
  }
}
