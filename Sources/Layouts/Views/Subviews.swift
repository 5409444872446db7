/// One resolved subview of views that a container was given.
///
/// - Note: Documented: as in SwiftUI (`Subview`).
public struct Subview: View, PrimitiveView, Identifiable {
  let resolved: ResolvedSubview

  /// Who a subview is among those of its container.
  public struct ID: Hashable {
    let identity: ViewIdentity
  }

  public var id: ID { ID(identity: resolved.identity) }

  /// What the subview carries for its direct container.
  public var containerValues: ContainerValues { resolved.traits.containerValues }

  static var resolvedCount: ResolvedCount { .exactly(1) }
  func resolve(in context: ResolutionContext) -> [ResolvedPart] { [.subview(resolved)] }
}

/// Resolved subviews in order.
///
/// - Note: Documented: as in SwiftUI (`SubviewsCollection`).
public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  let resolved: ArraySlice<ResolvedSubview>

  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { 0 }
  public var endIndex: Int { resolved.count }
  public subscript(index: Int) -> Subview { Subview(resolved: resolved[resolved.startIndex + index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  static var resolvedCount: ResolvedCount { .unknown(.forEach) }
  func resolve(in context: ResolutionContext) -> [ResolvedPart] { resolved.map(ResolvedPart.subview) }
}

/// Some resolved subviews in order, with their indices among all.
///
/// - Note: Documented: as in SwiftUI (`SubviewsCollectionSlice`).
public struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  static var resolvedCount: ResolvedCount { .unknown(.forEach) }
  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    map { .subview($0.resolved) }
  }
}

/// A section of views that a container was given.
///
/// - Note: Documented: as in SwiftUI (`SectionConfiguration`). Views outside any section form sections
///   of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
  let resolved: ResolvedSection

  /// Who a section is among those of its container.
  public struct ID: Hashable {
    let identity: ViewIdentity
  }

  public var id: ID { ID(identity: resolved.identity) }
  public var containerValues: ContainerValues { resolved.containerValues }
  public var header: SubviewsCollection { SubviewsCollection(resolved: resolved.header[...]) }
  public var content: SubviewsCollection { SubviewsCollection(resolved: resolved.content[...]) }
  public var footer: SubviewsCollection { SubviewsCollection(resolved: resolved.footer[...]) }
}

/// The sections of views that a container was given.
///
/// - Note: Documented: as in SwiftUI (`SectionCollection`).
public struct SectionCollection: RandomAccessCollection {
  private let resolved: [ResolvedSection]

  public var startIndex: Int { 0 }
  public var endIndex: Int { resolved.count }
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(resolved: resolved[index]) }
}

extension SectionCollection {
  init(_ parts: [ResolvedPart]) {
    resolved = parts.reduce(into: [(section: ResolvedSection, isLoose: Bool)]()) { sections, part in
      switch part {
      case .section(let section): sections.append((section, false))
      case .subview(let subview) where sections.last?.isLoose == true:
        sections[sections.count - 1].section.content.append(subview)
      case .subview(let subview):
        let identity = subview.identity.appending(.content)
        sections.append(
          (ResolvedSection(identity: identity, header: [], content: [subview], footer: []), true))
      }
    }
    .map(\.section)
  }
}

extension Group {
  /// Shows what a closure makes of all subviews that views resolve to.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
  ) {
    self.init { context in
      let parts = view.resolved(in: context.appending(.header))
      return transform(SubviewsCollection(resolved: parts.flatMap(\.subviews)[...]))
    }
  }

  /// Shows what a closure makes of all sections that views resolve to.
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Content
  ) {
    self.init { context in
      transform(SectionCollection(view.resolved(in: context.appending(.header))))
    }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// One view for each subview that views resolve to.
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    elements = { context in
      view.resolved(in: context.appending(.header)).flatMap(\.subviews).map {
        let subview = Subview(resolved: $0)
        return (AnyHashable(subview.id), { content(subview) })
      }
    }
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
  /// One view for each section that views resolve to.
  public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    elements = { context in
      SectionCollection(view.resolved(in: context.appending(.header))).map { section in
        (AnyHashable(section.id), { content(section) })
      }
    }
  }
}
