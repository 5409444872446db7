package import Findings
package import Layouts

/// What the rule says about a list.
package enum RowVerdict: String, Hashable, Sendable, CaseIterable {
  /// One subview for each element.
  case one

  /// Elements may differ.
  case variable

  /// All have the same number, which is not 1, or is another in another build.
  case constant

  /// SwiftUI cannot see how many there are.
  case erased

  /// Something could not be resolved; never a violation.
  case unknown
}

extension RowVerdict {
  /// Judges a count.
  ///
  /// A part that is known to vary decides, whatever the others are: SwiftUI judges by type, and a sum or a
  /// choice with a varying part varies. Then what is hidden; only then what is not known.
  init(_ count: SubviewCount) {
    let kinds = Set(count.causes.map(\.kind))
    if !kinds.isDisjoint(with: [.bareIf, .unequalBranches, .unequalCases, .nestedForEach, .optionalView]) {
      self = .variable
    } else if !kinds.isDisjoint(with: [.typeErased, .availability]) {
      self = .erased
    } else if kinds.contains(.unresolved) {
      self = .unknown
    } else {
      self = count.minimum == 1 && count.maximum == 1 ? .one : .constant
    }
  }
}

/// A list and what the rule says about it.
package struct JudgedList: Sendable {
  let site: ListSite
  package let count: SubviewCount
  package let verdict: RowVerdict

  /// The container, if one is known.
  let container: ListContainer?

  /// What one element is made of.
  let shape: RowShape

  /// Whether the type of the elements has ids of its own.
  let hasIdentifiableElements: Bool

  package var place: SourcePlace { site.place }

  /// Whether the rule is about the list: its container is lazy.
  package var isLazy: Bool { container?.isLazy ?? false }

  /// What violates the rule; `nil` if nothing does, or nobody knows.
  package var finding: Finding? {
    // A few elements that never change cost nothing to build.
    guard isLazy, !site.data.isFixed else { return nil }
    let count = SubviewCount(minimum: count.minimum, maximum: count.maximum, causes: decidingCauses)
    let fix = RowFix(causes: decidingCauses, minimum: count.minimum, container: container, shape: shape)
    switch verdict {
    case .one, .unknown: return nil
    case .variable:
      return finding(
        .oneSubviewPerElement, .error, SubviewCount.variableSymptom, because: count.reason, fix: fix.variable)
    case .erased:
      return finding(
        .typeErasedRow, isOnlyAvailability ? .note : .warning, SubviewCount.variableSymptom,
        because: count.reason, fix: fix.erased)
    case .constant:
      let configured = count.causes.isEmpty ? "" : "; \(count.causeText)"
      return finding(
        .constantNotOne, .warning, count.constantSymptom, because: count.constantReason + configured,
        fix: fix.constant)
    }
  }

  /// What is doubtful about its ids and its data.
  func hazards(statefulTypes: Set<String>) -> [Finding] {
    let keepsState = !statefulTypes.isDisjoint(with: site.row.typeNames)
    return site.hazards.compactMap {
      $0.finding(isLazy: isLazy, rowKeepsState: keepsState, isIdentifiable: hasIdentifiableElements)
    }
  }

  private var isOnlyAvailability: Bool { decidingCauses.allSatisfy { $0.kind == .availability } }

  private func finding(
    _ rule: LintRule, _ severity: Severity, _ symptom: String, because: String, fix: LintFix
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, place: place, symptom: symptom, because: because, fix: fix.text,
      witness: witness)
  }

  /// The way to the cause that decides, and the cause.
  package var witness: [Finding.Witness] {
    guard let cause = decidingCauses.first, let location = cause.location, let file = cause.file else {
      return []
    }
    let passages = cause.passages.map {
      Finding.Witness(
        text: "through '\($0.name)'", place: SourcePlace(file: $0.file, location: $0.location))
    }
    let place = SourcePlace(file: file, location: location)
    return passages + [Finding.Witness(text: cause.shortClause, place: place)]
  }

  /// The causes of the verdict, without what was only unknown or less bad; at most three, to be read.
  private var decidingCauses: [SubviewCount.Cause] {
    let deciding = count.causes.filter {
      RowVerdict(SubviewCount.unknown($0)) == verdict
    }
    return Array(deciding.prefix(3))
  }
}
