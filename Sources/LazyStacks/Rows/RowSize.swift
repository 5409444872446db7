import struct Foundation.CGSize

/// How large a row is, or why its size is invalid.
struct RowSize: Hashable, Sendable {
  /// The width; `nil` if it is invalid.
  let width: Length?

  /// The height; `nil` if it is invalid.
  let height: Length?

  /// What is wrong with the size; empty if nothing is.
  let invalidSizes: [InvalidSize]
}

extension RowSize {
  init(width: Length, height: Length) { self.init(width: width, height: height, invalidSizes: []) }

  /// A size as a layout answered it.
  init(_ size: CGSize) {
    let (width, height) = (InvalidSize.Kind(size.width), InvalidSize.Kind(size.height))
    self.width = width == nil ? Length(size.width) : nil
    self.height = height == nil ? Length(size.height) : nil
    invalidSizes = [
      height.map { InvalidSize(kind: $0, isHeight: true) },
      width.map { InvalidSize(kind: $0, isHeight: false) },
    ].compactMap(\.self)
  }

  /// The length that the row takes in the stack.
  ///
  /// Chosen: a row whose height is invalid takes no room, so that all others can be laid out.
  var length: Length { height ?? .zero }
}

/// What makes a size impossible.
package struct InvalidSize: Hashable, Sendable {
  package let kind: Kind

  /// Whether the height is to blame, or else the width.
  package let isHeight: Bool

  package enum Kind: String, Sendable {
    case infinite, notANumber = "not a number", negative
  }
}

extension InvalidSize.Kind {
  /// What is wrong with a length in points; `nil` if nothing is.
  ///
  /// Chosen: one beyond 2^40 points counts as infinite.
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
