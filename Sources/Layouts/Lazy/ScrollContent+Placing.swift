internal import Findings

extension ScrollContent {
  /// Chosen: a viewport longer than this has no end, and all is built.
  private static var longestViewport: CGFloat { 1_000_000 }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    let room = room(in: ProposedViewSize(bounds.size))
    let views = views(in: room)
    let moves = context.environment.scrollMoves
    let content = CGRect(
      x: bounds.minX + margins.leading, y: bounds.minY + margins.top, width: room.width ?? 0,
      height: room.height ?? 0)
    let isEndless = proposal.plain[axis] == nil || bounds.size[axis] > Self.longestViewport
    if !isEndless, let lazy = views.lazy, let index = views.lazyIndex,
      placeLazily(views, lazy, at: index, moves, in: bounds, content)
    {
      views.showViews()
    } else {
      placeAll(views, moves, in: bounds, content, isEndless: isEndless)
    }
  }

  /// The margins before and after the content.
  private var ends: (start: CGFloat, end: CGFloat) {
    axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
  }

  private func placeAll(
    _ views: ScrolledViews, _ moves: [ScrollMove], in bounds: CGRect, _ content: CGRect, isEndless: Bool
  ) {
    let childProposal = inner(ProposedViewSize(content.size))
    let size = views.stack.sizeThatFits(childProposal)
    func place(at offset: CGFloat) {
      var frame = CGRect(origin: content.origin, size: size)
      frame.origin[axis] -= offset
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      views.stack.place(in: isMirrored ? frame.mirrored(in: bounds) : frame, proposal: childProposal)
    }
    place(at: 0)
    let viewport = bounds.size[axis]
    let longest = isEndless ? 0 : max(0, ends.start + size[axis] + ends.end - viewport)
    let frames = views.nodes.map { $0.frame ?? .zero }
    let offset = moves.reduce(0 as CGFloat) { offset, move in
      let next: CGFloat
      switch move {
      case .by(let distance): next = offset + distance
      case .to(let goal): next = goal
      case .row(let row, let anchor):
        guard frames.indices.contains(row) else { return offset }
        next = frames[row].origin[axis] - bounds.origin[axis] - (viewport - frames[row].size[axis]) * anchor
      case .rest: next = offset
      }
      return min(longest, max(0, next))
    }
    if offset != 0 { place(at: offset) }
  }

  /// Places what a plan shows; returns whether there is one.
  private func placeLazily(
    _ views: ScrolledViews, _ lazy: LazyContent, at index: Int, _ moves: [ScrollMove], in bounds: CGRect,
    _ content: CGRect
  ) -> Bool {
    let childProposal = inner(ProposedViewSize(content.size))
    func length(_ view: Int) -> CGFloat { views.nodes[view].sizeThatFits(childProposal)[axis] }
    let before = (0..<index).reduce(ends.start) { $0 + views.gap(before: $1) + length($1) }
    let after = (index + 1..<max(index + 1, views.nodes.count)).reduce(ends.end) {
      $0 + views.gap(before: $1) + length($1)
    }
    let lines = lazy.lines(across: content.size[axis.other])
    guard !lines.lines.isEmpty else { return false }
    let leading = before + views.gap(before: index)
    let question = LazyQuestion(
      viewport: bounds.size[axis], leading: leading, trailing: after, spacing: lazy.arrangement.spacing,
      lineCount: lines.lines.count, moves: moves,
      line: { row in lines.lines.partitioningIndex { $0.rows.upperBound > row } },
      knownLength: { line in
        lines.lines[line].rows.allSatisfy(lazy.isBuilt) ? lazy.length(of: lines.lines[line], in: lines) : nil
      },
      measure: { lazy.length(of: lines.lines[$0], in: lines) })
    guard let plan = planner(question) else { return false }
    place(views, lazy, at: index, plan, leading: leading, trailing: after, in: bounds, content)
    return true
  }

  private func place(
    _ views: ScrolledViews, _ lazy: LazyContent, at index: Int, _ plan: LazyPlan, leading: CGFloat,
    trailing: CGFloat, in bounds: CGRect, _ content: CGRect
  ) {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let childProposal = inner(ProposedViewSize(content.size))
    let across = CGSize(axis, 0, across: content.size[axis.other])
    func frame(from start: CGFloat, length: CGFloat, across length2: CGFloat) -> CGRect {
      let middle = (across[axis.other] - length2) / 2
      return CGRect(
        origin: CGPoint(
          axis, bounds.origin[axis] + start, across: content.origin[axis.other] + middle),
        size: CGSize(axis, length, across: length2))
    }
    var position = ends.start - plan.contentOffset
    for (number, node) in views.nodes.enumerated() {
      position += views.gap(before: number)
      if number == index {
        let length = plan.contentExtent - leading - trailing
        let own = frame(from: position, length: length, across: content.size[axis.other])
        node.place(in: isMirrored ? own.mirrored(in: bounds) : own, proposal: childProposal) {
          lazy.place(plan, from: bounds.origin[axis], in: own, mirroredIn: isMirrored ? bounds : nil)
        }
        position += length
      } else {
        let size = node.sizeThatFits(childProposal)
        let own = frame(from: position, length: size[axis], across: size[axis.other])
        node.place(in: isMirrored ? own.mirrored(in: bounds) : own, proposal: childProposal)
        position += size[axis]
      }
    }
  }
}
