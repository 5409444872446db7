import ScrollTraces
import Testing

@Suite("Messages about a trace and its settings")
struct HeaderErrorTests {
  /// The text is the whole trace.
  @Test(
    "name what is wrong with a whole trace",
    arguments: [
      ("", "1:1", "the trace is empty; start with 'trace 1'"),
      ("// only", "1:8", "the trace is empty; start with 'trace 1'"),
      ("viewport 3 x 4", "1:1", "found 'viewport'; write 'trace 1' first"),
      ("trace 2", "1:7", "found trace 2; this lazystack reads trace 1, so write 'trace 1'"),
      ("trace 1 viewport", "1:9", "found 'viewport'; write a new line or ';' before the next statement"),
      ("trace 1e3", "1:7", "numbers have no exponents here; write all digits, such as 1_000_000 for 1e6"),
      ("trace 1\n", "2:1", "the trace has no content; write ScrollView { ... }"),
      (
        "trace 1\r// x", "1:8",
        "found a carriage return without a line feed; write a new line or ';' before the next statement"
      ),
      (
        "trace 1\nScrollView {\n  LazyVStack {\n    Row(height: 3", "4:18",
        "the trace ends inside the parentheses opened at 4:8"
      ),
      (
        "trace 1\nScrollView {\n  LazyVStack {\n    Row(height: 3)", "4:19",
        "the trace ends inside the braces opened at 3:14"
      ),
      ("trace 1\nScrollView", "2:11", "found the end of the trace; write '{' and the views of ScrollView"),
      ("trace 1\nScrollView(.horizontal) {}", "2:12", "ScrollView(.horizontal) is not modelled yet"),
      ("trace 1\nScrollView(.vertcal) {}", "2:12", "unknown axis 'vertcal'; did you mean 'vertical'?"),
      (
        "trace 1\nScrollView(x: 3) {}", "2:12",
        "found 'x'; write ScrollView { ... } or ScrollView(.vertical) { ... }"
      ),
    ] as [(String, String, String)])
  func trace(text: String, place: String, message: String) {
    expectError(text, place, message)
  }

  /// The text follows `trace 1`; it begins on line 2.
  @Test(
    "name what is wrong with a setting",
    arguments: [
      ("viewport 390x844\n", "2:13", "found 'x844' right after a number; write 390 x 844, with spaces"),
      (
        "viewport 390 x 2_000_000\n", "2:16",
        "the viewport length 2_000_000 is out of range; write 0 to 1_000_000"
      ),
      ("viewport 390, 844", "2:13", "found ','; write 'x' and the height, such as 390 x 844"),
      (
        "viewport 390 x 844\nviewport 1 x 1", "3:1",
        "'viewport' is already set at 2:1; leave one of them out"
      ),
      ("viewprt 390 x 844", "2:1", "unknown word 'viewprt'; did you mean 'viewport'?"),
      ("display 60fps", "2:11", "unknown unit 'fps'; write a plain number, such as 60"),
      ("display 0", "2:9", "the frame rate 0 is out of range; write 1 to 1_000"),
      ("display 59.94", "2:9", "the frame rate 59.94 is not whole; write a whole number, such as 60"),
      ("display 60 scale 5", "2:18", "the scale 5 is out of range; write 1 to 4"),
      ("display 60 scale 1.5", "2:18", "the scale 1.5 is not whole; write a whole number, such as 3"),
      ("environment compact = yes", "2:23", "found 'yes'; write true or false"),
      ("environment textScale = 11", "2:25", "the text scale 11 is out of range; write 0.1 to 10"),
      ("environment if = true", "2:13", "'if' is a word of conditions; write another name"),
      (
        "environment a = true\nenvironment a = true", "3:13",
        "'environment a' is already set at 2:13; leave one of them out"
      ),
      ("environment compact true", "2:21", "found 'true'; write '=' and a value"),
      ("model swiftu", "2:7", "unknown model 'swiftu'; did you mean 'swiftui'?"),
      ("model mesured", "2:7", "unknown model 'mesured'; did you mean 'measured'?"),
      (
        "model measured(prefetch: 0, prefetch: 1)", "2:29",
        "'prefetch' is already set at 2:16; leave one of them out"
      ),
      (
        "model measured(edits: keep)", "2:23",
        "unknown anchoring of edits 'keep'; write keepOffset, keepVisible or keepEnd"
      ),
      (
        "model measured(targetUnderHeader: beloww)", "2:35",
        "unknown place of a target 'beloww'; did you mean 'below'?"
      ),
      (
        "model measured(visibilityTolerance: 101)", "2:37",
        "the tolerance 101 is out of range; write 0 to 100"
      ),
      (
        "model measured(prefech: 2)", "2:16",
        "unknown argument 'prefech:' of measured; did you mean 'prefetch:'?"
      ),
      (
        "model measured(wobble: 2)", "2:16",
        "unknown argument 'wobble:' of measured; it takes 'estimate:', 'sample:', 'walk:', "
          + "'prefetch:', 'prefetchRows:', 'idlePrefetch:', 'retain:', 'passLimit:', 'buildLimit:', 'stride:', "
          + "'edits:', 'targetUnderHeader:', 'visibilityTolerance:', 'gaps:' or 'jumpWalk:'"
      ),
      ("model measured(estimate: walked)", "2:26", "unknown estimate 'walked'; write mean or fixed"),
      (
        "model measured(estimate: fixed)", "2:31",
        "found ')'; write a length in parentheses, such as fixed(44)"
      ),
      (
        "model measured(retain: 2 walk: 3)", "2:26",
        "found 'walk'; write ',' between arguments, or ')' after the last"
      ),
      ("model measured(passLimit: 0)", "2:27", "the number of passes 0 is out of range; write 3 to 1_000"),
      ("scroll by 3", "2:1", "found the step 'scroll' before the content; write ScrollView { ... } first"),
      ("insert 3", "2:1", "found the step 'insert' before the content; write ScrollView { ... } first"),
      ("List {}", "2:1", "List is not modelled yet"),
      ("LazyVStack {}", "2:1", "found 'LazyVStack'; write ScrollView { ... } around the content"),
      (".task", "2:1", ".task is not modelled yet"),
      ("{{{", "2:1", "found '{'; write a setting or ScrollView { ... }"),
    ] as [(String, String, String)])
  func setting(text: String, place: String, message: String) {
    expectError("trace 1\n" + text, place, message)
  }
}
