/// A key that a layout reads from its subviews, with values to try it with.
///
/// Chosen: values exist for numbers, truth values, strings, types whose cases can be listed, and optionals of
/// these; a key of any other type is only asked with its default.
struct AuditKey {
  let id: ObjectIdentifier

  /// Each puts one of the values on a sample.
  let values: [(LayoutAudit.Sample) -> LayoutAudit.Sample]

  init<Key: LayoutValueKey>(_ key: Key.Type) {
    id = ObjectIdentifier(key)
    values = Self.values(of: Key.Value.self).map { value in
      { $0.layoutValue(key: Key.self, value: value) }
    }
  }

  private static func values<Value>(of type: Value.Type) -> [Value] {
    let candidates: [Any] =
      if let listed = type as? any CaseIterable.Type {
        all(listed)
      } else if let optional = type as? any OptionalValue.Type {
        optional.candidates
      } else {
        plainValues(of: type)
      }
    return candidates.compactMap { $0 as? Value }
  }

  private static func all<Listed: CaseIterable>(_ type: Listed.Type) -> [Any] { Array(type.allCases) }

  fileprivate static func plainValues(of type: Any.Type) -> [Any] {
    switch type {
    case is Bool.Type: [true, false]
    case is Int.Type: [1, 2, 3]
    case is Double.Type: [1.0, 2.0, 3.0]
    case is CGFloat.Type: [CGFloat(1), CGFloat(2), CGFloat(3)]
    case is String.Type: ["a", "b", "c"]
    default: []
    }
  }

  fileprivate static func candidates<Value>(of type: Value.Type) -> [Any] { values(of: type) }
}

/// A type that may be without a value.
private protocol OptionalValue {
  static var candidates: [Any] { get }
}

extension Optional: OptionalValue {
  fileprivate static var candidates: [Any] {
    AuditKey.candidates(of: Wrapped.self).compactMap { $0 as? Wrapped }.map { Optional($0) as Any }
      + [Self.none as Any]
  }
}
