public import LazyStacks

extension StackViews {
  /// The data of a stack: its content once for each element.
  public struct ForEach: StackView {
    public let content: Content

    /// Elements that are counted.
    ///
    /// - Parameters:
    ///   - range: Their ordinals, from 0; at most 2,147,483,647.
    ///   - id: How they are identified: a prefix, such as `"m"` for m0, m1, …, or `.index` or `.fresh`.
    ///   - name: What edits call this list, where there are several.
    /// - Precondition: `range` begins at 0.
    public init(
      _ range: Range<Int>, id: ElementIdentity, name: String? = nil,
      @StackViewBuilder content: () -> [Content]
    ) {
      precondition(range.lowerBound == 0, "ForEach(\(range)): elements are counted from 0")
      let elements: LazyStacks.ForEach.Elements =
        switch id {
        case .prefix(let prefix): .numbered(count: range.count, prefix: prefix)
        case .index: .indexed(count: range.count)
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
