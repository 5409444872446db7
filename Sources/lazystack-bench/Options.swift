import Foundation

/// What the command line asks for.
struct Options {
  var limit: Limit?
  var sizes = [10_000, 100_000, 1_000_000]
  var runs = 5
  var differentialFrames = 200_000
  var chat = "Traces/chat.trace"

  /// Whether each measurement is printed as a JSON object on a line of its own, and verdicts to the error output.
  var isJSON = false

  struct BadOption: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws(BadOption) {
    var iterator = arguments.makeIterator()
    while let option = iterator.next() {
      if option == "--json" {
        isJSON = true
        continue
      }
      guard let value = iterator.next() else { throw BadOption(description: "'\(option)' needs a value") }
      switch option {
      case "--limit": limit = Limit(path: value)
      case "--chat": chat = value
      case "--rows":
        let rows = try Self.number(value, for: option, atLeast: 10_000)
        guard sizes.contains(rows) else {
          throw BadOption(description: "'\(option) \(value)': write one of 10000, 100000 and 1000000")
        }
        sizes = [rows]
      case "--runs": runs = try Self.number(value, for: option, atLeast: 1)
      case "--differential": differentialFrames = try Self.number(value, for: option, atLeast: 0)
      default: throw BadOption(description: "unknown option '\(option)'")
      }
    }
  }

  private static func number(_ text: String, for option: String, atLeast least: Int) throws(BadOption) -> Int
  {
    guard let number = Int(text), number >= least else {
      throw BadOption(description: "'\(option) \(text)': write a whole number from \(least) on")
    }
    return number
  }
}
