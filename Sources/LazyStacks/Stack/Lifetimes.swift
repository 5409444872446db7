/// Which elements are in being, since when they were not used, and when they are let go of.
///
/// Off-screen rows stay for a number of updates in case they return. (Documented: WWDC26 talk 321;
/// the number, 16, is known from a reimplementation, and what counts as an update is chosen: a
/// frame that changed something.)
struct Lifetimes: Sendable {
  /// An element in being.
  private struct Life: Sendable {
    /// The number of changing frames up to its last use.
    var lastUse: Int

    /// The frame of its last use.
    var lastFrame: Int

    /// Whether it was built ahead and has not been seen yet.
    var isUnseenPrefetch: Bool

    /// Whether it is kept because indices of later elements depend on it.
    var isHeldByIndex = false

    /// Whether a release is due that would have to look at it.
    var isScheduled = false
  }

  /// After how many changing frames without use an element is released.
  private let retain: ModelParameters.Limit<Int>

  private var lives: [Int: Life] = [:]

  /// The elements to look at when the number of changing frames has reached a value.
  private var due: [Int: [Int]] = [:]

  /// The frames so far that changed something, and all frames.
  private var changes = 0
  private var frame = 0

  /// The elements in being that are never released.
  private(set) var heldByIndexCount = 0

  /// The elements used in this frame that may be off screen at its end.
  private var used: [Int] = []

  init(retain: ModelParameters.Limit<Int>) {
    self.retain = retain
  }
}

extension Lifetimes {
  /// The number of elements in being.
  var count: Int { lives.count }

  /// Returns whether an element is in being.
  func contains(_ element: Int) -> Bool { lives[element] != nil }

  /// The elements in being, in order.
  var elements: [Int] { lives.keys.sorted() }

  /// Brings an element into being.
  mutating func build(_ element: Int, prefetched: Bool = false, isHeldByIndex: Bool = false) {
    lives[element] = Life(
      lastUse: changes, lastFrame: frame, isUnseenPrefetch: prefetched, isHeldByIndex: isHeldByIndex)
    if isHeldByIndex { heldByIndexCount += 1 }
    used.append(element)
  }

  /// Lets go of elements that are no longer there.
  mutating func remove(where isGone: (Int) -> Bool) {
    for element in elements where isGone(element) {
      if lives.removeValue(forKey: element)?.isHeldByIndex == true { heldByIndexCount -= 1 }
    }
  }

  /// Notes that prefetch wants an element that is in being.
  mutating func use(_ element: Int) { used.append(element) }

  /// Ends a frame: counts it, takes note of what came into view and what left it, and lets go of
  /// what was not used for too long.
  ///
  /// - Parameter isEmpty: Tells elements without a subview, which are not seen wherever they stand; `nil` if
  ///   there are none.
  /// - Complexity: O(*c*) for *c* elements that came, left, were built, wanted or are due.
  mutating func endFrame(
    changed: Bool, seen: Range<Int>, previouslySeen: Range<Int>, isEmpty: ((Int) -> Bool)?,
    into record: inout FrameRecord, releasing released: inout [Int]
  ) {
    let before = changes
    if changed { changes += 1 }
    for element in seen where isEmpty != nil || !previouslySeen.contains(element) {
      if lives[element]?.isUnseenPrefetch == true, isEmpty?(element) != true {
        lives[element]?.isUnseenPrefetch = false
        record.prefetchHits += 1
      }
    }
    if case .to(let retain) = retain {
      for element in previouslySeen where !seen.contains(element) {
        schedule(element, lastUse: before, lastFrame: frame - 1, retain: retain)
      }
      for element in used where !seen.contains(element) {
        schedule(element, lastUse: changes, lastFrame: frame, retain: retain)
      }
      releaseDue(at: before, seen: seen, retain: retain, into: &record, releasing: &released)
      if changed { releaseDue(at: changes, seen: seen, retain: retain, into: &record, releasing: &released) }
    }
    used.removeAll(keepingCapacity: true)
    frame += 1
  }

  private mutating func schedule(_ element: Int, lastUse: Int, lastFrame: Int, retain: Int) {
    guard var life = lives[element], !life.isHeldByIndex else { return }
    life.lastUse = max(life.lastUse, lastUse)
    life.lastFrame = max(life.lastFrame, lastFrame)
    if !life.isScheduled {
      life.isScheduled = true
      due[life.lastUse + retain, default: []].append(element)
    }
    lives[element] = life
  }

  private mutating func releaseDue(
    at count: Int, seen: Range<Int>, retain: Int, into record: inout FrameRecord,
    releasing released: inout [Int]
  ) {
    for element in due.removeValue(forKey: count) ?? [] {
      guard var life = lives[element] else { continue }
      life.isScheduled = false
      lives[element] = life
      if seen.contains(element) { continue }
      if life.lastUse + retain > changes || life.lastFrame == frame {
        schedule(element, lastUse: life.lastUse, lastFrame: life.lastFrame, retain: retain)
        continue
      }
      lives[element] = nil
      record.released += 1
      released.append(element)
      if life.isUnseenPrefetch { record.prefetchWasted += 1 }
    }
  }
}
