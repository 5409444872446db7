extension LayoutAudit {
  /// The names of the layouts that can be audited by name.
  public static let builtInNames = builtIn.map(\.name)

  /// Audits a layout of this module.
  ///
  /// - Parameters:
  ///   - name: One of ``builtInNames``.
  ///   - onCase: Called before each case.
  /// - Returns: The report; `nil` for any other name.
  public static func run(named name: String, onCase: @escaping (Case) -> Void = { _ in }) -> Report? {
    builtIn.first { $0.name == name }?.run(onCase)
  }

  private struct BuiltIn: Sendable {
    let name: String
    let run: @Sendable (@escaping (Case) -> Void) -> Report

    init<L: Layout>(_ layout: L, _ variants: L..., except exceptions: [Rule: String] = [:]) {
      name = typeName(of: layout)
      run = { LayoutAudit.run(layout, variants: variants, except: exceptions, onCase: $0) }
    }
  }

  private static let builtIn = [
    BuiltIn(
      FlowLayout(), FlowLayout(alignment: .trailing, spacing: 3),
      except: [.greedyCollapsed: "a flow gives every subview its ideal size"]),
    BuiltIn(
      EqualWidthHStack(), EqualWidthHStack(spacing: 3),
      except: [.greedyCollapsed: "all subviews are as wide as the widest would like to be"]),
    BuiltIn(DiagonalLayout(), DiagonalLayout(spacing: 3)),
    BuiltIn(RadialLayout(), RadialLayout(startAngle: .degrees(90))),
    BuiltIn(MasonryLayout(), MasonryLayout(columns: 3, spacing: 3)),
    BuiltIn(HStackLayout(), HStackLayout(alignment: .top, spacing: 3)),
    BuiltIn(VStackLayout(), VStackLayout(alignment: .leading, spacing: 3)),
    BuiltIn(ZStackLayout(), ZStackLayout(alignment: .topLeading)),
    BuiltIn(GridLayout(), GridLayout(alignment: .topLeading, horizontalSpacing: 3)),
  ]
}

extension LayoutAudit.Report {
  /// The report on a layout that ended its process.
  ///
  /// - Parameters:
  ///   - layout: The layout's type.
  ///   - caseText: The case it was tried in, as it describes itself; `nil` if it ended before any.
  ///   - reason: What became of the process.
  public init(layout: String, trappedIn caseText: String?, reason: String) {
    let finding = LayoutAudit.Finding(
      rule: .traps, evidence: LayoutAudit.Evidence(reason), counterexample: nil,
      caseText: caseText ?? "no case", drawing: nil)
    self.init(layout: layout, findings: [finding], exceptions: [], caseCount: 1, fingerprint: 0)
  }
}
