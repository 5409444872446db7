#if !canImport(CoreGraphics)
  /// A plane transform that keeps parallels parallel; Foundation lacks it on Linux.
  ///
  /// A point is a row vector: x' = a·x + c·y + tx and y' = b·x + d·y + ty.
  ///
  /// - Note: Documented: names and order of products as in Core Graphics (`CGAffineTransform`).
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The transform that changes nothing.
    public init() { self.init(1, 0, 0, 1, 0, 0) }

    public init(translationX: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, translationX, y) }

    public init(scaleX: CGFloat, y: CGFloat) { self.init(scaleX, 0, 0, y, 0, 0) }

    /// A rotation by an angle in radians, from x toward y.
    public init(rotationAngle: CGFloat) {
      let (cosine, sine) = ExactTrigonometry.cosineAndSine(Double(rotationAngle))
      self.init(CGFloat(cosine), CGFloat(sine), -CGFloat(sine), CGFloat(cosine), 0, 0)
    }

    public static let identity = CGAffineTransform()
  }

  extension CGAffineTransform {
    public var isIdentity: Bool { self == .identity }

    /// This transform, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a * other.a + b * other.c, a * other.b + b * other.d,
        c * other.a + d * other.c, c * other.b + d * other.d,
        tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; itself if none does.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        d / determinant, -b / determinant, -c / determinant, a / determinant,
        (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle around the transformed one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
        .map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
      return CGRect(
        x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
    }
  }
#endif
