internal import LazyStacks

/// The words that begin a view, but for those of ``LayoutWord`` and ``LeafWord``.
enum ViewWord: String, CaseIterable {
  case scrollView = "ScrollView"
  case lazyVStack = "LazyVStack"
  case section = "Section"
  case group = "Group"
  case anyView = "AnyView"
  case forEach = "ForEach"
  case conditional = "if"
  case choice = "switch"
  case emptyView = "EmptyView"
  case row = "Row"
  case text = "Text"
  case geometryReader = "GeometryReader"
}

/// The views that arrange others.
enum LayoutWord: String, CaseIterable {
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
  case flow = "FlowLayout"
  case equalWidthHStack = "EqualWidthHStack"
  case diagonal = "DiagonalLayout"
  case radial = "RadialLayout"
  case masonry = "MasonryLayout"
}

/// The arguments of layouts.
enum LayoutArgument: String, CaseIterable {
  case alignment, spacing, lineSpacing, columns
}

extension LayoutWord {
  /// The arguments that the layout takes.
  var arguments: [LayoutArgument] {
    switch self {
    case .vStack, .hStack: [.alignment, .spacing]
    case .zStack: [.alignment]
    case .flow: [.alignment, .spacing, .lineSpacing]
    case .equalWidthHStack, .diagonal: [.spacing]
    case .radial: []
    case .masonry: [.columns, .spacing]
    }
  }

  /// The alignments that the layout may have; one that takes none has any.
  var alignments: [ViewAlignment] {
    switch self {
    case .hStack: ViewAlignment.vertical
    case .zStack: ViewAlignment.both
    case .vStack, .flow, .equalWidthHStack, .diagonal, .radial, .masonry: ViewAlignment.horizontal
    }
  }
}

/// The views with nothing in them.
enum LeafWord: String, CaseIterable {
  case spacer = "Spacer"
  case divider = "Divider"
  case color = "Color"
  case progressView = "ProgressView"
}

/// What may follow a view after a dot.
package enum ModifierWord: String, Hashable, Sendable, CaseIterable {
  case id, loads, scrollTargetLayout, scrollPosition, defaultScrollAnchor, onScrollTargetVisibilityChange,
    onScrollVisibilityChange, scrollTransition, onGeometryChange, frame, padding, layoutPriority, fixedSize,
    aspectRatio
}

extension ModifierWord {
  /// The modifier as messages give it for an example.
  var example: String {
    switch self {
    case .id: ".id(\"end\")"
    case .loads: ".loads(on: appear, height: 44)"
    case .scrollTargetLayout: ".scrollTargetLayout()"
    case .scrollPosition: ".scrollPosition(id: \"m50\")"
    case .defaultScrollAnchor: ".defaultScrollAnchor(.bottom)"
    case .onScrollTargetVisibilityChange: ".onScrollTargetVisibilityChange(threshold: 0.8)"
    case .onScrollVisibilityChange: ".onScrollVisibilityChange(threshold: 0.8)"
    case .scrollTransition: ".scrollTransition(offset: 80)"
    case .onGeometryChange: ".onGeometryChange(heights: [164, 170])"
    case .frame: ".frame(width: 40)"
    case .padding: ".padding(12)"
    case .layoutPriority: ".layoutPriority(1)"
    case .fixedSize: ".fixedSize()"
    case .aspectRatio: ".aspectRatio(1.5, contentMode: .fit)"
    }
  }

  /// The modifier as messages name it.
  var dotted: String { "." + rawValue }
}

/// What `if` may ask besides the declared names.
enum ConditionWord: String, CaseIterable {
  case every, chance, element, state
}
