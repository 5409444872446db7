/// What single elements hold while they are alive, and what differs between two states of the content.
extension ResolvedContent {
  /// Sets a flag of an element's row state, and counts its subviews again.
  mutating func set(_ flag: String, ofElement element: ElementIndex, to value: Bool) {
    tree.change(segmentOfElement: element) { segment, local, environment in
      guard segment.facts.set(flag, to: value, ofNumber: segment.number(ofLocal: local)) else { return }
      segment.recount(in: environment)
    }
  }

  /// Forgets an element's row state, and that it has loaded; it has no influence on the number of subviews then.
  mutating func forgetState(ofElement element: ElementIndex) {
    let isEmpty = tree.withSegment(ofElement: element) { segment, _ in segment.facts.isEmpty } ?? true
    if isEmpty { return }
    tree.change(segmentOfElement: element) { segment, local, _ in
      segment.facts.forgetState(ofNumber: segment.number(ofLocal: local))
    }
  }

  /// Returns whether a condition of an element reads a flag of its row state.
  package func reads(flag: String, ofElement element: ElementIndex) -> Bool {
    tree.withSegment(ofElement: element) { segment, _ in
      segment.content.contains { view in
        view.contains {
          if case .conditional(let condition, _, _) = $0.kind { condition.reads(flag: flag) } else { false }
        }
      }
    } ?? false
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
    tree.withSegment(ofElement: element) { segment, before in
      segment.isLoaded(ofLocal: before.place(of: element))
    } ?? false
  }

  mutating func load(element: ElementIndex) {
    tree.change(segmentOfElement: element) { segment, local, _ in
      segment.facts.load(segment.number(ofLocal: local))
    }
  }

  /// Returns whether an element has other data than before: another datum behind the same identity, or a
  /// row that was resized.
  func differs(element: ElementIndex, from oldElement: ElementIndex, in old: ResolvedContent) -> Bool {
    tree.withSegment(ofElement: element) { now, offset in
      old.tree.withSegment(ofElement: oldElement) { before, oldOffset in
        now.differs(element: offset.place(of: element), from: oldOffset.place(of: oldElement), in: before)
      } ?? true
    } ?? true
  }

  /// Gives an element's row the height that its size has led to.
  mutating func setGeometryHeight(_ height: Length, ofElement element: ElementIndex) {
    tree.change(segmentOfElement: element) { segment, local, _ in
      segment.facts.setGeometryHeight(height, ofNumber: segment.number(ofLocal: local))
    }
  }
}

extension Segment {
  fileprivate func differs(element local: Int, from oldLocal: Int, in before: Segment) -> Bool {
    let (ordinal, oldOrdinal) = (ordinal(ofLocal: local), before.ordinal(ofLocal: oldLocal))
    if ordinal != oldOrdinal { return true }
    if facts.isEmpty, before.facts.isEmpty { return false }
    let (number, oldNumber) = (number(ofLocal: local), before.number(ofLocal: oldLocal))
    return facts.height(ofOrdinal: ordinal, number: number)
      != before.facts.height(ofOrdinal: oldOrdinal, number: oldNumber)
      || facts.flags(ofNumber: number) != before.facts.flags(ofNumber: oldNumber)
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
