import Findings

/// Which ordinals and numbers the elements of a list inside elements are given, without opening one.
///
/// Ordinals go on across the elements around the list: element *i* in the one with ordinal *o* has the ordinal
/// (counts of those before *o*, as declared) + *i*. What comes in by an edit continues after the last.
struct ListNumbering: Sendable {
  /// How many elements are declared, by the ordinal of the element around the list.
  private let counts: Quantity

  /// For counts that repeat: those before each place of a period; else those before each ordinal so far.
  private var starts: [Int] = [0]

  /// The elements around the list that were given ordinals together.
  private var reservations: [Reservation] = []

  /// The next ordinal.
  private(set) var nextOrdinal: Ordinal = 0

  private struct Reservation: Sendable {
    /// The ordinals of the elements around.
    var outer: Range<Ordinal>

    /// The first ordinal, and the first number behind the prefix.
    var ordinal: Ordinal
    var number: Int

    /// How many elements there are.
    var count: Int
  }

  init(_ elements: ForEach.Elements) {
    counts = elements.declaredCounts
    if let period = counts.period { extend(to: period) }
  }
}

extension ListNumbering {
  /// Returns how many elements are declared in the one around the list that has an ordinal.
  func count(ofOuter ordinal: Ordinal) -> Int { Int(counts.value(at: ordinal)) }

  /// Returns how many are declared in elements around the list before an ordinal; `nil` where that is beyond
  /// counting.
  private func count(before ordinal: Ordinal) -> Int? {
    guard let period = counts.period else { return starts[ordinal.rawValue] }
    let (whole, rest) = ordinal.rawValue.quotientAndRemainder(dividingBy: period)
    let (product, overflow) = whole.multipliedReportingOverflow(by: starts[period])
    return overflow ? nil : product + starts[rest]
  }

  private mutating func extend(to ordinal: Int) {
    while starts.count <= ordinal {
      starts.append(starts[starts.count - 1] + count(ofOuter: Ordinal(starts.count - 1)))
    }
  }

  /// The most elements around a list whose counts are drawn one by one.
  static let maximumDrawnCount = 4_000_000

  /// Gives ordinals and numbers to the elements declared in some elements around the list.
  ///
  /// - Returns: Their ordinals; `nil` if they are too many.
  mutating func reserve(outer: Range<Ordinal>, number: Int) -> Range<Ordinal>? {
    if counts.period == nil {
      guard outer.upperBound.rawValue <= Self.maximumDrawnCount else { return nil }
      extend(to: outer.upperBound.rawValue)
    }
    guard let end = count(before: outer.upperBound), let start = count(before: outer.lowerBound),
      end - start <= ForEach.Elements.maximumCount - nextOrdinal.rawValue
    else { return nil }
    let ordinals = nextOrdinal..<nextOrdinal + end - start
    reservations.append(
      Reservation(outer: outer, ordinal: nextOrdinal, number: number, count: ordinals.count))
    nextOrdinal = ordinals.upperBound
    return ordinals
  }

  /// Gives ordinals to elements that come in by an edit.
  mutating func reserve(_ count: Int) -> Range<Ordinal> {
    defer { nextOrdinal += count }
    return nextOrdinal..<nextOrdinal + count
  }

  /// Returns the first ordinal and number in the element around the list that has an ordinal.
  func first(inOuter ordinal: Ordinal) -> (ordinal: Ordinal, number: Int) {
    guard let reserved = reservations.last(where: { $0.outer.contains(ordinal) }),
      let before = count(before: ordinal), let start = count(before: reserved.outer.lowerBound)
    else { return (0, 0) }
    return (reserved.ordinal + before - start, reserved.number + before - start)
  }

  /// Returns the ordinal of the element around the list in which an ordinal was declared; `nil` for one that came
  /// in by an edit.
  func outer(ofOrdinal ordinal: Ordinal) -> Ordinal? {
    reservations.last { $0.ordinal <= ordinal && ordinal < $0.ordinal + $0.count }
      .flatMap { outer(in: $0, at: $0.ordinal.distance(to: ordinal)) }
  }

  /// Returns the ordinals of the elements around the list in which a number behind the prefix was declared.
  func outers(ofNumber number: Int) -> [Ordinal] {
    reservations.filter { $0.number <= number && number < $0.number + $0.count }
      .compactMap { outer(in: $0, at: number - $0.number) }
  }

  /// The element around the list that holds the `offset`-th element of a reservation.
  private func outer(in reserved: Reservation, at offset: Int) -> Ordinal? {
    guard let start = count(before: reserved.outer.lowerBound) else { return nil }
    return reserved.outer.dropLast().partitioningIndex { (count(before: $0 + 1) ?? .max) - start > offset }
  }
}

extension ForEach.Elements {
  /// How many elements there are in the element around the list, by its ordinal.
  var declaredCounts: Quantity {
    switch self {
    case .numbered(let count, _), .indexed(let count), .fresh(let count): .constant(Double(count))
    case .listed(let ids): .constant(Double(ids.count))
    case .counted(let counts, _): counts
    }
  }
}
