/// Where positions are counted from.
///
/// - Note: Documented: as in SwiftUI (`CoordinateSpace`).
public enum CoordinateSpace: Hashable {
  /// The origin of whatever is outermost.
  case global

  /// The origin of the view itself.
  case local

  /// The origin of the nearest view around with a name.
  case named(AnyHashable)
}

// Only the task that resolves views ever makes or compares one, hence the unchecked promise.
extension CoordinateSpace: @unchecked Sendable {}

/// Something that positions can be counted from.
///
/// - Note: Documented: as in SwiftUI (`CoordinateSpaceProtocol`).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

/// The space of whatever is outermost.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  /// Gives the view's coordinate space a name for the views in it.
  ///
  /// - Note: Documented: as in SwiftUI (`coordinateSpace(_:)`).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        subview.remade { context in
          let place = NamedPlace()
          var inner = context
          inner.environment.namedPlaces[name.coordinateSpace] = place
          let node = subview.make(inner)
          place.node = node
          return node
        }
      }
    }
  }

  /// Gives the view's coordinate space a name for the views in it.
  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

/// A view with a named space, which its own views know before it is made.
final class NamedPlace {
  weak var node: LayoutNode?
}

extension EnvironmentValues {
  /// The views around with a named space.
  var namedPlaces: [CoordinateSpace: NamedPlace] {
    get { self[NamedPlacesKey.self]?.places ?? [:] }
    set { self[NamedPlacesKey.self] = NamedPlaces(places: newValue) }
  }

  private struct NamedPlaces {
    let places: [CoordinateSpace: NamedPlace]
  }
  private enum NamedPlacesKey: EnvironmentKey {
    static var defaultValue: NamedPlaces? { nil }
  }
}
