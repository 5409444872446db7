/// A view that takes what it is proposed and is drawn along a path.
///
/// - Note: Documented: as in SwiftUI (`Shape`), without drawing.
@preconcurrency
public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path

  /// The size for a proposal; what is proposed unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// In which layout direction it is drawn mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .greedy(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public var body: ShapeView<Self> { ShapeView(shape: self) }
}

/// A shape as a leaf.
public struct ShapeView<Content: Shape>: View, LeafView {
  let shape: Content

  func leaf(in context: PlacingContext) -> LeafContent {
    LeafContent(typeName(of: shape), size: shape.sizeThatFits)
  }
}

/// A rectangle, as large as what is proposed.
public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners, as large as what is proposed.
public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How a corner is round; no size depends on it.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with half circles at its short sides, as large as what is proposed.
public struct Capsule: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// An ellipse, as large as what is proposed.
public struct Ellipse: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle, as wide as it is high.
public struct Circle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = CGSize.greedy(proposal)
    let side = min(proposal.width ?? size.height, proposal.height ?? size.width, max(size.width, size.height))
    return CGSize(width: side, height: side)
  }
}

/// Lines from point to point, as far as a bounding box needs them.
///
/// - Note: Documented: names as in SwiftUI (`Path`). Chosen: curves count with their control points.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  public init() {}

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addRect(rect) }

  public init(_ build: (inout Path) -> Void) { build(&self) }
}

extension Path {
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around all points.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public var currentPoint: CGPoint? { points.last }

  public mutating func move(to point: CGPoint) { points.append(point) }
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func closeSubpath() {}

  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points += [control, point] }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points += [control1, control2, point]
  }

  public mutating func addPath(_ path: Path) { points += path.points }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.points = points.map { $0.applying(transform) }
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return path
  }
}
