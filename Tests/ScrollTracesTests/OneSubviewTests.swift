import LazyStacks
import ScrollTraces
import Testing

@Suite("Keeping one subview for each element")
struct OneSubviewTests {
  @Test(
    "wraps what varies, and nothing else",
    arguments: [
      ("if every(2) { Row(height: 1) }", "VStack(spacing: 0) { if every(2) { Row(height: 1) } }"),
      (
        "Row(height: 2); if on { Row(height: 1) }",
        "VStack(spacing: 0) { Row(height: 2); if on { Row(height: 1) } }"
      ),
      ("AnyView { Row(height: 1) }", "VStack(spacing: 0) { AnyView { Row(height: 1) } }"),
      ("Row(height: 1); Row(height: 2)", nil),
      ("if on { Row(height: 1) } else { Row(height: 2) }", nil),
      ("VStack { if on { Row(height: 1) } }", nil),
      ("EmptyView()", nil),
    ] as [(String, String?)])
  func wrapping(element: String, wrapped: String?) throws {
    let kept = try Self.trace(element).keepingOneSubviewPerElement()
    let expected = try wrapped.map { try Self.trace($0) }
    #expect(kept == expected)
    // Nothing is left to wrap.
    #expect(kept?.keepingOneSubviewPerElement() == nil)
  }

  @Test("reaches every ForEach of a lazy stack, and none of an eager one")
  func nesting() throws {
    let list = #"ForEach(0..<3, id: "r") { if on { Row(height: 1) } }"#
    let kept = #"ForEach(0..<3, id: "r") { VStack(spacing: 0) { if on { Row(height: 1) } } }"#
    func text(_ list: String) -> String {
      "LazyVStack { Section(header: Row(height: 3)) { Group { \(list); if on { \(list) } } }; \(list) }"
    }
    #expect(
      try Self.trace(content: text(list)).keepingOneSubviewPerElement() == Self.trace(content: text(kept)))
    #expect(try Self.trace(content: "VStack { \(list) }").keepingOneSubviewPerElement() == nil)
  }

  @Test("leaves the steps, and lets expectations be left out")
  func steps() throws {
    let trace = try Self.trace("AnyView { Row(height: 1) }")
    #expect(trace.keepingOneSubviewPerElement()?.steps == trace.steps)
    #expect(trace.withoutExpectations().steps.map(\.step) == [.mark("start"), .frame])
  }

  private static func trace(_ element: String) throws -> Trace {
    try trace(content: "LazyVStack { ForEach(0..<3, id: \"r\") { \(element) } }")
  }

  private static func trace(content: String) throws -> Trace {
    try parse(
      """
      trace 1
      environment on = true
      ScrollView { \(content) }
      mark "start"
      frame
      expect frames == 2
      """)
  }
}
