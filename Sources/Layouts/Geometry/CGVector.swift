#if !canImport(CoreGraphics)
  /// A distance and its direction; Foundation lacks it on Linux.
  ///
  /// - Note: Documented: names as in Core Graphics (`CGVector`).
  public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// No distance at all.
    public init() { self.init(dx: CGFloat.zero, dy: CGFloat.zero) }

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public static let zero = CGVector()
  }
#endif
