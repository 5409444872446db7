internal import LazyStacks
internal import ScrollTraces
public import Testing

// The expectations that most tests have, each a line of the trace language.
extension StackReplay {
  /// Expects few corrections: frames in which an estimate changed and no movement explains it.
  ///
  /// - Parameters:
  ///   - count: The most that are allowed.
  ///   - mark: From which mark on; `nil` for since the start.
  @discardableResult
  public func expectCorrections(
    atMost count: Int, since mark: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.corrections, .lessOrEqual, Double(count), since: mark, sourceLocation)
  }

  /// Expects a row at a distance from the viewport's leading edge, in points, within a tolerance.
  ///
  /// A row that is not placed counts with its derived position.
  @discardableResult
  public func expectRow(
    _ id: RowID, at distance: Double, within tolerance: Double? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.position, id, at: distance, within: tolerance, sourceLocation)
  }

  /// Expects the first row seen, and its distance from the viewport's leading edge.
  @discardableResult
  public func expectFirstRow(
    _ id: RowID, at distance: Double, within tolerance: Double? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.first, id, at: distance, within: tolerance, sourceLocation)
  }

  /// Expects the first and the last row seen.
  @discardableResult
  public func expectVisibleRows(
    from first: RowID, through last: RowID, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.visible(first, last), sourceLocation)
  }

  /// Expects that no row came back without the `@State` that it had.
  @discardableResult
  public func expectNoStateLost(
    since mark: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.lost, .equal, 0, since: mark, sourceLocation)
  }

  /// Expects that no row on screen moved without a command.
  @discardableResult
  public func expectNoVisibleShift(
    since mark: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.shift, .equal, 0, since: mark, sourceLocation)
  }

  /// Expects that few elements are built, each time counted that one is.
  @discardableResult
  public func expectBuilt(
    atMost count: Int, since mark: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    expect(.built, .lessOrEqual, Double(count), since: mark, sourceLocation)
  }
}

extension StackReplay {
  private func expect(
    _ metric: Metric, _ comparison: Comparison, _ value: Double, since mark: String?,
    _ location: Testing.SourceLocation
  ) -> Bool {
    expect(.metric(metric, comparison, value, within: nil, since: mark), location)
  }

  private func expect(
    _ row: ScrollTraces.PlacedRow, _ id: RowID, at distance: Double, within tolerance: Double?,
    _ location: Testing.SourceLocation
  ) -> Bool {
    expect(.place(row, id, at: Length(clamping: distance), within: tolerance), location)
  }

  private func expect(_ expectation: TraceExpectation, _ location: Testing.SourceLocation) -> Bool {
    expect(String(expectation.description.dropFirst("expect ".count)), sourceLocation: location)
  }
}
