public import LazyStacks
internal import ScrollTraces

extension StackSteps {
  /// Elements come in: `insert 20 at end into "feed"`.
  ///
  /// - Parameters:
  ///   - count: How many, at least 1.
  ///   - place: Before which place, from 0, or `.end`.
  ///   - list: The name of their `ForEach`; `nil` where there is just one.
  ///   - ids: Their identities; by default those that the `ForEach` would give.
  ///   - heights: Heights of their own that repeat, in points; empty for the heights that the `ForEach` declares.
  public mutating func insert(
    _ count: Int, at place: DataPlace, into list: ListName? = nil, ids: Insertion.NewIDs = .continued,
    heights: [Double] = []
  ) throws(Failure) {
    let heights = heights.map(Length.init(clamping:))
    try perform(.edit(.insert(Insertion(count, at: place, into: list, ids: ids, heights: heights))))
  }

  /// Elements with given identities come in: `insert 2 at 0 ids ["a", "b"]`.
  public mutating func insert(
    _ ids: [RowID], at place: DataPlace, into list: ListName? = nil, heights: [Double] = []
  ) throws(Failure) {
    try insert(ids.count, at: place, into: list, ids: .listed(ids), heights: heights)
  }

  /// An element goes: `remove "m3"`.
  public mutating func remove(_ id: RowID, from list: ListName? = nil) throws(Failure) {
    try remove([id], from: list)
  }

  /// Elements go: `remove ["m3", "m9"] from "feed"`.
  public mutating func remove(_ ids: [RowID], from list: ListName? = nil) throws(Failure) {
    try perform(.edit(.remove(.ids(ids), from: list)))
  }

  /// The elements at some places go: `remove 3...7`.
  public mutating func remove(places: ClosedRange<Int>, from list: ListName? = nil) throws(Failure) {
    try perform(.edit(.remove(.places(places), from: list)))
  }

  /// All elements go: `remove all`.
  public mutating func removeAll(from list: ListName? = nil) throws(Failure) {
    try perform(.edit(.remove(.all, from: list)))
  }

  /// An element takes another place in its `ForEach`, counted without it: `move "m7" to 0`.
  public mutating func move(_ id: RowID, to place: DataPlace) throws(Failure) {
    try perform(.edit(.move(id, to: place)))
  }

  /// The data is another list, and elements whose id stays, stay: `replace ["a", "b"] in "feed"`.
  public mutating func replace(with ids: [RowID], in list: ListName? = nil) throws(Failure) {
    try perform(.edit(.replace(ids, in: list)))
  }

  /// A row takes a height of its own, 0 to 1,000,000 points: `resize "m12" to 300`.
  public mutating func resize(_ id: RowID, to height: Double) throws(Failure) {
    try resize([id], to: height)
  }

  /// Rows take a height of their own: `resize ["m1", "m2"] to 300`.
  public mutating func resize(_ ids: [RowID], to height: Double) throws(Failure) {
    try perform(.edit(.resize(.ids(ids), to: Length(clamping: height))))
  }

  /// All rows take one height: `resize all to 300`.
  public mutating func resizeAll(to height: Double) throws(Failure) {
    try perform(.edit(.resize(.all, to: Length(clamping: height))))
  }

  /// Edits that land in one frame: `begin` … `commit`.
  ///
  /// - Parameter edits: Writes them down; other steps than edits are refused.
  public mutating func together(_ edits: (inout StepList) -> Void) throws(Failure) {
    try perform("begin\n\(StepList(edits).text)commit")
  }
}
