/// A stand-in for one subview, through which a layout measures and places it.
///
/// It is good for the call it was handed to; a use after that is recorded as a ``Misplacement``.
///
/// - Note: Documented: members as in SwiftUI (`LayoutSubview`).
public struct LayoutSubview {
  /// The container's side of the calls.
  let pass: ContainerPass

  /// Which subview of the container it is, from 0.
  let index: Int

  /// The call it was handed to.
  let call: Int
}

extension LayoutSubview: Equatable {
  /// Compares which subview is meant, not the call.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

extension LayoutSubview {
  var node: LayoutNode { pass.nodes[index] }

  /// The value the subview carries for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    pass.noteKey(key)
    return node.traits[key]
  }

  /// What the subview carries for its direct container.
  ///
  /// - Note: Documented: as in SwiftUI (`LayoutSubview.containerValues`).
  public var containerValues: ContainerValues { node.traits.containerValues }

  /// How early the subview is given room; 0 unless set, least of all for a `Spacer`.
  public var priority: Double { node.priority }

  /// The distances the subview prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size the subview takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    pass.noteQuestion(self, proposal)
    return node.sizeThatFits(proposal)
  }

  /// The size the subview takes for a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    pass.noteQuestion(self, proposal)
    return node.dimensions(in: proposal)
  }

  /// Puts the subview somewhere; of several calls the last one counts.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes, in the coordinates of the bounds.
  ///   - anchor: The point of the subview that is meant.
  ///   - proposal: The proposal that gives the subview its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    pass.notePlacement(self, ContainerPass.Placement(position: position, anchor: anchor, proposal: proposal))
  }
}

extension LayoutSubview: CustomStringConvertible {
  public var description: String { node.name }
}
