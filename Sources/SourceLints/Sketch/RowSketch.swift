/// A trace whose rows have the shape of those of a list in Swift source.
///
/// Heights, the number of rows and how often conditions hold are made up, as the source does not say them:
/// what the trace shows is what the shape costs.
package struct RowSketch {
  private let list: JudgedList
  private var lines: [String] = []
  private var conditionCount = 0
  private var listCount = 0

  /// The most lines a row may take; beyond, what is left is one row.
  private static let lineLimit = 200

  package init(_ list: JudgedList) {
    self.list = list
  }
}

extension RowSketch {
  /// The trace, ready for `replay` and `diagnose`.
  package var trace: String {
    var sketch = self
    sketch.write(list.shape, indent: 12)
    if list.shape.isEmpty { sketch.lines.append(String(repeating: " ", count: 12) + "EmptyView()") }
    let place = list.place
    let container = list.container.map { ", in a \($0.name)" } ?? ""
    let model =
      list.container == nil || list.container?.name == "LazyVStack" ? "" : "; here it is a LazyVStack"
    let head = """
      trace 1
      // The rows of \(list.site.name)(\(list.site.data.text)) at \(place)\(container)\(model).
      // Heights, conditions and the number of rows are made up: edit them.
      viewport 390 x 844

      ScrollView {
          LazyVStack(spacing: 8) {
              ForEach(0..<10_000, id: "row") {

      """
    let tail = """
              }
          }
      }

      scroll to "row9000" anchor top
      scroll by -2_000 in 500ms

      """
    return head + sketch.lines.joined(separator: "\n") + "\n" + tail
  }

  private mutating func write(_ shape: RowShape, indent: Int) {
    guard lines.count < Self.lineLimit, indent < 12 + 4 * 24 else { return add("Row(height: 44)", indent) }
    switch shape {
    case .one(let name): add("Row(height: \(Self.height(of: name)))  // \(name)", indent)
    case .unresolved(let text): add("Row(height: 44)  // \(Self.comment(text)), which is not known", indent)
    case .all(let shapes): for shape in shapes { write(shape, indent: indent) }
    case .erased(let inner): block("AnyView", [inner], indent)
    case .list(let row):
      listCount += 1
      block("ForEach(0..<3, id: \"inner\(listCount)_\")", [row], indent)
    case .optional(let inner): block("if \(nextCondition())", [inner], indent)
    case .choice(let kind, let condition, let branches):
      write(kind, Self.comment(condition), branches, indent)
    }
  }

  private mutating func write(
    _ kind: ViewTerm.Choice.Kind, _ condition: String, _ branches: [RowShape], _ indent: Int
  ) {
    switch kind {
    case .configuration:
      // One build has one of them: the first that has views.
      let branch = branches.first { !$0.isEmpty } ?? .all([])
      add("// #if \(condition)", indent)
      write(branch, indent: indent)
    case .ifWithoutElse, .availabilityWithoutElse:
      block("if \(nextCondition())", Array(branches.prefix(1)), indent, comment: "if \(condition)")
    case .ifElse, .availability:
      // Several returns are a chain of conditions.
      for (index, branch) in branches.enumerated() {
        if index + 1 < branches.count {
          add("\(index == 0 ? "" : "} else ")if \(nextCondition()) {  // if \(condition)", indent)
        } else if index > 0 {
          add("} else {", indent)
        }
        content([branch], indent + 4)
      }
      if branches.count > 1 { add("}", indent) }
    case .switchCases:
      guard branches.count > 1 else { return branches.forEach { write($0, indent: indent) } }
      add("switch element % \(branches.count) {  // switch \(condition)", indent)
      for (index, branch) in branches.enumerated() {
        add(index + 1 < branches.count ? "case \(index):" : "default:", indent)
        content([branch], indent + 4)
      }
      add("}", indent)
    }
  }

  private mutating func block(
    _ head: String, _ shapes: [RowShape], _ indent: Int, comment: String = ""
  ) {
    add(head + " {" + (comment.isEmpty ? "" : "  // \(comment)"), indent)
    content(shapes, indent + 4)
    add("}", indent)
  }

  private mutating func content(_ shapes: [RowShape], _ indent: Int) {
    if shapes.allSatisfy(\.isEmpty) { return add("EmptyView()", indent) }
    for shape in shapes { write(shape, indent: indent) }
  }

  private mutating func add(_ line: String, _ indent: Int) {
    lines.append(String(repeating: " ", count: indent) + line)
  }

  /// A condition that no other has: every second element, every third, and so on.
  private mutating func nextCondition() -> String {
    conditionCount += 1
    return "every(\(conditionCount + 1))"
  }

  private static func height(of view: String) -> Int { view == "Divider" ? 1 : view == "Spacer" ? 8 : 44 }

  private static func comment(_ text: String) -> String {
    text.split { $0.isNewline }.joined(separator: " ")
  }
}
