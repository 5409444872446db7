import Findings

/// One of the plots that share an axis of frames.
struct Lane {
  /// What it shows, and what is most remarkable in it.
  let title: String
  let headline: String

  /// What the colours are, by the class that sets them.
  var legend: [(style: String, text: String)] = []

  /// How high it is, in pixels.
  var height = 112

  /// What its upper and lower ends are.
  var top = ""
  var bottom = ""

  /// What is drawn, in a box that is 1,000 high and two units wide for each column.
  let drawing: String

  /// A name for the drawing, by which findings show a part of it; unique on the page.
  let name: String
}

extension Lane {
  /// How high the box of a drawing is.
  static let unit = 1_000

  /// The lane, for so many columns, over lines that go through all lanes.
  func html(columns: Int, grid: String = "") -> String {
    """
    <figure class="lane">
    <figcaption><b>\(title)</b> <span class="headline">\(headline)</span>\(legendHTML)</figcaption>
    <div class="plot" style="height:\(height)px"><span class="y top">\(top)</span><span class="y bottom">\(bottom)</span>
    <svg viewBox="0 0 \(columns * 2) \(Self.unit)" preserveAspectRatio="none" role="img" aria-label="\(title): \(headline)">\(grid)<g id="\(name)">\(drawing)</g></svg></div>
    </figure>
    """
  }

  private var legendHTML: String {
    if legend.isEmpty { return "" }
    return " <span class=\"legend\">"
      + legend.map { "<span><i class=\"key \($0.style)\"></i>\($0.text)</span>" }.joined(separator: " ")
      + "</span>"
  }
}
