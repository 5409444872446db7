internal import LazyStacks

/// A text that ends in a number, such as `m12`, as ranges of ids count them.
struct NumberedID: Equatable {
  let prefix: String
  let number: Int

  /// Splits a text; `nil` if it ends in no number, or in one with leading zeros or too many digits.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = (bytes.lastIndex { !$0.isDigit } ?? -1) + 1
    let digits = bytes[start...]
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1, digits.count <= 18 else {
      return nil
    }
    prefix = String(decoding: bytes[..<start], as: UTF8.self)
    number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

extension [RowID] {
  /// The ids in brackets, as a trace writes them: three or more that count up become a range.
  var traceText: String {
    var parts: [String] = []
    var start = startIndex
    while start < endIndex {
      let end = endOfRun(from: start)
      if end - start >= 3 {
        parts.append("\(self[start].traceText)...\(self[end - 1].traceText)")
      } else {
        parts += self[start..<end].map(\.traceText)
      }
      start = end
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// The ids as a trace writes them where one alone needs no brackets.
  var traceTextOfOneOrMore: String { count == 1 ? self[0].traceText : traceText }

  /// The index after the last id that counts up from the one at an index.
  private func endOfRun(from start: Int) -> Int {
    var end = start + 1
    switch self[start] {
    case .number(var number):
      while end < endIndex, number < .max, self[end] == .number(number + 1) {
        number += 1
        end += 1
      }
    case .text(let text):
      guard let first = NumberedID(text) else { return end }
      while end < endIndex, case .text(let next) = self[end], let id = NumberedID(next),
        id.prefix == first.prefix, id.number - first.number == end - start
      {
        end += 1
      }
    case .fresh, .view: break
    }
    return end
  }
}
