import LazyStacks
import ScrollTraces

/// The `@State` of rows: what was written, and what went with the rows that were released.
///
/// A row's state goes when the row is released, and begins anew when it is built again, though the id
/// is the same. (Documented: WWDC26 talk 321. Observed: the return to the initial value.)
struct StateLog {
  /// By element and key, the values that differ from the initial one.
  private var values: [ElementKey: [String: Entry]] = [:]

  /// By element and key, the values of released elements that are not back.
  private var gone: [ElementKey: [String: Departure]] = [:]

  /// Each value that a row came back without, once for each row and key.
  private var losses: [ReplayReport.StateLoss] = []
  private var counted: Set<Key> = []

  /// The values that a released element had, and has not come back without yet.
  private(set) var atRiskCount = 0

  /// A value and when it was written last.
  struct Entry {
    var value: StateValue
    var written: ReplayReport.Moment
  }

  fileprivate struct Departure {
    var entry: Entry
    var id: RowID
    var released: ReplayReport.Moment
  }

  private struct Key: Hashable {
    var element: ElementKey
    var key: String
  }
}

extension StateLog {
  /// The elements that hold something.
  var keys: Dictionary<ElementKey, [String: Entry]>.Keys { values.keys }

  /// The values that rows came back without.
  var lostCount: Int { losses.count }

  /// The values that rows came back without, but for so many that came first.
  func losses(after count: Int) -> ArraySlice<ReplayReport.StateLoss> { losses.dropFirst(count) }

  /// What an element holds.
  func value(of key: String, ofElement element: ElementKey) -> StateValue {
    values[element]?[key]?.value ?? .initial
  }

  /// Writes a value into an element that is alive; returns whether it had another one.
  ///
  /// Chosen: writing the initial value is no write, so nothing is left to lose.
  mutating func write(
    _ value: StateValue, to key: String, ofElement element: ElementKey, at moment: ReplayReport.Moment
  ) -> Bool {
    guard value != self.value(of: key, ofElement: element) else { return false }
    let entry = value == .initial ? nil : Entry(value: value, written: moment)
    values[element, default: [:]][key] = entry
    if values[element]?.isEmpty == true { values[element] = nil }
    return true
  }

  /// Takes note of the elements that a frame built and released.
  ///
  /// - Complexity: O(*e*) for *e* elements built and released; O(*w*) for *w* written to after an update.
  mutating func endFrame(of stack: LazyStack, at moment: ReplayReport.Moment, isUpdate: Bool) {
    if values.isEmpty, gone.isEmpty { return }
    for built in stack.events.built { giveBack(stack.content.key(ofElement: built.element), at: moment) }
    for element in stack.events.released {
      release(
        stack.content.key(ofElement: element), as: stack.content.id(ofElement: element), at: moment)
    }
    if isUpdate { forgetRemoved(from: stack) }
  }

  /// Forgets elements that are no longer among the data: their state is not lost, they are.
  private mutating func forgetRemoved(from stack: LazyStack) {
    for key in values.keys where stack.content.element(with: key).map(stack.isLive) != true {
      values[key] = nil
    }
    for (key, departures) in gone where stack.content.element(with: key) == nil {
      gone[key] = nil
      atRiskCount -= departures.count
    }
  }

  private mutating func giveBack(_ element: ElementKey, at moment: ReplayReport.Moment) {
    for (key, departure) in (gone.removeValue(forKey: element) ?? [:]).sorted(by: { $0.key < $1.key }) {
      atRiskCount -= 1
      guard counted.insert(Key(element: element, key: key)).inserted else { continue }
      losses.append(Self.loss(of: key, departure, returned: moment))
    }
  }

  private mutating func release(_ element: ElementKey, as id: RowID, at moment: ReplayReport.Moment) {
    guard let entries = values.removeValue(forKey: element) else { return }
    gone[element] = entries.mapValues { Departure(entry: $0, id: id, released: moment) }
    atRiskCount += entries.count
  }
}

extension StateLog {
  /// The values lost, in order of return, then those at risk, in order of release.
  var report: [ReplayReport.StateLoss] {
    let atRisk = gone.sorted { ($0.value.released, $0.key) < ($1.value.released, $1.key) }
    return losses
      + atRisk.flatMap { _, departures in
        departures.sorted { $0.key < $1.key }.map { Self.loss(of: $0.key, $0.value, returned: nil) }
      }
  }

  /// What an element held when it was released, in order of the keys; empty unless it is away.
  func valuesGone(withElement element: ElementKey) -> [RowLife.State] {
    (gone[element] ?? [:]).sorted { $0.key < $1.key }
      .map { RowLife.State(key: $0.key, value: $0.value.entry.value) }
  }

  private static func loss(
    of key: String, _ departure: Departure, returned: ReplayReport.Moment?
  ) -> ReplayReport.StateLoss {
    ReplayReport.StateLoss(
      id: departure.id, key: key, value: departure.entry.value, written: departure.entry.written,
      released: departure.released, returned: returned)
  }
}

extension [String: StateLog.Departure] {
  /// When they went: all at once.
  fileprivate var released: Int { values.first?.released.frame ?? 0 }
}
