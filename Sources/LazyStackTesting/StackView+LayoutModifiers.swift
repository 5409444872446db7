public import LazyStacks

/// The modifiers that take part in measuring: each goes around what stands before it.
extension StackView {
  /// A frame of fixed lengths, 0 to 1,000,000 points; `nil` for the view's own.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: ViewAlignment = .center
  ) -> ModifiedStackView {
    modified(.frame(.fixed(width: width, height: height, alignment: alignment)))
  }

  /// A frame between bounds, each 0 to 1,000,000 points or `.infinity`.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: ViewAlignment = .center
  ) -> ModifiedStackView {
    modified(
      .frame(
        .flexible(
          width: ViewFrame.Bounds(least: minWidth, ideal: idealWidth, greatest: maxWidth),
          height: ViewFrame.Bounds(least: minHeight, ideal: idealHeight, greatest: maxHeight),
          alignment: alignment)))
  }

  /// Room at some sides, 0 to 1,000 points; 16 where no length is given.
  public func padding(_ edges: PaddedEdges = .all, _ length: Double? = nil) -> ModifiedStackView {
    modified(.padding(edges, length.map { Length(clamping: $0) }))
  }

  /// Room of 0 to 1,000 points at all sides.
  public func padding(_ length: Double) -> ModifiedStackView { padding(.all, length) }

  /// How early the stack around gives the view room.
  public func layoutPriority(_ priority: Double) -> ModifiedStackView { modified(.layoutPriority(priority)) }

  /// The view's ideal size, whatever is proposed.
  public func fixedSize() -> ModifiedStackView { fixedSize(horizontal: true, vertical: true) }

  /// The view's ideal length along some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedStackView {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes to the view a size of a ratio of width by height, more than 0.
  public func aspectRatio(_ ratio: Double, contentMode: ViewContentMode) -> ModifiedStackView {
    modified(.aspectRatio(ratio, contentMode))
  }
}
