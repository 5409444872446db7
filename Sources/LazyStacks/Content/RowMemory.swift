import Synchronization

/// The sizes that layouts answered for rows, by all that a row's size depends on.
///
/// Rows of one declaration that draw the same numbers and take the same branches are equally large, so their layouts
/// are asked once for all of them. Copies of a content share what is remembered: it holds for each of them.
final class RowMemory: Sendable {
  private let draws: [RowDraw]
  private let sizes = Mutex<[Question: RowSize]>([:])

  /// How many answers are remembered before all are forgotten, so that memory does not follow the data.
  private static let capacity = 10_000

  private struct Question: Hashable {
    let row: Int
    let width: Length
    let textScale: Double
    let isLoaded: Bool
    let draws: [Double]
  }

  /// Creates a memory for the rows of an element's views; `nil` where no layout is ever asked.
  init?(for content: [Content]) {
    guard content.contains(where: { $0.contains(where: \.isNegotiated) }) else { return nil }
    var draws: [RowDraw] = []
    for view in content { view.appendDraws(to: &draws) }
    self.draws = draws
  }
}

extension RowMemory {
  /// Returns the size of an element's row, remembered or else asked for.
  ///
  /// - Complexity: O(*d*) for *d* numbers and conditions in the declaration, if it is remembered.
  func size(
    ofRow row: Int, ordinal: Int, width: Length, environment: ContentEnvironment, measure: () -> RowSize
  ) -> RowSize {
    let question = Question(
      row: row, width: width, textScale: environment.textScale, isLoaded: environment.isLoaded,
      draws: draws.map { $0.value(ordinal: ordinal, environment: environment) })
    if let known = sizes.withLock({ $0[question] }) { return known }
    let size = measure()
    sizes.withLock {
      if $0.count >= Self.capacity { $0 = [:] }
      $0[question] = size
    }
    return size
  }
}

/// Something in a row's declaration that differs from element to element, or with the environment.
private enum RowDraw: Sendable {
  case quantity(Quantity)
  case condition(Condition)
  case remainder(Int)

  func value(ordinal: Int, environment: ContentEnvironment) -> Double {
    switch self {
    case .quantity(let quantity): quantity.value(at: ordinal)
    case .condition(let condition): condition.holds(ordinal: ordinal, in: environment) ? 1 : 0
    case .remainder(let modulus): Double(ordinal % modulus)
    }
  }
}

extension Content {
  /// Adds what the view and those in it are drawn by. A nested `ForEach` draws by its own ordinals, the same for
  /// each element; only its conditions can tell elements apart.
  fileprivate func appendDraws(to draws: inout [RowDraw], isNested: Bool = false) {
    var isNested = isNested
    switch kind {
    case .row(let quantity), .text(let quantity):
      if !isNested { draws.append(quantity) }
    case .conditional(let condition, _, _): draws.append(.condition(condition))
    case .choice(let modulus, _): draws.append(.remainder(modulus))
    case .forEach: isNested = true
    default: break
    }
    for modifier in modifiers where !isNested {
      switch modifier {
      case .width(let width): draws.append(width)
      case .loads(let load): draws.append(load.height)
      default: break
      }
    }
    for child in children { child.appendDraws(to: &draws, isNested: isNested) }
  }
}

extension [RowDraw] {
  fileprivate mutating func append(_ quantity: Quantity) {
    if case .constant = quantity { return }
    append(.quantity(quantity))
  }
}
