/// A value behind one reference, so that copies cost little until one is changed.
struct CopyOnWrite<Value: Sendable>: Sendable {
  /// Holds the value.
  ///
  /// No two boxes share it while it changes: `value` copies first unless it is the only one.
  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// The value.
  var value: Value {
    @inline(__always) _read { yield storage.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
