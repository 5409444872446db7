/// One view, or several, for each element of data.
///
/// Of two elements with one id only the first is resolved.
///
/// - Note: Documented: initialisers as in SwiftUI (`ForEach`). Observed: the fate of repeated ids.
public struct ForEach<Data, ID: Hashable, Content: View> {
  /// Gives each element its id and its view.
  let elements: (ResolutionContext) -> [(id: AnyHashable, content: () -> Content)]
}

extension ForEach where Data: RandomAccessCollection {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    elements = { _ in data.map { element in (AnyHashable(element[keyPath: id]), { content(element) }) } }
  }
}

extension ForEach where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    elements = { _ in data.map { element in (AnyHashable(element.id), { content(element) }) } }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    elements = { _ in data.map { element in (AnyHashable(element), { content(element) }) } }
  }
}

extension ForEach: View, PrimitiveView {
  /// Inside an element the count is data; so it is here, where no stack asks element by element.
  static var resolvedCount: ResolvedCount { .unknown(.forEach) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    var known: Set<AnyHashable> = []
    return elements(context).flatMap { element in
      known.insert(element.id).inserted
        ? element.content().resolved(in: context.appending(.id(element.id))) : []
    }
  }
}

extension ForEach {
  /// How many subviews each element resolves to.
  public static var countPerElement: ResolvedCount { ResolvedCount(of: Content.self) }
}
