package import LazyStacks

/// A `ForEach` as the dull twin sees it: what each element may show, written out.
package struct DullBlock {
  /// Whether the whole block is there.
  package let visibility: Visibility

  /// Whether the type of an element's views leaves their number open.
  package let isVariable: Bool

  /// What makes the element's rows take their other length.
  package let load: Load?

  /// The rows that an element may have, as declared, by its ordinal.
  package let candidates: (Int) -> [Candidate]

  package init(
    visibility: Visibility, isVariable: Bool, load: Load?, candidates: @escaping (Int) -> [Candidate]
  ) {
    self.visibility = visibility
    self.isVariable = isVariable
    self.load = load
    self.candidates = candidates
  }
}

extension DullBlock {
  /// A row that an element has or has not.
  package struct Candidate {
    package let visibility: Visibility
    package let size: Size

    /// The room on all sides of it, which makes it a layout's to measure.
    package let padding: Length

    package init(visibility: Visibility, size: Size, padding: Length) {
      self.visibility = visibility
      self.size = size
      self.padding = padding
    }
  }

  package enum Size {
    /// A length, and the one after the element has loaded, if the row loads.
    case fixed(Length, loaded: Length?)

    /// Lines of 20 points; eight points a character.
    case text(characters: Double)
  }

  /// When a load begins, and after how many frames it is done.
  package struct Load {
    package let trigger: LateLoad.Trigger
    package let frames: Int

    package init(trigger: LateLoad.Trigger, frames: Int) {
      self.trigger = trigger
      self.frames = frames
    }
  }

  /// When something is there.
  package enum Visibility: Hashable {
    case always
    case never
    case onlyIf(String)
    case onlyIfNot(String)
    case onlyIfState(String)
    case onlyIfNotState(String)

    func holds(in environment: ContentEnvironment, state: Set<String>) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .onlyIf(let flag): environment.flags[flag] == true
      case .onlyIfNot(let flag): environment.flags[flag] != true
      case .onlyIfState(let flag): state.contains(flag)
      case .onlyIfNotState(let flag): !state.contains(flag)
      }
    }

    /// The flag of the environment that is read, if any.
    var flag: String? {
      switch self {
      case .always, .never, .onlyIfState, .onlyIfNotState: nil
      case .onlyIf(let flag), .onlyIfNot(let flag): flag
      }
    }
  }
}

extension DullBlock.Candidate {
  var isText: Bool {
    if case .text = size { true } else { false }
  }

  /// Padding comes off the width, and around the height.
  func length(width: Length, textScale: Double, isLoaded: Bool) -> Length {
    let inner = max(.zero, width - padding - padding)
    return padding + innerLength(width: inner, textScale: textScale, isLoaded: isLoaded) + padding
  }

  /// No word is longer than a line; without any width the longest one, of ten characters, makes the line.
  private func innerLength(width: Length, textScale: Double, isLoaded: Bool) -> Length {
    switch size {
    case .fixed(let length, let loaded): return isLoaded ? loaded ?? length : length
    case .text(let characters):
      var inLine = (width.doublePoints / (8 * textScale)).rounded(.down)
      if inLine < 1 { inLine = 1 }
      if width == .zero { inLine = 10 }
      return Length(points: (characters / inLine).rounded(.up) * 20 * textScale)
    }
  }
}
