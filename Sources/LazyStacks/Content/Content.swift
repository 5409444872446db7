public import Findings

/// One view of a content tree, in SwiftUI's own notation.
///
/// Two contents are equal when they declare the same views, wherever they stand.
public struct Content: Sendable {
  /// What the view is.
  public var kind: Kind

  /// The modifiers that follow the view after a dot, in order.
  public var modifiers: [ContentModifier]

  /// Where the view begins in its trace; `nil` for content built in code.
  public var location: SourcePoint?

  /// Creates a view.
  public init(_ kind: Kind, modifiers: [ContentModifier] = [], at location: SourcePoint? = nil) {
    self.kind = kind
    self.modifiers = modifiers
    self.location = location
  }
}

extension Content {
  /// The views that are modelled.
  public indirect enum Kind: Hashable, Sendable {
    /// `ScrollView`: its children are a stack with the gaps that neighbours prefer. (Observed: a view of 30 points, then
    /// a lazy stack at 38.)
    case scrollView([Content])

    /// `LazyVStack`: only what is seen, and what is prefetched, is built; `nil` for the gaps that neighbours prefer.
    case lazyVStack(spacing: Length?, pinnedViews: PinnedViews = [], [Content])

    /// `VStack`, `HStack`, `FlowLayout` and others: everything in it is built at once. As a row it is one
    /// subview.
    case layout(RowLayout, [Content])

    /// `Section`: its header, its content and its footer are separate subviews.
    case section(header: [Content], content: [Content], footer: [Content])

    /// `Group`: stands for its children.
    case group([Content])

    /// `ForEach`: its content once for each element.
    case forEach(ForEach)

    /// `AnyView`: stands for its children, and hides how many there are.
    case anyView([Content])

    /// `if … else …`.
    case conditional(Condition, then: [Content], otherwise: [Content])

    /// `switch element % n { case 0: … default: … }` inside `ForEach`: the first case that the element's
    /// ordinal, divided by n, leaves the remainder of.
    case choice(modulus: Int, [Choice])

    /// `EmptyView`: no subview.
    case empty

    /// `Row`: one subview of a given height.
    case row(height: Quantity)

    /// `Text`: one subview that wraps at the width that is proposed to it.
    case text(characters: Quantity)

    /// `Spacer`, `Divider`, `Color` and `ProgressView`: one subview with nothing in it.
    case leaf(LeafView)

    /// `GeometryReader`: one subview that takes what is proposed to it, whatever is in it. (Documented: a length that
    /// is left open becomes 10 points.)
    case geometryReader([Content])
  }
}

extension Content.Kind {
  /// `VStack` as it is unless it says otherwise: its views centred.
  public static func vStack(spacing: Length?, _ children: [Content]) -> Self {
    .layout(.vStack(spacing: spacing), children)
  }
}

extension Content: Hashable {
  public static func == (lhs: Content, rhs: Content) -> Bool {
    lhs.kind == rhs.kind && lhs.modifiers == rhs.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(modifiers)
  }
}

/// A case of a `switch`.
public struct Choice: Hashable, Sendable {
  /// The remainders that the case is taken for; empty for `default`.
  public var remainders: [Int]

  /// The views of the case.
  public var content: [Content]

  /// Creates a case.
  public init(remainders: [Int], content: [Content]) {
    self.remainders = remainders
    self.content = content
  }
}

/// `ForEach`: the data of a stack.
public struct ForEach: Hashable, Sendable {
  /// How the elements are identified, and how many there are.
  public var elements: Elements

  /// The name by which edits and reports refer to this `ForEach`.
  public var name: String?

  /// The views of one element.
  public var content: [Content]

  /// Creates a `ForEach`.
  public init(_ elements: Elements, name: String? = nil, content: [Content]) {
    self.elements = elements
    self.name = name
    self.content = content
  }
}

extension ForEach {
  /// The data's identities.
  public enum Elements: Hashable, Sendable {
    /// `0..<count, id: "m"`: the texts m0, m1, …; a prefix used before continues its numbering.
    case numbered(count: Int, prefix: String)

    /// `ids: ["a", "b"]`; of equal identities only the first resolves to subviews.
    /// (Observed in an eager stack, macOS 26: only the first of two is ever built.)
    case listed([RowID])

    /// `0..<count, id: index`: the number of each element's place.
    case indexed(count: Int)

    /// `0..<count, id: fresh`: new identities at each update.
    case fresh(count: Int)

    /// `count: 3...9, id: "item"` or `counts: [3, 0, 8], id: "item"`, inside an element: as many as that element
    /// draws.
    case counted(Quantity, prefix: String)

    /// The number of elements, equal identities included; where it is drawn, the largest that may be.
    public var count: Int {
      switch self {
      case .numbered(let count, _), .indexed(let count), .fresh(let count): count
      case .listed(let ids): ids.count
      case .counted(let counts, _): Int(counts.largestValue)
      }
    }

    /// The number of different identities.
    var distinctCount: Int {
      if case .listed(let ids) = self { Set(ids).count } else { count }
    }

    /// The most elements a `ForEach` may have.
    public static let maximumCount = Int(Int32.max)
  }
}
