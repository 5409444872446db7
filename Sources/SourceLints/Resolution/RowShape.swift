import Findings
internal import Layouts

/// What a view is made of when its names are resolved: what remains are views and what decides between them.
indirect enum RowShape: Sendable {
  /// One subview, by the name of its view.
  case one(String)
  case all([RowShape])
  case choice(ViewTerm.Choice.Kind, condition: String, [RowShape])
  case optional(RowShape)
  case erased(RowShape)
  case list(RowShape)
  case unresolved(String)
}

extension RowShape {
  /// Whether there is no view at all.
  var isEmpty: Bool {
    if case .all(let shapes) = self { shapes.allSatisfy(\.isEmpty) } else { false }
  }
}

/// A view whose names are resolved: how many subviews it is, and what it is made of.
struct ResolvedView: Sendable {
  var count: SubviewCount
  var shape: RowShape
}

extension ResolvedView {
  static func one(_ name: String) -> ResolvedView { ResolvedView(count: .exactly(1), shape: .one(name)) }

  static let none = ResolvedView(count: .exactly(0), shape: .all([]))

  /// Something that only a compiler can resolve.
  static func unresolved(_ text: String, _ place: SourcePlace?) -> ResolvedView {
    let cause = SubviewCount.Cause(
      kind: .unresolved, location: place?.location, file: place?.file, name: text)
    return ResolvedView(count: .unknown(cause), shape: .unresolved(text))
  }

  /// Views that follow each other.
  static func all(_ views: [ResolvedView]) -> ResolvedView {
    views.count == 1
      ? views[0]
      : ResolvedView(
        count: views.reduce(.exactly(0)) { $0 + $1.count }, shape: .all(views.map(\.shape)))
  }

  /// The view as it is inside an optional: there, or not.
  func ifPresent(_ cause: SubviewCount.Cause) -> ResolvedView {
    ResolvedView(count: count.or(.exactly(0), cause), shape: .optional(shape))
  }

  /// The view that a condition has found to be there: an `if` that yielded nothing is gone.
  var unwrapped: ResolvedView {
    let optional: Set<SubviewCount.Cause.Kind> = [.bareIf, .optionalView, .availability]
    guard count.minimum == 0, count.maximum == 1, count.causes.allSatisfy({ optional.contains($0.kind) })
    else {
      return self
    }
    let causes = count.causes.filter { $0.kind == .availability }
    return ResolvedView(count: SubviewCount(minimum: 1, maximum: 1, causes: causes), shape: shape)
  }

  /// The view behind a type that hides its count from SwiftUI.
  func hidden(by cause: SubviewCount.Cause) -> ResolvedView {
    ResolvedView(count: count.hidden(by: cause), shape: .erased(shape))
  }

  /// Whether two views differ only in where their causes are.
  func isAlike(_ other: ResolvedView) -> Bool {
    count.minimum == other.count.minimum && count.maximum == other.count.maximum
      && Set(count.causes.map(\.kind)) == Set(other.count.causes.map(\.kind))
  }

  /// The view as it is seen from outside a declaration that leads to its causes; those of views that the
  /// declaration was given are not its own.
  func passing(_ passage: SubviewCount.Passage, except bound: Set<SubviewCount.Cause>) -> ResolvedView {
    var seen: Set<SubviewCount.Cause> = []
    let causes = count.causes.compactMap { cause -> SubviewCount.Cause? in
      var cause = cause
      if !bound.contains(cause) { cause.passages.insert(passage, at: 0) }
      return seen.insert(cause).inserted ? cause : nil
    }
    return ResolvedView(
      count: SubviewCount(minimum: count.minimum, maximum: count.maximum, causes: causes.shortened),
      shape: shape)
  }
}

extension SubviewCount {
  /// The count of views one of which is taken.
  ///
  /// Branches differ where their numbers do. Where one of them is hidden or not known, but has the other's number as
  /// far as anybody knows, only that is reported.
  func joined(_ other: SubviewCount, by cause: Cause) -> SubviewCount {
    let union = or(other, cause)
    if union.isConstant { return union }
    let isComparison = [.unequalBranches, .unequalCases, .configuration].contains(cause.kind)
    let isTold =
      !isComparison || isKnown && other.isKnown && (minimum != other.minimum || maximum != other.maximum)
      || causes.contains(cause)
    // Several cases of one switch differ by one cause.
    return SubviewCount(
      minimum: union.minimum, maximum: union.maximum,
      causes: (isTold ? [cause] : []) + union.causes.filter { $0 != cause })
  }

  /// Whether all of it is known; what SwiftUI cannot see may be.
  var isKnown: Bool {
    !causes.contains { $0.kind == .unresolved || $0.kind == .typeErased && maximum == nil }
  }

  /// The count behind a type that hides it from SwiftUI.
  func hidden(by cause: Cause) -> SubviewCount {
    SubviewCount(minimum: minimum, maximum: maximum, causes: [cause] + causes.filter { $0 != cause })
  }
}

extension [SubviewCount.Cause] {
  /// At most twenty causes, one of each kind for certain: a row needs no more to be judged.
  fileprivate var shortened: Self {
    guard count > 20 else { return self }
    var kinds: Set<SubviewCount.Cause.Kind> = []
    let kept = enumerated().filter { kinds.insert($0.element.kind).inserted || $0.offset < 12 }
    return kept.map(\.element)
  }
}
