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
    if !isEndless, let lazy = views.lazy, placeLazily(views, lazy, moves, in: bounds, content) { return }
    views.show(.all)
    placeAll(views, moves, in: bounds, content, isEndless: isEndless)
  }

  /// The margins before and after the content.
  private var ends: (start: CGFloat, end: CGFloat) {
    axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
  }

  /// Places the stack of all views, moved by an offset.
  private func place(_ views: ScrolledViews, at offset: CGFloat, in bounds: CGRect, _ content: CGRect) {
    let childProposal = inner(ProposedViewSize(content.size))
    var frame = CGRect(origin: content.origin, size: views.stack.sizeThatFits(childProposal))
    frame.origin[axis] -= offset
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    views.stack.place(in: isMirrored ? frame.mirrored(in: bounds) : frame, proposal: childProposal)
  }

  private func placeAll(
    _ views: ScrolledViews, _ moves: [ScrollMove], in bounds: CGRect, _ content: CGRect, isEndless: Bool
  ) {
    place(views, at: 0, in: bounds, content)
    let viewport = bounds.size[axis]
    let length = views.stack.sizeThatFits(inner(ProposedViewSize(content.size)))[axis]
    let longest = isEndless ? 0 : max(0, ends.start + length + ends.end - viewport)
    let frames = views.stack.children.map { $0.frame ?? .zero }
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
    if offset != 0 { place(views, at: offset, in: bounds, content) }
  }

  /// Places what a plan shows; returns whether there is one.
  ///
  /// All views are placed once without rows, to know what comes before the lazy container and after it, and once more as
  /// the plan has it.
  private func placeLazily(
    _ views: ScrolledViews, _ lazy: LazyContent, _ moves: [ScrollMove], in bounds: CGRect, _ content: CGRect
  ) -> Bool {
    views.show(.nothing)
    place(views, at: 0, in: bounds, content)
    guard let frame = lazy.placedBounds, let stack = views.stack.frame else { return false }
    let lines = lazy.lines(across: frame.size[axis.other])
    guard !lines.lines.isEmpty else { return false }
    let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
    let before = isMirrored ? stack.maxX - frame.maxX : frame.origin[axis] - stack.origin[axis]
    let (leading, trailing) = (ends.start + before, ends.end + stack.size[axis] - before)
    let question = LazyQuestion(
      viewport: bounds.size[axis], leading: leading, trailing: trailing, spacing: lazy.arrangement.spacing,
      lineCount: lines.lines.count, moves: moves,
      line: { row in lines.lines.partitioningIndex { $0.rows.upperBound > row } },
      knownLength: { line in
        lines.lines[line].rows.allSatisfy(lazy.isBuilt) ? lazy.length(of: lines.lines[line], in: lines) : nil
      },
      measure: { lazy.length(of: lines.lines[$0], in: lines) })
    guard let plan = (context.environment.lazyPlanner ?? planner)(question) else { return false }
    views.show(.planned(plan, leading: leading, length: max(0, plan.contentExtent - leading - trailing)))
    place(views, at: plan.contentOffset, in: bounds, content)
    return true
  }
}
