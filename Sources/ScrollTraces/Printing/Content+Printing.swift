public import LazyStacks

extension Condition {
  /// The condition as a trace writes it, such as `!every(3)`.
  public var traceText: String {
    switch self {
    case .every(let divisor): "every(\(divisor))"
    case .chance(let share, let seed):
      "chance(\(NumberText.plain(share))\(seed == 0 ? "" : ", seed: \(seed)"))"
    case .element(let comparison, let ordinal): "element \(comparison.rawValue) \(ordinal)"
    case .environment(let name): name
    case .some(let name): "let \(name)"
    case .state(let name): "state \(name)"
    case .not(let condition): "!" + condition.traceText
    }
  }
}

extension ForEach {
  /// What stands between the parentheses of `ForEach`.
  var traceArguments: String {
    elements.traceArguments + (name.map { ", name: \(NumberText.quoted($0))" } ?? "")
  }
}

extension ForEach.Elements {
  fileprivate var traceArguments: String {
    switch self {
    case .numbered(let count, let prefix): "0..<\(count), id: \(NumberText.quoted(prefix))"
    case .indexed(let count): "0..<\(count), id: index"
    case .fresh(let count): "0..<\(count), id: fresh"
    case .listed(let ids): "ids: \(ids.traceText)"
    case .counted(let counts, let prefix):
      counts.traceArguments(single: "count", list: "counts") + ", id: \(NumberText.quoted(prefix))"
    }
  }
}

extension Quantity {
  /// What stands between the parentheses of `Row` or `Text`.
  ///
  /// - Parameters:
  ///   - single: The argument's name for all but a list.
  ///   - list: Its name for a list.
  func traceArguments(single: String, list: String) -> String {
    switch self {
    case .constant(let value):
      "\(single): \(NumberText.plain(value))"
    case .integers(let range, let seed):
      "\(single): \(range.lowerBound)...\(range.upperBound)" + Self.argument(seed)
    case .fractions(let range, let seed):
      "\(single): \(NumberText.fraction(range.lowerBound))...\(NumberText.plain(range.upperBound))"
        + Self.argument(seed)
    case .cycle(let values):
      "\(list): [" + values.map(NumberText.plain).joined(separator: ", ") + "]"
    case .file(let path, _):
      "\(single): file(\(NumberText.quoted(path)))"
    }
  }

  private static func argument(_ seed: UInt64) -> String {
    seed == 0 ? "" : ", seed: \(seed)"
  }
}
