import TestSupport
import Testing

@testable import Layouts
@testable import LazyStacks

/// A row, as a view and as a lazy stack's content.
private typealias OneRow = Layouts.Row

@Suite("The counting rules of views and of a lazy stack's content")
struct SharedCountTests {
  private typealias Content = LazyStacks.Content

  private let row = Content(.row(height: .constant(1)))

  private func view<V: View>(@ViewBuilder _ view: () -> V) -> ResolvedCount { ResolvedCount(of: V.self) }

  private func check(
    _ views: ResolvedCount, _ contents: [Content], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let stack = Content.subviewCount(of: contents)
    #expect(views.minimum == stack.minimum, sourceLocation: sourceLocation)
    #expect(views.maximum == stack.maximum, sourceLocation: sourceLocation)
    #expect(views.causes.map(\.kind) == stack.causes.map(\.kind), sourceLocation: sourceLocation)
  }

  private func one() -> OneRow { OneRow(width: 1, height: 1) }

  @Test("agree about views that are always there")
  func constant() {
    check(view {}, [])
    check(view { EmptyView() }, [Content(.empty)])
    check(
      view {
        one()
        one()
      }, [row, row])
    check(view { Group { one() }.padding(1) }, [Content(.group([row]))])
    check(
      view {
        VStack {
          one()
          one()
        }
      }, [Content(.vStack(spacing: 0, [row, row]))])
    check(
      view {
        Section {
          one()
          one()
        } header: {
          one()
        }
      }, [Content(.section(header: [row], content: [row, row], footer: []))])
  }

  @Test("agree about conditions", arguments: [true, false])
  func conditions(isShown: Bool) {
    let condition = Condition.environment("shown")
    check(
      view { if isShown { one() } }, [Content(.conditional(condition, then: [row], otherwise: []))])
    check(
      view { if isShown { EmptyView() } },
      [Content(.conditional(condition, then: [Content(.empty)], otherwise: []))])
    check(
      view { if isShown { one() } else { one() } },
      [Content(.conditional(condition, then: [row], otherwise: [row]))])
    check(
      view {
        if isShown {
          one()
          one()
        } else {
          one()
        }
      }, [Content(.conditional(condition, then: [row, row], otherwise: [row]))])
  }

  @Test("agree about what hides a count")
  func unknown() {
    check(view { AnyView(one()) }, [Content(.anyView([row]))])
    check(
      view { Layouts.ForEach(0..<3) { _ in one() } },
      [Content(.forEach(LazyStacks.ForEach(.indexed(count: 3), content: [row])))])
    check(
      view {
        one()
        AnyView(one())
      }, [row, Content(.anyView([row]))])
  }
}

@Suite("The subviews that views and a lazy stack's content resolve to")
struct SharedResolutionTests {
  private typealias Content = LazyStacks.Content

  @Test("are the same, in the same order", arguments: 1...200 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let contents = (0..<random.integer(in: 1...3)).map { _ in Self.content(depth: 3, from: &random) }
    let environment = ContentEnvironment()
    for ordinal in 0..<4 {
      let host = LayoutHost { ViewList(contents.map { Self.view($0, ordinal: ordinal) }) }
      let heights = host.subviews.map { $0.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height }
      let rows = contents.rows(ordinal: Ordinal(ordinal), in: environment)
      let lengths = rows.map {
        $0.size(ordinal: Ordinal(ordinal), width: 100, environment: environment).length.points
      }
      #expect(heights == lengths)
    }
  }

  private static func content(depth: Int, from random: inout SplitMix) -> Content {
    func contents(_ random: inout SplitMix) -> [Content] {
      (0..<random.integer(in: 0...2)).map { _ in content(depth: depth - 1, from: &random) }
    }
    let kind: Content.Kind =
      switch random.integer(in: depth == 0 ? 0...1 : 0...7) {
      case 0: .empty
      case 1: .row(height: .cycle((1...3).map { Double($0 * random.integer(in: 1...9)) }))
      case 2: .group(contents(&random))
      case 3: .anyView(contents(&random))
      case 4: .section(header: contents(&random), content: contents(&random), footer: contents(&random))
      case 5: .conditional(.every(2), then: contents(&random), otherwise: contents(&random))
      case 6:
        .forEach(LazyStacks.ForEach(.indexed(count: random.integer(in: 0...3)), content: contents(&random)))
      default: .vStack(spacing: 3, contents(&random))
      }
    return Content(kind)
  }

  /// The content as its author would write it with views.
  private static func view(_ content: Content, ordinal: Int) -> Layouts.AnyView {
    func list(_ contents: [Content]) -> ViewList { ViewList(contents.map { view($0, ordinal: ordinal) }) }
    switch content.kind {
    case .row(let height): return AnyView(OneRow(width: 1, height: height.value(at: Ordinal(ordinal))))
    case .group(let contents): return AnyView(Group { list(contents) })
    case .anyView(let contents): return AnyView(AnyView(list(contents)))
    case .section(let header, let contents, let footer):
      return AnyView(
        Section {
          list(contents)
        } header: {
          list(header)
        } footer: {
          list(footer)
        })
    case .conditional(let condition, let then, let otherwise):
      return AnyView(
        Group {
          if condition.holds(ordinal: Ordinal(ordinal), in: ContentEnvironment()) {
            list(then)
          } else {
            list(otherwise)
          }
        })
    case .forEach(let forEach):
      return AnyView(
        Layouts.ForEach(0..<forEach.elements.count) { inner in
          ViewList(forEach.content.map { view($0, ordinal: inner) })
        })
    case .layout(_, let contents): return AnyView(VStack(spacing: 3) { list(contents) })
    default: return AnyView(EmptyView())
    }
  }
}

extension ResolvedCount.Cause {
  /// The cause as a lazy stack names it.
  fileprivate var kind: SubviewCount.Cause.Kind {
    switch self {
    case .bareIf: .bareIf
    case .unequalBranches: .unequalBranches
    case .typeErased: .typeErased
    case .forEach: .nestedForEach
    }
  }
}
