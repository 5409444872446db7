/// What a stack cannot be made of, or cannot be asked to do.
public enum StackError: Error, Hashable, Sendable {
  /// A viewport that is negative, or longer or wider than ``LazyStack/maximumViewport``.
  case viewport(width: Length, extent: Length)

  /// A parameter of the model that is out of its range, by its name.
  case parameter(String, Double)

  /// A cover of the viewport's end that is negative, or longer than ``LazyStack/maximumViewport``.
  case inset(Length)

  /// A distance or an offset beyond ``Length/maximum``.
  case distance(Length)

  /// A frame, from 1, that an animation of so many frames does not have.
  case animationFrame(Int, of: Int)

  /// An element that the content does not have.
  case unknownElement(ElementIndex, count: Int)

  /// An element to go to that the content had, and has no longer.
  case removedElement

  /// A subview that the stack does not have.
  case unknownSubview(SubviewIndex, count: Int)

  /// A scale that text cannot have.
  case textScale(Double)

  /// An edit of the data that cannot be applied.
  case edit(IndexedEditError)
}

extension StackError: CustomStringConvertible {
  /// What was found and what to ask instead.
  public var description: String {
    switch self {
    case .viewport(let width, let extent):
      "a viewport of \(width) x \(extent) points; ask for 0 to \(LazyStack.maximumViewport) points each way"
    case .parameter(let name, let value): "\(name) is out of range: \(value)"
    case .inset(let inset):
      "an inset of \(inset) points; ask for 0 to \(LazyStack.maximumViewport) points"
    case .distance(let distance):
      "\(distance) points lead too far; ask for at most \(Length.maximum) points either way"
    case .animationFrame(let frame, let count):
      "frame \(frame) of \(count); ask for a frame from 1 to the animation's last, at most \(Int32.max)"
    case .unknownElement(let element, let count): Self.unknown("element", element, count)
    case .removedElement: "the element to go to was removed; ask for one that is there, looked up anew"
    case .unknownSubview(let subview, let count): Self.unknown("subview", subview, count)
    case .textScale(let scale): "text scaled by \(scale); ask for 0.1 to 10"
    case .edit(let error): error.reason.description
    }
  }

  private static func unknown(_ noun: String, _ index: some StackIndex, _ count: Int) -> String {
    count == 0
      ? "there is no \(noun) \(index), nor any other"
      : "there is no \(noun) \(index); ask for 0 to \(count - 1)"
  }
}
