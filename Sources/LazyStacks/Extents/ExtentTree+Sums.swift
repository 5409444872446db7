extension ExtentTree {
  /// What lies under a child.
  struct Sums: Hashable, Sendable {
    /// The subviews, measured or not.
    var subviews = 0

    /// The measured ones.
    var measured = 0

    /// The sum of their lengths.
    var length = Length.zero
  }
}

extension ExtentTree.Sums {
  @inline(__always)
  static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  @inline(__always)
  static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      subviews: lhs.subviews &+ rhs.subviews, measured: lhs.measured &+ rhs.measured,
      length: Length(units: lhs.length.units &+ rhs.length.units))
  }

  @inline(__always)
  static func - (lhs: Self, rhs: Self) -> Self {
    Self(
      subviews: lhs.subviews &- rhs.subviews, measured: lhs.measured &- rhs.measured,
      length: Length(units: lhs.length.units &- rhs.length.units))
  }

  /// The subviews never measured.
  @inline(__always)
  var unmeasured: Int { subviews &- measured }
}
