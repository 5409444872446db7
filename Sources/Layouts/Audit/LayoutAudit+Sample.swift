extension LayoutAudit {
  /// A subview for a layout to arrange.
  ///
  /// Two samples are equal if they describe themselves alike, so views of the caller need labels that differ.
  public struct Sample: @unchecked Sendable {
    // Views and traits are made by the task that audits only, hence the unchecked promise.
    let kind: Kind

    /// What the subview carries for its container, in the order it was said.
    private(set) var traits: [Trait] = []

    /// What a sample is by itself.
    enum Kind: Hashable, Sendable {
      case rigid(width: CGFloat, height: CGFloat)
      case text(characters: Int)
      case greedy
      case flexible(least: CGFloat, greatest: CGFloat)
      case view(label: String)
    }

    /// A modifier around the sample, and how it is told.
    struct Trait {
      let label: String

      /// Whether stacks move a subview by it that has room where it would be.
      var movesSubviews = false
      let apply: (AnyView) -> AnyView
    }

    private let view: (() -> AnyView)?

    init(_ kind: Kind, view: (() -> AnyView)? = nil) {
      self.kind = kind
      self.view = view
    }
  }
}

extension LayoutAudit.Sample {
  /// One size, whatever is proposed.
  public static func rigid(width: CGFloat, height: CGFloat) -> Self {
    Self(.rigid(width: width, height: height))
  }

  /// Text of a number of characters, which wraps.
  public static func text(characters: Int) -> Self { Self(.text(characters: characters)) }

  /// Everything that is proposed, as `Color`, a shape and `GeometryReader` take it.
  public static let greedy = Self(.greedy)

  /// Whatever is proposed between two widths, at a height of 20.
  public static func flexible(least: CGFloat, greatest: CGFloat) -> Self {
    Self(.flexible(least: least, greatest: greatest))
  }

  /// One size, with preferences for the distance to neighbours.
  public static func spaced(
    width: CGFloat, height: CGFloat, horizontally: CGFloat, vertically: CGFloat
  ) -> Self {
    rigid(width: width, height: height).spacing(horizontally: horizontally, vertically: vertically)
  }

  /// A view of the caller.
  ///
  /// - Parameters:
  ///   - label: What findings call it.
  ///   - content: The view; if it is not one subview, its subviews go on top of each other.
  public static func view(_ label: String, @ViewBuilder content: @escaping () -> some View) -> Self {
    Self(.view(label: label)) { AnyView(content()) }
  }
}

