/// Something declared that resolves to subviews; nothing is ever drawn.
///
/// - Note: Documented: as in SwiftUI (`View`). Chosen: bound to no actor, so that views can be
///   resolved and measured anywhere.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
}

/// Puts declared views together.
///
/// - Note: Documented: as in SwiftUI (`ViewBuilder`).
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// No view.
public struct EmptyView: View, PrimitiveView, Sendable {
  public init() {}

  static var resolvedCount: ResolvedCount { .exactly(0) }
  func resolve(in context: ResolutionContext) -> [ResolvedPart] { [] }
}

/// Views that follow each other.
public struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  static var resolvedCount: ResolvedCount {
    var count = ResolvedCount.exactly(0)
    for type in repeat (each Content).self { count = count + ResolvedCount(of: type) }
    return count
  }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    var parts: [ResolvedPart] = []
    var place = 0
    for view in repeat each content {
      parts += view.resolved(in: context.appending(.place(place)))
      place += 1
    }
    return parts
  }
}

/// One of two views, as a condition has it.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  case first(First)
  case second(Second)

  static var resolvedCount: ResolvedCount {
    ResolvedCount(of: First.self).or(ResolvedCount(of: Second.self), .unequalBranches)
  }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    switch self {
    case .first(let view): view.resolved(in: context.appending(.branch(0)))
    case .second(let view): view.resolved(in: context.appending(.branch(1)))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  static var resolvedCount: ResolvedCount {
    ResolvedCount(of: Wrapped.self).or(.exactly(0), .bareIf)
  }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    self?.resolved(in: context.appending(.branch(0))) ?? []
  }
}

/// A view whose type is hidden, and with it how many subviews it resolves to.
public struct AnyView: View, PrimitiveView {
  private let content: any View

  public init(_ content: some View) { self.content = content }

  static var resolvedCount: ResolvedCount { .unknown(.typeErased) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context.appending(.type(ObjectIdentifier(type(of: content)))))
  }
}
