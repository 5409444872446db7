import Foundation
import LazyStacks

for count in [10_000, 100_000, 1_000_000] {
  let workload = Workload(rows: count)
  print(workload.checksums.map { String($0, radix: 16) })
  for estimate in [ModelParameters.Estimate.fixed(100), .mean] {
    var driver = WorkloadDriver(
      model: MeasuredExtents(subviewCount: count, spacing: .zero, estimate: estimate, stride: 100), heights: workload.heights)
    let clock = ContinuousClock()
    let t0 = clock.now
    for f in workload.frames { driver.run(f) }
    let t1 = clock.now
    let c = driver.counters
    print(count, estimate, t1 - t0, c.measured, c.passes, c.corrections, c.correctionTotal, c.correctionLargest, driver.offset, driver.model.extent)
    let t2 = clock.now
    for (k, r) in workload.targets.enumerated() { driver.scroll(to: r, call: k) }
    print(clock.now - t2, driver.counters.iterations, driver.counters.worstLandingError, driver.counters.measured, driver.offset, driver.counters.fingerprint)
  }
}
