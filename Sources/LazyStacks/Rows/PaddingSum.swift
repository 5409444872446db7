internal import Layouts

/// The room that all paddings of a view make around it.
struct PaddingSum: Hashable, Sendable {
  var top = Length.zero
  var bottom = Length.zero

  /// Before and after it across the scrolling axis, together.
  var sides = Length.zero
}

extension PaddingSum {
  init(_ modifiers: [ContentModifier]) {
    for case .padding(let edges, let length) in modifiers {
      let length = length ?? Length(EdgeInsets.standardLength)
      if edges.contains(.top) { top += length }
      if edges.contains(.bottom) { bottom += length }
      if edges.contains(.leading) { sides += length }
      if edges.contains(.trailing) { sides += length }
    }
  }
}
