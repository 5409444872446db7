import LazyStacks
import ScrollTraces

/// A trace from its text and the texts of the files it names.
func parse(
  _ text: String, files: [String: String] = [:], rules: [String]? = nil
) throws(TraceError) -> Trace {
  try Trace(parsing: Array(text.utf8), rules: rules) { path in
    guard let file = files[path] else { throw NoSuchFile() }
    return Array(file.utf8)
  }
}

struct NoSuchFile: Error {}

/// The content of a scroll view that holds the text.
func content(_ text: String, files: [String: String] = [:]) throws(TraceError) -> [Content] {
  let trace = try parse("trace 1\nenvironment compact = true\nScrollView {\n\(text)\n}", files: files)
  guard case .scrollView(let views) = trace.content.kind else { return [] }
  return views
}

/// The steps of a trace that has the text after its content.
func steps(_ text: String) throws(TraceError) -> [Step] {
  try parse("trace 1\nScrollView {}\n" + text).steps.map(\.step)
}

/// A small generator, SplitMix64, so that a seed names its own replay.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
