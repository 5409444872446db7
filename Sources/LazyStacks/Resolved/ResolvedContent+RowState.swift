/// What single elements hold while they are alive, and what differs between two states of the content.
extension ResolvedContent {
  /// Sets a flag of an element's row state, and counts its subviews again.
  mutating func set(_ flag: String, ofElement element: ElementIndex, to value: Bool) {
    let index = segmentIndex(ofElement: element)
    let number = segments[index].number(ofLocal: segments[index].firstElement.distance(to: element))
    guard segments[index].facts.set(flag, to: value, ofNumber: number) else { return }
    segments[index].recount(in: environment)
    countSubviews()
  }

  /// Forgets an element's row state, and that it has loaded; it has no influence on the number of subviews then.
  mutating func forgetState(ofElement element: ElementIndex) {
    let index = segmentIndex(ofElement: element)
    if segments[index].facts.isEmpty { return }
    segments[index].facts.forgetState(
      ofNumber: segments[index].number(ofLocal: segments[index].firstElement.distance(to: element)))
  }

  /// Returns whether a condition of an element reads a flag of its row state.
  package func reads(flag: String, ofElement element: ElementIndex) -> Bool {
    segments[segmentIndex(ofElement: element)].content.contains { view in
      view.contains {
        if case .conditional(let condition, _, _) = $0.kind { condition.reads(flag: flag) } else { false }
      }
    }
  }

  /// After how many frames an element's rows take another height; `nil` if they never do, or if something
  /// else begins it.
  func loadFrames(ofElement element: ElementIndex, on trigger: LateLoad.Trigger) -> Int? {
    guard let load = load(ofElement: element), load.trigger == trigger else { return nil }
    let frames = Int((load.milliseconds * Double(framesPerSecond) / 1000).rounded(.up))
    // What begins at a frame's end comes with the next one at the earliest.
    return trigger == .appear ? max(1, frames) : frames
  }

  /// What begins the load of an element's rows, if they load.
  func loadTrigger(ofElement element: ElementIndex) -> LateLoad.Trigger? { load(ofElement: element)?.trigger }

  /// The first load of an element; a lazy stack in it knows its rows once it has appeared.
  private func load(ofElement element: ElementIndex) -> LateLoad? {
    traits(ofElement: element).lazy.compactMap(\.load).first
  }

  func isLoaded(element: ElementIndex) -> Bool {
    segments[segmentIndex(ofElement: element)].isLoaded(element: element)
  }

  mutating func load(element: ElementIndex) {
    let index = segmentIndex(ofElement: element)
    segments[index].facts.load(
      segments[index].number(ofLocal: segments[index].firstElement.distance(to: element)))
  }

  /// Returns whether an element has other data than before: another datum behind the same identity, or a
  /// row that was resized.
  func differs(element: ElementIndex, from oldElement: ElementIndex, in old: ResolvedContent) -> Bool {
    let now = segments[segmentIndex(ofElement: element)]
    let before = old.segments[old.segmentIndex(ofElement: oldElement)]
    let (local, oldLocal) = (
      now.firstElement.distance(to: element), before.firstElement.distance(to: oldElement)
    )
    let (ordinal, oldOrdinal) = (now.ordinal(ofLocal: local), before.ordinal(ofLocal: oldLocal))
    if ordinal != oldOrdinal { return true }
    if now.facts.isEmpty, before.facts.isEmpty { return false }
    return now.facts.height(ofOrdinal: ordinal, number: now.number(ofLocal: local))
      != before.facts.height(ofOrdinal: ordinal, number: before.number(ofLocal: oldLocal))
      || now.facts.flags(ofNumber: now.number(ofLocal: local))
        != before.facts.flags(ofNumber: before.number(ofLocal: oldLocal))
  }
}

extension ResolvedContent {
  /// Gives an element's row the height that its size has led to.
  mutating func setGeometryHeight(_ height: Length, ofElement element: ElementIndex) {
    let index = segmentIndex(ofElement: element)
    segments[index].facts.setGeometryHeight(
      height, ofNumber: segments[index].number(ofLocal: segments[index].firstElement.distance(to: element)))
  }
}

extension Condition {
  fileprivate func reads(flag: String) -> Bool {
    switch self {
    case .state(let name): name == flag
    case .not(let condition): condition.reads(flag: flag)
    case .every, .chance, .element, .environment, .some: false
    }
  }
}
