import LazyLayouts
import Testing

@testable import Layouts

@Suite("A lazy grid")
struct LazyGridTests {
  @Test(
    "shares a length out among its tracks",
    arguments: [
      ([GridItem(.fixed(50)), GridItem(.fixed(70))], 300, [50, 70]),
      ([GridItem(), GridItem(), GridItem()], 316, [100, 100, 100]),
      ([GridItem(.flexible(maximum: 40)), GridItem()], 208, [40, 160]),
      ([GridItem(.adaptive(minimum: 50))], 200, [184 / 3, 184 / 3, 184 / 3]),
      ([GridItem(.adaptive(minimum: 50, maximum: 55))], 200, [55, 55, 55]),
      ([GridItem(.adaptive(minimum: 500))], 200, [200]),
      ([GridItem(.fixed(50)), GridItem(.adaptive(minimum: 40)), GridItem()], 306, [50, 56, 56, 120]),
      ([], 200, []),
      ([GridItem()], .infinity, []),
    ] as [([GridItem], CGFloat, [CGFloat])])
  func tracks(items: [GridItem], length: CGFloat, lengths: [CGFloat]) {
    let tracks = GridTracks(items, in: length)
    #expect(tracks.tracks.map(\.length) == lengths)
  }

  @Test("sizes its tracks twice: minima of 60 and 120 in 200 give 95 and 120, then 107.5 and 120")
  func twoPasses() throws {
    let items = [
      GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10),
    ]
    #expect(GridTracks(items, in: 200).tracks.map(\.length) == [95, 120])
    #expect(GridTracks(items, in: 225).tracks.map(\.length) == [107.5, 120])
    let grid = try Arrangement(200, nil) {
      LazyVGrid(columns: items, alignment: .leading) {
        Color.red
        Color.blue
      }
    }
    #expect(grid.size == CGSize(225, 10))
    #expect(grid.spans == [Span(0, 107.5), Span(117.5, 120)])
  }

  @Test("with fixed tracks is as wide as its offer, the tracks at its alignment")
  func leftover() throws {
    let grid = try Arrangement(200, nil) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 4) {
        ForEach(0..<3) { Row(height: CGFloat(10 + $0)) }
      }
    }
    #expect(grid.size == CGSize(200, 11 + 4 + 12))
    #expect(grid.frames == [CGRect(46, 0.5, 50, 10), CGRect(104, 0, 50, 11), CGRect(46, 15, 50, 12)])
  }

  @Test("without a width takes the ideal widths of its first line")
  func ideal() throws {
    let grid = try Arrangement(nil, nil) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Row(width: 40, height: 10)
        Row(width: 60, height: 10)
        Row(width: 300, height: 10)
      }
    }
    #expect(grid.size.width == 108)
  }

  @Test("gives a section's header a line of its own")
  func header() throws {
    let grid = try Arrangement(108, nil) {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Section {
          ForEach(0..<3) { _ in Row(height: 10) }
        } header: {
          Row(height: 5)
        }
      }
    }
    #expect(
      grid.frames == [
        CGRect(0, 0, 108, 5), CGRect(0, 5, 50, 10), CGRect(58, 5, 50, 10), CGRect(0, 15, 50, 10),
      ])
  }
}

@Suite("A grid")
struct GridTests {
  @Test("makes columns as wide as their widest cells, and shares out spans")
  func columns() throws {
    let grid = try Arrangement(nil, nil) {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Row(width: 10, height: 10)
          Row(width: 30, height: 5)
        }
        GridRow {
          Row(width: 20, height: 10)
          Row(width: 10, height: 10)
        }
        GridRow { Row(width: 62, height: 10).gridCellColumns(2) }
        Row(width: 5, height: 5)
      }
    }
    #expect(grid.size == CGSize(62, 38))
    #expect(grid.frames[1] == CGRect(27, 0, 30, 5))
    #expect(grid.frames[3] == CGRect(27, 11, 10, 10))
    #expect(grid.frames[5] == CGRect(0, 33, 5, 5))
  }

  @Test("lets an unsized cell fill its column without widening it")
  func unsized() throws {
    let grid = try Arrangement(300, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Row(width: 40, height: 10)
          Row(width: 20, height: 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(grid.size == CGSize(60, 11))
    #expect(grid.frames[2] == CGRect(0, 10, 60, 1))
  }

  @Test("aligns a column as one of its cells says")
  func columnAlignment() throws {
    let grid = try Arrangement(nil, nil) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Row(width: 40, height: 10).gridColumnAlignment(.trailing) }
        GridRow { Row(width: 10, height: 10) }
      }
    }
    #expect(grid.frames[1] == CGRect(30, 10, 10, 10))
  }
}

@Suite("A large grid")
struct LargeGridTests {
  private func counters(_ count: Int, spacing: CGFloat?) throws -> (LayoutCounters, seconds: Double) {
    let start = CPUTime.now
    let host = LayoutHost {
      Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
        ForEach(0..<count, id: \.self) { _ in
          GridRow { ForEach(0..<count, id: \.self) { _ in Row(width: 5, height: 5) } }
        }
      }
    }
    try host.subviews[0].layout(ProposedViewSize(width: 390, height: 844))
    return (host.counters, CPUTime.now - start)
  }

  @Test("takes time and questions that are linear in its cells", arguments: [nil, 4] as [CGFloat?])
  func linear(spacing: CGFloat?) throws {
    let few = try counters(20, spacing: spacing)
    let many = try counters(80, spacing: spacing)
    #expect(many.0.questions <= 16 * few.0.questions)
    // Quadratic time would take 256 times as long.
    #expect(many.seconds < 64 * few.seconds)
  }

  @Test("counts the gaps that neighbours prefer, in rows and between them")
  func gaps() throws {
    let host = LayoutHost {
      Grid {
        GridRow {
          Row(width: 5, height: 5)
          Text(characters: 2)
        }
        GridRow {
          Row(width: 5, height: 5)
          Row(width: 5, height: 5)
        }
        Row(width: 5, height: 5)
      }
    }
    // 8.15 points below text, in the second column of the first row.
    #expect(host.subviews[0].sizeThatFits(.unspecified).height == 20 + 5 + 5 + 2 * 8.15)
  }
}
