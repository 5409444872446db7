import LazyStacks
import TestSupport
import Testing

@Suite("The stack and its dull twin")
struct StackTwinTests {
  /// 200 stacks of 100 frames, a third of them with rows that come and go; the benchmark target runs ten times as
  /// many.
  @Test("agree in every figure of every frame", arguments: UInt64(0)..<200)
  func agree(seed: UInt64) throws {
    try StackDifferential.run(seed: seed, frames: 100)
  }
}
