/// A change of the data behind the stack's `ForEach`.
public enum DataEdit: Hashable, Sendable {
  /// `insert 20 at 0 into "feed"`: elements come in.
  case insert(Insertion)

  /// `remove "m3"`, `remove 3...7 from "feed"`, `remove all`: elements go.
  case remove(Removal, from: ListName?)

  /// `move "m7" to 0`: an element takes another place in its `ForEach`, counted without it.
  case move(RowID, to: DataPlace)

  /// `replace ["a", "b"] in "feed"`: the data is another list; elements whose id stays, stay.
  case replace([RowID], in: ListName?)

  /// `resize "m12" to 300`: rows take a height of their own.
  case resize(ResizedRows, to: Length)
}

/// Elements that come in.
public struct Insertion: Hashable, Sendable {
  /// How many elements come in.
  public var count: Int

  /// The place before which they come in.
  public var place: DataPlace

  /// The name of the `ForEach` that they come into; `nil` where the stack has just one.
  public var list: ListName?

  /// The identities of the new elements.
  public var ids: NewIDs

  /// The heights of the new rows, repeating; empty where the `ForEach` declares them.
  public var heights: [Length]

  /// Creates an insertion.
  public init(
    _ count: Int, at place: DataPlace, into list: ListName? = nil, ids: NewIDs = .continued,
    heights: [Length] = []
  ) {
    self.count = count
    self.place = place
    self.list = list
    self.ids = ids
    self.heights = heights
  }

  /// The identities of elements that come in.
  public enum NewIDs: Hashable, Sendable {
    /// As the `ForEach` identifies its elements; a prefix continues its numbering.
    case continued

    /// `id: "p"`: texts of another prefix, numbered.
    case prefix(String)

    /// `ids: ["a", "b"]`, one for each.
    case listed([RowID])
  }
}

/// Which `ForEach` an edit speaks of: `"feed"`, or `"items" of "g3"` for the one inside an element.
public struct ListName: Hashable, Sendable {
  /// The name that the `ForEach` was given.
  public var name: String

  /// The element that it is in; `nil` for a `ForEach` of the stack itself.
  public var element: RowID?

  /// Names a `ForEach`.
  public init(_ name: String, of element: RowID? = nil) {
    self.name = name
    self.element = element
  }
}

extension ListName: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

/// A place among the data of a `ForEach`.
public enum DataPlace: Hashable, Sendable {
  /// From 0.
  case index(Int)

  /// After the last element.
  case end
}

extension DataPlace: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}

/// Elements that go.
public enum Removal: Hashable, Sendable {
  /// Elements with some identities.
  case ids([RowID])

  /// Elements at some places, from 0.
  case places(ClosedRange<Int>)

  /// All elements.
  case all
}

/// Rows that take another height: the first subview of each element.
public enum ResizedRows: Hashable, Sendable {
  /// The rows of some elements, or views with an id.
  case ids([RowID])

  /// The rows of all elements that there are.
  case all
}
