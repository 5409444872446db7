/// A keyword and its value, or nothing.
func clause(_ keyword: String, _ value: String?) -> String {
  value.map { " \(keyword) \($0)" } ?? ""
}

/// Statements between two lines, each of their lines four spaces further in.
func indented(_ head: String, _ statements: [String], _ tail: String) -> String {
  let lines = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  return ([head] + lines.map { "    " + $0 } + [tail]).joined(separator: "\n")
}
