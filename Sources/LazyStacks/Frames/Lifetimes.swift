/// Which elements are alive, since when they were not used, and when they are released.
///
/// Off-screen rows stay alive for a number of updates in case they return. (Documented: WWDC26 talk 321;
/// the number, 16, is known from a reimplementation, and what counts as an update is chosen: a
/// frame that changed something.)
struct Lifetimes: Sendable {
  /// After how many changing frames without use an element is released.
  private let retain: ModelParameters.Limit<Int>

  private(set) var alive = AliveElements()

  /// The frames so far that changed something, and all frames.
  private var changes = 0
  private var frame = 0

  /// The elements that are alive and never released.
  private(set) var heldByIndexCount = 0

  /// The elements ahead that prefetch wanted in the last frame.
  private var wanted: Range<ElementIndex> = 0..<0

  /// The elements used in this frame that may be off screen at its end, as ranges of those used one after the other.
  private var used: [Range<ElementIndex>] = []

  /// Of the elements that may be released, the least number of changing frames up to the last use.
  private var earliestUse = Int.max

  init(retain: ModelParameters.Limit<Int>) {
    self.retain = retain
  }
}

extension Lifetimes {
  /// The number of elements that are alive.
  var count: Int { alive.count }

  /// Returns whether an element is alive.
  @inline(__always)
  func contains(_ element: ElementIndex) -> Bool { alive.contains(element) }

  /// Returns the frame in which an element off screen was used last; `nil` for others, and if it is never released.
  func lastUse(of element: ElementIndex) -> Int? {
    guard case .last(_, let frame) = alive.state(of: element)?.use else { return nil }
    return frame
  }

  /// The elements that are alive, in order.
  var elements: some Sequence<ElementIndex> { alive.runs.lazy.map(\.elements).joined() }

  /// Builds an element, which is alive then.
  mutating func build(
    _ element: ElementIndex, prefetched: Bool = false, isHeldByIndex: Bool = false, isEager: Bool = false
  ) {
    alive.insert(
      element,
      AliveElements.State(
        use: .now, isUnseenPrefetch: prefetched, isHeldByIndex: isHeldByIndex, isEager: isEager))
    if isHeldByIndex { heldByIndexCount += 1 }
    use(element)
  }

  /// Notes that an element that is alive is wanted, though nothing on screen adjoins it.
  mutating func use(_ element: ElementIndex) {
    if let last = used.last, last.upperBound == element {
      used[used.count - 1] = last.lowerBound..<element + 1
    } else if let last = used.last, last.lowerBound == element + 1 {
      used[used.count - 1] = element..<last.upperBound
    } else {
      used.append(element..<element + 1)
    }
  }

  /// Takes over that elements have other numbers, or are gone.
  ///
  /// - Parameters:
  ///   - seen: The elements on screen at the last frame's end.
  ///   - newNumber: An element's new number; `nil` if it is gone, so that it is released.
  /// - Complexity: O(*l*) for *l* elements that are alive, if they keep their order; else O(*l* log *l*).
  mutating func remap(seen: Range<ElementIndex>, newNumber: (ElementIndex) -> ElementIndex?) {
    for elements in [seen, wanted] { leave(elements, change: changes, frame: frame - 1) }
    wanted = 0..<0
    used = used.joined().compactMap(newNumber).map { $0..<$0 + 1 }
    var moved: [(element: ElementIndex, state: AliveElements.State)] = []
    var isInOrder = true
    for run in alive.runs {
      for element in run.elements {
        guard let number = newNumber(element) else {
          if run.state.isHeldByIndex { heldByIndexCount -= 1 }
          continue
        }
        isInOrder = isInOrder && moved.last.map { $0.element < number } ?? true
        moved.append((number, run.state))
      }
    }
    if !isInOrder { moved.sort { $0.element < $1.element } }
    alive = AliveElements(moved)
  }

  /// Takes over that elements came in before others, none of which is alive.
  ///
  /// - Complexity: O(*l*) for *l* elements alive, if one of them stands behind; else O(1).
  mutating func makeRoom(for count: Int, at element: ElementIndex) {
    guard count > 0, let last = alive.runs.last, last.elements.upperBound > element else { return }
    remap(seen: 0..<0) { $0 >= element ? $0 + count : $0 }
  }

