/// What stays in place when the data changes.
extension LazyStack {
  /// What stays when elements come, go or move: as the model says, else as the content's modifiers do.
  public var editAnchoring: ModelParameters.EditAnchoring {
    parameters.edits ?? content.anchors.editAnchoring
  }

  /// Whether sizes change from the content's end, so that the last row seen is the anchor.
  var anchorsAtEnd: Bool { editAnchoring == .keepEnd }

  /// What lay after a row, and after the viewport, before an edit.
  struct Tail {
    /// What the subviews after the row take.
    var extent: Length

    /// From the viewport's end to the content's.
    var distance: Length

    init(after subview: Int, in stack: LazyStack) {
      extent = stack.publishedExtent(from: subview + 1)
      distance = stack.record.contentExtent - stack.record.offset - stack.visibleExtent
    }
  }

  /// Decides what stays after an edit.
  ///
  /// - Note: Observed: SwiftUI keeps the content offset. Documented: with a bound position the row stays, with
  ///   a bottom anchor the distance from the end. Chosen: an edit that leaves the anchor where it is, is no jump.
  mutating func keepPlace(
    of move: inout Move, _ standIn: RowPlace?, told: Set<Int>, in old: ResolvedContent, _ tail: Tail,
    into frame: inout FrameRecord
  ) {
    let start = move.start
    switch editAnchoring {
    case .keepVisible:
      keepVisible(&move, standIn, told: told, in: old, into: &frame)
    case .keepOffset:
      let kept = survivor(of: move.start, told: told, in: old)
      if let kept, contentStart + publishedEdge(of: kept) - record.offset == move.start.distance {
        move.start.subview = kept
      } else {
        jump(to: record.offset, with: &move, into: &frame)
      }
      (move.target, target) = (nil, nil)
    case .keepEnd:
      let kept = survivor(of: move.start, told: told, in: old)
      if let kept, publishedExtent(from: kept + 1) == tail.extent {
        move.start.subview = kept
      } else if tail.distance <= .zero {
        goToEnd(with: &move, into: &frame)
      } else {
        jump(to: currentContentExtent - visibleExtent - tail.distance, with: &move, into: &frame)
      }
      (move.target, target) = (nil, nil)
    }
    // Chosen: where a limit is reached before it is known where to go, what stands in for the anchor stays.
    if frame.exhausted != nil, editAnchoring != .keepVisible {
      move = Move(start: start, changesSomething: move.changesSomething)
      move.start.subview = standIn.flatMap { content.index(of: $0) } ?? .max
      clampToKnown(&move)
    }
  }

  /// The anchor's row, or what stands in for it, stays where it was on screen.
  private mutating func keepVisible(
    _ move: inout Move, _ standIn: RowPlace?, told: Set<Int>, in old: ResolvedContent,
    into frame: inout FrameRecord
  ) {
    resolve(anchorOf: &move, standIn, into: &frame)
    frame.baseExtent = currentContentExtent
    guard var target, let index = content.index(of: target.subview, in: old), content.isResolved(index),
      !told.contains(content.element(of: index))
    else {
      (move.target, self.target) = (nil, nil)
      return
    }
    // A row that was put at an end of the content stays at its distance, whatever comes beyond it.
    switch target.place {
    case .contentStart where index > 0: target.place = .startAt(leading)
    case .contentEnd where index < content.subviewCount - 1: target.place = .endAt(trailing)
    default: break
    }
    target.subview = index
    move.target = target
    move.start.subview = index
  }

  /// The row that was the anchor, if it is still there, was not told to move and is certain to stand where it does.
  private func survivor(of start: ScrollPosition, told: Set<Int>, in old: ResolvedContent) -> Int? {
    guard let position, let index = content.index(of: position.subview, in: old), content.isResolved(index),
      !told.contains(content.element(of: index))
    else { return nil }
    return index
  }

  private mutating func jump(to offset: Length, with move: inout Move, into frame: inout FrameRecord) {
    let changesSomething = move.changesSomething
    move = jump(to: .offset(offset), from: move.start, into: &frame)
    move.changesSomething = changesSomething
  }

  private mutating func goToEnd(with move: inout Move, into frame: inout FrameRecord) {
    let changesSomething = move.changesSomething
    move = jump(to: .edge(.bottom), from: move.start, into: &frame)
    move.changesSomething = changesSomething
  }
}
