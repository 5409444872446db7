/// A movement of a scroll view's content.
public enum ScrollMove: Hashable, Sendable {
  /// Content that moves by some points; more than 0 shows what comes later.
  case by(CGFloat)

  /// An offset, at once.
  case to(offset: CGFloat)

  /// A row, at once, whose anchor meets the viewport's; both are shares of a length, from 0 to 1.
  case row(Int, anchor: CGFloat)

  /// A frame in which nothing moves.
  case rest
}

/// What a lazy container has built of its rows.
public struct LazyRowsRecord: Hashable, Sendable {
  /// How many rows there are, built or not.
  public let rowCount: Int

  /// The rows that were built at any time, those prefetched too.
  public let built: [Int]

  /// The rows that are in memory.
  public let alive: [Int]

  /// The rows of which something shows.
  public let seen: [Int]

  /// How far the content is scrolled, in points.
  public let contentOffset: CGFloat

  /// The length of all content as it is published: measured where rows were built, else estimated.
  public let contentExtent: CGFloat
}

/// What decides on the lines of a lazy container has to know.
package struct LazyQuestion {
  /// The length of the viewport, in points.
  package let viewport: CGFloat

  /// The lengths of what comes before the lines and after them, with the gaps there.
  package let leading: CGFloat
  package let trailing: CGFloat

  package let spacing: CGFloat
  package let lineCount: Int

  /// What moved since the scroll view appeared, frame by frame.
  package let moves: [ScrollMove]

  /// The line that a row is in.
  package let line: (_ row: Int) -> Int

  /// The length of a line that was built before; `nil` for any other.
  package let knownLength: (_ line: Int) -> CGFloat?

  /// Builds a line and measures it.
  package let measure: (_ line: Int) -> CGFloat
}

/// Which lines of a lazy container there are after its movements.
package struct LazyPlan {
  package var contentOffset: CGFloat
  package var contentExtent: CGFloat

  /// The lines that show, with their distances from the viewport's start.
  package var seen: [(line: Int, distance: CGFloat)]

  /// The lines that were built at any time, in order.
  package var built: [Int]

  /// Those of them that are in memory.
  package var alive: [Int]

  package init(
    contentOffset: CGFloat, contentExtent: CGFloat, seen: [(line: Int, distance: CGFloat)], built: [Int],
    alive: [Int]
  ) {
    self.contentOffset = contentOffset
    self.contentExtent = contentExtent
    self.seen = seen
    self.built = built
    self.alive = alive
  }
}

/// Decides which lines of a lazy container are built; `nil` where that is not possible.
package typealias LazyPlanner = (LazyQuestion) -> LazyPlan?

extension EnvironmentValues {
  /// What moved in a scroll view since it appeared.
  package var scrollMoves: [ScrollMove] {
    get { self[ScrollMovesKey.self] }
    set { self[ScrollMovesKey.self] = newValue }
  }

  /// What decides on lazy containers, in place of what scroll views say; `nil` for that.
  package var lazyPlanner: LazyPlanner? {
    get { self[LazyPlannerKey.self] }
    set { self[LazyPlannerKey.self] = newValue }
  }

  private enum LazyPlannerKey: EnvironmentKey {
    static var defaultValue: LazyPlanner? { nil }
  }
  private enum ScrollMovesKey: EnvironmentKey {
    static let defaultValue: [ScrollMove] = []
  }
}
