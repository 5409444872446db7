import Foundation

/// Counts the instructions that this process executes in user mode, where Linux and the machine allow it.
struct InstructionCounter {
  private let file: Int32

  /// Opens the counter; `nil` where it is refused, as in most containers and virtual machines.
  init?() {
    #if os(Linux)
      // `struct perf_event_attr`, of which the first version has 64 bytes: the hardware counter of instructions,
      // without kernel (bit 5) and hypervisor (bit 6).
      var attributes = [UInt64](repeating: 0, count: 8)
      attributes[0] = 64 << 32
      attributes[1] = 1
      attributes[5] = 1 << 5 | 1 << 6
      #if arch(x86_64)
        let perfEventOpen = 298
      #else
        let perfEventOpen = 241
      #endif
      // Swift imports no function with a variable number of arguments.
      typealias SystemCall = @convention(c) (Int, UnsafeRawPointer, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(nil, "syscall") else { return nil }
      let call = unsafeBitCast(symbol, to: SystemCall.self)
      let descriptor = call(perfEventOpen, attributes, 0, -1, -1, 0)
      guard descriptor >= 0 else { return nil }
      file = Int32(descriptor)
    #else
      return nil
    #endif
  }
}

extension InstructionCounter {
  /// The instructions so far.
  var value: Int {
    var count = 0
    _ = withUnsafeMutableBytes(of: &count) { read(file, $0.baseAddress, $0.count) }
    return count
  }
}
