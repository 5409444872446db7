public import Findings
import LazyStacks

/// Why a trace cannot be read: where, what was found, what to write instead.
public struct TraceError: Error, Hashable, Sendable {
  /// The file that is wrong, when it is not the trace itself but one it names.
  public var file: String?

  /// The place in the file.
  public var location: SourcePoint

  /// What was found and what to write instead, in one line.
  public var message: String

  /// Creates an error.
  public init(file: String? = nil, at location: SourcePoint, _ message: String) {
    self.file = file
    self.location = location
    self.message = message
  }
}
