import LazyStacks

extension DullStack {
  /// What a row is, wherever it stands: its element and its place among the element's candidates.
  struct Row: Hashable {
    let element: DullElement
    let place: Int
  }

  /// The number of rows, estimated ones included.
  package var rowCount: Int { rows.count }

  package var elementCount: Int { data.elements.count }

  /// What an element is, by its number among all.
  func key(ofElement index: Int) -> ElementKey { data.elements[index].key }

  func candidates(of element: DullElement) -> [DullBlock.Candidate] {
    blocks[element.block].candidates(data.ordinal(of: element))
  }

  func isShown(_ block: Int) -> Bool { blocks[block].visibility.holds(in: environment, state: []) }

  /// The rows that an element has, be it known or not.
  func ownRows(of element: DullElement) -> [Row] {
    let state = lives[element]?.state ?? []
    var own: [Row] = []
    for (place, candidate) in candidates(of: element).enumerated()
    where candidate.visibility.holds(in: environment, state: state) {
      own.append(Row(element: element, place: place))
    }
    return own
  }

  /// Whether a row is there, though perhaps nobody knows at which index.
  func survives(_ row: Row) -> Bool {
    let block = row.element.block
    return isShown(block) && data.elements(of: block).contains(row.element)
      && ownRows(of: row.element).contains(row)
  }

  /// A row, or the first one that its element has now.
  func replacement(of row: Row?) -> Row? {
    guard let row else { return nil }
    if survives(row) { return row }
    let block = row.element.block
    guard isShown(block), data.elements(of: block).contains(row.element) else { return nil }
    return ownRows(of: row.element).first
  }

  /// The elements of a block whose number of rows is known.
  private func knownElements(of block: Int) -> [DullElement] {
    let all = data.elements(of: block)
    if !isShown(block) { return [] }
    return blocks[block].isVariable ? Array(all.prefix(knownElements[block])) : all
  }

  /// Whether a block that is there has elements whose number of rows is not known yet.
  private func isIncomplete(_ block: Int) -> Bool {
    isShown(block) && knownElements(of: block).count < data.elements(of: block).count
  }

  private func knownRows(of block: Int) -> [Row] {
    knownElements(of: block).flatMap { ownRows(of: $0) }
  }

  /// How many rows the elements of a block that are not known are taken for.
  private func estimatedRowCount(of block: Int) -> Int {
    if !isIncomplete(block) { return 0 }
    let known = knownElements(of: block).count
    let rest = data.elements(of: block).count - known
    if known == 0 { return rest }
    return max(1, (knownRows(of: block).count * rest + known - 1) / known)
  }

  /// Finds all rows anew; remembered lengths go with their rows.
  mutating func resolveRows() {
    let firstOfRun = walked.run.first.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    var remembered = frame.unplaced
    for (row, length) in zip(rows, lengths) {
      if let row, let length { remembered[row] = length }
    }
    listRows()
    lengths = rows.map { row in row.flatMap { remembered.removeValue(forKey: $0) } }
    frame.unplaced = remembered.filter { survives($0.key) }
    if let first = index(of: firstOfRun) {
      walked.run = first..<first + walked.run.count
    } else if walked.run.upperBound > rowCount {
      walked.run = rowCount..<rowCount
      walked.lengths = []
    }
  }

  /// Finds out which rows there are.
  mutating func listRows() {
    rows = []
    var firstUnknown: Int?
    for block in blocks.indices where isShown(block) {
      rows += knownRows(of: block)
      if !isIncomplete(block) { continue }
      firstUnknown = firstUnknown ?? rows.count
      rows += Array(repeating: nil, count: estimatedRowCount(of: block))
    }
    knownCount = firstUnknown ?? rows.count
  }

  func index(of row: Row?) -> Int? {
    row == nil ? nil : rows.firstIndex(of: row)
  }

  /// Where a row is, if that is certain.
  func knownIndex(of row: Row?) -> Int? {
    index(of: row).flatMap { $0 < knownCount ? $0 : nil }
  }

  /// The element of a row that is known.
  func element(of index: Int) -> DullElement { row(at: index).element }

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
  mutating func findFirstRow(of element: DullElement) -> Int? {
    while !isCertain(element) {
      if !buildNextUnknown() { return nil }
    }
    return firstRow(of: element)
  }

  /// Whether an element and all before it are known.
  func isCertain(_ element: DullElement) -> Bool {
    for block in 0...element.block where isIncomplete(block) {
      return block == element.block && isKnown(element)
    }
    return true
  }

  private func isKnown(_ element: DullElement) -> Bool {
    knownElements(of: element.block).contains(element)
  }

  /// The first row of an element that is known, if it has any.
  package func firstRow(of element: DullElement) -> Int? {
    rows[..<knownCount].firstIndex { $0?.element == element }
  }

  /// Where the first row of an element is, or is taken to be.
  func estimatedFirstRow(of element: DullElement) -> Int {
    if let known = rows.firstIndex(where: { $0?.element == element }) { return known }
    var first = 0
    for before in 0..<element.block where isShown(before) {
      first += knownRows(of: before).count + estimatedRowCount(of: before)
    }
    let place = data.elements(of: element.block).firstIndex(of: element) ?? 0
    let known = knownElements(of: element.block).count
    return min(
      rowCount - 1, first + (known == 0 ? place : knownRows(of: element.block).count * place / known))
  }

  /// Whether it is certain that an element has no row.
  func isEmpty(_ element: DullElement) -> Bool {
    !isShown(element.block) || (isKnown(element) && ownRows(of: element).isEmpty)
  }

  /// The first element, in the first block that is not known to its end.
  var nextUnknownElement: DullElement? {
    for block in blocks.indices where isIncomplete(block) {
      return data.elements(of: block)[knownElements[block]]
    }
    return nil
  }

  /// Counts the rows of the next element, which must be alive for that.
  private mutating func buildNextUnknown() -> Bool {
    if record.limitReached != nil { return false }
    if let next = nextUnknownElement {
      if lives[next] != nil {
        count(next)
        return true
      }
      if build(next, isPrefetched: false) { return true }
    }
    record.limitReached = .buildLimit
    return false
  }

  /// Takes over the rows of the next element, and measures again those whose lengths are remembered.
  mutating func count(_ element: DullElement) {
    knownElements[element.block] += 1
    resolveRows()
    measureAgain(element)
  }
}
