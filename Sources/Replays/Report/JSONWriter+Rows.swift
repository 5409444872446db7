import Findings
import LazyStacks

extension JSONWriter {
  /// Writes a length in points, or null.
  mutating func length(_ length: Length?) {
    if let length { number(Double(length.points)) } else { null() }
  }

  /// Writes an identity: a number as a number, any other as a text.
  mutating func id(_ id: RowID) {
    if case .number(let number) = id { int(number) } else { string(id.description) }
  }

  /// Writes a row and its distance, or null.
  mutating func placed(_ placed: ReplayReport.PlacedID?) {
    guard let placed else { return null() }
    object {
      $0.member("id", id: placed.id)
      $0.member("at", placed.at)
    }
  }

  /// Writes a member that holds a length in points, or null.
  mutating func member(_ key: String, _ value: Length?) {
    self.key(key)
    length(value)
  }

  /// Writes a member that holds an identity, or null.
  mutating func member(_ key: String, id: RowID?) {
    self.key(key)
    if let id { self.id(id) } else { null() }
  }

  /// Writes a member that holds identities.
  mutating func member(_ key: String, ids: [RowID]) {
    self.key(key)
    array(ids) { $0.id($1) }
  }
}
