/// `frame(width: 40, maxHeight: .infinity, alignment: .top)`: what a frame says of its size.
///
/// A fixed frame has a width or a height; a flexible one bounds. Lengths are in points.
public enum ViewFrame: Hashable, Sendable {
  /// A frame of fixed lengths; `nil` for the view's own.
  case fixed(width: Double? = nil, height: Double? = nil, alignment: ViewAlignment = .center)

  /// A frame between least and greatest lengths, which may be infinite.
  case flexible(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: ViewAlignment = .center)

  /// What a frame says about one axis.
  public struct Bounds: Hashable, Sendable {
    public var least: Double?
    public var ideal: Double?
    public var greatest: Double?

    public init(least: Double? = nil, ideal: Double? = nil, greatest: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }
  }
}

extension ViewFrame {
  /// Whether it says nothing of the height.
  var boundsWidthAlone: Bool {
    switch self {
    case .fixed(_, let height, _): height == nil
    case .flexible(_, let height, _): height == Bounds()
    }
  }

  /// A length that no frame can have; `nil` if there is none.
  var invalidLength: Double? {
    switch self {
    case .fixed(let width, let height, _):
      [width, height].compactMap(\.self).first { !(0...1_000_000).contains($0) }
    case .flexible(let width, let height, _):
      [width, height].flatMap { [$0.least, $0.ideal, $0.greatest].compactMap(\.self) }
        .first { !(0...1_000_000).contains($0) && $0 != .infinity }
    }
  }
}

/// Whether a size of a given ratio fits into what is proposed, or fills it.
public enum ViewContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// The sides that `padding` is given to.
public struct PaddedEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = PaddedEdges(rawValue: 1)
  public static let leading = PaddedEdges(rawValue: 2)
  public static let bottom = PaddedEdges(rawValue: 4)
  public static let trailing = PaddedEdges(rawValue: 8)
  public static let horizontal: PaddedEdges = [.leading, .trailing]
  public static let vertical: PaddedEdges = [.top, .bottom]
  public static let all: PaddedEdges = [.horizontal, .vertical]
}

extension PaddedEdges {
  /// The edges that have a name, as a trace writes it; several at once come first.
  package static let named: [(name: String, edges: PaddedEdges)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing),
  ]

  /// The edges of a name; `nil` if there are none.
  package init?(name: String) {
    guard let named = Self.named.first(where: { $0.name == name }) else { return nil }
    self = named.edges
  }

  /// The name of the edges, or else the name of each.
  package var names: [String] {
    if let named = Self.named.first(where: { $0.edges == self }) { return [named.name] }
    return Self.named.suffix(4).filter { contains($0.edges) }.map(\.name)
  }
}
