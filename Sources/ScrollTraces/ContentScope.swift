internal import LazyStacks

/// Where in the content a view stands, which decides what may be there.
struct ContentScope {
  /// The view right around it, as messages name it.
  private(set) var parent: String

  /// How many views are around it.
  private(set) var depth: Int

  /// Whether it is declared once for each element of a `ForEach`.
  private(set) var isInForEach = false

  /// Whether it is part of one row, being in a stack that is itself a subview.
  private(set) var isInRow = false

  /// The content of the scroll view.
  static let scrollView = ContentScope(parent: "ScrollView", depth: 1)

  static let maximumDepth = 64
}

extension ContentScope {
  /// The scope of a view's children.
  func inside(_ view: String) -> ContentScope {
    var scope = self
    scope.depth += 1
    if view == "ForEach" { scope.isInForEach = true }
    // A stack right in the scroll view is the eager stack; any other is a row.
    if view == "VStack", !isDirectlyInScrollView { scope.isInRow = true }
    scope.parent = view
    return scope
  }

  var isDirectlyInScrollView: Bool { parent == "ScrollView" }

  /// Why a view that is known cannot be here yet, as the subject of `is not modelled yet`.
  func refusal(of view: String, afterLazyStack: Bool) -> String? {
    switch view {
    case "ScrollView": "a ScrollView inside a ScrollView"
    case "LazyVStack" where !isDirectlyInScrollView:
      "a LazyVStack inside \(parent == "if" ? "an" : "a") \(parent)"
    case "LazyVStack" where afterLazyStack: "a second LazyVStack"
    case "ForEach" where isInForEach: "a ForEach inside a ForEach"
    case "ForEach" where isInRow: "a ForEach in a VStack that is a row"
    default: nil
    }
  }
}

extension Content {
  /// The number of subviews of some views, whose conditionals have equal branches.
  ///
  /// Only for views that are in one element of a `ForEach`, hence contain none themselves.
  static func subviewCount(of views: [Content]) -> Int {
    views.reduce(0) { $0 + $1.subviewCount }
  }

  private var subviewCount: Int {
    switch kind {
    case .scrollView, .lazyVStack, .vStack, .row, .text: 1
    case .empty: 0
    case .group(let views), .conditional(_, let views, _): Self.subviewCount(of: views)
    case .section(let header, let content, let footer): Self.subviewCount(of: header + content + footer)
    case .forEach(let forEach): forEach.elements.count * Self.subviewCount(of: forEach.content)
    }
  }
}
