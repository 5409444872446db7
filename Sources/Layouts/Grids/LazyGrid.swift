/// Views in columns, line by line.
///
/// Here all of them are measured; a lazy stack decides what is built.
///
/// - Note: Documented: as in SwiftUI (`LazyVGrid`), without pinned views.
public struct LazyVGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(axis: .vertical, items: columns, guide: alignment.key, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// Views in rows, column by column.
///
/// - Note: Documented: as in SwiftUI (`LazyHGrid`), without pinned views.
public struct LazyHGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(axis: .horizontal, items: rows, guide: alignment.key, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// The layout of a lazy grid that scrolls along an axis.
///
/// Tracks are sized twice: for the proposal, and again for the size that came of it. Where minima bind,
/// the two differ, and the views stand out of the grid.
///
/// - Note: Observed: both passes; tracks shorter than the proposal leave the grid as wide as it. Known from
///   a reimplementation: a line is as high as its highest view, and every view is proposed that.
struct TrackLayout: Layout {
  let axis: Axis
  let items: [GridItem]
  let guide: AlignmentKey
  let spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposed = proposedLength(proposal.plain, subviews)
    let tracks = GridTracks(items, in: proposed)
    guard !tracks.tracks.isEmpty else { return CGSize(axis, 0, across: items.isEmpty ? 0 : proposed) }
    let lines = lines(of: subviews, in: tracks)
    let length = lines.reduce(0) { $0 + $1.length } + gap * CGFloat(max(0, lines.count - 1))
    return CGSize(axis, length, across: max(proposed, tracks.length))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let across = bounds.size[axis.other]
    let tracks = GridTracks(items, in: across)
    let leftover = across - tracks.length
    let grid = ViewDimensions(CGSize(axis, 0, across: max(0, leftover)))
    let shift = bounds.origin[axis.other] + (leftover > 0 ? grid[guide] : leftover * share)
    var position = bounds.origin[axis]
    for line in lines(of: subviews, in: tracks) {
      for cell in line.cells {
        let frame = CGRect(
          origin: CGPoint(axis, position, across: shift + cell.origin),
          size: CGSize(axis, line.length, across: cell.length))
        subviews[cell.index].place(
          alignedBy: cell.alignment ?? .center, in: frame, proposal: ProposedViewSize(frame.size))
      }
      position += line.length + gap
    }
  }
}

extension TrackLayout {
  private struct Cell {
    var index: Int
    var origin: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private struct Line {
    var cells: [Cell] = []
    var length: CGFloat = 0
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.standardGap }

  /// The share of a shortage that falls before the first track.
  private var share: CGFloat {
    let unit = ViewDimensions(CGSize(axis, 0, across: 1))
    return unit[guide]
  }

  /// The length across that tracks are sized for; left open, what the first line would like.
  private func proposedLength(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let across = proposal[axis.other] { return across }
    let ideal = subviews.prefix(items.count).reduce(0) { $0 + $1.sizeThatFits(.unspecified)[axis.other] }
    return ideal + items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standardGap) }
  }

  /// The lines, each as long as its longest view; a header or a footer has one to itself.
  private func lines(of subviews: Subviews, in tracks: GridTracks) -> [Line] {
    guard !tracks.tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var isOpen = false
    for (index, subview) in subviews.enumerated() {
      let spans = subview[SpansLine.self]
      if spans || !isOpen || lines[lines.count - 1].cells.count == tracks.tracks.count {
        lines.append(Line())
      }
      isOpen = !spans
      let track = tracks.tracks[lines[lines.count - 1].cells.count]
      let length = spans ? tracks.length : track.length
      let own = subview.sizeThatFits(ProposedViewSize(axis, nil, across: length))[axis]
      lines[lines.count - 1].cells.append(
        Cell(index: index, origin: track.origin, length: length, alignment: track.alignment))
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, own)
    }
    return lines
  }
}
