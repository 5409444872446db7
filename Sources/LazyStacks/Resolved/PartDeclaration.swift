import Layouts
import Findings

/// What a part of a stack declares: a `ForEach`, or one view.
///
/// All instances of the part share it.
final class PartDeclaration: Sendable {
  /// The declaration's number among all, in the order of the content.
  let number: Int

  /// The `ForEach` whose elements it is a part of; `nil` for a part of the stack itself.
  let parent: Int?

  /// Which part it is of an element, or of the stack.
  let place: Int

  /// The `ForEach` as it is declared; `nil` for a view.
  let data: ForEach?

  /// The views of an element, or the view.
  let content: [Content]

  /// How many subviews an element has, where it is built as a whole.
  let count: SubviewCount

  /// What must hold for it to be there at all.
  let presence: Presence

  /// The place of the declaration in a file.
  let location: SourcePoint?

  /// The parts of an element that is opened, by their numbers; empty where elements are built as a whole.
  let parts: [Int]

  /// The stack of the page that it is in.
  let stack: PageStack

  /// The section that it is in, among the parts beside it; `nil` if it is in none.
  let section: DeclaredSection?

  /// What layouts answered for the rows; `nil` where none is asked.
  let memory: RowMemory?

  /// Whether elements differ in their rows.
  let variesByElement: Bool

  /// Whether one of the views is one of several ways to go.
  let hasBranches: Bool

  init(
    number: Int, parent: Int?, place: Int, data: ForEach?, content: [Content], count: SubviewCount,
    presence: Presence, location: SourcePoint?, parts: [Int], section: DeclaredSection?, stack: PageStack
  ) {
    self.number = number
    self.parent = parent
    self.place = place
    self.data = data
    self.content = content
    self.count = count
    self.presence = presence
    self.location = location
    self.parts = parts
    self.section = section
    self.stack = stack
    memory = parts.isEmpty ? RowMemory(for: content) : nil
    variesByElement = content.contains { $0.variesByElement }
    hasBranches = content.contains { $0.contains(where: \.isBranch) }
  }
}

extension PartDeclaration {
  /// Whether its elements are opened: their views come from a `ForEach` in turn.
  ///
  /// Documented: the contents of such an element may still load lazily (WWDC26 talk 321).
  var isBranch: Bool { !parts.isEmpty }
}

/// A section, by the parts beside each other that are in it.
final class DeclaredSection: Sendable {
  /// The part that is its header, and its footer; `nil` where there is none, or it is not one view.
  let header: Int?
  let footer: Int?

  /// All its parts.
  let parts: Range<Int>

  init(header: Int?, footer: Int?, parts: Range<Int>) {
    self.header = header
    self.footer = footer
    self.parts = parts
  }
}

/// The tests that a part of the content must pass to be there.
struct Presence: Hashable, Sendable {
  private var tests: [Test] = []

  private enum Test: Hashable, Sendable {
    case condition(Condition)
    case choice(modulus: Int, [Choice], index: Int)
  }
}

extension Presence {
  /// Returns whether the part is there in an element of an ordinal.
  func holds(ordinal: Ordinal, in environment: ContentEnvironment) -> Bool {
    tests.allSatisfy { test in
      switch test {
      case .condition(let condition): condition.holds(ordinal: ordinal, in: environment)
      case .choice(let modulus, let choices, let index):
        choices.taken(for: ordinal.rawValue % modulus) == index
      }
    }
  }

  /// Returns the tests of a part that is there only where a condition holds, too.
  func and(_ condition: Condition) -> Presence {
    var both = self
    both.tests.append(.condition(condition))
    return both
  }

  /// Returns the tests of a part that is there only where a case of a `switch` is taken, too.
  func and(case index: Int, of choices: [Choice], modulus: Int) -> Presence {
    var both = self
    both.tests.append(.choice(modulus: modulus, choices, index: index))
    return both
  }

  /// Returns whether a test reads one of some environment names.
  func reads(_ names: Set<String>) -> Bool {
    tests.contains { test in
      if case .condition(let condition) = test {
        condition.environmentNames.contains(where: names.contains)
      } else {
        false
      }
    }
  }
}

extension Content {
  /// Whether it is one of several ways to go.
  var isBranch: Bool {
    switch kind {
    case .conditional, .choice: true
    default: false
    }
  }

  /// Whether the rows this resolves to differ from element to element.
  var variesByElement: Bool {
    switch kind {
    case .conditional(let condition, let then, let otherwise):
      condition.dependsOnElement || (then + otherwise).contains { $0.variesByElement }
    case .group(let children), .anyView(let children): children.contains { $0.variesByElement }
    case .section(let header, let content, let footer):
      (header + content + footer).contains { $0.variesByElement }
    case .choice: true
    case .row, .text, .layout, .leaf, .geometryReader, .empty, .scrollView, .lazyVStack, .forEach: false
    }
  }

  /// Whether subviews of the stack come from a `ForEach` in it.
  var containsSubviewList: Bool {
    switch kind {
    case .forEach: true
    case .group(let children), .anyView(let children): children.contains(where: \.containsSubviewList)
    case .section(let header, let content, let footer):
      (header + content + footer).contains(where: \.containsSubviewList)
    case .conditional(_, let then, let otherwise):
      (then + otherwise).contains(where: \.containsSubviewList)
    case .choice(_, let choices): choices.flatMap(\.content).contains(where: \.containsSubviewList)
    case .row, .text, .layout, .leaf, .geometryReader, .empty, .scrollView, .lazyVStack: false
    }
  }
}
