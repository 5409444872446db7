internal import Findings

extension SubviewCount {
  /// What the user of a list sees whose elements differ in their number of subviews.
  package static let variableSymptom =
    "a jump or an update can make the list hang: it builds every element before a row to find it"

  /// What the user sees where all elements have the same number, which is not 1.
  package var constantSymptom: String {
    minimum == 0 && maximum == 0
      ? "no element has a row" : "each element is \(amount) rows, which load and are released separately"
  }

  package var constantReason: String {
    "a stack lays out subviews, not elements; as each has \(amount), an index is still found by a "
      + "division, and nothing is built to count"
  }

  package var constantFix: String {
    minimum == 0 && maximum == 0
      ? "leave the ForEach out"
      : "nothing, if the parts are rows of their own; else one container around them"
  }

  /// The number, or both where builds differ, such as `2` or `1 or 2`.
  private var amount: String {
    guard let maximum, maximum != minimum else { return "\(minimum)" }
    return "\(minimum) \(maximum == minimum + 1 ? "or" : "to") \(maximum)"
  }

  /// Why a list whose elements have this count cannot be lazy: the same words for a trace and for Swift source.
  package var reason: String {
    "every element must be the same number of subviews, and here it is \(text), for "
      + "\(causeText). Rows are found by index, and an index is known only when all elements before "
      + "it are built. A count may change and shift all later indices, so none of them is ever released"
  }

  /// Why an inner list makes far rows slow to find.
  package var nestedReason: String {
    "every element must be the same number of subviews, and here it is \(text), for \(causeText). Rows are found by "
      + "index, and an index is known only when all elements before it were opened, which stay open. A ForEach is "
      + "expected in an element only as the content of a Section"
  }

  /// The least and the most, such as `0 or 1 subviews`.
  private var text: String {
    guard let maximum else {
      // A part that nobody can resolve has no bound, which does not make the others boundless.
      let isUnbounded = causes.contains { $0.kind == .nestedForEach || $0.kind == .typeErased }
      return isUnbounded ? "any number of subviews" : "a number that varies"
    }
    return maximum == minimum ? "a number that SwiftUI cannot see" : "\(amount) subviews"
  }

  /// What to do, by what varies.
  package var fix: String {
    if causes.contains(where: { $0.kind == .typeErased }) {
      return "use a concrete type in place of AnyView, or put the element into one container, "
        + "VStack(spacing: 0) { AnyView { ... } }"
    }
    if causes.contains(where: { $0.kind == .nestedForEach }) {
      return
        "make one list of all rows, those beside the inner ForEach among them, so that an index is found by a "
        + "division and nothing is opened; or, for grouped data, make each element a Section { ForEach ... }, with the "
        + "other views as its header, which stacks expect"
    }
    if minimum > 0 {
      return "put all views of the element into one container, such as VStack(spacing: 0) { ... }, and the "
        + "condition with them"
    }
    return
      "put the condition into one container, VStack(spacing: 0) { if ... { } }, which leaves an empty row "
      + "where it is false; or filter the data before ForEach, which leaves none"
  }

  /// What to do where types are hidden, by AnyView or by availability.
  package var erasedFix: String {
    causes.contains { $0.kind == .typeErased }
      ? fix : "put the condition into one container, such as VStack(spacing: 0) { if #available ... { } }"
  }

  /// Each cause with its place, as a clause.
  package var causeText: String { causes.map(\.clause).joined(separator: ", and ") }
}

extension SubviewCount.Cause {
  /// The cause and its place, such as `the 'if' at 12:9 has no 'else'`, and what leads to it.
  package var clause: String {
    let ways = passages.map { "'\($0.name)', \($0.file):\($0.location.line)" }
    return clause(at: place) + (ways.isEmpty ? "" : " (through \(ways.joined(separator: ", then ")))")
  }

  /// The cause where its place is given otherwise.
  package var shortClause: String { clause(at: "") }

  private func clause(at place: String) -> String {
    switch kind {
    case .bareIf: "the 'if'\(place) has no 'else'"
    case .unequalBranches: "the branches of the 'if'\(place) differ in their number of views"
    case .unequalCases: "the cases of the 'switch'\(place) differ in their number of views"
    case .typeErased: "the AnyView\(place) hides what is in it"
    case .nestedForEach: "the ForEach\(place) inside the element has as many as its data"
    case .optionalView: "the optional\(place) may hold no view"
    case .availability: "the 'if #available'\(place) erases the type of its branch"
    case .configuration: "the '#if'\(place) differs by configuration in its number of views"
    case .unresolved: "\(name.map { "'\($0)'" } ?? "a view")\(place) is not known"
    }
  }

  private var place: String {
    location.map { " at \(file.map { $0 + ":" } ?? "")\($0)" } ?? ""
  }
}
