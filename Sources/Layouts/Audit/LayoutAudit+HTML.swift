import Findings

extension [LayoutAudit.Report] {
  /// The reports as one page that needs nothing else: for each finding its four parts, and the smallest case drawn.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>lazystack audit</title>
    <style>
    body { font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    section { border-top: 1px solid #ccc; padding: 0.5rem 0 1rem; }
    .error { color: #b3261e; } .warning { color: #8a5a00; } .note { color: #33618d; }
    code { background: #f2f2f2; padding: 0 0.25em; } dt { font-weight: 600; } dd { margin: 0 0 0.4rem 1rem; }
    svg { background: #fafafa; max-width: 100%; }
    @media (prefers-color-scheme: dark) {
      body { background: #1c1c1e; color: #eee; } code { background: #333; } svg { background: #2a2a2c; }
      .error { color: #ff8a80; } .warning { color: #ffc46b; } .note { color: #8cc4ff; }
    }
    </style>
    </head>
    <body>
    \(map(\.htmlPart).joined(separator: "\n"))
    </body>
    </html>

    """
  }
}

extension LayoutAudit.Report {
  fileprivate var htmlPart: String {
    let head =
      "<h1>\(XMLWriter.escaped(layout))</h1>\n<p>\(PlainNumber.count(findings.count, "finding")) in "
      + "\(PlainNumber.count(caseCount, "case")).</p>"
    let meant = exceptions.map {
      "<p><code>\($0.finding.rule.rawValue)</code> is meant: \(XMLWriter.escaped($0.reason))</p>"
    }
    return ([head] + findings.map(\.htmlPart) + meant).joined(separator: "\n")
  }
}

extension LayoutAudit.Finding {
  fileprivate var htmlPart: String {
    """
    <section>
    <h2 class="\(severity.rawValue)">\(severity.rawValue): \(XMLWriter.escaped(symptom))</h2>
    <dl>
    <dt>Where</dt><dd>\(XMLWriter.escaped(caseText))</dd>
    <dt>Why</dt><dd><code>\(rule.rawValue)</code> \(XMLWriter.escaped(because))</dd>
    <dt>Fix</dt><dd>\(XMLWriter.escaped(fix))</dd>
    </dl>
    \(drawing?.svg ?? "<p>Nothing is placed in this case.</p>")
    </section>
    """
  }
}

extension LayoutAudit.Drawing {
  /// The bounds, dashed what was proposed, and the subviews with their numbers; at most 480 × 360 points.
  package var svg: String {
    let proposed = proposal.split(separator: " ").compactMap { Double($0) }
    let isWhole = proposed.count == 2
    let right = (subviews.map { $0.x + $0.width } + [width] + (isWhole ? [proposed[0]] : [])).max() ?? width
    let bottom =
      (subviews.map { $0.y + $0.height } + [height] + (isWhole ? [proposed[1]] : [])).max() ?? height
    let left = (subviews.map(\.x) + [0]).min() ?? 0
    let top = (subviews.map(\.y) + [0]).min() ?? 0
    let scale = min(480 / max(right - left, 1), 360 / max(bottom - top, 1), 4)
    let margin = 12.0
    func text(_ value: Double) -> String { LayoutAudit.Case.number(CGFloat(value)) }
    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String) -> String {
      "<rect x=\"\(text((x - left) * scale + margin))\" y=\"\(text((y - top) * scale + margin))\" "
        + "width=\"\(text(width * scale))\" height=\"\(text(height * scale))\" \(style)/>"
    }
    var parts = [rectangle(0, 0, width, height, "fill=\"none\" stroke=\"#888\" stroke-width=\"2\"")]
    if isWhole {
      parts.append(
        rectangle(0, 0, proposed[0], proposed[1], "fill=\"none\" stroke=\"#3478f6\" stroke-dasharray=\"4 3\"")
      )
    }
    for (index, subview) in subviews.enumerated() {
      parts.append(
        rectangle(
          subview.x, subview.y, subview.width, subview.height,
          "fill=\"#f6a634\" fill-opacity=\"0.35\" stroke=\"#c77700\""))
      parts.append(
        "<text x=\"\(text((subview.x - left) * scale + margin + 3))\" "
          + "y=\"\(text((subview.y - top) * scale + margin + 12))\" font-size=\"11\" fill=\"currentColor\">"
          + "\(index): \(XMLWriter.escaped(subview.name))</text>")
    }
    let label = "size \(text(width)) × \(text(height)), proposed \(proposal)"
    return "<svg role=\"img\" aria-label=\"\(XMLWriter.escaped(label, inAttribute: true))\" "
      + "width=\"\(text((right - left) * scale + 2 * margin))\" "
      + "height=\"\(text((bottom - top) * scale + 2 * margin + 16))\">\n"
      + parts.joined(separator: "\n")
      + "\n<text x=\"\(text(margin))\" y=\"\(text((bottom - top) * scale + 2 * margin + 10))\" font-size=\"11\" "
      + "fill=\"currentColor\">\(XMLWriter.escaped(label))</text>\n</svg>"
  }
}
