import LazyStacks

extension DullStack {
  /// What a row is, wherever it stands: its element and its place among the element's candidates.
  struct Row: Hashable {
    /// Counted through all blocks, hidden ones included.
    let element: Int
    let place: Int
  }

  /// The number of rows, estimated ones included.
  package var rowCount: Int { rows.count }

  package var elementCount: Int { lives.count }

  /// The elements of a block, counted through all blocks.
  func elements(of block: Int) -> Range<Int> {
    let first = blockOfElement.firstIndex(of: block) ?? 0
    return first..<first + blocks[block].elements.count
  }

  func candidates(ofElement element: Int) -> [DullBlock.Candidate] {
    let block = blockOfElement[element]
    return blocks[block].elements[element - elements(of: block).lowerBound]
  }

  func isShown(_ block: Int) -> Bool {
    blocks[block].visibility.holds(in: environment)
  }

  /// Whether a block that is there has elements whose number of rows is not known yet.
  private func isIncomplete(_ block: Int) -> Bool {
    isShown(block) && blocks[block].isVariable && elements(of: block).contains { lives[$0] == nil }
  }

  private func knownRows(of block: Int) -> [Row] {
    var known: [Row] = []
    for (candidates, element) in zip(blocks[block].elements, elements(of: block)) {
      if blocks[block].isVariable && lives[element] == nil { break }
      for place in candidates.indices where candidates[place].visibility.holds(in: environment) {
        known.append(Row(element: element, place: place))
      }
    }
    return known
  }

  /// How many rows the elements of a block that are not known are taken for.
  private func estimatedRowCount(of block: Int) -> Int {
    if !isIncomplete(block) { return 0 }
    let rest = elements(of: block).count { lives[$0] == nil }
    let built = elements(of: block).count - rest
    if built == 0 { return rest }
    return max(1, (knownRows(of: block).count * rest + built - 1) / built)
  }

  /// Finds all rows anew; remembered lengths go with their rows.
  mutating func resolveRows() {
    let firstOfRun = walked.run.first.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    var remembered: [Row: Length] = [:]
    for (row, length) in zip(rows, lengths) {
      if let row, let length { remembered[row] = length }
    }
    rows = []
    var firstUnknown: Int?
    for block in blocks.indices where isShown(block) {
      rows += knownRows(of: block)
      if !isIncomplete(block) { continue }
      firstUnknown = firstUnknown ?? rows.count
      rows += Array(repeating: nil, count: estimatedRowCount(of: block))
    }
    knownCount = firstUnknown ?? rows.count
    lengths = rows.map { row in row.flatMap { remembered[$0] } }
    if let first = index(of: firstOfRun) {
      walked.run = first..<first + walked.run.count
    } else if walked.run.upperBound > rowCount {
      walked.run = rowCount..<rowCount
    }
  }

  func index(of row: Row?) -> Int? {
    row == nil ? nil : rows.firstIndex(of: row)
  }

  /// The element of a row that is known.
  func element(of index: Int) -> Int { row(at: index).element }

  func row(at index: Int) -> Row {
    guard let row = rows[index] else { preconditionFailure("row \(index) is no more than estimated") }
    return row
  }

  func measuredLength(of index: Int) -> Length {
    guard let length = lengths[index] else { preconditionFailure("row \(index) was never measured") }
    return length
  }
}

extension DullStack {
  /// Builds elements until it is certain which row has an index.
  ///
  /// Returns whether there is one.
  mutating func makeKnown(_ index: Int) -> Bool {
    while index < rowCount && index >= knownCount {
      if !buildNextUnknown() { return false }
    }
    return index < rowCount
  }

  mutating func makeAllKnown() {
    while knownCount < rowCount {
      if !buildNextUnknown() { return }
    }
  }

  /// Builds elements until an element and all before it are known, and returns its first row.
  mutating func findFirstRow(ofElement element: Int) -> Int? {
    while let next = nextUnknownElement, next <= element {
      if !buildNextUnknown() { return nil }
    }
    return firstRow(ofElement: element)
  }

  /// The first row of an element that is known, if it has any.
  package func firstRow(ofElement element: Int) -> Int? {
    rows[..<knownCount].firstIndex { $0?.element == element }
  }

  /// Where the first row of an element is, or is taken to be.
  func estimatedFirstRow(of element: Int) -> Int {
    if let known = rows.firstIndex(where: { $0?.element == element }) { return known }
    let block = blockOfElement[element]
    var first = 0
    for before in 0..<block where isShown(before) {
      first += knownRows(of: before).count + estimatedRowCount(of: before)
    }
    let place = element - elements(of: block).lowerBound
    let built = elements(of: block).count { lives[$0] != nil }
    return min(rowCount - 1, first + (built == 0 ? place : knownRows(of: block).count * place / built))
  }

  /// Whether it is certain that an element has no row.
  package func isEmpty(element: Int) -> Bool {
    let block = blockOfElement[element]
    if !isShown(block) { return true }
    return firstRow(ofElement: element) == nil && lives[element] != nil
  }

  /// The first element, in the first block that is not known to its end.
  var nextUnknownElement: Int? {
    for block in blocks.indices where isIncomplete(block) {
      return elements(of: block).first { lives[$0] == nil }
    }
    return nil
  }

  private mutating func buildNextUnknown() -> Bool {
    if record.exhausted != nil { return false }
    if let next = nextUnknownElement, build(next, isPrefetched: false) { return true }
    record.exhausted = .buildLimit
    return false
  }
}
