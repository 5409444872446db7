/// A line on standard error that says how far long work has come.
///
/// It appears on a terminal only and after half a second, is rewritten in place at most ten
/// times a second, and leaves no trace.
final class ProgressLine {
  private let console: Console
  private let isEnabled: Bool
  private var due: Duration
  private var isShown = false

  /// The most letters of a line; a longer one would wrap, and could not be rewritten.
  private static let width = 79

  init(on console: Console) {
    self.console = console
    isEnabled = console.isErrorTerminal && console.isTerminalCapable
    due = console.now() + .milliseconds(500)
  }
}

extension ProgressLine {
  /// Shows a file and the share of its steps that is done, if it is time.
  func show(_ name: String, done: Int, of total: Int) {
    guard isEnabled else { return }
    let now = console.now()
    guard now >= due else { return }
    due = now + .milliseconds(100)
    isShown = true
    let share = " \(total > 0 ? done * 100 / total : 100)%"
    write("\r\(Self.shortened(name, to: Self.width - share.count))\(share)\u{1B}[K")
  }

  /// Removes the line, so that other output begins where it stood.
  func erase() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    console.writeError(Array(text.utf8))
  }

  /// The end of a path, which says more than its beginning, free of control characters.
  private static func shortened(_ name: String, to count: Int) -> String {
    let scalars = name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    let printable = String(String.UnicodeScalarView(scalars))
    return printable.count <= count ? printable : "..." + printable.suffix(count - 3)
  }
}
