/// Which instance of a part of the content something is: the same before and after an edit.
///
/// The path to it: a part of the stack, then, for each opened element on the way, what stays of the element and which
/// of its parts.
struct SegmentKey: Hashable, Sendable {
  private(set) var path: [Int]

  /// A part of the stack itself.
  init(part: Int) { path = [part] }

  /// A part of an opened element of an instance.
  init(part: Int, ofElement number: Int, in branch: SegmentKey) {
    path = branch.path
    path.append(number)
    path.append(part)
  }
}

extension SegmentKey {
  /// The list whose element holds the part, and what stays of that element; `nil` for a part of the stack.
  var owner: (branch: SegmentKey, number: Int)? {
    guard path.count > 1 else { return nil }
    var branch = self
    branch.path.removeLast(2)
    return (branch, path[path.count - 2])
  }

  /// Which part it is beside its neighbours.
  var part: Int { path[path.count - 1] }

  /// How many opened elements there are around it.
  var depth: Int { path.count / 2 }

  /// Returns another part of the same element, or of the stack.
  func sibling(part: Int) -> SegmentKey {
    var sibling = self
    sibling.path[sibling.path.count - 1] = part
    return sibling
  }

  /// Returns whether it is in one element of a list, at any depth.
  func isInside(_ branch: SegmentKey, element number: Int) -> Bool {
    path.count > branch.path.count && path.starts(with: branch.path) && path[branch.path.count] == number
  }
}

extension SegmentKey: Comparable {
  /// An order of its own, so that what is collected by key is the same on every run.
  static func < (lhs: SegmentKey, rhs: SegmentKey) -> Bool { lhs.path.lexicographicallyPrecedes(rhs.path) }
}
