import Foundation
import Testing

@testable import Layouts

@Suite("A leaf that is exchanged")
struct LeafSlotTests {
  private let slot = LeafSlot(Text(characters: 3))

  private var host: LayoutHost {
    LayoutHost {
      HStack(spacing: 0) {
        VStack(spacing: 0) { slot.padding(10) }
        VStack(spacing: 0) { Text(characters: 4) }
      }
    }
  }

  @Test("counts once the host takes it over")
  func exchange() {
    let host = host
    let width = { host.subviews.first?.sizeThatFits(.unspecified).width ?? 0 }
    #expect(width() == CGFloat(76))
    slot.leaf = Text(characters: 5)
    #expect(width() == CGFloat(76))
    host.takeChanges()
    #expect(width() == CGFloat(92))
  }

  @Test("leaves known what has nothing to do with it")
  func cost() {
    let host = host
    _ = host.subviews.first?.sizeThatFits(.unspecified)
    let before = host.counters.measurements
    host.takeChanges()
    _ = host.subviews.first?.sizeThatFits(.unspecified)
    #expect(host.counters.measurements == before)
    slot.leaf = Text(characters: 5)
    host.takeChanges()
    _ = host.subviews.first?.sizeThatFits(.unspecified)
    // The slot, its padding, the stack around it and the outer stack.
    #expect(host.counters.measurements == before + 4)
  }

  @Test("is forgotten offer by offer, so that memory does not follow the exchanges")
  func manyOffers() {
    let host = host
    for count in 1..<200 {
      slot.leaf = Text(characters: count)
      host.takeChanges()
      let size = host.subviews.first?.sizeThatFits(ProposedViewSize(width: CGFloat(count * 3), height: nil))
      let fresh = LayoutHost {
        HStack(spacing: 0) {
          VStack(spacing: 0) { Text(characters: count).padding(10) }
          VStack(spacing: 0) { Text(characters: 4) }
        }
      }
      #expect(
        size == fresh.subviews.first?.sizeThatFits(ProposedViewSize(width: CGFloat(count * 3), height: nil)))
    }
  }
}
