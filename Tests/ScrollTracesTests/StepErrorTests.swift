import ScrollTraces
import Testing

@Suite("Messages about steps")
struct StepErrorTests {
  /// The text follows the content; it begins on line 3.
  @Test(
    "name what is wrong with a step",
    arguments: [
      ("scrol by 3", "3:1", "unknown step 'scrol'; did you mean 'scroll'?"),
      ("scroll 3", "3:8", "found '3'; write 'by' and a distance, or 'to' and a target"),
      ("scroll by", "3:10", "found the end of the trace; write a distance, such as 240"),
      ("scroll by 44px", "3:13", "unknown unit 'px'; write lengths in points as plain numbers, such as 44"),
      (
        "scroll by 44ms", "3:13",
        "'ms' is a unit of time; write lengths in points as plain numbers, such as 44"
      ),
      ("scroll by 44 in 3", "3:17", "lengths of time need a unit, such as '200ms'"),
      (#"scroll by 44 in "x""#, "3:1", "scrolling an inner scroll view is not modelled yet"),
      (
        "scroll by 44 in 3sec", "3:18",
        "unknown unit 'sec'; write times in milliseconds or seconds, such as 200ms or 1.5s"
      ),
      ("scroll by 44 in 3601s", "3:17", "the time 3601s is out of range; write 0s to 3600s"),
      (
        "scroll by 44 in 0.0000001ms", "3:17",
        "the time 0.0000001ms is finer than a nanosecond; write at most 6 decimals"
      ),
      ("scroll by 44 in -1s", "3:17", "the time -1s is out of range; write 0s to 3600s"),
      (
        "scroll by 2000000000000", "3:11",
        "the distance 2000000000000 is out of range; write -1_000_000_000_000 to 1_000_000_000_000"
      ),
      ("scroll by 44 50", "3:14", "found '50'; write a new line or ';' before the next statement"),
      (
        "scroll to top", "3:11",
        #"found 'top'; write an id such as "m5" or 12, 'offset' and a number, or 'edge top'"#
      ),
      ("scroll to edge topp", "3:16", "unknown edge 'topp'; did you mean 'top'?"),
      ("scroll to edge left", "3:16", "unknown edge 'left'; write top or bottom"),
      (
        #"scroll to "m5" anchor middle"#, "3:23",
        "unknown anchor 'middle'; write top, center, bottom, none or 0...1"
      ),
      (#"scroll to "m5" anchor 1.5"#, "3:23", "the anchor 1.5 is out of range; write 0 to 1"),
      (
        #"scroll to "m5" anchor top anchor top"#, "3:27",
        "'anchor' is already set at 3:16; leave one of them out"
      ),
      (#"scroll to "m5"#, "3:11", "the string has no closing quote on its line; write one"),
      (#"scroll to "m\t""#, "3:13", #"found a backslash in a string; only \" and \\ may be written so"#),
      (
        "scroll to 99999999999999999999", "3:11",
        "the id 99999999999999999999 is not a whole number of 64 bits; write such a number or a text in quotes"
      ),
      (
        "scroll to offset 300 anchor top", "3:22",
        "found 'anchor'; write a new line or ';' before the next statement"
      ),
      ("idle", "3:5", "found the end of the trace; write a length of time, such as 200ms"),
      ("idle 200", "3:6", "lengths of time need a unit, such as '200ms'"),
      ("mark settled", "3:6", #"found 'settled'; write a name in quotes, such as "settled""#),
      (#"mark "a"; mark "a""#, "3:16", "the mark 'a' is already set at 3:1; write another name"),
      (
        #"mark "settled"\#nexpect built == 3 since "setled""#, "4:25",
        "unknown mark 'setled'; did you mean 'settled'?"
      ),
      (#"expect built == 3 since "x""#, "3:25", #"unknown mark 'x'; write mark "..." before this line"#),
      (
        #"mark "a"; expect offset == 3 since "a""#, "3:30",
        "'offset' is a value of the moment; leave out 'since', which goes with counters"
      ),
      (
        #"mark "a"; expect diagnoses == 3 since "a""#, "3:33",
        "'diagnoses' is known only at the end; leave out 'since'"
      ),
      ("state draft = 3", "3:7", #"found 'draft'; write an id, such as "m5" or 12"#),
      (#"state "m5" = 3"#, "3:12", "found '='; write the state's name, such as draft"),
      (#"state "m5" draft 3"#, "3:18", "found '3'; write '=' and a value"),
      (
        #"state "m5" draft == 3"#, "3:19",
        "found '='; write a text in quotes, a number, true or false"
      ),
      (
        #"state "m5" draft = hello"#, "3:20",
        "found 'hello'; write a text in quotes, a number, true or false"
      ),
      (#"state "m5" draft = 3px"#, "3:21", "unknown unit 'px'; write a plain number, such as 3"),
      (
        #"state "m5" draft = 2000000000000"#, "3:20",
        "the value 2000000000000 is out of range; write -1_000_000_000_000 to 1_000_000_000_000"
      ),
      (
        #"state "m5" draft = true false"#, "3:25",
        "found 'false'; write a new line or ';' before the next statement"
      ),
      (
        "expect targets", "3:15",
        #"found the end of the trace; write the first and last target, such as "m0"..."m9", or 'none'"#
      ),
      (#"expect targets "a""#, "3:19", "found the end of the trace; write '...' and the last target"),
      ("expect phase idel", "3:14", "unknown phase 'idel'; did you mean 'idle'?"),
      (
        "expect phase 3", "3:14",
        "found '3'; write idle, tracking, interacting, decelerating or animating"
      ),
      ("expect offst == 3", "3:8", "unknown metric 'offst'; did you mean 'offset'?"),
      ("expect offset = 3", "3:15", "found '='; write a comparison: ==, !=, <, <=, > or >="),
      ("expect offset 3", "3:15", "found '3'; write a comparison: ==, !=, <, <=, > or >="),
      (#"expect first "a""#, "3:17", "found the end of the trace; write 'at' and a distance, such as at 0"),
      ("expect first a at 3", "3:14", #"found 'a'; write an id, such as "m5" or 12"#),
      (#"expect visible "a""#, "3:19", "found the end of the trace; write '...' and the last row seen"),
      ("insert 1 at 0 hieghts [5]", "3:15", "unknown word 'hieghts'; did you mean 'heights'?"),
      ("scroll to \"m5\" animted 1s", "3:16", "unknown word 'animted'; did you mean 'animated'?"),
      ("expect diagnosis", "3:17", "found the end of the trace; write a rule, such as build-limit"),
      (
        "expect diagnosis duplicate-ids", "3:18",
        "unknown rule 'duplicate-ids'; did you mean 'duplicate-id'?"
      ),
      ("expect no corrections", "3:11", "found 'corrections'; write 'diagnosis'"),
      (
        "expect shift <= 3 within -1", "3:26",
        "the tolerance -1 is out of range; write 0 to 1_000_000_000_000"
      ),
      ("observe", "3:1", "observe says nothing; write 'offset', 'content' or 'first', such as offset 300"),
      (
        "observe at 3s", "3:1",
        "observe says nothing; write 'offset', 'content' or 'first', such as offset 300"
      ),
      ("observe 3", "3:9", "found '3'; write 'at', 'offset', 'content' or 'first'"),
      ("observe offset 3 offset 4", "3:18", "'offset' is already set at 3:9; leave one of them out"),
      (#"observe first "a""#, "3:18", "found the end of the trace; write 'at' and a distance, such as at 0"),
      (
        "environment compact = true", "3:13",
        "unknown environment 'compact'; declare it before the content: environment NAME = true"
      ),
      ("model measured", "3:1", "found 'model' after the content; write it before ScrollView"),
      ("trace 1", "3:1", "'trace' is already set at 1:1; leave one of them out"),
      ("ScrollView {}", "3:1", "'ScrollView' is already set at 2:1; leave one of them out"),
      ("Row(height: 3)", "3:1", "found 'Row' outside the content; write it inside ScrollView { ... }"),
      ("}", "3:1", "found '}' without its '{'; leave it out"),
      ("frame }", "3:7", "found '}' without its '{'; leave it out"),
      ("frames", "3:1", "unknown step 'frames'; did you mean 'frame'?"),
      (".task()", "3:1", ".task is not modelled yet"),
      (#""x""#, "3:1", "found a string; write a step, such as scroll by 240"),
      (
        "frame\rframe", "3:6",
        "found a carriage return without a line feed; write a new line or ';' before the next statement"
      ),
    ] as [(String, String, String)])
  func step(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView { }\n" + text, place, message)
  }
}
