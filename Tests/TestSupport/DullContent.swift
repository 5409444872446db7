package import LazyStacks

/// A `ForEach` as the dull twin sees it: its elements, written out.
package struct DullBlock {
  /// Whether the whole block is there.
  package let visibility: Visibility

  /// Whether the type of an element's views leaves their number open.
  package let isVariable: Bool

  /// Of each element the rows it may have, as declared.
  package let elements: [[Candidate]]

  package init(visibility: Visibility, isVariable: Bool, elements: [[Candidate]]) {
    self.visibility = visibility
    self.isVariable = isVariable
    self.elements = elements
  }
}

extension DullBlock {
  /// A row that an element has or has not.
  package struct Candidate {
    package let visibility: Visibility

    /// The lengths at text scale 1 and at text scale 2.
    package let lengths: [Length]

    package let isText: Bool

    package init(visibility: Visibility, lengths: [Length], isText: Bool) {
      self.visibility = visibility
      self.lengths = lengths
      self.isText = isText
    }
  }

  /// When something is there.
  package enum Visibility: Hashable {
    case always
    case never
    case onlyIf(String)
    case onlyIfNot(String)

    func holds(in environment: ContentEnvironment) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .onlyIf(let flag): environment.flags[flag] == true
      case .onlyIfNot(let flag): environment.flags[flag] != true
      }
    }

    /// The flag that is read, if any.
    var flag: String? {
      switch self {
      case .always, .never: nil
      case .onlyIf(let flag), .onlyIfNot(let flag): flag
      }
    }
  }
}
