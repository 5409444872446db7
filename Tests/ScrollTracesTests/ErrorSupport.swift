import Findings
import LazyStacks
import ScrollTraces
import Testing

/// Checks where a text is wrong, as `line:column` after the file's name if it is not the
/// trace, and the message.
func expectError(_ text: String, _ place: String, _ message: String) {
  let error = #expect(throws: TraceError.self) {
    try parse(text, files: brokenFiles, rules: ["duplicate-id", "build-limit"])
  }
  guard let error else { return }
  #expect((error.file.map { $0 + ":" } ?? "") + error.location.description == place)
  #expect(error.message == message)
}

private let brokenFiles = [
  "ok.txt": "44\n// c\n\n60.5\r\n", "bad.txt": "44\n4x\n", "two.txt": "1 2\n", "empty.txt": "",
  "neg.txt": "1\n-2",
]
