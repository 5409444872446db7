/// What a scroll view's modifiers say of its position.
public struct ScrollAnchors: Hashable, Sendable {
  /// `scrollPosition(id:anchor:)`: whether the position is bound.
  public private(set) var isBound = false

  /// The id it is bound to at first, and how that row is put.
  public private(set) var initialID: RowID?
  public private(set) var initialAnchor: ScrollAnchor?

  /// `defaultScrollAnchor`, by role.
  private var edges: [ScrollAnchorRole: ScrollEdge] = [:]

  init(_ modifiers: [ContentModifier]) {
    for modifier in modifiers {
      switch modifier {
      case .scrollPosition(let id, let anchor):
        (isBound, initialID, initialAnchor) = (true, id, anchor)
      case .defaultScrollAnchor(let edge, nil):
        for role in ScrollAnchorRole.allCases where edges[role] == nil { edges[role] = edge }
      case .defaultScrollAnchor(let edge, for: .some(let role)):
        edges[role] = edge
      default: break
      }
    }
  }
}

extension ScrollAnchors {
  /// Returns the end of the content that counts for a role; the top unless another is declared.
  ///
  /// Documented: `defaultScrollAnchor(_:for:)`.
  public func edge(for role: ScrollAnchorRole) -> ScrollEdge { edges[role] ?? .top }

  /// What stays in place when the data changes.
  ///
  /// Observed: with a bound position an anchor has no effect on changes of size.
  var editAnchoring: ModelParameters.EditAnchoring {
    if isBound { return .keepVisible }
    return edge(for: .sizeChanges) == .bottom ? .keepEnd : .keepOffset
  }
}
