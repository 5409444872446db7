/// The lengths of a stack's rows: those measured, which rows are placed by, and those that the scroll view goes by.
///
/// Under any model a measured length is remembered. What is published, edges and extent, comes from those lengths
/// too, unless the model has SwiftUI's own estimates.
struct StackExtents: Sendable {
  /// The lengths of all rows measured so far.
  private var measured: MeasuredExtents

  /// SwiftUI's own estimates; `nil` where what was measured is published.
  private var walked: WalkedExtents?

  /// How unmeasured rows count.
  private let estimate: ModelParameters.Estimate
  private let stride: Length

  /// Whether lengths may be remembered that rows no longer have.
  private(set) var mayBeOutdated = false

  /// Creates extents of rows none of which is measured.
  init(_ content: ResolvedContent, _ parameters: ModelParameters) {
    estimate = parameters.estimate
    stride = parameters.stride
    measured = MeasuredExtents(
      subviewCount: content.subviewCount, spacing: content.spacing, estimate: estimate, stride: stride)
    guard content.isLazy, estimate == .walked else { return }
    walked = WalkedExtents(
      subviewCount: content.subviewCount, spacing: content.spacing, stride: stride,
      publishShare: parameters.publish)
  }
}

// What is known

extension StackExtents {
  /// The number of rows, as far as it is known, else estimated.
  var subviewCount: Int { measured.subviewCount }

  /// The distance between neighbouring rows.
  var spacing: Length { measured.spacing }

  /// How many rows were measured, and the sum of their lengths.
  var measuredCount: Int { measured.measuredCount }
  var measuredExtent: Length { measured.measuredExtent }

  /// Returns the length remembered for a row.
  @inline(__always)
  func measuredLength(of subview: SubviewIndex) -> Length? { measured.measuredLength(of: subview.rawValue) }

  /// Calls a closure with each measured row and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured rows.
  func forEachMeasured(_ body: (SubviewIndex, Length) -> Void) {
    measured.forEachMeasured { body(SubviewIndex($0), $1) }
  }

  /// The measured rows without length, in order.
  var zeroLengths: [SubviewIndex] { measured.zeroLengths.map { SubviewIndex($0) } }

  /// What neighbouring rows take by the lengths remembered, each with the distance to the next one.
  func rememberedExtent(of subviews: Range<SubviewIndex>) -> Length {
    if subviews.isEmpty { return .zero }
    return measured.leadingEdge(of: subviews.upperBound.rawValue)
      - measured.leadingEdge(of: subviews.lowerBound.rawValue)
  }
}

// What is published

extension StackExtents {
  /// Whether only rows on screen count with their own lengths.
  var isWalked: Bool { walked != nil }

  /// The extent of all rows.
  var extent: Length { walked?.extent ?? measured.extent }

  /// Returns what the rows from one on take, each with the distance before it.
  func extent(from subview: SubviewIndex) -> Length {
    walked?.extent(from: subview.rawValue) ?? measured.extent(from: subview.rawValue)
  }

  /// Returns where a row starts among all rows.
  func leadingEdge(of subview: SubviewIndex) -> Length {
    walked?.leadingEdge(of: subview.rawValue) ?? measured.leadingEdge(of: subview.rawValue)
  }

  /// Returns the row that covers an offset among all rows, or the next one after it.
  func subview(atOrAfter offset: Length) -> SubviewIndex? {
    let index =
      if let walked { walked.subview(atOrAfter: offset) } else { measured.subview(atOrAfter: offset) }
    return index.map { SubviewIndex($0) }
  }

  /// Returns a row's length, if the model knows it, else the estimate.
  ///
  /// Under `walked` only rows that are alive are known, and rows without length. (Known from a
  /// reimplementation: those are remembered.)
  func length(of subview: SubviewIndex, isAlive: @autoclosure () -> Bool) -> Length {
    guard let walked else { return measured.length(of: subview.rawValue) }
    if let length = measuredLength(of: subview), length == .zero || isAlive() { return length }
    return walked.length(of: subview.rawValue)
  }
}

// Measuring

extension StackExtents {
  /// Remembers a row's length.
  ///
  /// - Returns: The length remembered before.
  @inline(__always)
  mutating func measure(_ subview: SubviewIndex, as length: Length) -> Length? {
    measured.measure(subview.rawValue, as: length)
  }

  /// Counts a row among those placed so far, whose mean stands for the others.
  mutating func enter(_ length: Length) { walked?.enter(length) }

  /// Forgets all lengths, as rows are laid out at another width.
  mutating func forgetLengths() {
    measured = MeasuredExtents(
      subviewCount: measured.subviewCount, spacing: measured.spacing, estimate: estimate, stride: stride)
  }

