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
    package init(_ name: String, report: @escaping (Reach, Int?, @escaping (Case) -> Void) -> Report) {
      self.name = name
      self.report = report
    }
  }

  /// What a process is to do that audits a layout.
  public struct Task: Equatable, Sendable {
    /// The number of the layout, from 0.
    public var number: Int
    public var reach = Reach.noSubviews

    /// How many subviews there are at most; `nil` for any number.
    public var limit: Int?

    /// Whether each case is written before it is tried, so that the last one is known if the process ends there.
    public var isTelling = false

    public init(number: Int) { self.number = number }
  }

  /// One line of what a process that audits a layout writes to standard output, between whatever the layout prints.
  public enum Message: Equatable, Sendable {
    /// A proposal is about to be made.
    case trying(Attempt)

    /// The audit is done; the report as JSON.
    case done(String)
  }

  /// A proposal that may be the last.
  public struct Attempt: Equatable, Sendable {
    public var reach: Reach
    public var subviewCount: Int

    /// The case in words.
    public var text: String
  }
}

extension LayoutAudit.Task {
  /// The arguments of the process, without the program's name.
  public var arguments: [String] {
    ["\(number)", "\(reach.rawValue)", limit.map(String.init) ?? "any"] + (isTelling ? ["telling"] : [])
  }

  /// - Returns: `nil` for arguments that are none of a task.
  public init?(_ arguments: [String]) {
    guard arguments.count > 2, let number = Int(arguments[0]),
      let reach = Int(arguments[1]).flatMap(LayoutAudit.Reach.init)
    else { return nil }
    self.number = number
    self.reach = reach
    limit = Int(arguments[2])
    isTelling = arguments.dropFirst(3).first == "telling"
  }
}

extension LayoutAudit.Message {
  private static let tryingMark = "lazystack-audit trying: "
  private static let doneMark = "lazystack-audit done: "

  /// The line, without its end.
  public var line: String {
    switch self {
    case .trying(let attempt):
      "\(Self.tryingMark)\(attempt.reach.rawValue) \(attempt.subviewCount) \(attempt.text)"
    case .done(let text): Self.doneMark + text
    }
  }

  /// - Returns: `nil` for a line that the layout printed.
  public init?(line: some StringProtocol) {
    if line.hasPrefix(Self.tryingMark) {
      let words = line.dropFirst(Self.tryingMark.count).split(separator: " ", maxSplits: 2)
      guard words.count == 3, let reach = Int(words[0]).flatMap(LayoutAudit.Reach.init),
        let count = Int(words[1])
      else { return nil }
      self = .trying(LayoutAudit.Attempt(reach: reach, subviewCount: count, text: String(words[2])))
    } else if line.hasPrefix(Self.doneMark) {
      self = .done(String(line.dropFirst(Self.doneMark.count)))
    } else {
      return nil
    }
  }
}

extension LayoutAudit {
  /// Does a task, and writes messages.
  ///
  /// - Parameters:
  ///   - subjects: The layouts that the task may name.
  ///   - write: Writes a line at once: nothing may be lost with the process.
  /// - Returns: Whether the task names a layout.
  public static func perform(_ task: Task, of subjects: [Subject], write: @escaping (String) -> Void) -> Bool
  {
    guard subjects.indices.contains(task.number) else { return false }
    let report = subjects[task.number].report(task.reach, task.limit) { aCase in
      guard task.isTelling else { return }
      let attempt = Attempt(
        reach: aCase.strangeness, subviewCount: aCase.samples.count, text: aCase.description)
      write(Message.trying(attempt).line)
    }
    write(Message.done(report.json).line)
    return true
  }
}
