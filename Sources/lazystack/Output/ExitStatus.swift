/// What the process says when it ends; of several traces the worst counts.
enum ExitStatus: Int32, Comparable {
  /// Every expectation held, and no finding was severe enough.
  case passed = 0

  /// An expectation failed, or a finding was as severe as asked for.
  case failed = 1

  /// The job could not be done: bad usage, a file that could not be read or written, a
  /// trace that could not be replayed.
  case undone = 2

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
