/// What sets single rows apart from what their `ForEach` declares.
struct RowFacts: Sendable {
  /// The row state that is true, by the element's number.
  private var flags: [Int: Set<String>] = [:]

  /// The elements that have loaded, by their numbers.
  private var loaded: Set<Int> = []

  /// The heights that rows' own sizes have led to, by the element's number.
  private var geometryHeights: [Int: Length] = [:]

  /// The heights of resized rows, by the element's ordinal.
  private var heights: [Ordinal: Length] = [:]

  /// The heights of elements that came in with their own.
  private var batches: [Batch] = []

  /// The height of all elements below an ordinal, once all were resized.
  private var common: (end: Ordinal, height: Length)?

  private struct Batch: Sendable {
    var ordinals: Range<Ordinal>
    var heights: [Length]
  }
}

extension RowFacts {
  /// Whether no row is set apart.
  var isEmpty: Bool { flags.isEmpty && loaded.isEmpty && !hasHeights }

  /// Whether a row has a height of its own.
  var hasHeights: Bool {
    !heights.isEmpty || !batches.isEmpty || common != nil || !geometryHeights.isEmpty
  }

  /// Returns the environment as an element sees it.
  func environment(ofNumber number: Int, in environment: ContentEnvironment) -> ContentEnvironment {
    if flags.isEmpty, loaded.isEmpty { return environment }
    var own = environment
    own.rowFlags = flags[number] ?? []
    own.isLoaded = environment.isLoaded || loaded.contains(number)
    return own
  }

  /// Returns the height that an element's first row has of its own.
  ///
  /// - Complexity: O(*b*) for *b* insertions with heights.
  func height(ofOrdinal ordinal: Ordinal, number: Int) -> Length? {
    if let height = geometryHeights[number] { return height }
    if let height = heights[ordinal] { return height }
    if let batch = batches.last(where: { $0.ordinals.contains(ordinal) }) {
      return batch.heights[batch.ordinals.lowerBound.distance(to: ordinal) % batch.heights.count]
    }
    return common.flatMap { ordinal < $0.end ? $0.height : nil }
  }

  /// Whether an element has loaded.
  func isLoaded(_ number: Int) -> Bool { loaded.contains(number) }

  /// The row state of an element that is true.
  func flags(ofNumber number: Int) -> Set<String> { flags[number] ?? [] }

  /// The elements with row state or loaded rows, by their numbers.
  var numbersWithState: Set<Int> { loaded.union(flags.keys).union(geometryHeights.keys) }
}

extension RowFacts {
  /// Sets or clears a flag of row state; returns whether that changes anything.
  mutating func set(_ flag: String, to value: Bool, ofNumber number: Int) -> Bool {
    if value { return flags[number, default: []].insert(flag).inserted }
    guard flags[number]?.remove(flag) != nil else { return false }
    if flags[number]?.isEmpty == true { flags[number] = nil }
    return true
  }

  /// Notes that an element has loaded.
  mutating func load(_ number: Int) { loaded.insert(number) }

  /// Forgets the state of an element that is no longer alive.
  mutating func forgetState(ofNumber number: Int) {
    flags[number] = nil
    geometryHeights[number] = nil
    loaded.remove(number)
  }

  /// Forgets the state of the elements that a condition holds for.
  mutating func forgetState(where isGone: (Int) -> Bool) {
    for number in numbersWithState where isGone(number) { forgetState(ofNumber: number) }
  }

  /// Gives a row the height that its own size has led to.
  mutating func setGeometryHeight(_ height: Length, ofNumber number: Int) { geometryHeights[number] = height }

  /// Gives one row a height.
  mutating func resize(_ ordinal: Ordinal, to height: Length) { heights[ordinal] = height }

  /// Gives all rows that there are a height.
  mutating func resizeAll(below ordinal: Ordinal, to height: Length) {
    heights = [:]
    batches = []
    common = (ordinal, height)
  }

  /// Gives rows that come in heights of their own, which repeat.
  mutating func resize(_ ordinals: Range<Ordinal>, to heights: [Length]) {
    batches.append(Batch(ordinals: ordinals, heights: heights))
  }
}
