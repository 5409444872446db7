import Findings

/// The elements that are alive, as runs of neighbours of which the same holds.
///
/// What is on screen is one run, and so is what left it in one frame. So there are few runs however many elements
/// there are: a look-up is a short search, and a thousand elements that leave at once are one step.
struct AliveElements: Sendable {
  /// What holds of an element.
  struct State: Hashable, Sendable {
    /// When it was used last.
    var use: Use

    /// Whether it was built ahead of time and has not been seen yet.
    var isUnseenPrefetch = false

    /// Whether it is kept because indices of later elements depend on it.
    var isHeldByIndex = false

    /// Whether it is kept because it is not in a lazy stack.
    var isEager = false
  }

  /// When an element was used.
  enum Use: Hashable, Sendable {
    /// The element is in use, or is never released.
    case now

    /// The element was used last in a frame, up to which so many frames had changed something.
    case last(change: Int, frame: Int)
  }

  /// Neighbouring elements of which the same holds.
  struct Run: Hashable, Sendable {
    var elements: Range<ElementIndex>
    var state: State
  }

  /// The runs, in order; no two neighbours could be one.
  private(set) var runs: ContiguousArray<Run> = []

  /// The number of elements.
  private(set) var count = 0

  /// The run that was changed last.
  private var recent = 0
}

extension AliveElements {
  /// Creates elements that are given in order.
  init(_ elements: some Sequence<(element: ElementIndex, state: State)>) {
    for (element, state) in elements {
      count += 1
      if let last = runs.last, last.elements.upperBound == element, last.state == state {
        runs[runs.count - 1].elements = last.elements.lowerBound..<element + 1
      } else {
        runs.append(Run(elements: element..<element + 1, state: state))
      }
    }
  }

  /// Returns whether an element is alive.
  @inline(__always)
  func contains(_ element: ElementIndex) -> Bool {
    let index = firstRun(endingAfter: element)
    return index < runs.count && runs[index].elements.lowerBound <= element
  }

  /// Returns what holds of an element; `nil` if it is not alive.
  func state(of element: ElementIndex) -> State? {
    let index = firstRun(endingAfter: element)
    return index < runs.count && runs[index].elements.contains(element) ? runs[index].state : nil
  }

  /// Calls a closure with the part of each run that lies in a range, and with what holds of it.
  @inline(__always)
  func forEachRun(in range: Range<ElementIndex>, _ body: (Range<ElementIndex>, State) -> Void) {
    if range.isEmpty { return }
    var index = firstRun(endingAfter: range.lowerBound)
    while index < runs.count, runs[index].elements.lowerBound < range.upperBound {
      body(runs[index].elements.clamped(to: range), runs[index].state)
      index += 1
    }
  }

  /// The first run that ends after an element, its own if it is alive.
  @inline(__always)
  private func firstRun(endingAfter element: ElementIndex) -> Int {
    if recent < runs.count, runs[recent].elements.contains(element) { return recent }
    return runs.partitioningIndex { $0.elements.upperBound > element }
  }
}

extension AliveElements {
  /// Adds an element that is not alive.
  mutating func insert(_ element: ElementIndex, _ state: State) {
    let index = firstRun(endingAfter: element)
    runs.insert(Run(elements: element..<element + 1, state: state), at: index)
    count += 1
    recent = index
    joinNeighbours(of: index..<index + 1)
  }

  /// Changes what holds of the elements of a range that are alive.
  ///
  /// - Parameter change: Is called once for each run.
  mutating func update(_ range: Range<ElementIndex>, _ change: (inout State) -> Void) {
    if range.isEmpty { return }
    let first = firstRun(endingAfter: range.lowerBound)
    var index = first
    while index < runs.count, runs[index].elements.lowerBound < range.upperBound {
      var state = runs[index].state
      change(&state)
      if state != runs[index].state {
        index = split(index, at: range.lowerBound)
        _ = split(index, at: range.upperBound)
        runs[index].state = state
      }
      index += 1
    }
    joinNeighbours(of: first..<index)
  }

  /// Takes away the elements of all runs for which a condition holds.
  ///
  /// - Parameter body: Is called with each of them, in order.
  mutating func remove(where isGone: (State) -> Bool, each body: (Range<ElementIndex>, State) -> Void) {
    runs.removeAll { run in
      guard isGone(run.state) else { return false }
      count -= run.elements.count
      body(run.elements, run.state)
      return true
    }
  }

  /// Cuts a run in two, if a place lies inside it, and returns the run that begins there, or else the run itself.
  private mutating func split(_ index: Int, at place: ElementIndex) -> Int {
    let run = runs[index]
    guard run.elements.lowerBound < place, place < run.elements.upperBound else { return index }
    runs[index].elements = run.elements.lowerBound..<place
    runs.insert(Run(elements: place..<run.elements.upperBound, state: run.state), at: index + 1)
    return index + 1
  }

  /// Makes one run of neighbours, some of which have changed, of which the same holds.
  private mutating func joinNeighbours(of changed: Range<Int>) {
    var index = min(changed.upperBound, runs.count - 1)
    while index > 0, index >= changed.lowerBound {
      let (before, after) = (runs[index - 1], runs[index])
      if before.elements.upperBound == after.elements.lowerBound, before.state == after.state {
        runs[index - 1].elements = before.elements.lowerBound..<after.elements.upperBound
        runs.remove(at: index)
        recent = index - 1
      }
      index -= 1
    }
  }
}

extension AliveElements {
  /// What does not hold of the runs; `nil` if all does.
  var brokenInvariant: String? {
    if runs.reduce(0, { $0 + $1.elements.count }) != count { return "\(count) elements in \(runs)" }
    if let empty = runs.first(where: \.elements.isEmpty) { return "an empty run, \(empty)" }
    for (before, after) in zip(runs, runs.dropFirst()) {
      if before.elements.upperBound > after.elements.lowerBound { return "\(before) lies in \(after)" }
      if before.elements.upperBound == after.elements.lowerBound, before.state == after.state {
        return "\(before) and \(after) are one"
      }
    }
    return nil
  }
}
