internal import struct Foundation.CGFloat
internal import LazyStacks

extension Length {
  /// The length nearest to a number of points, so that what cannot be is refused later, with its place.
  init(clamping points: Double) {
    let limit = Double(Length.maximum.points)
    self.init(CGFloat(points.isNaN ? -limit : min(max(points, -limit), limit)))
  }
}
