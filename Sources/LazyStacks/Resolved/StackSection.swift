/// A section around a row, by the stack's subviews.
struct StackSection: Hashable, Sendable {
  /// The section's header and footer; `nil` where there is none, or it is several views.
  var header: SubviewIndex?
  var footer: SubviewIndex?

  /// The section's subviews, header and footer among them.
  var subviews: Range<SubviewIndex>
}

extension ResolvedContent {
  /// Returns the header that stays at the viewport's start while a row is there, and the section's end: the
  /// first subview after it; `nil` if none does.
  ///
  /// - Note: Documented: pinned headers stick to the top (`pinnedViews`, WWDC26 talk 321). Not modelled: headers of
  ///   several views.
  /// - Complexity: O(log² *p*) for *p* stretches of content.
  func pinnedHeader(over subview: SubviewIndex) -> (header: SubviewIndex, end: SubviewIndex)? {
    guard lists[list(of: subview)].stack.pinnedViews.contains(.sectionHeaders),
      let section = section(around: subview),
      let header = section.header
    else { return nil }
    return (header, section.subviews.upperBound)
  }

  /// Returns the innermost section that a row is in; `nil` if it is in none.
  func section(around subview: SubviewIndex) -> StackSection? {
    guard tree.hasSections, isResolved(subview) else { return nil }
    return withSegment(ofSubview: subview) { segment, before -> StackSection? in
      if let own = segment.section(ofLocal: before.place(of: subview), in: environment) {
        return own.moved(by: before.subviews)
      }
      return tree.section(around: segment)
    } ?? nil
  }
}

extension StackSection {
  /// Returns the section where other subviews stand before it.
  fileprivate func moved(by count: Int) -> StackSection {
    StackSection(
      header: header.map { $0 + count }, footer: footer.map { $0 + count },
      subviews: subviews.lowerBound + count..<subviews.upperBound + count)
  }
}

extension ContentTree {
  /// Returns the innermost section that an instance stands in, or the element around it does.
  fileprivate func section(around segment: Segment) -> StackSection? {
    var key = segment.key
    while true {
      guard let declaration = declaration(of: key) else { return nil }
      if let section = declaration.section { return self.section(section, around: key) }
      guard let owner = key.owner else { return nil }
      key = owner.branch
    }
  }

  private func section(_ section: DeclaredSection, around key: SegmentKey) -> StackSection {
    let first = parts.sum(before: position(of: key.sibling(part: section.parts.lowerBound))).subview(at: 0)
    let end = parts.sum(before: position(of: key.sibling(part: section.parts.upperBound))).subview(at: 0)
    func place(of part: Int?) -> SubviewIndex? {
      guard let part, let found = segment(with: key.sibling(part: part)), found.item.sum.subviews == 1 else {
        return nil
      }
      return found.before.subview(at: 0)
    }
    return StackSection(
      header: place(of: section.header), footer: place(of: section.footer), subviews: first..<end)
  }
}

extension Segment {
  /// Returns the innermost section that a row of an element is in, where the element declares one.
  fileprivate func section(ofLocal local: Int, in environment: ContentEnvironment) -> StackSection? {
    guard content.contains(where: \.containsSection) else { return nil }
    let element = element(ofLocal: local)
    guard let first = subviews(ofLocal: element)?.lowerBound else { return nil }
    var rows = SectionRows(row: local - first)
    let own = self.environment(ofLocal: element, in: environment)
    rows.visit(content, ordinal: ordinal(ofLocal: element), in: own)
    return rows.section?.moved(by: first)
  }
}

/// Counts the rows of an element up to the sections in it.
private struct SectionRows {
  /// The row that is looked for, and the innermost section around it.
  let row: Int
  var section: StackSection?
  private var count = 0

  init(row: Int) { self.row = row }

  mutating func visit(_ views: [Content], ordinal: Ordinal, in environment: ContentEnvironment) {
    for view in views { visit(view, ordinal: ordinal, in: environment) }
  }

  private mutating func visit(_ view: Content, ordinal: Ordinal, in environment: ContentEnvironment) {
    switch view.kind {
    case .group(let children), .anyView(let children): visit(children, ordinal: ordinal, in: environment)
    case .conditional(let condition, let then, let otherwise):
      visit(
        condition.holds(ordinal: ordinal, in: environment) ? then : otherwise, ordinal: ordinal,
        in: environment)
    case .choice(let modulus, let choices):
      guard let taken = choices.taken(for: ordinal.rawValue % modulus) else { return }
      visit(choices[taken].content, ordinal: ordinal, in: environment)
    case .section(let header, let children, let footer):
      let first = count
      visit(header, ordinal: ordinal, in: environment)
      let hasHeader = count == first + 1
      visit(children, ordinal: ordinal, in: environment)
      let footerStart = count
      visit(footer, ordinal: ordinal, in: environment)
      // Inner sections end first, and keep what they have found.
      guard section == nil, (first..<count).contains(row) else { return }
      section = StackSection(
        header: hasHeader ? SubviewIndex(first) : nil,
        footer: count == footerStart + 1 ? SubviewIndex(footerStart) : nil,
        subviews: SubviewIndex(first)..<SubviewIndex(count))
    case .row, .text, .leaf, .layout, .geometryReader, .lazyVStack: count += 1
    case .forEach, .empty, .scrollView: break
    }
  }
}

extension Content {
  /// Whether a section stands in it, outside of rows.
  var containsSection: Bool {
    switch kind {
    case .section: true
    case .group(let children), .anyView(let children): children.contains(where: \.containsSection)
    case .conditional(_, let then, let otherwise): (then + otherwise).contains(where: \.containsSection)
    case .choice(_, let choices): choices.flatMap(\.content).contains(where: \.containsSection)
    default: false
    }
  }
}
