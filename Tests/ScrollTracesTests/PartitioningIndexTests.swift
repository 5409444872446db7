import Findings
import Testing

@Suite("The index that parts a collection")
struct PartitioningIndexTests {
  @Test("is that of the first element of the second part", arguments: 0..<40)
  func index(count: Int) {
    for boundary in 0...count {
      let elements = (0..<count).map { $0 * 3 }
      #expect(elements.partitioningIndex { $0 >= boundary * 3 } == boundary)
      #expect(elements[(count / 2)...].partitioningIndex { $0 >= boundary * 3 } == max(boundary, count / 2))
      #expect((7..<7 + count).partitioningIndex { $0 - 7 >= boundary } == 7 + boundary)
    }
  }

  @Test("asks about few elements")
  func cost() {
    var asked = 0
    let found = (0..<1_000_000).partitioningIndex {
      asked += 1
      return $0 >= 123_456
    }
    #expect(found == 123_456)
    #expect(asked <= 20)
  }
}
