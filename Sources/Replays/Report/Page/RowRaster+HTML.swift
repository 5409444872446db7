import Findings
import LazyStacks

extension RowRaster {
  /// The most strips for the pointer; beyond that each bin has one.
  private static let titleCapacity = 4_000

  /// The lane, its name and those of its drawings beginning with a prefix.
  func html(prefix: String, lostIn columns: [TimelineColumn]) -> String {
    let drawing = [AliveRows.State.held, .heldForGood, .prefetched, .seen].map { state in
      let path = path(of: state)
      return path.isEmpty ? "" : "<path class=\"\(state.style)\" d=\"\(path)\"/>"
    }
    let box = "viewBox=\"0 0 \(width * 2) \(max(1, axis.count))\" preserveAspectRatio=\"none\""
    return """
      <figure class="lane">
      <figcaption><b>Rows by frames</b> <span class="headline">\(headline)</span>\(legend)</figcaption>
      <div class="plot raster" style="height:\(height)px">\(labels)
      <svg \(box) role="img" aria-label="Rows by frames"><g id="\(prefix)raster">\(gaps)\(drawing.joined())\(lost(columns))</g></svg>
      <svg class="hits" \(box) aria-hidden="true">\(hits)</svg></div>
      </figure>
      """
  }

  private var height: Int { min(440, max(120, axis.count * 3)) }

  private var headline: String {
    let count = PlainNumber.count(axis.aliveCount, "row") + " ever alive"
    let bins = axis.rowsPerBin > 1 ? "; a line of the picture is \(PageText.ratio(axis.rowsPerBin)) rows" : ""
    return count + bins + (axis.parts.count > 1 ? "; grey bands: rows between that never were" : "")
  }

  private var legend: String {
    let known: [(AliveRows.State, String)] = [
      (.seen, "on screen"), (.prefetched, "ahead of time"), (.held, "kept off screen"),
      (.heldForGood, "kept for good"),
    ]
    let present = known.filter { state, _ in cells(hold: state) }
    let keys = present.map { "<span><i class=\"key \($0.0.style)\"></i>\($0.1)</span>" }
    let lost =
      timeline.columns.contains { !$0.lost.isEmpty }
      ? ["<span><i class=\"key lost\"></i>@State lost</span>"] : []
    return " <span class=\"legend\">" + (keys + lost).joined(separator: " ") + "</span>"
  }

  private var labels: String {
    guard let first = axis.parts.first, let last = axis.parts.last else { return "" }
    return
      "<span class=\"y top\">\(label(first.rows.lowerBound))</span><span class=\"y bottom\">\(label(last.rows.upperBound - 1))</span>"
  }

  private func label(_ row: Int) -> String { "row \(PlainNumber.count(row))" }

  /// The places of rows that were never alive.
  private var gaps: String {
    zip(axis.parts, axis.parts.dropFirst()).map { before, after in
      "<rect class=\"gap\" y=\"\(before.bins.upperBound)\" width=\"\(width * 2)\" height=\"\(after.bins.lowerBound - before.bins.upperBound)\"/>"
    }
    .joined()
  }

  private func lost(_ columns: [TimelineColumn]) -> String {
    var path = ""
    for column in columns {
      for value in column.lost {
        guard let row = value.element?.rawValue, let bin = axis.bins(of: row..<row + 1).first?.lowerBound
        else { continue }
        path += "M\(place(ofFrame: column.frame) * 2 + 1) \(bin)v1"
      }
    }
    return path.isEmpty
      ? "" : "<path class=\"lost-mark\" vector-effect=\"non-scaling-stroke\" d=\"\(path)\"/>"
  }

  private var hits: String {
    let lives = lives
    let shown = lives.count <= Self.titleCapacity ? lives : whole(lives)
    return shown.map { life in
      "<rect x=\"\(life.columns.lowerBound * 2)\" y=\"\(life.bin)\" width=\"\(life.columns.count * 2)\" height=\"1\"><title>\(PageText.escaped(title(of: life)))</title></rect>"
    }
    .joined(separator: "\n")
  }

  /// One life for each bin, from its first frame to its last.
  private func whole(_ lives: [Life]) -> [Life] {
    var result: [Life] = []
    for life in lives {
      if let last = result.last, last.bin == life.bin {
        result[result.count - 1] = Life(
          bin: life.bin,
          columns: last.columns.lowerBound..<max(last.columns.upperBound, life.columns.upperBound))
      } else {
        result.append(life)
      }
    }
    return result
  }
}

extension AliveRows.State {
  /// The class that colours it.
  var style: String {
    switch self {
    case .seen: "seen"
    case .prefetched: "prefetched"
    case .held: "held"
    case .heldForGood: "good"
    }
  }
}
