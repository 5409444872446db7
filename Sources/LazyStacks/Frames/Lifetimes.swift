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

  private var lives: [ElementIndex: Life] = [:]

  /// The elements to look at when the number of changing frames has reached a value.
  private var due: [Int: [ElementIndex]] = [:]

  /// The frames so far that changed something, and all frames.
  private var changes = 0
  private var frame = 0

  /// The elements in being that are never released.
  private(set) var heldByIndexCount = 0

  /// The elements ahead that prefetch wanted in the last frame.
  private var wanted: Range<ElementIndex> = 0..<0

  /// The elements used in this frame that may be off screen at its end.
  private var used: [ElementIndex] = []

  init(retain: ModelParameters.Limit<Int>) {
    self.retain = retain
  }
}

extension Lifetimes {
  /// The number of elements in being.
  var count: Int { lives.count }

  /// Returns whether an element is in being.
  func contains(_ element: ElementIndex) -> Bool { lives[element] != nil }

  /// Returns the frame in which an element off screen was used last, as far as its release depends on it.
  func lastUse(of element: ElementIndex) -> Int? { lives[element]?.lastFrame }

  /// The elements in being, in order.
  var elements: [ElementIndex] { lives.keys.sorted() }

  /// Brings an element into being.
  mutating func build(_ element: ElementIndex, prefetched: Bool = false, isHeldByIndex: Bool = false) {
    lives[element] = Life(
      lastUse: changes, lastFrame: frame, isUnseenPrefetch: prefetched, isHeldByIndex: isHeldByIndex)
    if isHeldByIndex { heldByIndexCount += 1 }
    used.append(element)
  }

  /// Takes over that elements have other numbers, or are gone.
  ///
  /// - Parameters:
  ///   - seen: The elements on screen at the last frame's end.
  ///   - newNumber: An element's new number; `nil` if it is gone, so that it is let go of.
  /// - Complexity: O(*l*) for *l* elements in being.
  mutating func remap(seen: Range<ElementIndex>, newNumber: (ElementIndex) -> ElementIndex?) {
    if case .to(let retain) = retain {
      for element in [seen, wanted].joined() {
        schedule(element, lastUse: changes, lastFrame: frame - 1, retain: retain)
      }
    }
    wanted = 0..<0
    var numbers: [ElementIndex: ElementIndex] = [:]
    var moved: [ElementIndex: Life] = [:]
    moved.reserveCapacity(lives.count)
    for element in elements {
      guard let life = lives[element] else { continue }
      if let number = newNumber(element) {
        numbers[element] = number
        moved[number] = life
      } else if life.isHeldByIndex {
        heldByIndexCount -= 1
      }
    }
    lives = moved
    due = due.mapValues { $0.compactMap { numbers[$0] } }
    used = used.compactMap { numbers[$0] }
  }

  /// Takes over that elements came in before others, none of which is alive.
  ///
  /// - Complexity: O(*l*) for *l* elements alive, if one of them stands behind; else O(1) where none can.
  mutating func makeRoom(for count: Int, at element: ElementIndex) {
    guard count > 0, lives.keys.contains(where: { $0 >= element }) else { return }
    remap(seen: Range(count: 0)) { $0 >= element ? $0 + count : $0 }
  }

  /// Notes that an element in being is wanted, though nothing on screen adjoins it.
  mutating func use(_ element: ElementIndex) { used.append(element) }

  /// Ends a frame: counts it, takes note of what came into view and what left it, and lets go of
  /// what was not used for too long.
  ///
  /// - Parameter isEmpty: Tells elements without a subview, which are not seen wherever they stand; `nil` if
  ///   there are none.
  /// - Complexity: O(*c*) for *c* elements that came, left, were built, wanted or are due.
  mutating func endFrame(
    changed: Bool, seen: Range<ElementIndex>, previouslySeen: Range<ElementIndex>,
    wanted: Range<ElementIndex>,
    isEmpty: ((ElementIndex) -> Bool)?,
    into record: inout FrameRecord, releasing released: inout [ElementIndex]
  ) {
    let previouslyWanted = self.wanted
    self.wanted = wanted
    let before = changes
    if changed { changes += 1 }
    for element in seen where isEmpty != nil || !previouslySeen.contains(element) {
      if lives[element]?.isUnseenPrefetch == true, isEmpty?(element) != true {
        lives[element]?.isUnseenPrefetch = false
        record.prefetchHits += 1
      }
    }
    if case .to(let retain) = retain {
      for range in [previouslySeen, previouslyWanted] {
        for element in range where !isUsed(element, seen: seen) {
          schedule(element, lastUse: before, lastFrame: frame - 1, retain: retain)
        }
      }
      for element in used where !isUsed(element, seen: seen) {
        schedule(element, lastUse: changes, lastFrame: frame, retain: retain)
      }
      releaseDue(at: before, seen: seen, retain: retain, into: &record, releasing: &released)
      if changed { releaseDue(at: changes, seen: seen, retain: retain, into: &record, releasing: &released) }
    }
    used.removeAll(keepingCapacity: true)
    frame += 1
  }

  /// Whether an element is on screen, or where prefetch wants it.
  private func isUsed(_ element: ElementIndex, seen: Range<ElementIndex>) -> Bool {
    seen.contains(element) || wanted.contains(element)
  }

  private mutating func schedule(_ element: ElementIndex, lastUse: Int, lastFrame: Int, retain: Int) {
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
    at count: Int, seen: Range<ElementIndex>, retain: Int, into record: inout FrameRecord,
    releasing released: inout [ElementIndex]
  ) {
    for element in due.removeValue(forKey: count) ?? [] {
      guard var life = lives[element] else { continue }
      life.isScheduled = false
      lives[element] = life
      if isUsed(element, seen: seen) { continue }
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

extension Lifetimes {
  /// An element that should have been released by the end of the last frame; `nil` if there is none.
  ///
  /// - Complexity: O(*l*) for *l* elements in being; for tests.
  func overdueElement(seen: Range<ElementIndex>) -> ElementIndex? {
    guard case .to(let retain) = retain else { return nil }
    return lives.filter { element, life in
      !life.isHeldByIndex && !isUsed(element, seen: seen) && life.lastFrame < frame - 1
        && changes - life.lastUse >= retain
    }.keys.min()
  }
}
