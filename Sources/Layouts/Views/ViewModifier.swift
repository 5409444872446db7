/// A change of a view that has a name of its own.
///
/// - Note: Documented: as in SwiftUI (`ViewModifier`).
public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = ViewModifierContent

  /// The view that the modified view becomes.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its body sees it.
public struct ViewModifierContent: View, PrimitiveView {
  private let content: any View

  init(_ content: any View) { self.content = content }

  static var resolvedCount: ResolvedCount { .unknown(.typeErased) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context.appending(.content))
  }
}

/// A view with a modifier applied.
///
/// - Note: Documented: as in SwiftUI (`ModifiedContent`).
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View { modifier.body(content: ViewModifierContent(content)) }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
