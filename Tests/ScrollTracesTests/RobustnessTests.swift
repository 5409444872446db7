import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("A broken trace")
struct RobustnessTests {
  /// Reads bytes that may be anything; only a `TraceError` may come of it.
  private func survives(_ bytes: [UInt8]) {
    _ = try? Trace(parsing: bytes) { path in Array((Samples.files[path] ?? "").utf8) }
  }

  @Test("is read or refused wherever it is cut")
  func everyPrefix() {
    let bytes = Array(Samples.rich.utf8)
    for end in bytes.indices { survives(Array(bytes[..<end])) }
  }

  @Test("is read or refused whatever its bytes become", arguments: UInt64(0)..<64)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(Samples.rich.utf8)
    for _ in 0..<20 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(original.randomElement(using: &random) ?? 0, at: index)
        }
      }
      survives(bytes)
    }
  }

  /// The place is that of the brace or parenthesis that goes too deep.
  @Test(
    "is refused at 65 levels, however many follow",
    arguments: [
      ("Group {", "3:448"), ("if compact {", "3:768"), ("Section(header: Group {", "3:736"),
      ("Section(header: ", "3:1016"), ("if compact {} else ", "3:1209"), ("VStack {\n", "66:8"),
    ])
  func nesting(text: String, place: String) {
    expectError(
      "trace 1\nenvironment compact = true; ScrollView {\n" + String(repeating: text, count: 100_000),
      place, "the content is nested deeper than 64 levels; write it with fewer")
  }

  @Test("may be nested in 64 levels and negated 64 times")
  func deepest() throws {
    let views = String(repeating: "Group {", count: 63) + String(repeating: "}", count: 63)
    _ = try parse("trace 1\nScrollView { \(views) }")
    _ = try content("if " + String(repeating: "!", count: 64) + "compact {}")
    expectError(
      "trace 1\n" + String(repeating: "{", count: 100_000), "2:1",
      "found '{'; write a setting or ScrollView { ... }")
    expectError(
      "trace 1\nScrollView { if " + String(repeating: "!", count: 100_000) + "x {} }",
      "2:17", "found 100000 '!' in a row; write one or none")
  }

  @Test(
    "is refused where it is not UTF-8",
    arguments: [
      ([0xFF], "0xFF"), ([0x80], "0x80"), ([0xC0, 0x80], "0xC0"), ([0xE2, 0x82], "0xE2"),
      ([0xED, 0xA0, 0x80], "0xED"), ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xC3, 0x0A], "0xC3"),
    ] as [([UInt8], String)])
  func encoding(bytes: [UInt8], name: String) {
    let error = #expect(throws: TraceError.self) {
      try Trace(parsing: Array("\u{FEFF}trace 1\r\n// é".utf8) + bytes) { _ in [] }
    }
    #expect(error?.message == "found the byte \(name), which is not UTF-8; save the trace as UTF-8")
    #expect(error?.location == SourcePoint(line: 2, column: 6))
  }

  @Test("is refused with limits on strings, marks and words")
  func limits() throws {
    let long = String(repeating: "a", count: 1000)
    #expect(try steps("mark \"\(long)\"") == [.mark(long)])
    expectError(
      "trace 1\nScrollView {}\nmark \"\(long)b\"", "3:6", "the string is 1001 bytes long; write at most 1_000"
    )
    expectError(
      "trace 1\nScrollView {}\n\(long)", "3:1",
      "unknown step '\(long.prefix(40))...'; write scroll, frame, idle, environment, state, mark, expect, observe, start, "
        + "drag, follow, viewport, inset, begin, commit, set, on, insert, remove, move, replace or resize"
    )
    let marks = (0...10_000).map { "mark \"\($0)\"\n" }.joined()
    expectError(
      "trace 1\nScrollView {}\n\(marks)", "10003:1", "the trace has more than 10_000 marks; leave some out")
    expectError(
      "trace 1\nScrollView {}\nmark \"a\u{7}\"", "3:8", "found a control character in a string; leave it out")
    expectError(
      "trace 1\nScrollView {}\n\u{0}", "3:1", "found the byte 0x00; write a step, such as scroll by 240")
  }

  @Test(
    "is refused where a path would leave the folder",
    arguments: ["", ".", "..", "/a", "a/", "a//b", "./a", "a/..", "a/../b", #"a\\b"#])
  func paths(path: String) {
    let error = #expect(throws: TraceError.self) { try content("Row(height: file(\"\(path)\"))") }
    #expect(error?.message.hasSuffix("name a file in the trace's folder, such as 'heights.txt'") == true)
  }
}
