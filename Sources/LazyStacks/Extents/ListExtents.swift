/// The lengths of a list's rows: those measured, which rows are placed by, and those that the scroll view goes by.
///
/// Under any model a measured length is remembered. What is published, edges and extent, comes from those lengths
/// too, unless the model has SwiftUI's own estimates.
struct ListExtents: Sendable {
  /// The lengths of all rows measured so far.
  private var measured: MeasuredExtents

  /// SwiftUI's own estimates; `nil` where what was measured is published.
  private var walked: WalkedExtents?

  /// How unmeasured rows count.
  private let estimate: ModelParameters.Estimate
  private let stride: Length

  /// The distance between all rows; `nil` where neighbours decide.
  let gap: Length?

  /// Whether rows are built only when they are needed.
  let isLazy: Bool

  /// Creates extents of rows none of which is measured.
  init(subviewCount: Int, of list: PageList, _ parameters: ModelParameters) {
    estimate = parameters.estimate
    stride = parameters.stride
    gap = list.gap
    isLazy = list.isLazy
    measured = MeasuredExtents(subviewCount: subviewCount, spacing: gap, estimate: estimate, stride: stride)
    guard isLazy, estimate == .walked else { return }
    walked = WalkedExtents(
      subviewCount: subviewCount, gaps: gap.map { .uniform($0) } ?? GapExtents().estimate, stride: stride,
      publishShare: parameters.publish)
  }
}

// What is known

extension ListExtents {
  /// The number of rows, as far as it is known, else estimated.
  var subviewCount: Int { measured.subviewCount }

  /// Returns the distance before a row, if that is known; else what it is taken to be.
  @inline(__always)
  func gap(before subview: Int) -> Length { measured.gap(before: subview) }

  /// What the distances between all rows take.
  var gapExtent: Length { measured.gapExtent }

  /// What distances are taken to be that are not known.
  private var gaps: GapEstimate { gap.map { .uniform($0) } ?? measured.gaps?.estimate ?? .uniform(.zero) }

  /// How many rows were measured, and the sum of their lengths.
  var measuredCount: Int { measured.measuredCount }
  var measuredExtent: Length { measured.measuredExtent }

  /// Returns the length remembered for a row.
  @inline(__always)
  func measuredLength(of subview: Int) -> Length? { measured.measuredLength(of: subview) }

  /// Calls a closure with each measured row and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured rows.
  func forEachMeasured(_ body: (Int, Length) -> Void) { measured.forEachMeasured(body) }

  /// The measured rows without length, in order.
  var zeroLengths: [Int] { measured.zeroLengths }

  /// Returns where a row starts by the lengths remembered.
  func rememberedEdge(of subview: Int) -> Length { measured.leadingEdge(of: subview) }

  /// What all rows take by the lengths remembered.
  var rememberedExtent: Length { measured.extent }
}

// What is published

extension ListExtents {
  /// Whether only rows on screen count with their own lengths.
  var isWalked: Bool { walked != nil }

  /// The extent of all rows.
  var extent: Length { walked?.extent ?? measured.extent }

  /// Returns what the rows from one on take, each with the distance before it.
  func extent(from subview: Int) -> Length {
    walked?.extent(from: subview) ?? measured.extent(from: subview)
  }

  /// Returns where a row starts among all rows.
  func leadingEdge(of subview: Int) -> Length {
    walked?.leadingEdge(of: subview) ?? measured.leadingEdge(of: subview)
  }

  /// Returns the row that covers an offset among all rows, or the next one after it.
  func subview(atOrAfter offset: Length) -> Int? {
    if let walked { walked.subview(atOrAfter: offset) } else { measured.subview(atOrAfter: offset) }
  }

  /// Returns a row's length, if the model knows it, else the estimate.
  ///
  /// Under `walked` only rows that are alive are known, and rows without length. (Known from a
  /// reimplementation: those are remembered.)
  func length(of subview: Int, isAlive: @autoclosure () -> Bool) -> Length {
    guard let walked else { return measured.length(of: subview) }
    if let length = measuredLength(of: subview), length == .zero || isAlive() { return length }
    return walked.length(of: subview)
  }
}

// Measuring

extension ListExtents {
  /// Remembers a row's length, and the distance before it where neighbours decide that.
  ///
  /// - Returns: The length remembered before.
  @inline(__always)
  mutating func measure(_ subview: Int, as length: Length, gap: @autoclosure () -> Length) -> Length? {
    if self.gap == nil { measured.take(gap: gap(), before: subview) }
    return measured.measure(subview, as: length)
  }

  /// Counts a row among those placed so far, whose mean stands for the others.
  mutating func enter(_ length: Length) { walked?.enter(length) }

  /// Forgets all lengths, as rows are laid out at another width.
  mutating func forgetLengths() {
    measured = MeasuredExtents(
      subviewCount: measured.subviewCount, spacing: gap, estimate: estimate, stride: stride)
  }

  /// Forgets which rows were placed so far; those on screen are the new sample.
  mutating func forgetHistory() { walked?.forgetHistory() }

