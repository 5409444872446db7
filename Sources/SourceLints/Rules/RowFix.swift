import Layouts

/// What to do about rows that are not one subview each, by what they are made of and what they are in.
struct RowFix {
  let causes: [SubviewCount.Cause]
  let minimum: Int
  let container: ListContainer?
  let shape: RowShape
}

extension RowFix {
  /// The repair of rows whose count varies.
  var variable: LintFix {
    if shape.choosesSections {
      // A stack around a section would make one row of its header and its rows.
      return LintFix(
        "leave the condition out, and give ForEach only the elements that have a section: keep them beside the data, "
          + "and choose them where the data change")
    }
    if causes.contains(where: { $0.kind == .typeErased }) { return erased }
    if causes.contains(where: { $0.kind == .nestedForEach }) {
      return LintFix(
        "make the inner data the elements of the list itself, 'Section { ForEach(...) { ... } }' for each group; or put the "
          + "inner ForEach into one container, '\(stack) { ForEach(...) { ... } }', which then builds all of it",
        .views)
    }
    if minimum > 0 || shape.isSeveral {
      let separators =
        shape.hasConditionalDivider && (container?.name == "List" || container?.name == "Form")
        ? "; a \(container?.name ?? "List") draws its separators itself" : ""
      return LintFix(
        "put all views of the element into one container, '\(stack) { ...; if ... { ... } }'\(separators)",
        .views)
    }
    return LintFix(
      "put the condition into one container, '\(stack) { if ... { ... } }', which leaves an empty row where it is "
        + "false; or keep the data that are to be seen beside the others, choose them where either changes, and give "
        + "those to ForEach: no row is left", .views)
  }

  /// The repair of rows whose type is hidden.
  var erased: LintFix {
    causes.contains { $0.kind == .typeErased }
      ? LintFix(
        "use the view itself in place of 'AnyView(...)'; or put the element into one container, "
          + "'\(stack) { AnyView(...) }'", .views)
      : LintFix(
        "put the condition into one container, '\(stack) { if #available(iOS 26, macOS 26, *) { ... } else { ... } }'",
        .views)
  }

  /// The repair of rows that are several subviews each.
  var constant: LintFix {
    minimum == 0 && shape.isEmpty
      ? LintFix("leave the ForEach out")
      : LintFix("nothing, if the parts are rows of their own; else one container, '\(stack) { ... }'", .views)
  }

  /// A stack that leaves the parts of an element where they are: with the gaps of the container around it.
  var stack: String {
    let name = container?.isHorizontal == true ? "HStack" : "VStack"
    guard let container, KnownViews.lazyStacks.contains(container.name), !container.name.hasSuffix("Grid")
    else {
      return name
    }
    let arguments = [("alignment", container.alignment), ("spacing", container.spacing)].compactMap {
      label, value in
      value.map { "\(label): \($0)" }
    }
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension RowShape {
  /// Whether a condition decides if there is a section.
  fileprivate var choosesSections: Bool {
    switch self {
    case .choice(_, _, let branches): branches.contains(where: \.hasSection)
    case .optional(let inner), .erased(let inner): inner.hasSection
    case .all(let shapes): shapes.contains(where: \.choosesSections)
    case .one, .list, .unresolved: false
    }
  }

  private var hasSection: Bool {
    switch self {
    case .one(let name): name == "Section"
    case .choice(_, _, let shapes), .all(let shapes): shapes.contains(where: \.hasSection)
    case .optional(let inner), .erased(let inner): inner.hasSection
    case .list, .unresolved: false
    }
  }

  /// Whether it is several views beside each other, wherever they come from.
  fileprivate var isSeveral: Bool {
    if case .all(let shapes) = self { shapes.count { !$0.isEmpty } > 1 } else { false }
  }

  /// Whether a divider is there for some elements only.
  fileprivate var hasConditionalDivider: Bool {
    switch self {
    case .choice(_, _, let branches):
      branches.contains { if case .one("Divider") = $0 { true } else { $0.hasConditionalDivider } }
    case .all(let shapes): shapes.contains(where: \.hasConditionalDivider)
    case .one, .optional, .erased, .list, .unresolved: false
    }
  }
}
