import Foundation
import ScrollTraces

/// The traces that this package keeps, in its folder `Traces`.
enum TraceFolder {
  private static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces")

  /// The paths of all traces inside the folder, such as `stack/anchors.trace`, in order.
  static let names: [String] =
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".trace") }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// Reads a trace.
  static func trace(_ name: String) throws -> Trace {
    try trace(text(of: name), inPlaceOf: name)
  }

  /// Reads a text as if it were a trace's.
  static func trace(_ text: String, inPlaceOf name: String) throws -> Trace {
    let folder = url.appendingPathComponent(name).deletingLastPathComponent()
    return try Trace(parsing: Array(text.utf8)) { path in
      Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
  }

  /// A trace as it is written.
  static func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
