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

/// Whether a size of a given ratio fits into what is offered, or fills it.
public enum ViewContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// The sides that `padding` is given to.
public enum PaddedEdges: String, Hashable, Sendable, CaseIterable {
  case all, horizontal, vertical, top, bottom, leading, trailing
}
