/// What a changed environment does.
extension ContentTree {
  /// Takes over an environment: which views are there, which rows, and how many each built element has.
  ///
  /// - Complexity: O(*d*) for *d* declarations; O(*p*) for *p* stretches of content where one reads what changed.
  mutating func change(to environment: ContentEnvironment) {
    let isUpdate = environment != self.environment
    let (names, textScale) = environment.differences(from: self.environment)
    take(environment)
    if isUpdate { renewFreshIDs() }
    let affected = Set(declarations.filter { $0.reads(names, textScale: textScale) }.map(\.number))
    if affected.isEmpty { return }
    for key in branches.keys.sorted() {
      guard let branch = branches[key], affected.contains(branch.declaration.number) else { continue }
      let isHidden = !branch.declaration.presence.holds(ordinal: branch.ordinal, in: environment)
      if isHidden != branch.isHidden { show(!isHidden, list: key) }
    }
    adoptEnvironment(inPartsOf: affected)
    for key in branches.keys.sorted(by: { $0.depth > $1.depth }) { refreshEstimates(from: key) }
  }

  /// Gives elements new identities whose `ForEach` does so at each update.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func renewFreshIDs() -> Bool {
    let fresh = Set(declarations.filter(\.isFresh).map(\.number))
    if fresh.isEmpty { return false }
    for key in branches.keys.sorted() {
      guard let branch = branches[key], fresh.contains(branch.declaration.number) else { continue }
      close(key)
      let serial = takeSerials(branch.ids.count)
      renew(key, from: serial)
      refreshEstimates(from: key)
    }
    for position in 0..<parts.count {
      guard let segment = parts[position].segment, fresh.contains(segment.declaration.number) else {
        continue
      }
      let serial = takeSerials(segment.elementCount)
      change(segmentAt: position) { segment, _ in segment.renewIDs(from: serial) }
    }
    return true
  }

  /// How many elements are declared in those that are not opened.
  func declaredElementCount(in rest: UnopenedElements) -> Int {
    guard rest.count > 0, let branch = branches[rest.branch] else { return 0 }
    let places = branch.openedCount..<branch.ids.count
    // Beyond that many elements the mean of the first stands for the others.
    let sample = places.prefix(100_000)
    let sum = sample.reduce(0) { sum, place in
      let ordinal = branch.ids.ordinal(at: place)
      return sum
        + branch.declaration.parts.reduce(0) {
          $0 + declaredElementCount(of: declarations[$1], inOuter: ordinal)
        }
    }
    return sample.count == places.count ? sum : Int(Double(sum) / Double(sample.count) * Double(places.count))
  }

  private func declaredElementCount(of declaration: PartDeclaration, inOuter ordinal: Ordinal) -> Int {
    guard let numbering = numberings[declaration.number] else { return 1 }
    let count = numbering.count(ofOuter: ordinal)
    guard declaration.isBranch else { return count }
    let first = numbering.first(inOuter: ordinal).ordinal
    return (first..<first + min(count, 1_000)).reduce(0) { sum, inner in
      sum + declaration.parts.reduce(0) { $0 + declaredElementCount(of: declarations[$1], inOuter: inner) }
    }
  }
}

extension PartDeclaration {
  /// Whether each update gives its elements new identities.
  var isFresh: Bool {
    if case .fresh = data?.elements { true } else { false }
  }

  /// Whether anything in it, or whether it is there, reads the environment's values of some names, or the text scale.
  func reads(_ names: Set<String>, textScale: Bool) -> Bool {
    presence.reads(names) || !isBranch && content.contains { $0.reads(names, textScale: textScale) }
  }

  /// Whether how long a row is depends on them; which rows there are is another matter.
  func hasLengths(reading names: Set<String>, textScale: Bool) -> Bool {
    content.contains { view in
      view.contains {
        switch $0.kind {
        case .text: textScale
        case .layout, .lazyVStack: $0.reads(names, textScale: textScale)
        default: false
        }
      }
    }
  }
}

extension Content {
  /// Whether this or anything in it reads the environment's values of some names, or the text scale.
  fileprivate func reads(_ names: Set<String>, textScale: Bool) -> Bool {
    contains {
      switch $0.kind {
      case .text: textScale
      case .conditional(let condition, _, _): condition.environmentNames.contains(where: names.contains)
      default: false
      }
    }
  }
}
