import Findings
import LazyStacks

/// A finding on a page: what the user sees, where, why and what to change, beside the frames that show it.
struct FindingCard {
  let diagnosis: Diagnosis
  let lanes: Lanes?
  let losses: [ReplayReport.StateLoss]

  /// The drawing that shows what a rule is about.
  private enum Picture: String {
    case alive, offset, changes, raster

    var title: String {
      switch self {
      case .alive: "rows alive"
      case .offset: "offset, published and true"
      case .changes: "corrections and shifts"
      case .raster: "rows by frames"
      }
    }
  }
}

extension FindingCard {
  var html: String {
    let finding = diagnosis.finding
    let style = finding.severity == .error ? "bad" : finding.severity == .warning ? "warn" : "small"
    return """
      <section class="finding"><div><h3><span class="pill \(style)">\(finding.severity.rawValue)</span>\(PageText.escaped(Self.sentence(finding.symptom)))</h3>
      <dl><dt>Where</dt><dd><code>\(PageText.escaped("\(finding.place)"))</code></dd>
      <dt>Why</dt><dd>\(PageText.escaped(Self.sentence(finding.because))). <span class="small">Rule <code>\(finding.rule)</code></span></dd>
      <dt>Fix</dt><dd>\(PageText.escaped(Self.sentence(finding.fix)))</dd></dl>\(keptTable)</div>
      \(thumbnail)</section>
      """
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What it costs as written, and with one subview for each element, where the rule counted both.
  private var keptTable: String {
    let names = [
      ("built", "rows built"), ("bodies", "bodies run"), ("live", "alive, peak"),
      ("heldByIndex", "kept for good"),
    ]
    let values = Dictionary(diagnosis.evidence.map { ($0.key, $0.value) }) { first, _ in first }
    guard values["builtKept"] != nil else { return "" }
    let rows = names.compactMap { key, name in
      values[key].map { [name, PageText.ratio($0), PageText.ratio(values[key + "Kept"] ?? 0)] }
    }
    return ReplayArticle.rows([("", false), ("as written", true), ("with one subview each", true)], rows)
  }

  private var picture: Picture {
    switch diagnosis.rule {
    case .visibleShift, .layoutAfterAppear, .geometryFeedback, .layoutLoop, .scrollTargetDrift, .indexAsID:
      .changes
    case .offsetKeyedLogic, .estimateNeverSettles, .outlierInSample, .zeroHeightRows,
      .positionOverridesAnchor,
      .scrollTargetUnresolved:
      .offset
    case .stateLostOffscreen, .unstableID, .duplicateID, .transformEscapesFrame, .unreachableThreshold,
      .crossAxisClipped:
      .raster
    default: .alive
    }
  }

  /// A part of a lane, stretched; it is the lane itself, shown once more.
  private var thumbnail: String {
    guard let lanes, !lanes.timeline.columns.isEmpty else { return "<div></div>" }
    let columns = self.columns(in: lanes.timeline)
    let first = lanes.timeline.columns[columns.lowerBound]
    let last = lanes.timeline.columns[columns.upperBound - 1]
    let frames = PageText.frames(first.frame..<last.frame + last.frames)
    let raster = picture == .raster ? RowAxis(of: lanes.timeline).count : nil
    return """
      <figure class="thumb"><svg viewBox="\(columns.lowerBound * 2) 0 \(columns.count * 2) \(raster.map { max(1, $0) } ?? Lane.unit)" preserveAspectRatio="none" role="img" aria-label="\(picture.title), \(frames)"><use href="#\(lanes.prefix)\(picture.rawValue)"/></svg>
      <figcaption>\(picture.title), \(frames)</figcaption></figure>
      """
  }

  /// The columns that show it: those of the step to blame, else those around the largest change, else all.
  private func columns(in timeline: Timeline) -> Range<Int> {
    let all = 0..<timeline.columns.count
    let moment: Range<Int>?
    if let loss = losses.first, diagnosis.rule == .stateLostOffscreen {
      moment = loss.written.frame..<(loss.returned ?? loss.released).frame + 1
    } else if picture == .changes,
      let change = timeline.columns.compactMap(\.shift).max(by: { $0.points < $1.points })
    {
      moment = change.frame..<change.frame + 1
    } else {
      moment = timeline.stretches.first { $0.line == diagnosis.line }?.frames
    }
    guard let moment else { return all }
    let margin = max(8, moment.count / 4)
    let start = max(0, moment.lowerBound - margin) / timeline.framesPerColumn
    let end = (moment.upperBound + margin + timeline.framesPerColumn - 1) / timeline.framesPerColumn
    let window = start..<min(all.upperBound, max(start + 1, end))
    return window.isEmpty ? all : window
  }
}
