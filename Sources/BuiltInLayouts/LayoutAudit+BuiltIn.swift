public import Layouts

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
    builtIn.first { $0.name == name }?.run(.noSubviews, nil, onCase)
  }

  /// The layouts of this module, to be audited in a process of their own.
  package static var builtInSubjects: [Subject] {
    builtIn.map { layout in Subject(layout.name, report: layout.run) }
  }

  private struct BuiltIn: Sendable {
    let name: String
    let run: @Sendable (Reach, Int?, @escaping (Case) -> Void) -> Report

    init<L: Layout>(_ layout: L, _ variants: L..., except exceptions: [Rule: String] = [:]) {
      name = typeName(of: layout)
      run = {
        LayoutAudit.run(
          layout, atMost: $1, variants: variants, except: exceptions, reach: $0, onCase: $2)
      }
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