  /// Ends a frame: counts it, takes note of what came into view and what left it, and releases
  /// what was not used for too long.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether an element has no subview, so that it is not seen wherever it stands; `nil` if none is so.
  ///   - released: Is given the elements released, in order.
  /// - Complexity: O(*u*) for *u* frames with a use that is not too long ago, and O(*k*) for *k* elements released;
  ///   whatever the number of elements that are alive.
  mutating func endFrame(
    changed: Bool, seen: Range<ElementIndex>, previouslySeen: Range<ElementIndex>,
    wanted: Range<ElementIndex>,
    isEmpty: ((ElementIndex) -> Bool)?,
    into record: inout FrameRecord, releasing released: inout [ElementIndex]
  ) {
    let before = changes
    if changed { changes += 1 }
    record.prefetchHits += notePrefetchHits(in: seen, isEmpty: isEmpty)
    if seen != previouslySeen || wanted != self.wanted || !used.isEmpty {
      for elements in [previouslySeen, self.wanted] {
        leave(elements, except: seen, wanted, change: before, frame: frame - 1)
      }
      for elements in used { leave(elements, except: seen, wanted, change: changes, frame: frame) }
      for elements in [seen, wanted] { alive.update(elements) { $0.use = .now } }
      self.wanted = wanted
      used.removeAll(keepingCapacity: true)
    }
    releaseUnused(into: &record, releasing: &released)
    frame += 1
  }

  /// Takes note of elements that are seen for the first time though they were built ahead of time, and counts them.
  private mutating func notePrefetchHits(in seen: Range<ElementIndex>, isEmpty: ((ElementIndex) -> Bool)?)
    -> Int
  {
    var hits = 0
    alive.forEachRun(in: seen) { elements, state in
      if state.isUnseenPrefetch { hits += elements.count }
    }
    if hits == 0 { return 0 }
    guard let isEmpty else {
      alive.update(seen) { $0.isUnseenPrefetch = false }
      return hits
    }
    let hit = seen.filter { alive.state(of: $0)?.isUnseenPrefetch == true && !isEmpty($0) }
    for element in hit { alive.update(element..<element + 1) { $0.isUnseenPrefetch = false } }
    return hit.count
  }

  /// Notes when elements were used last, of a range but for those still in use.
  private mutating func leave(
    _ elements: Range<ElementIndex>, except seen: Range<ElementIndex> = 0..<0,
    _ wanted: Range<ElementIndex> = 0..<0, change: Int,
    frame: Int
  ) {
    guard case .to = retain else { return }
    elements.forEachPart(outside: seen) { rest in
      rest.forEachPart(outside: wanted) { rest in
        alive.update(rest) { state in
          if state.isHeldByIndex || state.isEager { return }
          guard case .last(let otherChange, let otherFrame) = state.use else {
            return state.use = .last(change: change, frame: frame)
          }
          state.use = .last(change: max(change, otherChange), frame: max(frame, otherFrame))
        }
        earliestUse = min(earliestUse, change)
      }
    }
  }

  private mutating func releaseUnused(
    into record: inout FrameRecord, releasing released: inout [ElementIndex]
  ) {
    guard case .to(let retain) = retain, earliestUse <= changes - retain else { return }
    let (changes, frame) = (changes, frame)
    var releasedCount = 0
    var wastedCount = 0
    earliestUse = .max
    alive.remove { state in
      guard case .last(let change, let lastFrame) = state.use else { return false }
      if change <= changes - retain, lastFrame < frame { return true }
      earliestUse = min(earliestUse, change)
      return false
    } each: { elements, state in
      released += elements
      releasedCount += elements.count
      if state.isUnseenPrefetch { wastedCount += elements.count }
    }
    record.released += releasedCount
    record.prefetchWasted += wastedCount
  }
}

extension Range<ElementIndex> {
  /// Calls a closure with what lies before another range, and with what lies after it.
  @inline(__always)
  fileprivate func forEachPart(outside other: Range<ElementIndex>, _ body: (Range<ElementIndex>) -> Void) {
    if isEmpty { return }
    if other.isEmpty { return body(self) }
    if lowerBound < other.lowerBound { body(lowerBound..<Swift.min(upperBound, other.lowerBound)) }
    if other.upperBound < upperBound { body(Swift.max(lowerBound, other.upperBound)..<upperBound) }
  }
}

extension Lifetimes {
  /// What does not hold at the end of a frame: an element that should have been released is alive, or the runs are not
  /// as they should be; `nil` if all does.
  ///
  /// - Complexity: O(*r*) for *r* runs of elements that are alive; for tests.
  var brokenInvariant: String? {
    guard case .to(let retain) = retain else { return alive.brokenInvariant }
    let overdue = alive.runs.first { run in
      guard case .last(let change, let lastFrame) = run.state.use else { return false }
      return lastFrame < frame - 1 && changes - change >= retain
    }
    return overdue.map { "\($0) is overdue" } ?? alive.brokenInvariant
  }
}
