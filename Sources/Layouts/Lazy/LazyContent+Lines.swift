/// The tracks of a lazy container in a length across its axis, and its lines there.
///
/// - Note: Observed: tracks of a grid are sized twice, for the proposal and again for the size that came of it; tracks
///   shorter than the proposal leave the grid as wide as it. Known from a reimplementation: a line of a grid is as high
///   as its highest view, and every view is proposed that; a view of a stack is proposed the stack's width and no height.
struct LazyLines {
  let lines: [LazyLine]
  let tracks: [GridTracks.Track]

  /// The length from the first track's start to the last one's end.
  let length: CGFloat

  let isGrid: Bool
}

extension LazyContent {
  private var axis: Axis { arrangement.axis }

  func lines(across: CGFloat) -> LazyLines {
    guard let items = arrangement.tracks else {
      let whole = GridTracks.Track(origin: 0, length: across, alignment: nil)
      return LazyLines(lines: lines(trackCount: 1), tracks: [whole], length: across, isGrid: false)
    }
    let tracks = GridTracks(items, in: across)
    return LazyLines(
      lines: lines(trackCount: tracks.tracks.count), tracks: tracks.tracks, length: tracks.length,
      isGrid: true)
  }

  /// Builds a line and returns its length.
  func length(of line: LazyLine, in lines: LazyLines) -> CGFloat {
    zip(line.rows, lines.tracks).reduce(0) { length, cell in
      let across = line.spans ? lines.length : cell.1.length
      let own = node(ofRow: cell.0)?.sizeThatFits(ProposedViewSize(axis, nil, across: across))[axis] ?? 0
      return max(length, own)
    }
  }

  /// The length across the axis for a proposal; left open, what rows would like, in a grid those of its first line.
  func proposedAcross(_ proposal: ProposedViewSize) -> CGFloat {
    if let across = proposal.plain[axis.other] { return across }
    func ideal(_ row: Int) -> CGFloat { node(ofRow: row)?.sizeThatFits(.unspecified)[axis.other] ?? 0 }
    guard let items = arrangement.tracks else { return (0..<rowCount).reduce(0) { max($0, ideal($1)) } }
    return (0..<min(rowCount, items.count)).reduce(0) { $0 + ideal($1) }
      + items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standardGap) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if arrangement.tracks?.isEmpty == true { return .zero }
    let proposed = proposedAcross(proposal)
    let lines = lines(across: proposed)
    let length: CGFloat
    switch shown {
    case .nothing: length = 0
    case .planned(_, _, let planned): length = planned
    case .all:
      length =
        lines.lines.reduce(0) { $0 + self.length(of: $1, in: lines) }
        + arrangement.spacing * CGFloat(max(0, lines.lines.count - 1))
    }
    return CGSize(axis, length, across: max(proposed, lines.length))
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    note(bounds)
    switch shown {
    case .nothing: break
    case .planned(let plan, let leading, _): place(plan, from: plan.contentOffset - leading, in: bounds)
    case .all: place(planOfAll(in: bounds), from: 0, in: bounds)
    }
  }

  private func planOfAll(in bounds: CGRect) -> LazyPlan {
    let lines = lines(across: bounds.size[axis.other])
    var position: CGFloat = 0
    var seen: [(line: Int, distance: CGFloat)] = []
    for (number, line) in lines.lines.enumerated() {
      seen.append((number, position))
      position += length(of: line, in: lines) + arrangement.spacing
    }
    let all = Array(lines.lines.indices)
    return LazyPlan(
      contentOffset: 0, contentExtent: bounds.size[axis], seen: seen, built: all, alive: all)
  }

  /// Places the lines that a plan shows.
  ///
  /// - Parameters:
  ///   - start: Where the plan's distances begin, from the container's own start.
  ///   - bounds: All of the container, as far as it is known.
  private func place(_ plan: LazyPlan, from start: CGFloat, in bounds: CGRect) {
    let start = bounds.origin[axis] + start
    let mirror = layoutDirection == .rightToLeft ? bounds : nil
    let lines = lines(across: bounds.size[axis.other])
    let leftover = bounds.size[axis.other] - lines.length
    let grid = ViewDimensions(CGSize(axis, 0, across: max(0, leftover)))
    let share = ViewDimensions(CGSize(axis, 0, across: 1))[arrangement.guide]
    let shift = bounds.origin[axis.other] + (leftover > 0 ? grid[arrangement.guide] : leftover * share)
    var placed: [LayoutNode] = []
    for (number, distance) in plan.seen {
      let line = lines.lines[number]
      let length = length(of: line, in: lines)
      for (row, track) in zip(line.rows, lines.tracks) {
        guard let node = node(ofRow: row) else { continue }
        let frame = CGRect(
          origin: CGPoint(axis, start + distance, across: shift + track.origin),
          size: CGSize(axis, length, across: line.spans ? lines.length : track.length))
        place(node, in: frame, isCell: lines.isGrid, alignment: track.alignment, mirror)
        placed.append(node)
      }
    }
    note(placed, plan, lines.lines)
  }

  private func place(
    _ node: LayoutNode, in line: CGRect, isCell: Bool, alignment: Alignment?, _ mirror: CGRect?
  ) {
    let proposal =
      isCell
      ? ProposedViewSize(line.size) : ProposedViewSize(axis, nil, across: line.size[axis.other])
    let own = node.dimensions(in: proposal)
    let outer = ViewDimensions(line.size)
    var alignment = alignment ?? .center
    if !isCell {
      if axis == .vertical {
        alignment = Alignment(horizontal: HorizontalAlignment(arrangement.guide), vertical: .top)
      } else {
        alignment = Alignment(horizontal: .leading, vertical: VerticalAlignment(arrangement.guide))
      }
    }
    let origin = CGPoint(
      x: line.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: line.minY + outer[alignment.vertical] - own[alignment.vertical])
    let frame = CGRect(origin: origin, size: CGSize(width: own.width, height: own.height))
    node.place(in: mirror.map(frame.mirrored) ?? frame, proposal: proposal)
  }
}
