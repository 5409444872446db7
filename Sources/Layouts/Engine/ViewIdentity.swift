/// Who a view is: the places and ids on the way to it, the same from one update to the next.
struct ViewIdentity: Hashable {
  private var path: [Step] = []

  /// One step of the way down.
  enum Step: Hashable {
    /// The place among siblings, from 0.
    case place(Int)

    /// A branch of a condition, from 0.
    case branch(Int)

    /// An id, of an element of `ForEach` or set by hand.
    case id(AnyHashable)

    /// The content of a container or a modifier.
    case content

    /// A section's header or footer.
    case header, footer

    /// A hidden type.
    case type(ObjectIdentifier)
  }

  static var root: ViewIdentity { ViewIdentity() }

  func appending(_ step: Step) -> ViewIdentity {
    var longer = self
    longer.path.append(step)
    return longer
  }

  /// The id given by the innermost `ForEach` or by hand; `nil` without one.
  var explicitID: AnyHashable? {
    for step in path.reversed() {
      if case .id(let id) = step { return id }
    }
    return nil
  }
}
