import Findings
import SwiftSyntax

extension SuspectCall {
  /// A lazy stack inside another along the same axis, or inside a stack that builds all of its content.
  ///
  /// - Note: Documented: a lazy stack is measured as a whole where it stands in a row (WWDC26 talk 321). Chosen: inside
  ///   an eager stack it is a note, as it stays lazy there as long as the scroll view proposes no length.
  var nestedLazy: [Finding] {
    guard let name = callee.viewName, let axis = Self.axes[name] else { return [] }
    var isInEager: String?
    for call in node.callsAround {
      guard let outer = Callee(call.calledExpression).viewName else { continue }
      if outer == "ScrollView" {
        return isInEager.map { lazyInEager(name, $0) } ?? []
      }
      if Self.axes[outer] == axis {
        return finding(
          .nestedLazySameAxis, .warning, at: node,
          symptom: "scrolling stalls: a row that holds a lazy stack builds all of it at once",
          because: "the \(name) is a row of the \(outer) around it, which measures it as a whole",
          fix: LintFix.flatRows.text)
      }
      if outer == "VStack" || outer == "HStack", isInEager == nil { isInEager = outer }
      if !Self.passing.contains(outer) { return [] }
    }
    return []
  }

  private func lazyInEager(_ name: String, _ outer: String) -> [Finding] {
    finding(
      .lazyInEager, .note, at: node, symptom: "the first screen may come late, and jumps may miss their rows",
      because:
        "the \(outer) around the \(name) asks for the size of all of it, of which rows not seen are estimates",
      fix: LintFix.outerRows.text)
  }

  private static let axes = [
    "LazyVStack": "vertical", "LazyVGrid": "vertical", "LazyHStack": "horizontal", "LazyHGrid": "horizontal",
  ]
  private static let passing: Set<String> = KnownViews.transparent.union([
    "VStack", "HStack", "ZStack", "ScrollViewReader", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ])
}

extension LintFix {
  static let flatRows = LintFix(
    "make the inner rows those of the outer stack: 'Section { ForEach(...) { ... } }' in it", .views)
  static let outerRows = LintFix(
    "make what stands beside the lazy stack a row of it, as its first or its last view")
}
