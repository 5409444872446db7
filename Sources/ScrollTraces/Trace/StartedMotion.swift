public import LazyStacks

/// A motion that `start` begins.
public enum StartedMotion: Hashable, Sendable {
  /// `fling 3000`, `fling -800 fast`: what a lifted finger leaves, in points a second.
  case fling(Double, DecelerationRate)

  /// `scroll by 2400 in 500ms`: a movement by the user, over time.
  case scrollBy(Length, over: Duration)

  /// `scroll to "m9000" anchor top animated 350ms`: a command, over time.
  case scrollTo(ScrollTarget, animated: Duration)
}

/// How fast a fling slows down.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  case normal, fast
}
