import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// More rows than it takes in a stack that is not lazy.
  ///
  /// - Note: Documented: every child of a `Layout` is created and measured. Known from a reimplementation: `VStack`
  ///   asks each child for its size. Chosen: from 101 on.
  public static let eagerInScroll = Self("eager-in-scroll", .warning, page: .eagerInScroll) { evidence in
    let content = evidence.content
    var findings: [Violation] = []
    if content.eagerSubviewCount > Self.eagerRows {
      findings.append(.eager(content.eagerSubviewCount, seen: evidence.totals.appeared, in: evidence))
    }
    if content.isLazy, let row = evidence.trace.content.longestRow, row.count > Self.eagerRows {
      findings.append(.longRow(row.view, count: row.count))
    }
    return findings
  }

  /// The most rows that an eager stack may have.
  fileprivate static let eagerRows = 100
}

extension Violation {
  fileprivate static func eager(_ count: Int, seen: Int, in evidence: ReplayEvidence) -> Self {
    Self(
      location: evidence.trace.content.eagerStackLocation, cost: Double(count),
      symptom:
        "the list takes long to open: all \(PlainNumber.count(count)) rows are built and measured at once, "
        + "\(PlainNumber.count(evidence.stack.record.seen.count)) of them on screen",
      because:
        "a VStack is as large as its children, so it has to ask each of them; only a lazy stack stops where the "
        + "viewport ends",
      fix: "LazyVStack in place of VStack, as long as each element is one subview",
      evidence: [
        "rows": Double(count), "built": Double(evidence.totals.built), "live": Double(evidence.cost.live),
      ])
  }

  fileprivate static func longRow(_ view: Content, count: Int) -> Self {
    Self(
      location: view.location, cost: Double(count),
      symptom: "a row holds \(PlainNumber.count(count)) views, which come and go all at once",
      because:
        "a lazy stack is lazy by its own rows; what is inside one, in a stack that is not lazy, is built with it",
      fix: "make the inner views rows of the list: a Section for each group in place of a VStack",
      evidence: ["views": Double(count)])
  }
}

extension Content {
  /// Where the stack of an eager scroll view is declared.
  fileprivate var eagerStackLocation: SourcePoint? {
    first { if case .layout(.vStack, _) = $0.kind { $0.contains { view in view.isForEach } } else { false } }?
      .location
      ?? location
  }

  /// The stack inside a lazy one that holds the most views.
  fileprivate var longestRow: (view: Content, count: Int)? {
    var longest: (view: Content, count: Int)?
    forEachView { stack in
      guard case .lazyVStack(_, _, let rows) = stack.kind else { return }
      for row in rows {
        row.forEachView { view in
          guard case .layout = view.kind, view.viewCount > longest?.count ?? 0 else { return }
          longest = (view, view.viewCount)
        }
      }
    }
    return longest
  }

  private var isForEach: Bool {
    if case .forEach = kind { true } else { false }
  }
}

extension RulePage {
  fileprivate static let eagerInScroll = RulePage(
    summary: "over 100 rows stand in an eager stack",
    symptom: """
      The list takes long to open and uses memory for all of its rows, also for those that nobody scrolls to.
      """,
    because: """
      A VStack is as large as its children, so it builds and measures each of them before anything is shown. Only \
      a lazy stack stops where the viewport ends; and it is lazy by its own rows alone: what stands in a VStack \
      inside one row comes and goes with that row.
      """,
    fix: """
      Write LazyVStack in place of VStack, with one subview for each element. Where one row holds a long list, \
      make the inner views rows of the outer stack, with a Section for each group.
      """,
    before: """
      ScrollView {
        VStack {
          ForEach(photos) { PhotoRow($0) }
        }
      }
      """,
    after: """
      ScrollView {
        LazyVStack {
          ForEach(photos) { PhotoRow($0) }
        }
      }
      """,
    claims: [
      .documented("Of a Layout every child is created and measured.", .layout),
      .reimplemented("A VStack asks each child for its size to share out its own.", .openSwiftUIStack),
      .documented("A lazy stack lays out rows until the visible rectangle is filled.", .talk321),
      .chosen("That it is too many from 101 on."),
    ])
}
