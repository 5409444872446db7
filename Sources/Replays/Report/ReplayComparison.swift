public import Findings
import LazyStacks
import ScrollTraces

/// Two replays side by side: two models on one trace, or two traces.
public struct ReplayComparison: Sendable {
  /// The first replay.
  public let left: ReplayReport

  /// The second replay.
  public let right: ReplayReport

  /// Compares two replays.
  public init(_ left: ReplayReport, _ right: ReplayReport) {
    self.left = left
    self.right = right
  }
}

extension ReplayComparison {
  /// A figure of both replays.
  struct Figure {
    let name: String
    let left: String
    let right: String
  }

  /// A table of figures, those that differ marked with a star, below what A and B are.
  public func text(palette: Palette = .plain) -> String {
    var table = TextTable([("", .left), ("A", .right), ("B", .right), ("", .left)])
    for figure in figures {
      table.add([figure.name, figure.left, figure.right, figure.left == figure.right ? "" : "*"])
    }
    let differing = figures.count { $0.left != $0.right }
    let verdict =
      differing == 0
      ? palette.good("no figure differs")
      : palette.doubtful("\(differing) of \(figures.count) figures differ (*)")
    let titles = ["A  \(left.title)", "B  \(right.title)"]
    return ([verdict, ""] + titles + [""] + table.lines).joined(separator: "\n") + "\n"
  }

  /// The two reports under `left` and `right`, in the form that `replay` gives them.
  public var json: String {
    JSONWriter.document { writer in
      for (key, report) in [("left", left), ("right", right)] {
        writer.newLine()
        writer.key(key)
        report.write(to: &writer)
      }
    }
  }

  var figures: [Figure] {
    func figure(_ name: String, _ value: (ReplayReport) -> String) -> Figure {
      Figure(name: name, left: value(left), right: value(right))
    }
    return [
      figure("content, estimated") { PlainNumber.points($0.content.estimatedExtent) },
      figure("content, true") { $0.content.trueExtent.map(PlainNumber.points) ?? "not known" },
      figure("content, error at worst") { $0.content.peakError.map(PlainNumber.points) ?? "not known" },
      figure("offset") { PlainNumber.points($0.offset) },
      figure("first row") { $0.first.map { "\($0.id.traceText) at \(PlainNumber.points($0.at))" } ?? "none" },
      figure("rows seen") { PlainNumber.count($0.visible.count) },
      figure("corrections") { PlainNumber.count($0.corrections.count) },
      figure("corrections of the offset, total") { PlainNumber.points($0.corrections.offsetTotal) },
      figure("corrections of the offset, largest") { PlainNumber.points($0.corrections.offsetLargest) },
      figure("corrections of the content, total") { PlainNumber.points($0.corrections.extentTotal) },
      figure("rows built") { PlainNumber.count($0.rows.built) },
      figure("elements opened") { PlainNumber.count($0.rows.opened) },
      figure("rows laid out") { PlainNumber.count($0.rows.placed) },
      figure("rows appeared") { PlainNumber.count($0.rows.appeared) },
      figure("rows prefetched") { PlainNumber.count($0.rows.prefetched) },
      figure("rows alive, peak") { PlainNumber.count($0.rows.livePeak) },
      figure("rows released") { PlainNumber.count($0.state.released) },
      figure("state values lost") { PlainNumber.count($0.state.lostCount) },
      figure("state values at risk") { PlainNumber.count($0.state.atRiskCount) },
      figure("expectations failed") { report in PlainNumber.count(report.expectations.count { !$0.passed }) },
      figure("findings") { PlainNumber.count($0.diagnoses.count) },
      figure("frames") { PlainNumber.count($0.frames) },
    ]
  }
}

extension ReplayReport {
  /// What a comparison calls it: the trace and its model.
  var title: String { "\(trace), \(model.traceText)" }
}
