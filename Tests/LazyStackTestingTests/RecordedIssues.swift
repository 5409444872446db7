import Synchronization
import Testing

/// The issues that a closure records, each of which is then known and fails no test.
struct RecordedIssues {
  let texts: [String]
  let places: [SourceLocation]

  /// Runs a closure that records at least one issue.
  init(_ body: () -> Void) {
    let found = Found()
    withKnownIssue {
      body()
    } matching: { issue in
      found.issues.withLock { $0.append(issue) }
      return true
    }
    let issues = found.issues.withLock { $0 }
    texts = issues.map { $0.comments.map(\.rawValue).joined() }
    places = issues.compactMap(\.sourceLocation)
  }

  private final class Found: Sendable {
    let issues = Mutex<[Issue]>([])
  }
}