extension LayoutAudit.Sample {
  /// The sample with a value for the layout it is put into.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> Self {
    with("\(key) = \(value)") { AnyView($0.layoutValue(key: key, value: value)) }
  }

  /// The sample with a priority.
  public func layoutPriority(_ priority: Double) -> Self {
    with("priority \(LayoutAudit.Case.number(priority))", movesSubviews: true) {
      AnyView($0.layoutPriority(priority))
    }
  }

  /// The sample with a guide at a distance from its leading edge.
  public func alignmentGuide(_ guide: HorizontalAlignment, at distance: CGFloat) -> Self {
    with("horizontal guide at \(LayoutAudit.Case.number(distance))", movesSubviews: true) {
      AnyView($0.alignmentGuide(guide) { _ in distance })
    }
  }

  /// The sample with a guide at a distance from its top.
  public func alignmentGuide(_ guide: VerticalAlignment, at distance: CGFloat) -> Self {
    with("vertical guide at \(LayoutAudit.Case.number(distance))", movesSubviews: true) {
      AnyView($0.alignmentGuide(guide) { _ in distance })
    }
  }

  /// The sample with distances that it prefers to its neighbours.
  public func spacing(horizontally: CGFloat, vertically: CGFloat) -> Self {
    var spacing = ViewSpacing(horizontally, edges: .horizontal)
    spacing.formUnion(ViewSpacing(vertically, edges: .vertical))
    let label =
      "apart \(LayoutAudit.Case.number(horizontally)) and \(LayoutAudit.Case.number(vertically))"
    return with(label) { AnyView(LayoutModifiedView($0, SpacingSetter(preference: spacing))) }
  }

  private func with(
    _ label: String, movesSubviews: Bool = false, _ apply: @escaping (AnyView) -> AnyView
  ) -> Self {
    var copy = self
    copy.traits.append(Trait(label: label, movesSubviews: movesSubviews, apply: apply))
    return copy
  }

  /// The sample by itself, without what it carries.
  var plain: Self { Self(kind, view: view) }

  /// Another sample that carries the same.
  func carrying(_ traits: [Trait]) -> Self {
    var copy = self
    copy.traits = traits
    return copy
  }

  var isText: Bool {
    if case .text = kind { true } else { false }
  }

  /// Whether the subview has one size only.
  var isRigid: Bool {
    if case .rigid = kind { true } else { false }
  }

  /// Whether the subview takes whatever is proposed.
  var isGreedy: Bool { kind == .greedy }

  /// Whether the subview carries a guide or a priority; `ZStack` lets such subviews stand out.
  var isMoved: Bool { traits.contains(where: \.movesSubviews) }

  /// The sample 7 points larger, or with half as much text again; itself where neither makes sense.
  var grown: Self {
    switch kind {
    case .rigid(let width, let height): Self.rigid(width: width + 7, height: height + 7).carrying(traits)
    case .text(let characters): Self.text(characters: characters + characters / 2 + 1).carrying(traits)
    case .greedy, .flexible, .view: self
    }
  }

  /// The subview as a layout gets it.
  func node(in context: PlacingContext, at place: Int) -> LayoutNode {
    let content = traits.reduce(content) { $1.apply($0) }
    let resolution = ResolutionContext(
      engine: context.engine, environment: context.environment,
      identity: ViewIdentity.root.appending(.place(place)))
    let subviews = content.resolved(in: resolution).flatMap(\.subviews)
    if subviews.count == 1, let only = subviews.first { return only.make(context) }
    let stack = LayoutContainer(ZStackLayout(), content).resolve(in: resolution).flatMap(\.subviews)
    guard let only = stack.first else { preconditionFailure("A container is one subview") }
    return only.make(context)
  }

  private var content: AnyView {
    switch kind {
    case .rigid(let width, let height): AnyView(Row(width: width, height: height))
    case .text(let characters): AnyView(Text(characters: characters))
    case .greedy: AnyView(Color.clear)
    case .flexible(let least, let greatest):
      AnyView(
        FlexibleRow(least: CGSize(width: least, height: 20), greatest: CGSize(width: greatest, height: 20)))
    case .view: view?() ?? AnyView(EmptyView())
    }
  }
}

extension LayoutAudit.Sample: CustomStringConvertible {
  public var description: String {
    ([kindText] + traits.map(\.label)).joined(separator: " ")
  }

  private var kindText: String {
    func number(_ value: CGFloat) -> String { LayoutAudit.Case.number(value) }
    return switch kind {
    case .rigid(let width, let height): "rigid \(number(width)) × \(number(height))"
    case .text(let characters): "text of \(characters)"
    case .greedy: "greedy"
    case .flexible(let least, let greatest): "flexible \(number(least)) to \(number(greatest))"
    case .view(let label): label
    }
  }
}

extension LayoutAudit.Sample: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.traits.map(\.label) == rhs.traits.map(\.label)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension LayoutAudit.Sample {
  /// Samples that say the same with less.
  var simpler: [Self] {
    let less: [Self] =
      traits.isEmpty
      ? []
      : [plain]
        + (traits.count > 1
          ? traits.indices.map { carrying(Array(traits[..<$0] + traits[($0 + 1)...])) } : [])
    return less + simplerKinds.map { $0.carrying(traits) }
  }

  private var simplerKinds: [Self] {
    let plain = Self.rigid(width: 10, height: 10)
    switch kind {
    case plain.kind: return []
    case .rigid(let width, let height):
      return [plain, .rigid(width: width, height: 10), .rigid(width: 10, height: height)].filter {
        $0.kind != kind
      }
    case .text(let characters): return characters > 12 ? [plain, .text(characters: 12)] : [plain]
    case .greedy, .flexible: return [plain]
    case .view: return []
    }
  }
}

/// A subview that prefers distances of its own to its neighbours.
struct SpacingSetter: PassThroughLayout {
  let preference: ViewSpacing

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { preference }
}
