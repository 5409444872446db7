/// Values by key, of which there are nearly always few: a list to begin with, a dictionary once it is long.
///
/// To compare a handful of keys takes less than to hash one, and most subviews get only few proposals.
///
/// - Complexity: O(1) for each access, whatever the count.
struct ShortTable<Key: Hashable, Value> {
  /// All values while there are few; none after that.
  private var list: [(key: Key, value: Value)] = []

  /// All values once the list was full; none before.
  private var dictionary: [Key: Value] = [:]

  /// How many values a list holds.
  static var listCapacity: Int { 8 }
}

extension ShortTable {
  var count: Int { list.count + dictionary.count }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !dictionary.isEmpty { dictionary = [:] }
  }

  subscript(key: Key) -> Value? {
    get {
      if !dictionary.isEmpty { return dictionary[key] }
      for entry in list where entry.key == key { return entry.value }
      return nil
    }
    set {
      if !dictionary.isEmpty {
        dictionary[key] = newValue
      } else if let index = list.firstIndex(where: { $0.key == key }) {
        if let newValue { list[index].value = newValue } else { list.remove(at: index) }
      } else if let newValue {
        append(newValue, key)
      }
    }
  }

  /// Adds a value whose key is new.
  private mutating func append(_ value: Value, _ key: Key) {
    guard list.count == Self.listCapacity else {
      list.append((key, value))
      return
    }
    for entry in list { dictionary[entry.key] = entry.value }
    dictionary[key] = value
    list = []
  }
}
