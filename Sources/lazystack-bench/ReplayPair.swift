import Foundation
import LazyStacks
import Replays
import ScrollTraces

/// A trace whose rows are layouts, beside the same trace with plain rows: what negotiation costs a replay.
struct ReplayPair {
  let path: String
  private let folder: URL
  private let bytes: [UInt8]

  init(path: String) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    folder = url.deletingLastPathComponent()
    do { bytes = Array(try Data(contentsOf: url)) } catch { throw CannotRead(path: path) }
  }

  struct CannotRead: Error, CustomStringConvertible {
    let path: String
    var description: String { "'\(path)' cannot be read; name the trace with --chat" }
  }

  /// How long both replays took, each time, in milliseconds.
  struct Result {
    var layouts: [Double] = []
    var plain: [Double] = []

    /// Whether each replay built as many rows as the one before.
    var isSteady = true
  }
}

extension ReplayPair {
  /// Replays both in turn.
  ///
  /// Each trace is parsed anew, so that nothing that a replay has learned about rows is known to the next.
  func run(times: Int) throws -> Result {
    var result = Result()
    var built: [Int]?
    for _ in 0..<times {
      let layouts = try replay { $0 }
      let plain = try replay { $0.withPlainRows() }
      result.layouts.append(layouts.milliseconds)
      result.plain.append(plain.milliseconds)
      result.isSteady =
        result.isSteady && built ?? [layouts.built, plain.built] == [layouts.built, plain.built]
      built = [layouts.built, plain.built]
    }
    return result
  }

  private func replay(_ change: (Content) -> Content) throws -> (built: Int, milliseconds: Double) {
    var trace = try Trace(parsing: bytes) { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
      .withoutExpectations()
    trace.content = change(trace.content)
    let start = DispatchTime.now().uptimeNanoseconds
    let report = try Replay.run(trace, name: path)
    return (report.rows.built, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
}

extension Content {
  /// The content with each layout in a `ForEach` of its lazy stack replaced by a plain row: a name, and the text
  /// that is drawn from a file.
  fileprivate func withPlainRows() -> Content {
    mapped { view in
      guard case .lazyVStack(let spacing, let pinned, let parts) = view.kind else { return view }
      var stack = view
      stack.kind = .lazyVStack(spacing: spacing, pinnedViews: pinned, parts.map { $0.withPlainElements() })
      return stack
    }
  }

  private func withPlainElements() -> Content {
    guard case .forEach(var forEach) = kind else { return self }
    var view = self
    forEach.content = forEach.content.map { element in
      element.first(where: \.isFileText)
        .map { Content(.vStack(spacing: 4, [Content(.row(height: .constant(16))), Content($0.kind)])) }
        ?? element
    }
    view.kind = .forEach(forEach)
    return view
  }

  private var isFileText: Bool {
    if case .text(.file) = kind { true } else { false }
  }
}
