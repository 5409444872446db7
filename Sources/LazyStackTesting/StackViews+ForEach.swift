public import LazyStacks

extension StackViews {
  /// The data of a stack: its content once for each element.
  public struct ForEach: StackView {
    public let content: Content

    /// Elements that are counted.
    ///
    /// - Parameters:
    ///   - range: Their numbers: from 0 up to 2,147,483,647 of them, from another number up to a million.
    ///   - id: How they are identified: a prefix, such as `"m"` for m0, m1, …, or `.index` or `.fresh`.
    ///   - name: What edits call this list, where there are several.
    public init(
      _ range: Range<Int>, id: ElementIdentity, name: String? = nil,
      @StackViewBuilder content: () -> [Content]
    ) {
      // A trace counts from 0; other numbers are identities like any. One more than a list may have is refused
      // when the content is read.
      let numbers = range.prefix(1_000_001)
      let elements: LazyStacks.ForEach.Elements =
        switch id {
        case .prefix(let prefix) where range.lowerBound == 0: .numbered(count: range.count, prefix: prefix)
        case .prefix(let prefix): .listed(numbers.map { .text("\(prefix)\($0)") })
        case .index where range.lowerBound == 0: .indexed(count: range.count)
        case .index: .listed(numbers.map { .number($0) })
        case .fresh: .fresh(count: range.count)
        }
      self.content = Content(.forEach(LazyStacks.ForEach(elements, name: name, content: content())))
    }

    /// Elements with listed identities; of equal ones only the first is built.
    public init(ids: [RowID], name: String? = nil, @StackViewBuilder content: () -> [Content]) {
      self.content = Content(.forEach(LazyStacks.ForEach(.listed(ids), name: name, content: content())))
    }
  }
}

/// How the elements of a ``StackViews/ForEach`` are identified.
public enum ElementIdentity: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// By texts that are numbered: m0, m1, …; a prefix that was used before continues its numbering.
  case prefix(String)

  /// By the number of each element's place.
  case index

  /// By identities that are new at each update.
  case fresh

  /// A prefix, such as `"m"`.
  public init(stringLiteral prefix: String) { self = .prefix(prefix) }
}
