import Foundation

/// A reported problem, as `scenarios.json` records it.
struct Scenario: Decodable {
  /// Such as `up-into-unmeasured-rows`.
  let id: String

  /// What it is about, such as `estimate-correction`.
  let kind: String

  private let expected: Expected

  private struct Expected: Decodable {
    let numbers: RecordedValue
  }
}

extension Scenario: CustomStringConvertible {
  var description: String { id }
}

extension Scenario {
  /// All records.
  static func all() throws -> [Scenario] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("scenarios.json")
    return try JSONDecoder().decode([Scenario].self, from: Data(contentsOf: file))
  }

  /// The numbers that must come out, in order of their keys.
  var numbers: [RecordedNumber] { expected.numbers.numbers(at: id) }
}

/// A number of a record.
struct RecordedNumber: Hashable {
  /// The record and the keys that lead to the number, such as `up-into-unmeasured-rows afterScrollTo.offset`;
  /// the numbers of a list share their key.
  let key: String

  /// Cut to four decimals by the record.
  let value: Double
}

/// What a record may hold.
private indirect enum RecordedValue: Decodable {
  case number(Double)
  case list([RecordedValue])
  case object([String: RecordedValue])

  /// A text or a truth, which no expectation states.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if (try? container.decode(Bool.self)) != nil {
        .other
      } else if let number = try? container.decode(Double.self) {
        .number(number)
      } else if let list = try? container.decode([RecordedValue].self) {
        .list(list)
      } else if let object = try? container.decode([String: RecordedValue].self) {
        .object(object)
      } else {
        .other
      }
  }

  /// The numbers inside, below a key; only the first key stands apart.
  func numbers(at key: String) -> [RecordedNumber] {
    switch self {
    case .number(let value): [RecordedNumber(key: key, value: value)]
    case .list(let values): values.flatMap { $0.numbers(at: key) }
    case .object(let values):
      values.sorted { $0.key < $1.key }.flatMap { name, value in
        value.numbers(at: key + (key.contains(" ") ? "." : " ") + name)
      }
    case .other: []
    }
  }
}
