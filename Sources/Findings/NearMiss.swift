/// The word someone may have meant.
package enum NearMiss {
  /// Returns the known word nearest to a misspelt one; of equally near ones the first.
  ///
  /// Chosen: case does not count, and a word counts as near within two edits, or a third
  /// of its length if that is more; words of up to three letters allow one.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    // Nobody misspells a word of this length, and the search is quadratic.
    guard letters.count <= 64 else { return nil }
    let limit = letters.count <= 3 ? 1 : max(2, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known where abs(candidate.utf8.count - letters.count) <= limit {
      let distance = distance(letters, Array(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of letters to insert, remove or replace to turn one word into the other.
  static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var row = Array(0...rhs.count)
    for (i, left) in lhs.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in rhs.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[rhs.count]
  }
}
