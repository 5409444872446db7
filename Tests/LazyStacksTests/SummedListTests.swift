import TestSupport
import Testing

@testable import LazyStacks

private struct Part: Summed, Hashable {
  var name: Int
  var sum: Int
}

/// The dull twin: an array.
@Suite("A list that is found by its sums")
struct SummedListTests {
  @Test("is an array with sums", arguments: UInt64(0)..<40)
  func differential(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var array: [Part] = (0..<Int(seed) * 7).map { Part(name: $0, sum: Int(generator.next() % 5)) }
    var list = SummedList(array)
    check(list, array, &generator)
    for step in 0..<200 {
      let (before, arrayBefore) = (list, array)
      switch generator.next() % 4 {
      case 0, 1:
        let part = Part(name: 1_000 + step, sum: Int(generator.next() % 5))
        let place = Int(generator.next() % UInt64(array.count + 1))
        list.insert(part, at: place)
        array.insert(part, at: place)
      case 2 where !array.isEmpty:
        let place = Int(generator.next() % UInt64(array.count))
        list.update(at: place) { $0.sum += 3 }
        array[place].sum += 3
      default:
        let first = Int(generator.next() % UInt64(array.count + 1))
        let length = step % 5 == 0 ? UInt64(array.count - first + 1) : 3
        let last = min(array.count, first + Int(generator.next() % length))
        list.remove(first..<last)
        array.removeSubrange(first..<last)
      }
      check(list, array, &generator)
      // A copy made before is untouched.
      #expect(before.items == arrayBefore)
    }
  }

  private func check(_ list: SummedList<Part>, _ array: [Part], _ generator: inout SplitMix) {
    #expect(list.count == array.count)
    #expect(list.sum == array.reduce(0) { $0 + $1.sum })
    #expect(list.items == array)
    if array.isEmpty { return }
    let place = Int(generator.next() % UInt64(array.count))
    #expect(list[place] == array[place])
    #expect(list.sum(before: place) == array[..<place].reduce(0) { $0 + $1.sum })
    let sum = Int(generator.next() % UInt64(list.sum + 2))
    let first = array.indices.first { array[...$0].reduce(0) { $0 + $1.sum } > sum }
    #expect(list.first { $0 > sum }?.position == first)
  }

  @Test("stays shallow when it is emptied from the front and filled at the end")
  func queue() {
    var list = SummedList((0..<1_000).map { Part(name: $0, sum: 1) })
    for step in 0..<20_000 {
      list.remove(0..<1)
      list.append(Part(name: 1_000 + step, sum: 1))
    }
    #expect(list.count == 1_000)
    #expect(list[0].name == 20_000)
    #expect(list[999].name == 20_999)
  }
}
