import TestSupport
import Testing

@testable import LazyStacks

@Suite("Elements that are alive")
struct AliveElementsTests {
  @Test("agree with a dictionary", arguments: UInt64(0)..<64)
  func agreesWithDictionary(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var alive = AliveElements()
    var twin: [ElementIndex: AliveElements.State] = [:]
    let uses: [AliveElements.Use] = [.now, .last(change: 1, frame: 1), .last(change: 2, frame: 2)]
    for _ in 0..<200 {
      let element = ElementIndex(random.integer(in: 0...60))
      let range = element..<element + random.integer(in: 0...20)
      let use = random.pick(uses)
      switch random.integer(in: 0...5) {
      case 0...2 where !alive.contains(element):
        let state = AliveElements.State(use: use, isUnseenPrefetch: random.chance(0.3))
        alive.insert(element, state)
        twin[element] = state
      case 3:
        alive.update(range) { $0.use = use }
        for element in range { twin[element]?.use = use }
      case 4:
        alive.update(range) { $0.isUnseenPrefetch.toggle() }
        for element in range { twin[element]?.isUnseenPrefetch.toggle() }
      default:
        guard random.chance(0.1) else { continue }
        var gone: [ElementIndex] = []
        alive.remove {
          $0.use == use
        } each: { elements, state in
          gone += elements
          #expect(elements.allSatisfy { twin[$0] == state })
        }
        #expect(gone == twin.filter { $0.value.use == use }.keys.sorted())
        for element in gone { twin[element] = nil }
      }
      #expect(alive.brokenInvariant == nil)
      #expect(alive.count == twin.count)
      for element: ElementIndex in -1..<83 { #expect(alive.state(of: element) == twin[element]) }
      var found: [ElementIndex] = []
      alive.forEachRun(in: range) { elements, _ in found += elements }
      #expect(found == range.filter { twin[$0] != nil })
    }
  }

  @Test("a million neighbours are one run, and leave in one step")
  func manyNeighbours() {
    var alive = AliveElements()
    for element in 0..<1_000_000 { alive.insert(ElementIndex(element), AliveElements.State(use: .now)) }
    alive.update(10..<999_990) { $0.use = .last(change: 3, frame: 5) }
    #expect(alive.runs.map(\.elements) == [0..<10, 10..<999_990, 999_990..<1_000_000])
  }
}
