public import LazyStacks

extension Content {
  /// The view as a trace writes it, with four spaces a level and no newline at its end.
  public var traceText: String {
    var printer = ContentPrinter()
    printer.print(self)
    return printer.text
  }
}

/// A printer of content: one view a line, or all on one line where only an expression may stand.
struct ContentPrinter {
  private(set) var text = ""
  private var depth = 0
  private var isInline = false

  mutating func print(_ content: Content) {
    printView(content)
    for modifier in content.modifiers {
      // As in SwiftUI: behind a view of one line, below one with braces.
      guard let modifierText = modifier.traceText else { continue }
      if content.kind.hasBraces, !isInline { separate(isFirst: true) }
      text += ".\(modifierText)"
    }
  }

  private mutating func printView(_ content: Content) {
    switch content.kind {
    case .scrollView(let views): block("ScrollView", views)
    case .lazyVStack(let spacing, let pinned, let views):
      block("LazyVStack" + Self.arguments(spacing, pinned), views)
    case .layout(let layout, let views): block(layout.name + layout.traceArguments, views)
    case .geometryReader(let views): block("GeometryReader", views)
    case .leaf(let leaf): text += leaf.traceText
    case .group(let views): block("Group", views)
    case .anyView(let views): block("AnyView", views)
    case .section(let header, let views, let footer):
      block("Section" + arguments(header: header, footer: footer), views)
    case .forEach(let forEach): block("ForEach(\(forEach.traceArguments))", forEach.content)
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .choice(let modulus, let choices): choice(modulus, choices)
    case .empty: text += "EmptyView()"
    case .row(let height):
      text += "Row(\(content.widthText)\(height.traceArguments(single: "height", list: "heights")))"
    case .text(let characters):
      text += "Text(\(characters.traceArguments(single: "characters", list: "characters")))"
    }
  }
}

extension ContentPrinter {
  private mutating func block(_ head: String, _ views: [Content]) {
    text += head + " {"
    if !views.isEmpty {
      depth += 1
      for (index, view) in views.enumerated() {
        separate(isFirst: index == 0)
        print(view)
      }
      depth -= 1
      separate(isFirst: true)
    }
    text += "}"
  }

  private mutating func separate(isFirst: Bool) {
    if isInline {
      text += isFirst ? " " : "; "
    } else {
      text += "\n" + String(repeating: "    ", count: depth)
    }
  }

  private mutating func conditional(_ condition: Condition, _ then: [Content], _ otherwise: [Content]) {
    block("if \(condition.traceText)", then)
    if otherwise.isEmpty { return }
    text += " "
    if otherwise.count == 1, case .conditional(let next, let nextThen, let nextOtherwise) = otherwise[0].kind
    {
      text += "else "
      conditional(next, nextThen, nextOtherwise)
    } else {
      block("else", otherwise)
    }
  }

  private mutating func choice(_ modulus: Int, _ choices: [Choice]) {
    text += "switch element % \(modulus) {"
    depth += 1
    for (index, choice) in choices.enumerated() {
      separate(isFirst: index == 0)
      let remainders = choice.remainders.map(String.init).joined(separator: ", ")
      text += remainders.isEmpty ? "default:" : "case \(remainders):"
      depth += 1
      for (index, view) in choice.content.enumerated() {
        separate(isFirst: index == 0)
        print(view)
      }
      depth -= 1
    }
    depth -= 1
    separate(isFirst: true)
    text += "}"
  }

  private static func arguments(_ spacing: Length?, _ pinned: PinnedViews) -> String {
    var arguments: [String] = []
    if let spacing { arguments.append("spacing: \(NumberText.length(spacing))") }
    if pinned.contains(.sectionHeaders) { arguments.append("pinnedViews: [.sectionHeaders]") }
    return arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
  }

  private func arguments(header: [Content], footer: [Content]) -> String {
    let ends = [("header", header), ("footer", footer)].filter { !$1.isEmpty }
    let arguments = ends.map { "\($0): \(Self.expression($1))" }
    return arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Views as one expression: a single view as it is, else in a `Group`.
  private static func expression(_ views: [Content]) -> String {
    var printer = ContentPrinter()
    printer.isInline = true
    if views.count == 1, !views[0].isConditional {
      printer.print(views[0])
    } else {
      printer.block("Group", views)
    }
    return printer.text
  }
}

extension Content {
  fileprivate var isConditional: Bool {
    switch kind {
    case .conditional, .choice: true
    default: false
    }
  }
}

extension Content.Kind {
  fileprivate var hasBraces: Bool {
    switch self {
    case .empty, .row, .text, .leaf: false
    default: true
    }
  }
}

extension RowLayout {
  /// The arguments that differ from what the layout has without any, in parentheses.
  fileprivate var traceArguments: String {
    let arguments: [String?] =
      switch self {
      case .vStack(let alignment, let spacing), .hStack(let alignment, let spacing):
        [Self.argument(alignment, unless: .center), Self.argument(spacing)]
      case .zStack(let alignment): [Self.argument(alignment, unless: .center)]
      case .flow(let alignment, let spacing, let lineSpacing):
        [
          Self.argument(alignment, unless: .leading), Self.argument(spacing),
          lineSpacing.map { "lineSpacing: \(NumberText.length($0))" },
        ]
      case .equalWidthHStack(let spacing): [Self.argument(spacing)]
      case .diagonal(let spacing): [Self.argument(spacing, unless: 0)]
      case .radial: []
      case .masonry(let columns, let spacing):
        [columns == 2 ? nil : "columns: \(columns)", Self.argument(spacing, unless: 8)]
      }
    let given = arguments.compactMap(\.self)
    return given.isEmpty ? "" : "(" + given.joined(separator: ", ") + ")"
  }

  private static func argument(_ alignment: ViewAlignment, unless usual: ViewAlignment) -> String? {
    alignment == usual ? nil : "alignment: .\(alignment.rawValue)"
  }

  private static func argument(_ spacing: Length?, unless usual: Length? = nil) -> String? {
    spacing == usual ? nil : spacing.map { "spacing: \(NumberText.length($0))" }
  }
}

extension LeafView {
  fileprivate var traceText: String {
    switch self {
    case .spacer(let minLength):
      "Spacer(" + (minLength.map { "minLength: \(NumberText.length($0))" } ?? "") + ")"
    case .divider, .progressView: name + "()"
    case .color(let color): name + "." + color
    }
  }
}
