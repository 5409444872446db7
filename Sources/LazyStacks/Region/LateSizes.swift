/// What rows will do later, and what was reported to them: loads under way, and the sizes of rows that look at theirs.
struct LateSizes: Sendable {
  /// In which frame the rows that are loading take their other height.
  private var loads: [ElementKey: Int] = [:]

  /// What was reported to rows of their own size.
  private var geometry: [ElementKey: Geometry] = [:]

  /// The number of the current frame.
  private var frame = 0

  /// What a row's size was when it was last reported, and how often it has changed.
  private struct Geometry: Sendable {
    var length: Length
    var changes = 0
  }
}

extension LateSizes {
  /// Whether rows are loading.
  var isLoading: Bool { !loads.isEmpty }

  /// Returns whether an element is loading.
  func isLoading(_ key: ElementKey) -> Bool { loads[key] != nil }

  /// Whether nothing is known of any row.
  var isEmpty: Bool { loads.isEmpty && geometry.isEmpty }
}

extension LateSizes {
  /// Begins a frame.
  mutating func beginFrame() { frame += 1 }

  /// Begins the load of an element that takes some frames.
  mutating func begin(_ key: ElementKey, frames: Int) { loads[key] = frame + frames }

  /// Ends the loads that are due in this frame, and returns their elements, in order.
  mutating func endDue() -> [ElementKey] {
    if loads.isEmpty { return [] }
    let due = loads.filter { $0.value <= frame }.keys.sorted()
    for key in due { loads[key] = nil }
    return due
  }

  /// Ends the loads of elements that a condition does not hold for.
  mutating func keepLoads(where isKept: (ElementKey) -> Bool) {
    if !loads.isEmpty { loads = loads.filter { isKept($0.key) } }
  }

  /// Reports a row's size to it.
  ///
  /// - Returns: How many other sizes it had before; `nil` if it has the size that was reported last.
  mutating func report(_ length: Length, to key: ElementKey) -> Int? {
    if geometry[key]?.length == length { return nil }
    let changes = geometry[key]?.changes ?? 0
    geometry[key] = Geometry(length: length, changes: changes + 1)
    return changes
  }

  /// Forgets an element.
  mutating func forget(_ key: ElementKey) {
    loads[key] = nil
    geometry[key] = nil
  }
}
