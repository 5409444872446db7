import AllocationCounter

/// Returns how often a closure asks for memory: for an object, or for the storage of an array, a dictionary or an escaping
/// closure; `nil` where that is not counted.
package func heapAllocations(in body: () throws -> Void) rethrows -> Int? {
  let before = allocationCount()
  try body()
  return before < 0 ? nil : allocationCount() - before
}
