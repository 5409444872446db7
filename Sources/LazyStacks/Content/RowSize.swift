import struct Foundation.CGSize

/// How large a row is, or why it is not any size.
struct RowSize: Hashable, Sendable {
  /// The width; `nil` if it is none.
  let width: Length?

  /// The height; `nil` if it is none.
  let height: Length?

  /// Why the height is none.
  var flaw: SizeFlaw?

  /// The length that the row takes in the stack.
  ///
  /// Chosen: a row whose height is none takes no room, so that all others can be laid out.
  var length: Length { height ?? .zero }
}

/// What makes a size impossible.
package enum SizeFlaw: String, Hashable, Sendable {
  case infinite, notANumber = "not a number", negative
}

extension RowSize {
  init(width: Length, height: Length) { self.init(width: width, height: height, flaw: nil) }

  /// A size as a layout answered it.
  init(_ size: CGSize) {
    flaw = SizeFlaw(size.height)
    width = SizeFlaw(size.width) == nil ? Length(size.width) : nil
    height = flaw == nil ? Length(size.height) : nil
  }
}

extension SizeFlaw {
  /// What is wrong with a length; `nil` if nothing is. One beyond 2^40 points counts as infinite.
  fileprivate init?(_ points: Double) {
    if points.isNaN {
      self = .notANumber
    } else if points < 0 {
      self = .negative
    } else if points > 1_099_511_627_776 {
      self = .infinite
    } else {
      return nil
    }
  }
}
