/// What declared views know of their surroundings while they are resolved.
struct ResolutionContext {
  var engine: LayoutEngine
  var environment: EnvironmentValues
  var identity: ViewIdentity
}

/// What a resolved subview knows of its surroundings once a container takes it.
struct PlacingContext {
  var engine: LayoutEngine
  var environment: EnvironmentValues

  /// The axis of the stack around it; `nil` in other containers.
  var orientation: Axis?

  /// What looks for the lazy container of the scroll view around it; `nil` outside.
  var lazyScope: LazyScope?
}

/// One subview that declared views resolve to, not yet made.
struct ResolvedSubview {
  var identity: ViewIdentity
  var traits = SubviewTraits()

  /// Makes the node, in the environment of the place where the subview goes.
  var make: (PlacingContext) -> LayoutNode
}

/// A section that declared views resolve to.
struct ResolvedSection {
  var identity: ViewIdentity
  var containerValues = ContainerValues()
  var header: [ResolvedSubview]
  var content: [ResolvedSubview]
  var footer: [ResolvedSubview]
}

/// What declared views resolve to, piece by piece.
enum ResolvedPart {
  case subview(ResolvedSubview)
  case section(ResolvedSection)
}

extension ResolvedPart {
  /// The subviews, a section's header first and its footer last.
  var subviews: [ResolvedSubview] {
    switch self {
    case .subview(let subview): [subview]
    case .section(let section): section.header + section.content + section.footer
    }
  }

  /// The part with each subview changed.
  func mapSubviews(_ transform: (ResolvedSubview) -> ResolvedSubview) -> ResolvedPart {
    switch self {
    case .subview(let subview): return .subview(transform(subview))
    case .section(var section):
      section.header = section.header.map(transform)
      section.content = section.content.map(transform)
      section.footer = section.footer.map(transform)
      return .section(section)
    }
  }
}

extension ResolvedSubview {
  /// The subview with its node made in another way.
  func remade(_ make: @escaping (PlacingContext) -> LayoutNode) -> ResolvedSubview {
    var outer = self
    outer.make = make
    return outer
  }

  /// The subview inside a modifier, which carries what the subview carries.
  func modified(by layout: some ModifierLayout) -> ResolvedSubview {
    modified { _, _ in layout }
  }

  /// The subview inside a modifier that knows the subview's node and where it is made.
  func modified(by layout: @escaping (LayoutNode, PlacingContext) -> some ModifierLayout) -> ResolvedSubview {
    remade { context in
      let node = make(context)
      return LayoutNode(
        ContainerContent(modifier: layout(node, context), node, in: context),
        identity: identity, traits: traits, engine: context.engine)
    }
  }

  /// The subview with something changed in the environment around it.
  func inEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> ResolvedSubview {
    var outer = self
    outer.make = { [make] context in
      var inner = context
      transform(&inner.environment)
      return make(inner)
    }
    return outer
  }
}

/// A view that resolves by a rule of this module rather than by its body.
protocol PrimitiveView: View where Body == Never {
  /// How many subviews views of the type resolve to.
  static var resolvedCount: ResolvedCount { get }

  func resolve(in context: ResolutionContext) -> [ResolvedPart]
}

extension View {
  /// The subviews and sections that the view stands for.
  ///
  /// - Complexity: O(*d*) for *d* declared views and elements outside nested containers.
  func resolved(in context: ResolutionContext) -> [ResolvedPart] {
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: context) }
    return evaluatedBody(in: context).resolved(in: context)
  }

  /// The view's body in an environment, with its states as they were before the update.
  func evaluatedBody(in context: ResolutionContext) -> Body {
    linkStates(in: context)
    return EnvironmentValues.$current.withValue(context.environment) { self.body }
  }

  /// Gives each `@State` of the view the storage it had before the update.
  private func linkStates(in context: ResolutionContext) {
    for (index, child) in Mirror(reflecting: self).children.enumerated() {
      guard let state = child.value as? any LinkedState else { continue }
      let key = ViewStorage.StateKey(
        identity: context.identity, view: ObjectIdentifier(Self.self), index: index)
      state.link(to: context.engine.storage, key)
    }
  }
}

extension ResolutionContext {
  /// One subview, whose node has the content that a closure makes.
  func oneSubview(_ content: @escaping (PlacingContext) -> any NodeContent) -> [ResolvedPart] {
    let identity = identity
    return [
      .subview(
        ResolvedSubview(identity: identity) {
          LayoutNode(content($0), identity: identity, traits: SubviewTraits(), engine: $0.engine)
        })
    ]
  }

  func appending(_ step: ViewIdentity.Step) -> ResolutionContext {
    var inner = self
    inner.identity = identity.appending(step)
    return inner
  }
}