  /// Lets the rows on screen count with the lengths that are remembered.
  mutating func takeLengthsOnScreen() {
    walked?.remeasure { [measured] in
      measured.measuredLength(of: $0) ?? .zero
    } gap: { [measured] in
      measured.gap(before: $0)
    }
  }
}

// Rows that come and go

extension ListExtents {
  /// Lets unmeasured rows come in, or go from one on: nothing published moves.
  mutating func changeCount(by count: Int, at subview: Int) {
    measured.changeCount(by: count, at: subview)
    walked?.changeCount(by: count, at: subview)
  }

  /// Where the rows of changed content were, for estimates that keep the rows on screen; rows are counted from the
  /// list's first.
  struct Edit {
    /// The number of rows now.
    let subviewCount: Int

    /// Whether all rows that stay are as long as before.
    let keepsLengths: Bool

    /// Where a row is now; `nil` if it is gone.
    let newIndex: (Int) -> Int?

    /// Whether as many of the first rows are the same as before.
    let isPrefixKept: (Int) -> Bool

    /// The distance before a row now, where neighbours decide it; `nil` if its place is not certain.
    let gap: (Int) -> Length?
  }

  /// Takes over that rows came in or went in some places.
  mutating func take(_ splices: [ListSplice], _ edit: Edit) {
    var changed: [Int] = []
    for splice in splices {
      measured.apply(splice)
      if gap != nil { continue }
      changed = changed.map { $0 >= splice.first ? max(splice.first, $0 + splice.change) : $0 }
      changed.append(splice.first + max(0, splice.change))
    }
    for subview in Set(changed).sorted() where subview < edit.subviewCount {
      if measured.measuredLength(of: subview) != nil, let gap = edit.gap(subview) {
        measured.take(gap: gap, before: subview)
      }
    }
    take(edit)
  }

  /// Takes over that rows have changed places.
  ///
  /// - Parameter place: Called with each measured row and its length, in order; returns where the row is now,
  ///   `nil` if that is not known.
  mutating func takeEach(_ edit: Edit, place: (Int, Length) -> Int?) {
    var moved = MeasuredExtents(
      subviewCount: edit.subviewCount, spacing: gap, estimate: estimate, stride: stride)
    measured.forEachMeasured { subview, length in
      guard let index = place(subview, length) else { return }
      moved.measure(index, as: length)
      if gap == nil, let gap = edit.gap(index) { moved.take(gap: gap, before: index) }
    }
    measured = moved
    take(edit)
  }

  private mutating func take(_ edit: Edit) {
    let gaps = gaps
    walked?.edit(
      to: edit.subviewCount, keepsLengths: edit.keepsLengths, newIndex: edit.newIndex,
      isPrefixKept: edit.isPrefixKept, gaps: gaps
    ) { [measured] in
      measured.gap(before: $0)
    }
  }

  /// Notes which row is the anchor: rows of which nothing is known may lie between it and those on screen.
  mutating func keepConnection(to anchor: Int) { walked?.keepConnection(to: anchor) }

  /// Ends the connection of the rows on screen to the first one.
  mutating func disconnect() { walked?.disconnect() }
}

/// Rows of a list that came in or went, all next to each other.
struct ListSplice: Hashable, Sendable {
  /// The first of them, counted from the list's first after the splices before have been applied.
  var first: Int

  /// How many came in; negative for those that went.
  var change: Int
}

// Publishing

extension ListExtents {
  /// The rows of a list on screen as a frame placed them, counted from the list's first.
  struct Placed {
    /// The rows from the first to the last seen, and on to the anchor; if there are none, an empty range there.
    let rows: Range<Int>

    /// All rows placed, and the page's number of the list's first row.
    let run: PlacedRun
    let first: Int

    /// Where the first of them starts, by the published edges and the rows placed between.
    let start: Length

    /// Where the first of them starts by the rows placed before it; `nil` unless the list's first row is one of these.
    let exactStart: Length?

    /// Whether the rows were not reached by walking.
    let isJump: Bool

    /// Whether this is the first layout, which publishes in any case.
    let isFirst: Bool

    /// Whether something that is placed follows the list's last row.
    let isExactAtEnd: Bool
  }

  /// Ends a frame: takes over the rows on screen, and publishes new edges where the old ones are too wrong.
  ///
  /// - Returns: By how much publishing moved them.
  mutating func publish(_ placed: Placed) -> Length {
    let gaps = gaps
    return walked?.endFrame(
      known: placed.rows, length: { placed.run.length(of: SubviewIndex(placed.first + $0)) },
      gap: { placed.run.gap(before: SubviewIndex(placed.first + $0)) }, gaps: gaps, start: placed.start,
      exactStart: placed.exactStart, isJump: placed.isJump, always: placed.isFirst,
      isExactAtEnd: placed.isExactAtEnd) ?? .zero
  }
}

extension ListExtents {
  /// What does not hold of the structure that the lengths are kept in; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured rows; for tests.
  var brokenInvariant: String? { measured.brokenInvariant ?? measured.gaps?.brokenInvariant }

  /// How often a question or a change had to go down the tree of lengths from its root: a measure of work.
  var descentCount: Int { measured.descentCount }
}
