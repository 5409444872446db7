import LazyStacks

extension DullStack {
  /// Moves the run and the published extent by the rows that came and went.
  mutating func editWalked(after old: DullStack) {
    moveRun(after: old)
    // The gaps outside the run need room.
    walked.runStart = max(walked.runStart, spacing * walked.run.lowerBound)
    let end = walked.runStart + extentWithSpacing(of: walked.run)
    walked.total = max(walked.total, end - spacing + spacing * (rowCount - walked.run.upperBound))
  }

  private mutating func moveRun(after old: DullStack) {
    let run = old.walked.run
    let gone = run.filter { index(of: old.rows[$0]) == nil }
    for row in gone { walked.total -= old.walked.lengths[row - run.lowerBound] + spacing }
    walked.total += signedExtentWithSpacing(ofRows: rowCount - old.rowCount + gone.count)

    guard let first = run.first(where: { index(of: old.rows[$0]) != nil }),
      let place = index(of: old.rows[first])
    else {
      let place = min(run.lowerBound, rowCount - 1)
      if run.isEmpty, place == run.lowerBound, place == 0 || index(of: old.rows[place - 1]) == place - 1 {
        walked.run = run
        walked.lengths = []
        walked.isConnected = place == 0 || (walked.isConnected && isSame(before: place, place, old))
        return
      }
      walked.run = place..<place
      walked.lengths = []
      walked.runStart = signedExtentWithSpacing(ofRows: place)
      walked.isConnected = place == 0
      return
    }
    var end = place + 1
    var next = first + 1
    while next < run.upperBound, end < rowCount, rows[end] == old.rows[next] {
      end += 1
      next += 1
    }
    walked.run = place..<end
    walked.lengths = Array(old.walked.lengths[(first - run.lowerBound)..<(next - run.lowerBound)])
    walked.runStart += signedExtentWithSpacing(ofRows: place - run.lowerBound)
    walked.isConnected = place == 0 || (walked.isConnected && isSame(before: run.lowerBound, place, old))
  }

  /// Whether the same rows lead to the run as before, and none can have another length.
  private func isSame(before oldPlace: Int, _ place: Int, _ old: DullStack) -> Bool {
    let hasText = data.elements.contains { candidates(of: $0).contains(where: \.isText) }
    if hasText && environment.textScale != old.environment.textScale { return false }
    return rows[..<place] == old.rows[..<oldPlace]
  }

  private func signedExtentWithSpacing(ofRows count: Int) -> Length {
    count < 0 ? -estimatedExtentWithSpacing(ofRows: -count) : estimatedExtentWithSpacing(ofRows: count)
  }
}
