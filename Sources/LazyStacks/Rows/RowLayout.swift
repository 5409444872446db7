/// How a view arranges the views in it: a stack, or a layout by name.
///
/// Sizes come from the layouts of these names, by SwiftUI's `Layout` protocol.
public enum RowLayout: Hashable, Sendable {
  /// `VStack`: views below each other; `nil` for the gaps that neighbours prefer.
  case vStack(alignment: ViewAlignment = .center, spacing: Length?)

  /// `HStack`: views beside each other; `nil` for the gaps that neighbours prefer.
  case hStack(alignment: ViewAlignment = .center, spacing: Length?)

  /// `ZStack`: views on top of each other.
  case zStack(alignment: ViewAlignment = .center)

  /// `FlowLayout`: views beside each other, in as many lines as it takes; `nil` for the gap that neighbours
  /// prefer.
  case flow(alignment: ViewAlignment = .leading, spacing: Length? = nil, lineSpacing: Length? = nil)

  /// `EqualWidthHStack`: views beside each other, all as wide as the widest.
  case equalWidthHStack(spacing: Length? = nil)

  /// `DiagonalLayout`: views from corner to corner.
  case diagonal(spacing: Length = 0)

  /// `RadialLayout`: views on a circle.
  case radial

  /// `MasonryLayout`: views in columns, each in the shortest so far.
  case masonry(columns: Int = 2, spacing: Length = 8)
}

extension RowLayout {
  /// The layout's name, as a trace writes it.
  package var name: String {
    switch self {
    case .vStack: "VStack"
    case .hStack: "HStack"
    case .zStack: "ZStack"
    case .flow: "FlowLayout"
    case .equalWidthHStack: "EqualWidthHStack"
    case .diagonal: "DiagonalLayout"
    case .radial: "RadialLayout"
    case .masonry: "MasonryLayout"
    }
  }

  /// The gaps that it is given, without the sign of one that may be negative: views of an `HStack` may overlap.
  var gaps: [Length] {
    switch self {
    case .hStack(_, let spacing): [spacing?.magnitude].compactMap(\.self)
    case .vStack(_, let spacing): [spacing].compactMap(\.self)
    case .diagonal(let spacing), .masonry(_, let spacing): [spacing]
    case .flow(_, let spacing, let lineSpacing): [spacing, lineSpacing].compactMap(\.self)
    case .equalWidthHStack(let spacing): [spacing].compactMap(\.self)
    case .zStack, .radial: []
    }
  }

  /// The most columns that a layout may have.
  package static let maximumColumnCount = 100
}

/// Where views meet each other, or the frame around them.
public enum ViewAlignment: String, Hashable, Sendable, CaseIterable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  case firstTextBaseline, lastTextBaseline
}

extension ViewAlignment {
  /// The alignments that say something about left and right alone.
  package static let horizontal: [ViewAlignment] = [.leading, .center, .trailing]

  /// The alignments that say something about above and below alone.
  package static let vertical: [ViewAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// The alignments that a frame or a `ZStack` may have.
  package static let both: [ViewAlignment] = allCases.filter {
    $0 != .firstTextBaseline && $0 != .lastTextBaseline
  }
}

/// A view with nothing in it.
public enum LeafView: Hashable, Sendable {
  /// `Spacer`: room that expands along the stack around it; `nil` for 8 points at
  /// least. (Known from a reimplementation.)
  case spacer(minLength: Length? = nil)

  /// `Divider`: a line across the stack around it.
  case divider

  /// `Color`, whose name matters to nothing here: as large as the proposal.
  case color(String)

  /// `ProgressView`, which is 20 points wide and high. (Chosen: as iOS has it.)
  case progressView
}

extension LeafView {
  /// The view's name, as a trace writes it.
  package var name: String {
    switch self {
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .color: "Color"
    case .progressView: "ProgressView"
    }
  }
}
