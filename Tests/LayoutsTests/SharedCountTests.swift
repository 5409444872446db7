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