  /// Begins with other rows, none of which is measured.
  mutating func restart(with content: ResolvedContent, _ parameters: ModelParameters) {
    let wasOutdated = mayBeOutdated
    self = StackExtents(content, parameters)
    mayBeOutdated = wasOutdated
  }

  /// Forgets which rows were placed so far; those on screen are the new sample.
  mutating func forgetHistory() { walked?.forgetHistory() }

  /// Rows may have other lengths from now on than those remembered.
  mutating func noteOutdated() { mayBeOutdated = true }

  /// Lets the rows on screen count with the lengths that are remembered.
  mutating func takeLengthsOnScreen() {
    walked?.remeasure { [measured] in measured.measuredLength(of: $0) ?? .zero }
  }
}

// Rows that come and go

extension StackExtents {
  /// Lets unmeasured rows come in, or go from one on: nothing published moves.
  mutating func changeCount(by count: Int, at subview: SubviewIndex) {
    measured.changeCount(by: count, at: subview.rawValue)
    walked?.changeCount(by: count, at: subview.rawValue)
  }

  /// Where the rows of changed content were, for estimates that keep the rows on screen.
  struct Edit {
    /// The number of rows now.
    let subviewCount: Int

    /// Whether all rows that stay are as long as before.
    let keepsLengths: Bool

    /// Where a row is now; `nil` if it is gone.
    let newIndex: (SubviewIndex) -> SubviewIndex?

    /// Whether as many of the first rows are the same as before.
    let isPrefixKept: (SubviewIndex) -> Bool
  }

  /// Takes over that rows came in or went in some places.
  mutating func take(_ splices: [SubviewSplice], _ edit: Edit) {
    for splice in splices { measured.apply(splice) }
    take(edit)
  }

  /// Takes over that rows have changed places.
  ///
  /// - Parameter place: Called with each measured row and its length, in order; returns where the row is now,
  ///   `nil` if that is not known.
  mutating func takeEach(_ edit: Edit, place: (SubviewIndex, Length) -> SubviewIndex?) {
    var moved = MeasuredExtents(
      subviewCount: edit.subviewCount, spacing: measured.spacing, estimate: estimate, stride: stride)
    measured.forEachMeasured { subview, length in
      if let index = place(SubviewIndex(subview), length) { moved.measure(index.rawValue, as: length) }
    }
    measured = moved
    take(edit)
  }

  private mutating func take(_ edit: Edit) {
    walked?.edit(
      to: edit.subviewCount, keepsLengths: edit.keepsLengths,
      newIndex: { edit.newIndex(SubviewIndex($0))?.rawValue },
      isPrefixKept: { edit.isPrefixKept(SubviewIndex($0)) })
  }

  /// Notes which row is the anchor: rows of which nothing is known may lie between it and those on screen.
  mutating func keepConnection(to anchor: SubviewIndex) { walked?.keepConnection(to: anchor.rawValue) }
}

// Publishing

extension StackExtents {
  /// The rows on screen as a frame placed them.
  struct Placed {
    /// The rows from the first to the last seen, and on to the anchor; if there are none, an empty range there.
    let rows: Range<SubviewIndex>

    /// All rows placed, they among them.
    let run: PlacedRun

    /// Where the first of them starts, by the published edges and the rows placed between.
    let start: Length

    /// Where the first of them starts by the rows placed before it; `nil` unless row 0 is one of these.
    let exactStart: Length?

    /// Whether the rows were not reached by walking.
    let isJump: Bool

    /// Whether this is the first layout, which publishes in any case.
    let isFirst: Bool
  }

  /// Ends a frame: takes over the rows on screen, and publishes new edges where the old ones are too wrong.
  ///
  /// - Parameters:
  ///   - edge: Where the anchor started before the frame.
  ///   - anchor: The anchor before the frame.
  ///   - start: The row that was placed first.
  ///   - placed: What is on screen; needed only where ``isWalked``.
  /// - Returns: By how much that moved the rows on screen among all rows.
  mutating func publish(since edge: Length, of anchor: SubviewIndex, start: SubviewIndex, placed: Placed?)
    -> Length
  {
    guard walked != nil, let placed else {
      return measured.leadingEdge(of: min(anchor.rawValue, subviewCount)) - edge
    }
    // Rows before the anchor that took another length have moved its edge.
    let moved = leadingEdge(of: start) - edge
    let published = walked?.endFrame(
      known: placed.rows.lowerBound.rawValue..<placed.rows.upperBound.rawValue,
      length: { placed.run.length(of: SubviewIndex($0)) },
      start: placed.start, exactStart: placed.exactStart, isJump: placed.isJump, always: placed.isFirst)
    return moved + (published ?? .zero)
  }
}

extension StackExtents {
  /// What does not hold of the structure that the lengths are kept in; `nil` if all does.
  ///
  /// - Complexity: O(*m*) for *m* measured rows; for tests.
  var brokenInvariant: String? { measured.brokenInvariant }
}
