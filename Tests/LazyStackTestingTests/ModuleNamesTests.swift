import Findings
import Foundation
import Layouts
import LazyStackTesting
import LazyStacks
import Observation
import Replays
import ScrollTraces
import Synchronization
import Testing

/// Its macro names the module `Observation`, which no type of an imported module may hide.
@Observable private final class Counter {
  var count = 0
}

@Suite("A file that imports every module of the package")
struct ModuleNamesTests {
  @Test("may use the macros and the modules of the toolchain")
  func macros() throws {
    let counter = Counter()
    let changes = Synchronization.Mutex(0)
    withObservationTracking {
      #expect(counter.count == 0)
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    counter.count = 1
    #expect(changes.withLock { $0 } == 1)
    let isLong = #Predicate<String> { $0.count > 3 }
    #expect(try isLong.evaluate("long text"))
    #expect(Trace.Observation(time: .seconds(1)).description == "observe at 1s")
  }
}
