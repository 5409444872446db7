/// Views that follow each other, as many as there are: what a builder makes of views known by their types.
package struct ViewList: View, PrimitiveView {
  private let views: [AnyView]

  package init(_ views: [AnyView]) { self.views = views }

  static var resolvedCount: ResolvedCount { .unknown(.typeErased) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    views.enumerated().flatMap { place, view in view.resolved(in: context.appending(.place(place))) }
  }
}
