/// A parameter of a function or an initialiser of the project.
struct Parameter: Sendable {
  /// What a call writes before the colon; `nil` for nothing.
  let label: String?

  /// What the body calls it.
  let name: String
  let takesClosure: Bool

  /// Whether a call may leave it out.
  let isOptional: Bool

  /// Whether a call may give several values, of which only the first has the label.
  let isVariadic: Bool
}

extension [Parameter] {
  /// Whether a call can mean a declaration with these parameters, by its labels alone.
  ///
  /// Parameters are gone through once, as Swift does: an argument goes to the next one with its label, and what is
  /// passed over must be optional, or be given by a closure behind the parentheses.
  func accept(_ call: ViewCall) -> Bool {
    guard let labels = call.labels else { return true }
    if call.isReference { return labels == map(\.label) }
    var rest = self[...]
    var passed: [Parameter] = []
    var isInVariadic = false
    for label in labels where label != nil || !isInVariadic {
      passed += rest.prefix { $0.label != label }
      rest = rest.drop { $0.label != label }
      guard let found = rest.popFirst() else { return false }
      isInVariadic = found.isVariadic
    }
    var open = passed + rest
    for label in call.trailing {
      // The first trailing closure has no label and goes to whatever takes one.
      let place =
        if let label { open.firstIndex { $0.label == label } } else {
          open.firstIndex(where: \.takesClosure) ?? open.firstIndex { !$0.isOptional }
        }
      guard let place else { return false }
      open.remove(at: place)
    }
    return open.allSatisfy(\.isOptional)
  }
}
