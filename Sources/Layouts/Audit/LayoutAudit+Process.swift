extension LayoutAudit {
  /// A layout to audit in a process of its own, which may not live to the end.
  public struct Subject {
    /// What it is called, such as `FlowLayout(spacing: 8)`.
    public let name: String
    let report: (Reach, Int?, @escaping (Case) -> Void) -> Report

    /// - Parameter layout: Makes the layout; it may trap as well.
    public init<L: Layout>(_ name: String, _ layout: @escaping () -> L) {
      self.name = name
      report = { LayoutAudit.run(layout(), atMost: $1, reach: $0, onCase: $2) }
    }

    /// - Parameter report: Audits the layout within a reach and with so many subviews at most, and says each case
    ///   before it is tried.
    init(_ name: String, report: @escaping (Reach, Int?, @escaping (Case) -> Void) -> Report) {
      self.name = name
      self.report = report
    }
  }

  /// One line of what a process that audits a layout writes to standard output, between whatever the layout prints.
  public enum Message: Equatable, Sendable {
    /// A proposal is about to be made; the case in words.
    case trying(String)

    /// The audit is done; the report as JSON.
    case done(String)
  }
}

extension LayoutAudit.Message {
  private static let tryingMark = "lazystack-audit trying: "
  private static let doneMark = "lazystack-audit done: "

  /// The line, without its end.
  public var line: String {
    switch self {
    case .trying(let text): Self.tryingMark + text
    case .done(let text): Self.doneMark + text
    }
  }

  /// - Returns: `nil` for a line that the layout printed.
  public init?(line: some StringProtocol) {
    if line.hasPrefix(Self.tryingMark) {
      self = .trying(String(line.dropFirst(Self.tryingMark.count)))
    } else if line.hasPrefix(Self.doneMark) {
      self = .done(String(line.dropFirst(Self.doneMark.count)))
    } else {
      return nil
    }
  }
}

extension LayoutAudit {
  /// Audits one of several layouts as the arguments of the process say, and writes messages.
  ///
  /// The first argument is the number of the layout, from 0; the second how far the audit goes, as ``Reach`` numbers
  /// it; the third how many subviews there are at most, `any` for any number; a fourth one, `telling`, has each case written before it is tried, so that the last one is known if the
  /// process ends there.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - write: Writes a line at once: nothing may be lost with the process.
  /// - Returns: Whether the arguments name a layout and a reach.
  public static func audit(
    _ subjects: [Subject], _ arguments: [String], write: @escaping (String) -> Void
  ) -> Bool {
    guard arguments.count > 2, let number = Int(arguments[0]), subjects.indices.contains(number),
      let reach = Int(arguments[1]).flatMap(Reach.init)
    else { return false }
    let isTelling = arguments.dropFirst(3).first == "telling"
    let report = subjects[number].report(reach, Int(arguments[2])) { aCase in
      if isTelling { write(Message.trying(aCase.description).line) }
    }
    write(Message.done(report.json).line)
    return true
  }
}
