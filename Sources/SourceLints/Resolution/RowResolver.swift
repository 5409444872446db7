import Findings
internal import Layouts

/// Resolves terms to counts, following names to their declarations.
///
/// A name that is not known stays unknown and is never a violation. Files that may declare a name and have
/// not been read are noted in ``missing``: once they are, resolving again may find more.
final class RowResolver {
  let index: ProjectIndex
  private let isParsed: [Bool]

  /// The files to read before a name can be resolved.
  private(set) var missing: Set<Int> = []

  /// The declarations being resolved, against circles.
  private var active: Set<SourcePlace> = []
  private var known: [SourcePlace: ResolvedView] = [:]

  /// Whether a circle was cut since this was last set to `false`; what was found on the way is not kept.
  private var wasCut = false

  /// How many declarations one row may still go through.
  private var budget = 0
  private static let budgetOfRow = 10_000
  private static let depthLimit = 64

  /// What stands for the parameters of a declaration.
  struct Bindings {
    /// What a modifier is applied to.
    var content: ResolvedView?

    /// The views given as closures, by the names the declaration calls them.
    var closures: [String: ResolvedView] = [:]

    var isEmpty: Bool { content == nil && closures.isEmpty }
  }

  init(_ index: ProjectIndex, isParsed: [Bool]) {
    self.index = index
    self.isParsed = isParsed
  }

  /// Returns the number of subviews of one element of a list.
  func view(ofRow row: ViewTerm) -> ResolvedView {
    budget = Self.budgetOfRow
    return view(row, Bindings())
  }

  /// Those that are not being resolved: a modifier that calls its own name means another overload, Apple's at last.
  func inactive(_ members: [MemberDeclaration]) -> [MemberDeclaration] {
    members.filter { !active.contains($0.place) }
  }

  func need(_ files: [Int]) {
    for file in files where !isParsed[file] { missing.insert(file) }
  }
}

extension RowResolver {
  func view(_ term: ViewTerm, _ bindings: Bindings) -> ResolvedView {
    switch term {
    case .one(let name): .one(name)
    case .all(let terms): .all(terms.map { view($0, bindings) })
    case .choice(let choice): view(choice, bindings)
    case .optional(let term, let place): view(term, bindings).ifPresent(cause(.optionalView, place))
    case .erased(let term, let place): view(term, bindings).hidden(by: cause(.typeErased, place))
    case .list(let row, let place):
      ResolvedView(
        count: .unknown(cause(.nestedForEach, place)),
        shape: .list(view(row, bindings).shape))
    case .content: bindings.content ?? .unresolved("self", nil)
    case .unresolved(let text, let place): .unresolved(text, place)
    case .call(let call): view(call, bindings)
    case .modified(let term, let call): view(call, appliedTo: view(term, bindings), bindings)
    }
  }

  private func view(_ choice: ViewTerm.Choice, _ bindings: Bindings) -> ResolvedView {
    let views = choice.branches.map { view($0, bindings) }
    // Those that are known come first, so that they are compared with each other.
    let counts = views.map(\.count).filter(\.isKnown) + views.map(\.count).filter { !$0.isKnown }
    guard let first = counts.first else { return .none }
    let kind: SubviewCount.Cause.Kind =
      switch choice.kind {
      case .ifWithoutElse: .bareIf
      case .ifElse: .unequalBranches
      case .switchCases: .unequalCases
      case .availability, .availabilityWithoutElse: .availability
      case .configuration: .configuration
      }
    let cause = cause(kind, choice.place)
    let union = counts.dropFirst().reduce(first) { $0.joined($1, by: cause) }
    return ResolvedView(
      // The builder erases the branch even where both have the same count.
      count: kind == .availability ? union.hidden(by: cause) : union,
      shape: .choice(choice.kind, condition: choice.condition, views.map(\.shape)))
  }

  func cause(_ kind: SubviewCount.Cause.Kind, _ place: SourcePlace) -> SubviewCount.Cause {
    SubviewCount.Cause(kind: kind, location: place.location, file: place.file)
  }
}

extension RowResolver {
  /// What a declaration returns, remembered if it depends on nothing that it is given.
  func view(of member: MemberDeclaration, _ bindings: Bindings) -> ResolvedView {
    guard let term = member.term else { return .unresolved(member.name, member.place) }
    if bindings.isEmpty, let view = known[member.place] { return view }
    budget -= 1
    guard budget > 0, active.count < Self.depthLimit, active.insert(member.place).inserted else {
      wasCut = true
      return .unresolved(member.title, member.place)
    }
    let passage = SubviewCount.Passage(
      name: member.title, file: member.place.file, location: member.place.location)
    let bound = Set(
      bindings.closures.values.flatMap(\.count.causes) + (bindings.content.map(\.count.causes) ?? []))
    let outerCut = wasCut
    wasCut = false
    let resolved = view(term, bindings).passing(passage, except: bound)
    active.remove(member.place)
    if bindings.isEmpty, !wasCut { known[member.place] = resolved }
    wasCut = wasCut || outerCut
    return resolved
  }
}
