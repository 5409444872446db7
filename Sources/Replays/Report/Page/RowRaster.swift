import Findings
import LazyStacks
import ScrollTraces

/// Rows by frames: what is alive when, and why.
struct RowRaster {
  let timeline: Timeline
  let names: RowNames
  let axis: RowAxis

  /// How many columns of the timeline are one of the raster's.
  private let stride: Int

  /// By bin and column, the state; `nil` where nothing is alive.
  private var cells: [[AliveRows.State?]] = []

  private static let columnCapacity = 1_000

  init(_ timeline: Timeline, names: RowNames) {
    self.timeline = timeline
    self.names = names
    axis = RowAxis(of: timeline)
    stride = max(1, (timeline.columns.count + Self.columnCapacity - 1) / Self.columnCapacity)
    let width = (timeline.columns.count + stride - 1) / stride
    cells = Array(repeating: Array(repeating: nil, count: width), count: axis.count)
    for (index, column) in timeline.columns.enumerated() {
      for run in column.rows.runs {
        for bin in axis.bins(of: run.rows).joined() {
          let place = index / stride
          cells[bin][place] = max(cells[bin][place] ?? run.state, run.state)
        }
      }
    }
  }
}

extension RowRaster {
  /// A stretch of one bin in which something is alive.
  struct Life {
    let bin: Int
    let columns: Range<Int>
  }

  /// The columns of the raster.
  var width: Int { cells.first?.count ?? 1 }

  /// Whether a state is anywhere.
  func cells(hold state: AliveRows.State) -> Bool { cells.contains { $0.contains(state) } }

  /// The column of a frame.
  func place(ofFrame frame: Int) -> Int { frame / timeline.framesPerColumn / stride }

  /// The first frame of a column.
  func frame(of column: Int) -> Int { min(timeline.frames, column * stride * timeline.framesPerColumn) }

  /// What each state covers, as a path in a box two units wide for each column and one high for each bin.
  func path(of state: AliveRows.State) -> String {
    var path = PathData()
    // Stretches of the bin before that go on in this one.
    var open: [Range<Int>: Int] = [:]
    for bin in 0...axis.count {
      let runs = bin < axis.count ? runs(of: state, in: cells[bin]) : []
      let ended = open.filter { !runs.contains($0.key) }.sorted {
        ($0.key.lowerBound, $0.value) < ($1.key.lowerBound, $1.value)
      }
      for (columns, first) in ended {
        path.rectangle(columns.lowerBound * 2, first, columns.count * 2, bin - first)
        open[columns] = nil
      }
      for columns in runs where open[columns] == nil { open[columns] = bin }
    }
    return path.text
  }

  private func runs(of state: AliveRows.State, in cells: [AliveRows.State?]) -> Set<Range<Int>> {
    var runs: Set<Range<Int>> = []
    var start: Int?
    for place in 0...cells.count {
      let holds = place < cells.count && cells[place] == state
      if holds, start == nil { start = place }
      if !holds, let first = start {
        runs.insert(first..<place)
        start = nil
      }
    }
    return runs
  }

  /// The stretches in which something is alive, of each bin; cut where places come to be other rows'.
  var lives: [Life] {
    let cuts = Set(names.changes.map { $0 / (timeline.framesPerColumn * stride) })
    return cells.enumerated().flatMap { bin, cells -> [Life] in
      var lives: [Life] = []
      var start: Int?
      for place in 0...cells.count {
        let isAlive = place < cells.count && cells[place] != nil
        if let first = start, !isAlive || cuts.contains(place) {
          lives.append(Life(bin: bin, columns: first..<place))
          start = nil
        }
        if isAlive, start == nil { start = place }
      }
      return lives
    }
  }

  /// What a life comes to, in words.
  func title(of life: Life) -> String {
    let rows = axis.rows(of: life.bin)
    let start = frame(of: life.columns.lowerBound)
    let births = rows.compactMap { row in
      names.birth(at: row, frame: max(start, frame(of: life.columns.upperBound) - 1)).map { (row, $0) }
    }
    let name: String
    if rows.count == 1 {
      name = births.first.map { "Row \($0.1.id.traceText)" } ?? "Row \(rows.lowerBound)"
    } else if let first = births.first, let last = births.last {
      name = "Rows \(first.1.id.traceText) to \(last.1.id.traceText)"
    } else {
      name = "Rows \(rows.lowerBound) to \(rows.upperBound - 1)"
    }
    var lines = [name + ", number \(PlainNumber.count(rows.lowerBound)) in the list"]
    if let birth = births.first(where: { $0.1.frame >= start })?.1 ?? births.first?.1 {
      lines.append(
        "built in frame \(PlainNumber.count(birth.frame)), line \(birth.line): \(birth.reason.words)")
    }
    for (state, word) in [
      (AliveRows.State.prefetched, "ahead of time"), (.seen, "on screen"), (.held, "kept alive off screen"),
      (.heldForGood, "kept for good"),
    ] {
      let spans = spans(of: state, in: life)
      if let text = spans.first {
        lines.append("\(word): \(text)" + (spans.count > 1 ? ", and \(spans.count - 1) times more" : ""))
      }
    }
    if life.columns.upperBound < width {
      lines.append("gone in frame \(PlainNumber.count(frame(of: life.columns.upperBound)))")
    }
    return lines.joined(separator: "\n")
  }

  private func spans(of state: AliveRows.State, in life: Life) -> [String] {
    runs(of: state, in: cells[life.bin]).filter { life.columns.overlaps($0) }
      .sorted { $0.lowerBound < $1.lowerBound }
      .map { run in
        let run = run.clamped(to: life.columns)
        return PageText.frames(
          frame(of: run.lowerBound)..<max(frame(of: run.lowerBound) + 1, frame(of: run.upperBound)))
      }
  }
}

extension BuildReason {
  /// The reason as a sentence goes on with it.
  fileprivate var words: String {
    switch self {
    case .placed: "it came on screen, or lay on the way"
    case .target: "a scroll went to it"
    case .sample: "one of the first, whose mean stands for the rest"
    case .prefetch: "ahead of time"
    case .index: "to find a later row by its index"
    case .eager: "the stack is not lazy"
    }
  }
}
