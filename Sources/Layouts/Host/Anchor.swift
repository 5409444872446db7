/// A place in a view that is known once the view is placed, such as its bounds.
///
/// A ``GeometryProxy`` has it in its own coordinates.
///
/// - Note: Documented: as in SwiftUI (`Anchor`).
public struct Anchor<Value> {
  private let node: LayoutNode
  private let value: (CGRect) -> Value

  fileprivate init(_ node: LayoutNode, _ source: Source) {
    self.node = node
    value = source.value
  }

  /// What of a view is meant.
  public struct Source {
    fileprivate let value: (CGRect) -> Value
  }

  /// The value where a reader's origin is (0, 0).
  ///
  /// Chosen: a view that was never placed lies at the origin with no size.
  fileprivate func value(from origin: CGPoint) -> Value {
    let frame = node.frame ?? CGRect(origin: origin, size: .zero)
    return value(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { $0 } }

  /// A part of the view, in its own coordinates.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in its own coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view by its shares of width and height.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A place in another view, in the coordinates of the reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: globalOrigin) }
}

extension View {
  /// Sets a preference that knows a place in the view.
  ///
  /// - Note: Documented: as in SwiftUI (`anchorPreference(key:value:transform:)`).
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        subview.modified { node, _ in
          PreferenceLayout(key: ObjectIdentifier(key), value: transform(Anchor(node, value)))
        }
      }
    }
  }

  /// Puts views in front of this one that are made from a preference of the views in it.
  ///
  /// - Note: Documented: as in SwiftUI (`overlayPreferenceValue(_:alignment:_:)`).
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    LayeredView(self, LayerLayout(alignment: alignment)) { node in
      transform(node.preference(key) ?? Key.defaultValue)
    }
  }

  /// Puts views behind this one that are made from a preference of the views in it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    overlayPreferenceValue(key, alignment: alignment, transform)
  }
}
