import LazyStacks
import TestSupport
import Testing

@Suite("Measured extents")
struct MeasuredExtentsTests {
  @Test("agree with an array and a loop", arguments: UInt64(0)..<64)
  func agreesWithTwin(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 0...200, using: &random)
    let spacing = random.pick([Length.zero, 8, 4.333])
    let estimate: ModelParameters.Estimate = seed.isMultiple(of: 3) ? .fixed(36.397) : .mean
    var model = MeasuredExtents(subviewCount: count, spacing: spacing, estimate: estimate)
    var twin = DullExtents(subviewCount: count, spacing: spacing, estimate: estimate)
    let lengths: [Length] = seed.isMultiple(of: 5) ? [0] : [0, 0.1, 36.397, 44, 120, 9_000]
    for _ in 0..<80 {
      if count > 0 {
        let index = Int.random(in: 0..<count, using: &random)
        let length = random.pick(lengths)
        #expect(model.measure(index, as: length) == twin.measure(index, as: length))
        #expect(model.measuredLength(of: index) == length)
        #expect(model.length(of: index) == length)
      }
      #expect(model.extent == twin.extent)
      let index = Int.random(in: 0...count, using: &random)
      #expect(model.leadingEdge(of: index) == twin.leadingEdge(of: index))
      let range = min(index, count)..<Int.random(in: index...count, using: &random)
      #expect(model.firstUnmeasured(in: range) == twin.firstUnmeasured(in: range))
      for offset in [
        twin.leadingEdge(of: index), twin.leadingEdge(of: index) + Length(units: 1),
        Length(units: Int64.random(in: -5_000_000...(twin.extent.units + 9_000_000), using: &random)),
      ] {
        #expect(model.firstSubview(startingAtOrAfter: offset) == twin.firstSubview(startingAtOrAfter: offset))
        #expect(model.subview(atOrAfter: offset) == twin.subview(atOrAfter: offset))
        if count > 0 {
          #expect(model.subview(startingAtOrBefore: offset) == twin.subview(startingAtOrBefore: offset))
        }
      }
      #expect(model.brokenInvariant == nil)
    }
  }

  @Test("agree while subviews come and go, measured ones too", arguments: UInt64(0)..<64)
  func comingAndGoing(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let count = random.integer(in: 0...400)
    let estimate: ModelParameters.Estimate = seed.isMultiple(of: 3) ? .fixed(36.397) : .mean
    var model = MeasuredExtents(subviewCount: count, spacing: 4.333, estimate: estimate)
    var twin = DullExtents(subviewCount: count, spacing: 4.333, estimate: estimate)
    for index in 0..<count where random.chance(0.6) {
      let length = random.length(in: 0...90)
      model.measure(index, as: length)
      twin.measure(index, as: length)
    }
    for _ in 0..<60 {
      let index = random.integer(in: 0...twin.subviewCount)
      switch random.integer(in: 0...3) {
      case 0:
        let count = random.integer(in: 0...40)
        model.changeCount(by: count, at: index)
        twin.changeCount(by: count, at: index)
      case 1 where index < twin.subviewCount:
        model.measure(index, as: 55)
        twin.measure(index, as: 55)
      default:
        let range = index..<min(twin.subviewCount, index + random.integer(in: 0...30))
        model.remove(range)
        twin.remove(range)
      }
      #expect(model.brokenInvariant == nil)
      #expect(model.subviewCount == twin.subviewCount)
      #expect(model.extent == twin.extent)
      let place = random.integer(in: 0...twin.subviewCount)
      #expect(model.leadingEdge(of: place) == twin.leadingEdge(of: place))
      #expect(model.extent(from: place) == twin.extent(from: place))
      let range = place..<twin.subviewCount
      #expect(model.firstUnmeasured(in: range) == twin.firstUnmeasured(in: range))
      let offset = Length(units: Int64.random(in: 0...(twin.extent.units + 9_000_000), using: &random))
      #expect(model.firstSubview(startingAtOrAfter: offset) == twin.firstSubview(startingAtOrAfter: offset))
    }
  }

  /// As many rows as fill a tree of three levels, measured in runs as scrolling and jumping does.
  @Test("agree when there are thousands, measured in runs and forgotten again", arguments: UInt64(0)..<6)
  func deepTree(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let spacing = random.pick([Length.zero, 4.333])
    let estimate: ModelParameters.Estimate = seed.isMultiple(of: 3) ? .fixed(36.397) : .mean
    var model = MeasuredExtents(subviewCount: 12_000, spacing: spacing, estimate: estimate)
    var twin = DullExtents(subviewCount: 12_000, spacing: spacing, estimate: estimate)
    for round in 0..<60 {
      let start = random.integer(in: 0...twin.subviewCount - 1)
      let run = start..<min(twin.subviewCount, start + random.integer(in: 1...600))
      switch round % 6 {
      case 0:
        let lengths = run.map { _ in random.length(in: 0...90) }
        model.measure(run, as: lengths[...])
        twin.measure(run, as: lengths[...])
      case 1, 2, 3:
        var rows = Array(run)
        if random.chance(0.3) { rows.reverse() }
        if random.chance(0.3) { rows = rows.filter { _ in random.chance(0.5) } }
        let lengths = rows.map { _ in random.length(in: 0...90) }
        for (row, length) in zip(rows, lengths) { model.measure(row, as: length) }
        twin.measure(rows, as: lengths[...])
      case 4:
        model.remove(run)
        twin.remove(run)
      default:
        model.changeCount(by: run.count, at: start)
        twin.changeCount(by: run.count, at: start)
      }
      #expect(model.brokenInvariant == nil)
      #expect(model.extent == twin.extent)
      let place = random.integer(in: 0...twin.subviewCount - 1)
      let edge = twin.leadingEdge(of: place)
      #expect(model.leadingEdge(of: place) == edge)
      #expect(model.firstSubview(startingAtOrAfter: edge) == twin.firstSubview(startingAtOrAfter: edge))
      #expect(model.subview(startingAtOrBefore: edge) == twin.subview(startingAtOrBefore: edge))
      let range = place..<twin.subviewCount
      #expect(model.firstUnmeasured(in: range) == twin.firstUnmeasured(in: range))
    }
    model.remove(0..<model.subviewCount)
    #expect(model.brokenInvariant == nil)
    #expect(model.extent == .zero)
  }

  /// Whole inner nodes of the tree are left empty, and are used for what is measured next.
  @Test("use again what rows took that are gone", arguments: [1_000..<11_000, 0..<10_000, 9_000..<19_999])
  func reuse(gone: Range<Int>) {
    var model = MeasuredExtents(subviewCount: 20_000, spacing: 0, estimate: .mean)
    for row in 0..<20_000 { model.measure(row, as: 10) }
    let nodeCount = model.nodeCount
    model.remove(gone)
    #expect(model.brokenInvariant == nil)
    #expect(model.extent == Length(10) * (20_000 - gone.count))
    model.changeCount(by: gone.count, at: gone.lowerBound)
    for row in gone { model.measure(row, as: 20) }
    #expect(model.brokenInvariant == nil)
    #expect(model.extent == Length(10) * (20_000 + gone.count))
    // A row measured between others splits a full node in two.
    #expect(model.nodeCount <= nodeCount * 2)
  }

  @Test("rows that follow one another are measured without going down the tree again")
  func measuringInARow() {
    var model = MeasuredExtents(subviewCount: 100_000, spacing: 0, estimate: .mean)
    for row in 0..<10_000 { model.measure(row, as: 44) }
    // A leaf has 64 rows, and each is looked up once when it is begun.
    #expect(model.descentCount == 10_000 / 64)
  }

  @Test("beyond the longest extent sums are cut, and rows are found all the same")
  func beyondTheLongestExtent() {
    let count = ForEach.Elements.maximumCount
    var model = MeasuredExtents(subviewCount: count, spacing: 0, estimate: .fixed(1_000_000))
    #expect(model.extent == Length.maximum)
    model.measure(0, as: 10)
    #expect(model.firstSubview(startingAtOrAfter: 1_000_010) == 2)
    #expect(model.subview(startingAtOrBefore: 1_000_010) == (2, 1_000_010))
  }

  @Test("a mean is divided last: three rows of a third each make a whole")
  func meanIsDividedLast() {
    var model = MeasuredExtents(subviewCount: 6, spacing: 0, estimate: .mean)
    for (index, length) in [10, 10, 11].enumerated() {
      model.measure(index, as: Length(integerLiteral: length))
    }
    #expect(model.extent == 62)
    #expect(model.leadingEdge(of: 4).units == Int64((31 + 31.0 / 3) * 1_048_576 + 0.5))
  }

  @Test("nothing measured: the stride stands in, and the spacing is added")
  func nothingMeasured() {
    let model = MeasuredExtents(subviewCount: 10, spacing: 8, estimate: .mean)
    #expect(model.extent == 392)
    #expect(model.leadingEdge(of: 5) == 200)
  }

  @Test("two billion subviews cost nothing and stay exact")
  func manySubviews() {
    let count = ForEach.Elements.maximumCount
    var model = MeasuredExtents(subviewCount: count, spacing: 0, estimate: .mean)
    model.measure(count - 1, as: 43)
    model.measure(1_000_000_000, as: 44)
    #expect(model.extent.units == 43 * 1_048_576 * Int64(count) + Int64(count) * 524_288)
    let edge = model.leadingEdge(of: 1_500_000_000)
    #expect(model.firstSubview(startingAtOrAfter: edge) == 1_500_000_000)
    #expect(model.firstSubview(startingAtOrAfter: edge + Length(units: 1)) == 1_500_000_001)
    #expect(model.firstUnmeasured(in: 1_000_000_000..<count) == 1_000_000_001..<count - 1)
  }

  @Test("rows without length all start at one place; the first of them is found")
  func zeroLengths() {
    var model = MeasuredExtents(subviewCount: 1_000_000, spacing: 0, estimate: .mean)
    model.measure(500, as: 0)
    #expect(model.extent == 0)
    #expect(model.firstSubview(startingAtOrAfter: 0) == 0)
    #expect(model.firstSubview(startingAtOrAfter: 1) == 1_000_000)
    #expect(model.subview(atOrAfter: 0) == 0)
    #expect(model.subview(atOrAfter: 1) == nil)
  }
}
