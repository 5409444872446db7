internal import Layouts

extension Content {
  /// How many subviews the view resolves to inside an element of a stack.
  var subviewCount: SubviewCount {
    switch kind {
    case .row, .text, .layout, .leaf, .geometryReader, .lazyVStack, .scrollView: .exactly(1)
    case .empty: .exactly(0)
    case .group(let children): Self.subviewCount(of: children)
    case .section(let header, let content, let footer):
      Self.subviewCount(of: header) + Self.subviewCount(of: content).inSection + Self.subviewCount(of: footer)
    case .choice(_, let choices):
      .one(
        of: choices.map { Self.subviewCount(of: $0.content) },
        SubviewCount.Cause(kind: .unequalCases, location: location))
    case .anyView: .unknown(SubviewCount.Cause(kind: .typeErased, location: location))
    case .forEach: .unknown(SubviewCount.Cause(kind: .nestedForEach, location: location))
    case .conditional(_, let then, let otherwise):
      Self.subviewCount(of: then).or(
        Self.subviewCount(of: otherwise),
        SubviewCount.Cause(kind: otherwise.isEmpty ? .bareIf : .unequalBranches, location: location))
    }
  }

  /// How many subviews views resolve to together.
  static func subviewCount(of contents: [Content]) -> SubviewCount {
    contents.reduce(.exactly(0)) { $0 + $1.subviewCount }
  }
}
