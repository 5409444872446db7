public import Findings
public import Layouts
public import Testing

extension LayoutAudit {
  /// Expects that an audit of a layout finds nothing so severe; each finding is an issue of the test.
  ///
  /// A layout that traps ends the process that audits it. In a process of its own it ends no other test, and what is
  /// found there is an issue here:
  ///
  /// ```swift
  /// @Test func tagCloud() async {
  ///   await #expect(processExitsWith: .success) {
  ///     LayoutAudit.expectSound(TagCloud(spacing: 8))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - samples: The subviews; `nil` for those of ``LayoutAudit/run(_:over:atMost:variants:except:reach:onCase:)``.
  ///   - limit: How many subviews there are at most; `nil` for any number.
  ///   - exceptions: Rules that the layout breaks on purpose, each with the reason.
  ///   - severity: The least severe finding that is an issue.
  public static func expectSound<L: Layout>(
    _ layout: L, over samples: [Sample]? = nil, atMost limit: Int? = nil,
    except exceptions: [Rule: String] = [:], failingOn severity: Severity = .error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let report = run(layout, over: samples, atMost: limit, except: exceptions)
    for finding in report.findings where finding.severity >= severity {
      Issue.record("\(report.layout): \(finding)", sourceLocation: sourceLocation)
    }
  }
}
