import ScrollTraces
import Testing

@Suite("Messages about reactions and motion")
struct ReactionErrorTests {
  /// The text follows the content; it begins on line 3.
  @Test(
    "name what is wrong with a reaction",
    arguments: [
      (
        "on", "3:3",
        "found the end of the trace; write what to wait for: appear, visible, offset, end or start"
      ),
      ("on apear \"a\" {}", "3:4", "unknown trigger 'apear'; did you mean 'appear'?"),
      ("on appear { frame }", "3:11", #"found '{'; write an id, such as "m5" or 12"#),
      ("on appear \"a\"", "3:14", "found the end of the trace; write '{' and the steps of the reaction"),
      ("on appear \"a\" frame", "3:15", "found 'frame'; write '{' and the steps of the reaction"),
      ("on appear \"a\" {}", "3:15", "the reaction does nothing; write a step, such as { insert 20 at end }"),
      (
        "on appear \"a\" once once { frame }", "3:20", "found 'once'; write '{' and the steps of the reaction"
      ),
      ("on appear \"a\" { frame", "3:22", "the trace ends inside the braces opened at 3:15"),
      ("on visible \"a\" { frame }", "3:16", "found '{'; write a share, such as 0.5"),
      ("on visible \"a\" 0 { frame }", "3:16", "the share 0 is out of range; write more than 0, up to 1"),
      ("on visible \"a\" 1.5 { frame }", "3:16", "the share 1.5 is out of range; write more than 0, up to 1"),
      ("on offset 400 { frame }", "3:11", "found '400'; write a comparison: ==, !=, <, <=, > or >="),
      ("on end { frame }", "3:8", "found '{'; write 'within' and a distance, such as on end within 300"),
      ("on end within -3 { frame }", "3:15", "the distance -3 is out of range; write 0 to 1_000_000_000_000"),
      ("on start within { frame }", "3:17", "found '{'; write a distance, such as 300"),
      (
        "on appear \"a\" { expect built == 3 }", "3:17",
        "'expect' inside a reaction would come at no known time, or never; write it outside the braces"
      ),
      (
        "on appear \"a\" { mark \"x\" }", "3:17",
        "'mark' inside a reaction would come at no known time, or never; write it outside the braces"
      ),
      (
        "on appear \"a\" { observe offset 3 }", "3:17",
        "'observe' inside a reaction would come at no known time, or never; write it outside the braces"
      ),
      (
        "on appear \"a\" { on appear \"b\" { frame } }", "3:17",
        "a reaction inside a reaction is not modelled yet; write 'on' outside the braces"
      ),
      (
        "on appear \"a\" { frame; idle until rest }", "3:24",
        "'idle until rest' would wait for the reaction itself; write a time, such as idle 200ms"
      ),
      ("on appear \"a\" { frme }", "3:17", "unknown step 'frme'; did you mean 'frame'?"),
      (
        "on appear \"a\" { frame frame }", "3:23",
        "found 'frame'; write a new line or ';' before the next statement"
      ),
    ] as [(String, String, String)])
  func reaction(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView { }\n" + text, place, message)
  }

  @Test(
    "name what is wrong with a motion",
    arguments: [
      ("start", "3:6", "found the end of the trace; write a motion, such as fling 3000"),
      ("start 3", "3:7", "found '3'; write a motion, such as fling 3000"),
      ("start flig 3", "3:7", "unknown motion 'flig'; did you mean 'fling'?"),
      ("start fling", "3:12", "found the end of the trace; write a velocity, such as 3_000"),
      (
        "start fling 1_000_001", "3:13",
        "the velocity 1_000_001 is out of range; write -1_000_000 to 1_000_000"
      ),
      ("start fling 3 quick", "3:15", "unknown deceleration rate 'quick'; write normal or fast"),
      ("start fling 3pt", "3:14", "unknown unit 'pt'; write a plain number, such as 3_000"),
      ("start scroll 3", "3:14", "found '3'; write 'by' and a distance, or 'to' and a target"),
      ("start scroll by 3", "3:18", "found the end of the trace; write 'in' and a time, such as in 500ms"),
      ("start scroll by 3 in \"a\"", "3:7", "scrolling an inner scroll view is not modelled yet"),
      (
        "start scroll to \"a\" anchor top", "3:31",
        "found the end of the trace; write 'animated' and a time, such as animated 350ms"
      ),
      (
        "start scroll to edge bottom", "3:28",
        "found the end of the trace; write 'animated' and a time, such as animated 350ms"
      ),
      ("drag 3", "3:7", "found the end of the trace; write 'in' and a time, such as in 300ms"),
      ("drag 3 in 3", "3:11", "lengths of time need a unit, such as '200ms'"),
      ("follow \"a\"", "3:11", "found the end of the trace; write 'at' and a distance, such as at 0"),
      ("idle until", "3:11", "found the end of the trace; write 'rest'"),
      ("inset top 3", "3:7", "found 'top'; write 'bottom' and a length, such as inset bottom 336"),
      ("inset bottom -3", "3:14", "the inset -3 is out of range; write 0 to 1_000_000"),
      ("inset bottom 1_000_001", "3:14", "the inset 1_000_001 is out of range; write 0 to 1_000_000"),
      ("viewport 3", "3:11", "found the end of the trace; write 'x' and the height, such as 390 x 844"),
      ("viewport 3x4", "3:11", "found 'x4' right after a number; write 390 x 844, with spaces"),
      (
        "viewport 3 x 2_000_000", "3:14",
        "the viewport length 2_000_000 is out of range; write 0 to 1_000_000"
      ),
    ] as [(String, String, String)])
  func motion(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView { }\n" + text, place, message)
  }

  @Test(
    "name what is wrong with set",
    arguments: [
      ("set", "4:4", "found the end of the trace; write a name, such as 'loaded = true'"),
      ("set if = true", "4:5", "'if' is a word of conditions; write another name"),
      ("set compct = true", "4:5", "unknown environment 'compct'; did you mean 'compact'?"),
      ("set loaded = 3", "4:14", "found '3'; write true or false"),
      ("set loaded true", "4:12", "found 'true'; write '=' and a value"),
      (
        "environment loaded = true", "4:13",
        "unknown environment 'loaded'; declare it before the content: environment NAME = true"
      ),
    ] as [(String, String, String)])
  func set(text: String, place: String, message: String) {
    expectError("trace 1\nenvironment compact = true\nScrollView { }\n" + text, place, message)
  }

  @Test("come where there are too many")
  func limits() {
    let head = "trace 1\nScrollView { }\n"
    let reactions = String(repeating: "on appear 1 { frame }\n", count: 1_001)
    expectError(head + reactions, "1003:1", "the trace has more than 1_000 reactions; leave some out")
    expectError(
      head + "on appear 1 {\n" + String(repeating: "frame\n", count: 1_001) + "}", "1004:1",
      "the reaction has more than 1_000 steps; leave some out")
    expectError(
      head + "begin\n" + String(repeating: "remove all\n", count: 10_001) + "commit", "10004:1",
      "more than 10_000 edits stand between begin and commit; split them")
  }
}
