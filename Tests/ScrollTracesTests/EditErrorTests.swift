import ScrollTraces
import Testing

@Suite("Messages about edits")
struct EditErrorTests {
  /// The text follows the content; it begins on line 3.
  @Test(
    "name what is wrong with an edit",
    arguments: [
      ("insert", "3:7", "found the end of the trace; write a number of elements, such as 20"),
      ("insert 0 at 0", "3:8", "the number of elements 0 is out of range; write 1 to 2_147_483_647"),
      (
        "insert 2_147_483_648 at 0", "3:8",
        "the number of elements 2_147_483_648 is out of range; write 1 to 2_147_483_647"
      ),
      ("insert 2.5 at 0", "3:8", "the number of elements 2.5 is not whole; write a whole number, such as 20"),
      ("insert 2", "3:9", "found the end of the trace; write 'at' and a place, such as at 0 or at end"),
      ("insert 2 at -1", "3:13", "the place -1 is out of range; write 0 to 2_147_483_647"),
      ("insert 2 at start", "3:13", "found 'start'; write a place such as 0, or 'end'"),
      (
        "insert 2 at 0 into feed", "3:20",
        #"found 'feed'; write the name of a ForEach in quotes, such as "feed""#
      ),
      (#"insert 2 at 0 into "a" into "b""#, "3:24", "'into' is already set at 3:15; leave one of them out"),
      (#"insert 2 at 0 ids ["a"]"#, "3:15", "insert 2 has 1 id; write one for each element"),
      (#"insert 1 at 0 ids []"#, "3:19", "the list of ids is empty; write at least one"),
      (#"insert 2 at 0 ids "a""#, "3:19", "found a string; write a list of ids in brackets"),
      (
        #"insert 1 at 0 id "p" ids ["a"]"#, "3:22",
        "'id' numbers new ids and 'ids' at 3:15 lists them; leave one of them out"
      ),
      (
        #"insert 1 at 0 ids ["a"] id "p""#, "3:25",
        "'id' numbers new ids and 'ids' at 3:15 lists them; leave one of them out"
      ),
      ("insert 1 at 0 heights [-1]", "3:24", "the height -1 is out of range; write 0 to 1_000_000"),
      ("insert 1 at 0 from 3", "3:15", "found 'from'; write a new line or ';' before the next statement"),
      (
        "remove", "3:7",
        #"found the end of the trace; write an id such as "m3" or 12, a list of ids, places such as 3...7, or 'all'"#
      ),
      (
        "remove m3", "3:8",
        #"found 'm3'; write an id such as "m3" or 12, a list of ids, places such as 3...7, or 'all'"#
      ),
      ("remove 7...3", "3:8", "the range 7...3 runs backwards; write 3...7"),
      ("remove -3...7", "3:8", "the place -3 is out of range; write 0 to 2_147_483_647"),
      ("remove 3..<7", "3:9", "found '..<'; write '...' for a range that holds both its ends"),
      (
        #"remove "a"..."b""#, "3:11",
        #"found '...' after an id; write a range of ids in brackets, such as ["m0"..."m9"]"#
      ),
      (
        #"remove ["a"..."b"]"#, "3:9",
        #"the range "a"..."b" does not end in numbers without leading zeros; write a range such as "m0"..."m9" or 0...9"#
      ),
      (
        #"remove ["a1"..."b2"]"#, "3:9",
        #"the range "a1"..."b2" has two prefixes; write a range such as "m0"..."m9" or 0...9"#
      ),
      (
        #"remove ["a01"..."a02"]"#, "3:9",
        #"the range "a01"..."a02" does not end in numbers without leading zeros; write a range such as "m0"..."m9" or 0...9"#
      ),
      (
        #"remove ["a1"...2]"#, "3:9",
        #"the range "a1"...2 mixes texts and numbers; write a range such as "m0"..."m9" or 0...9"#
      ),
      (#"remove ["a9"..."a1"]"#, "3:9", #"the range "a9"..."a1" runs backwards; write "a1"..."a9""#),
      (#"remove ["a1"..<"a9"]"#, "3:13", "found '..<'; write '...' for a range that holds both its ends"),
      ("remove [0...1_000_000]", "3:9", "the trace lists more than 1_000_000 ids; write fewer"),
      (
        "remove [-9223372036854775808...9223372036854775807]", "3:9",
        "the trace lists more than 1_000_000 ids; write fewer"
      ),
      (
        "remove [0...499_999]; remove [0...499_999, 7]", "3:44",
        "the trace lists more than 1_000_000 ids; write fewer"
      ),
      ("remove []", "3:8", "the list of ids is empty; write at least one"),
      ("remove all from 3", "3:17", #"found '3'; write the name of a ForEach in quotes, such as "feed""#),
      ("remove all in 3", "3:12", "found 'in'; write a new line or ';' before the next statement"),
      ("move", "3:5", #"found the end of the trace; write an id, such as "m5" or 12"#),
      (#"move "a""#, "3:9", "found the end of the trace; write 'to' and a place, such as to 0 or to end"),
      (#"move "a" to top"#, "3:13", "found 'top'; write a place such as 0, or 'end'"),
      ("replace all", "3:9", #"found 'all'; write the ids of the new data, such as ["a", "b"]"#),
      (#"replace ["a" "b"]"#, "3:14", "found a string; write ',' between ids, or ']' after the last"),
      (
        "resize", "3:7",
        #"found the end of the trace; write an id such as "m12" or 12, a list of ids, or 'all'"#
      ),
      ("resize 3", "3:9", "found the end of the trace; write 'to' and a height, such as to 300"),
      ("resize 3 to -1", "3:13", "the height -1 is out of range; write 0 to 1_000_000"),
      (
        "resize all to 3px", "3:16", "unknown unit 'px'; write lengths in points as plain numbers, such as 44"
      ),
    ] as [(String, String, String)])
  func edit(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView { }\n" + text, place, message)
  }

  @Test(
    "name what is wrong with a batch",
    arguments: [
      ("commit", "3:1", "found 'commit' without its 'begin'; write 'begin' before the first edit"),
      ("begin; commit", "3:8", "nothing stands between begin and commit; write an edit, or leave both out"),
      (
        "begin\nremove all", "4:11",
        "the trace ends inside the batch begun at 3:1; write 'commit' after its edits"
      ),
      ("begin\nremove all }", "4:12", "found '}' without its '{'; leave it out"),
      (
        "on appear 1 { begin; remove all }\ncommit", "3:33",
        "found '}' in the batch begun at 3:15; write 'commit' after its edits"
      ),
      (
        "begin\nscroll by 3\ncommit", "4:1",
        "found 'scroll' after the 'begin' at 3:1, where only edits may stand; write 'commit' before it"
      ),
      ("begin\nremov all\ncommit", "4:1", "unknown edit 'remov'; did you mean 'remove'?"),
      (
        "begin\nbegin", "4:1",
        "found 'begin' after the 'begin' at 3:1, where only edits may stand; write 'commit' before it"
      ),
      ("begin\n3", "4:1", #"found '3'; write an edit, such as remove "m3", or 'commit'"#),
      ("begin now", "3:7", "found 'now'; write a new line or ';' before the next statement"),
    ] as [(String, String, String)])
  func batch(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView { }\n" + text, place, message)
  }
}
