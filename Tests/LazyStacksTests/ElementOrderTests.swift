import TestSupport
import Testing

@testable import LazyStacks

@Suite("The order of elements")
struct ElementOrderTests {
  /// Runs of ordinals, and an array of them as the dull twin.
  @Test("is that of an array, whatever comes in and goes", arguments: UInt64(0)..<100)
  func edits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var dull = (0..<random.integer(in: 0...30)).map { Ordinal($0) }
    var order = ElementOrder(count: dull.count)
    var next = Ordinal(dull.count)
    for _ in 0..<60 {
      switch random.integer(in: 0...2) {
      case 0:
        let (count, place) = (random.integer(in: 0...5), random.integer(in: 0...dull.count))
        order = order.inserting(next..<next + count, at: place)
        dull.insert(contentsOf: next..<next + count, at: place)
        next += count
      case 1 where !dull.isEmpty:
        let first = random.integer(in: 0...dull.count - 1)
        let places = first..<min(dull.count, first + random.integer(in: 1...4))
        order = order.removing(places: places)
        dull.removeSubrange(places)
      default:
        let gone = Set(
          (0..<random.integer(in: 0...3)).map { _ in Ordinal(random.integer(in: 0...next.rawValue)) })
        order = order.removing(gone)
        dull.removeAll { gone.contains($0) }
      }
      #expect(order.count == dull.count)
      #expect(dull.indices.map(order.ordinal) == dull)
      #expect((0..<next).map(order.place) == (0..<next).map { dull.firstIndex(of: $0) })
    }
  }

  @Test("says which places have other ordinals than before", arguments: UInt64(0)..<50)
  func changes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let before = ElementOrder(count: 40)
    var after = before
    for _ in 0..<random.integer(in: 0...3) {
      let place = random.integer(in: 0...after.count - 3)
      after =
        random.chance(0.5)
        ? after.inserting(Ordinal(100 + place)..<Ordinal(103 + place), at: place)
        : after.removing(places: place..<place + 2)
    }
    let (now, then) = ((0..<after.count).map(after.ordinal), (0..<before.count).map(before.ordinal))
    let changed = (0..<min(now.count, then.count)).filter { now[$0] != then[$0] }
    let found = after.changedPlaces(since: before)
    #expect(found?.first == changed.first)
    #expect(found?.count ?? 0 == changed.count)
  }
}
