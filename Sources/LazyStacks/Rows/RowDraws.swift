/// What in a row's declaration differs from element to element, or with the environment.
struct RowDraws: Sendable {
  private var quantities: [Quantity] = []
  private var branches: [Branch] = []

  private enum Branch: Sendable {
    case condition(Condition)
    case choice(modulus: Int, [Choice])
  }

  /// Collects what an element's views are drawn by.
  init(of content: [Content]) {
    for view in content { add(view, isNested: false) }
  }
}

extension RowDraws {
  /// The numbers that are drawn for an element.
  func numbers(ordinal: Ordinal) -> DrawnNumbers {
    var numbers = DrawnNumbers()
    for (place, quantity) in quantities.enumerated() { numbers.set(place, to: quantity.value(at: ordinal)) }
    return numbers
  }

  /// The branches that are taken for an element.
  func branches(ordinal: Ordinal, environment: ContentEnvironment) -> DrawnNumbers {
    var numbers = DrawnNumbers()
    for (place, branch) in branches.enumerated() {
      switch branch {
      case .condition(let condition):
        numbers.set(place, to: condition.holds(ordinal: ordinal, in: environment) ? 1 : 0)
      case .choice(let modulus, let choices):
        numbers.set(place, to: Double(choices.taken(for: ordinal.rawValue % modulus) ?? -1))
      }
    }
    return numbers
  }
}

extension RowDraws {
  /// Adds what the view and those in it are drawn by.
  ///
  /// A nested `ForEach` draws by its own ordinals, the same for each element; only its conditions can
  /// distinguish elements.
  private mutating func add(_ content: Content, isNested: Bool) {
    var isNested = isNested
    switch content.kind {
    case .row(let quantity), .text(let quantity):
      if !isNested { add(quantity) }
    case .conditional(let condition, _, _): branches.append(.condition(condition))
    case .choice(let modulus, let choices): branches.append(.choice(modulus: modulus, choices))
    case .forEach: isNested = true
    default: break
    }
    for modifier in content.modifiers where !isNested {
      switch modifier {
      case .width(let width): add(width)
      case .loads(let load): add(load.height)
      default: break
      }
    }
    for child in content.children { add(child, isNested: isNested) }
  }

  private mutating func add(_ quantity: Quantity) {
    if !quantity.isConstant { quantities.append(quantity) }
  }
}

/// Numbers drawn for a row, in the order of the declaration; a few need no memory of their own.
struct DrawnNumbers: Hashable, Sendable {
  private var first = 0.0
  private var second = 0.0
  private var others: [Double] = []

  /// Sets the number at a place; places are set in order.
  mutating func set(_ place: Int, to number: Double) {
    switch place {
    case 0: first = number
    case 1: second = number
    default: others.append(number)
    }
  }
}
