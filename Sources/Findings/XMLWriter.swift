/// Writes XML, an element a line, indented by its depth.
package struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0
}

extension XMLWriter {
  /// Writes an element whose children a closure writes.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ children: (inout XMLWriter) -> Void
  ) {
    line(Self.tag(name, attributes) + ">")
    depth += 1
    children(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element that holds a text, or nothing.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil
  ) {
    line(Self.tag(name, attributes) + (text.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"))
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<" + name + attributes.map { " \($0)=\"\(escaped($1, inAttribute: true))\"" }.joined()
  }

  /// The text with what has a meaning in XML replaced, and what has no place in it left out.
  package static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\r": "&#13;"
      // A parser would take these in an attribute for a space.
      case "\n" where inAttribute: "&#10;"
      case "\t" where inAttribute: "&#9;"
      case "\n", "\t": String(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": ""
      default: String(scalar)
      }
    }
    .joined()
  }
}
