internal import Layouts

/// Cuts the views of a stack into the parts that it declares.
struct DeclarationBuilder {
  /// The declarations so far, by their numbers.
  private var declarations: [Int: PartDeclaration] = [:]
  private var nextNumber = 0

  /// The lists of the page, in order.
  private var lists: [PageList] = []

  /// What the views of a page declare.
  struct Page {
    /// The declarations, by number.
    let declarations: [PartDeclaration]

    /// The numbers of the page's own parts.
    let top: [Int]

    /// The lists that they are in.
    let lists: [PageList]
  }

  /// Returns what the views of a scroll view declare.
  static func page(of views: [Content]) -> Page {
    var builder = DeclarationBuilder()
    let stack = PageStack()
    let top = builder.parts(of: views, parent: nil, in: stack)
    // A page in which nothing is declared is one list without rows.
    if builder.lists.isEmpty {
      builder.lists = [PageList(stack: stack, parts: 0..<0, presence: Presence(), gap: .zero)]
    }
    return Page(
      declarations: (0..<builder.nextNumber).compactMap { builder.declarations[$0] }, top: top,
      lists: builder.lists)
  }

  /// What is declared beside each other: the parts of the stack, or of an element.
  private struct Siblings {
    var parent: Int?
    var drafts: [Draft] = []

    /// The stack of the page that views are in now.
    var stack: PageStack

    /// Where each section begins and ends, outer ones first.
    var sections: [(header: Range<Int>, footer: Range<Int>, parts: Range<Int>)] = []
  }

  /// A part whose neighbours are not all known yet.
  private struct Draft {
    var view: Content
    var data: ForEach?
    var presence: Presence
    var stack: PageStack
  }

  private mutating func parts(of views: [Content], parent: Int?, in stack: PageStack) -> [Int] {
    var siblings = Siblings(parent: parent, stack: stack)
    add(views, when: Presence(), to: &siblings)
    let sections = siblings.sections.map { section in
      DeclaredSection(
        header: onlyView(in: section.header, of: siblings),
        footer: onlyView(in: section.footer, of: siblings),
        parts: section.parts)
    }
    return siblings.drafts.enumerated().map { place, draft in
      // Sections were noted when they ended, so the first that holds a part is the innermost.
      let section = sections.first { $0.parts.contains(place) }
      return declare(draft, at: place, in: section, parent: parent)
    }
  }

  private mutating func declare(
    _ draft: Draft, at place: Int, in section: DeclaredSection?, parent: Int?
  ) -> Int {
    let number = nextNumber
    nextNumber += 1
    let views = draft.data?.content ?? [draft.view]
    let isBranch = draft.data != nil && views.contains(where: \.containsSubviewList)
    let parts = isBranch ? self.parts(of: views, parent: number, in: draft.stack) : []
    declarations[number] = PartDeclaration(
      number: number, parent: parent, place: place, data: draft.data, content: views,
      count: draft.data == nil ? .exactly(1) : Content.subviewCount(of: views), presence: draft.presence,
      location: draft.view.location, parts: parts, section: section, stack: draft.stack)
    return number
  }

  /// The part that stands alone in a range, if it is a view.
  private func onlyView(in range: Range<Int>, of siblings: Siblings) -> Int? {
    range.count == 1 && siblings.drafts[range.lowerBound].data == nil ? range.lowerBound : nil
  }

  private mutating func add(_ views: [Content], when presence: Presence, to siblings: inout Siblings) {
    for view in views { add(view, when: presence, to: &siblings) }
  }

  /// Adds a view's parts, those of branches that are not taken too: they keep their elements' numbers for when
  /// they are.
  private mutating func add(_ view: Content, when presence: Presence, to siblings: inout Siblings) {
    switch view.kind {
    case .group(let children), .anyView(let children):
      add(children.wearing(view.layoutModifiers), when: presence, to: &siblings)
    case .section(let header, let children, let footer):
      let first = siblings.drafts.count
      add(header, when: presence, to: &siblings)
      let afterHeader = siblings.drafts.count
      add(children, when: presence, to: &siblings)
      let beforeFooter = siblings.drafts.count
      add(footer, when: presence, to: &siblings)
      let end = siblings.drafts.count
      siblings.sections.append((first..<afterHeader, beforeFooter..<end, first..<end))
    case .conditional(let condition, let then, let otherwise):
      add(then, when: presence.and(condition), to: &siblings)
      add(otherwise, when: presence.and(.not(condition)), to: &siblings)
    case .choice(let modulus, let choices):
      for (index, choice) in choices.enumerated() {
        add(
          choice.content, when: presence.and(case: index, of: choices, modulus: modulus), to: &siblings)
      }
    case .forEach(let forEach):
      var forEach = forEach
      forEach.content = forEach.content.wearing(view.layoutModifiers)
      add(Draft(view: view, data: forEach, presence: presence, stack: siblings.stack), to: &siblings)
    case .layout(.vStack(_, let spacing), let children)
    where siblings.parent == nil && !siblings.stack.isLazy && view.isPageStack:
      let stack = PageStack(in: siblings.stack, spacing: spacing, isLazy: false, modifiers: view.modifiers)
      add(children, in: stack, when: presence, to: &siblings)
    case .lazyVStack(let spacing, let pinned, let children)
    where siblings.parent == nil && !siblings.stack.isLazy:
      let stack = PageStack(
        in: siblings.stack, spacing: spacing, isLazy: true, pinnedViews: pinned, modifiers: view.modifiers)
      lists.append(
        PageList(
          stack: stack, parts: siblings.drafts.count..<siblings.drafts.count, presence: presence, gap: nil))
      add(children, in: stack, when: presence, to: &siblings)
    case .row, .text, .layout, .leaf, .geometryReader, .lazyVStack:
      add(Draft(view: view, data: nil, presence: presence, stack: siblings.stack), to: &siblings)
    case .empty, .scrollView: break
    }
  }

  /// Adds the views of a stack of the page.
  private mutating func add(
    _ views: [Content], in stack: PageStack, when presence: Presence, to siblings: inout Siblings
  ) {
    let outer = siblings.stack
    siblings.stack = stack
    add(views, when: presence, to: &siblings)
    siblings.stack = outer
  }

  /// Adds a part, to the list of the page that it is in.
  private mutating func add(_ draft: Draft, to siblings: inout Siblings) {
    if siblings.parent == nil {
      let isSame = lists.last.map { $0.stack === draft.stack || !$0.isLazy && !draft.stack.isLazy } ?? false
      if !isSame {
        let place = siblings.drafts.count
        lists.append(PageList(stack: draft.stack, parts: place..<place, presence: Presence(), gap: nil))
      }
      let parts = lists[lists.count - 1].parts
      lists[lists.count - 1].parts = parts.lowerBound..<siblings.drafts.count + 1
    }
    siblings.drafts.append(draft)
  }
}

extension Content {
  /// What follows the view and takes part in measuring it.
  fileprivate var layoutModifiers: [ContentModifier] { modifiers.filter(\.isLayout) }
}

extension [Content] {
  /// What follows a group of views goes around each of them, after what they have themselves.
  fileprivate func wearing(_ outer: [ContentModifier]) -> [Content] {
    if outer.isEmpty { return self }
    return map { view in
      var view = view
      view.modifiers += outer
      return view
    }
  }
}
