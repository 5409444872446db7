/// A leaf of a fixed size; along an axis without one it takes what it is proposed.
public struct Row: View, LeafView, Hashable, Sendable {
  private let width: CGFloat?
  private let height: CGFloat?

  /// - Parameters:
  ///   - width: The width in points, at least 0; `nil` takes what is proposed.
  ///   - height: The height in points, at least 0; `nil` takes what is proposed.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    precondition((width ?? 0) >= 0 && (height ?? 0) >= 0, "A row is at least 0 points wide and high")
    self.width = width
    self.height = height
  }

  func leaf(in context: PlacingContext) -> LeafContent {
    LeafContent("Row") {
      CGSize(width: width ?? .greedy($0.width), height: height ?? .greedy($0.height))
    }
  }
}

/// A leaf between a least and a greatest size.
public struct FlexibleRow: View, LeafView, Sendable {
  private let least: CGSize
  private let ideal: CGSize
  private let greatest: CGSize

  /// - Parameters:
  ///   - least: The answer to a proposal of 0, in points.
  ///   - ideal: The answer to a proposal left open; `nil` for the least size.
  ///   - greatest: The answer to an infinite proposal.
  public init(least: CGSize = .zero, ideal: CGSize? = nil, greatest: CGSize) {
    precondition(
      least.width <= greatest.width && least.height <= greatest.height, "\(least) is more than \(greatest)")
    self.least = least
    self.ideal = ideal ?? least
    self.greatest = greatest
  }

  func leaf(in context: PlacingContext) -> LeafContent {
    LeafContent("FlexibleRow") { proposal in
      func length(_ axis: Axis) -> CGFloat {
        min(greatest[axis], max(least[axis], proposal[axis] ?? ideal[axis]))
      }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
  }
}

/// A picture of a size of its own, whatever is proposed.
///
/// Chosen: a size takes the place of a name, as there are no files.
public struct Image: View, LeafView, Sendable {
  private let width: CGFloat
  private let height: CGFloat

  /// - Parameter size: The size in points, at least 0.
  public init(size: CGSize) {
    precondition(size.width >= 0 && size.height >= 0, "A picture is at least 0 points wide and high")
    (width, height) = (size.width, size.height)
  }

  func leaf(in context: PlacingContext) -> LeafContent {
    LeafContent("Image") { _ in CGSize(width: width, height: height) }
  }
}

/// A colour, which takes what it is proposed and is 10 × 10 points where that is left open.
public struct Color: View, LeafView, Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let black = Color("black")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let purple = Color("purple")
  public static let pink = Color("pink")

  func leaf(in context: PlacingContext) -> LeafContent { LeafContent("Color", size: CGSize.greedy) }
}

/// Room that expands along the axis of the stack around it, or along both outside a stack.
///
/// - Note: Known from a reimplementation: least of all priorities, and at least 8 points long unless
///   `minLength` says otherwise. Observed on macOS 26: no gap beside it.
public struct Spacer: View, LeafView, Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  static var priority: Double { -.infinity }

  func leaf(in context: PlacingContext) -> LeafContent {
    let least = minLength ?? ViewSpacing.standardGap
    let orientation = context.orientation
    return LeafContent("Spacer", spacing: .closing(along: orientation), priority: Self.priority) { proposal in
      func length(_ axis: Axis) -> CGFloat {
        orientation == axis.other ? 0 : max(least, proposal[axis] ?? least)
      }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
  }
}

/// A line across the stack around it; horizontal outside a stack.
///
/// Chosen: 1 point thick, and 10 points long where its length is left open.
public struct Divider: View, LeafView, Sendable {
  public init() {}

  func leaf(in context: PlacingContext) -> LeafContent {
    let isVertical = context.orientation == .horizontal
    return LeafContent("Divider") {
      isVertical
        ? CGSize(width: 1, height: .greedy($0.height)) : CGSize(width: .greedy($0.width), height: 1)
    }
  }
}
