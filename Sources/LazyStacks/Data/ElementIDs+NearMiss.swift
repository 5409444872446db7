import Findings

extension ElementIDs {
  /// Returns an identity that someone who wrote `id` may have meant: the same number or text in
  /// the type that the elements have.
  func nearMiss(to id: RowID) -> RowID? {
    if isIndexed {
      guard case .text(let text) = id, let number = Int(text.filter(\.isNumber)) else { return nil }
      return (0..<count).contains(number) ? .number(number) : nil
    }
    return allBatches.lazy.compactMap { $0.nearMiss(to: id) }.first { place(of: $0) != nil }
  }
}

extension BatchIDs {
  fileprivate func nearMiss(to id: RowID) -> RowID? {
    switch (self, id) {
    case (.numbered(let prefix, let start, let count), .number(let number)):
      (start..<start + count).contains(number) ? .text("\(prefix)\(number)") : nil
    case (.listed(let list), .number(let number)):
      list.contains(.text(String(number))) ? .text(String(number)) : nil
    case (.listed(let list), .text(let text))
    where Int(text).map { list.contains(.number($0)) } == true:
      Int(text).map { .number($0) }
    case (.listed(let list), .text(let text)):
      NearMiss.nearest(to: text, among: list.ids.prefix(1_000).compactMap(\.text)).map { .text($0) }
    case (.numbered(let prefix, let start, let count), .text(let text)):
      Self.misspelt(text, prefix: prefix, numbers: start..<start + count)
    default:
      nil
    }
  }

  /// An identity of the number at a text's end behind the right prefix, if the text's own is a misspelling of it.
  private static func misspelt(_ text: String, prefix: String, numbers: Range<Int>) -> RowID? {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }
    let written = String(text.dropLast(digits.count))
    guard let number = Int(String(digits.reversed())), numbers.contains(number),
      written != prefix, NearMiss.nearest(to: written, among: [prefix]) != nil
    else { return nil }
    return .text("\(prefix)\(number)")
  }
}
