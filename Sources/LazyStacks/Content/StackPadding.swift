/// The room around a stack, which scrolls with it.
struct StackPadding: Hashable, Sendable {
  var top = Length.zero
  var bottom = Length.zero

  /// What it takes of the stack's width, at both sides together.
  var sides = Length.zero
}

extension StackPadding {
  /// The room of all paddings together.
  init(_ modifiers: [ContentModifier]) {
    for case .padding(let edges, let length) in modifiers {
      let length = length ?? Self.standard
      if edges.contains(.top) { top += length }
      if edges.contains(.bottom) { bottom += length }
      if edges.contains(.leading) { sides += length }
      if edges.contains(.trailing) { sides += length }
    }
  }

  /// The room where no length is given, as the layout layer has it.
  private static let standard: Length = 16
}
