public import LazyStacks

extension Trace {
  /// What a real app showed at a moment: `observe at 1.234s offset 300 content 9000 first "m4" at -12`.
  public struct Observation: Hashable, Sendable {
    /// The recording's time of the observation.
    public var time: Duration?

    /// The content offset that was seen, in points.
    public var offset: Length?

    /// The content's extent that was seen, in points.
    public var content: Length?

    /// The first row seen.
    public var first: RowID?

    /// The distance of the first row seen from the viewport's leading edge.
    public var firstDistance: Length?

    /// Creates an observation.
    public init(
      time: Duration? = nil, offset: Length? = nil, content: Length? = nil,
      first: RowID? = nil, firstDistance: Length? = nil
    ) {
      self.time = time
      self.offset = offset
      self.content = content
      self.first = first
      self.firstDistance = firstDistance
    }
  }
}
