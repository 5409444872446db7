#if !canImport(CoreGraphics)
  // Documented: Core Graphics describes its types so; Foundation does not on Linux.

  extension CGPoint {
    /// Both coordinates, such as `(1.0, 2.5)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    /// Width and height, such as `(20.0, 10.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect {
    /// The origin and the size, such as `(0.0, 0.0, 20.0, 10.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension CGVector: CustomDebugStringConvertible {
    /// Both distances, such as `(1.0, 2.5)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }
#endif
