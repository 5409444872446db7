/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// What is written does not do what it says.
  case error

  /// What is written does what it says, and a user of the app will notice something.
  case warning

  /// Something to know.
  case note
}

extension Severity: Comparable {
  /// Whether the first is less bad than the second.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
