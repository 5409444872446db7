/// Views taken together, which changes nothing about them.
///
/// - Note: Documented: as in SwiftUI (`Group`).
public struct Group<Content: View>: View, PrimitiveView {
  let content: (ResolutionContext) -> Content

  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.content = { _ in content }
  }

  init(_ content: @escaping (ResolutionContext) -> Content) {
    self.content = content
  }

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content(context).resolved(in: context.appending(.content))
  }
}

/// Views with a header and a footer.
///
/// - Note: Documented: as in SwiftUI (`Section`); in a container of this module that knows no
///   sections the header comes first and the footer last.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  static var resolvedCount: ResolvedCount {
    ResolvedCount(of: Parent.self) + ResolvedCount(of: Content.self) + ResolvedCount(of: Footer.self)
  }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let section = ResolvedSection(
      identity: context.identity,
      header: header.resolved(in: context.appending(.header)).flatMap(\.subviews).map(\.spanning),
      content: content.resolved(in: context.appending(.content)).flatMap(\.subviews),
      footer: footer.resolved(in: context.appending(.footer)).flatMap(\.subviews).map(\.spanning))
    return [.section(section)]
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// Whether a subview takes a whole line of a lazy grid, as a section's header and footer do.
enum SpansLine: LayoutValueKey {
  static let defaultValue = false
}

extension ResolvedSubview {
  fileprivate var spanning: ResolvedSubview {
    var outer = self
    outer.traits[SpansLine.self] = true
    return outer.carrying()
  }
}
