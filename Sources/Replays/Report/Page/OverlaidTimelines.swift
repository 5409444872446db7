import struct Foundation.CGFloat
import Findings
import LazyStacks

/// Two timelines on one axis of frames.
struct OverlaidTimelines {
  private let left: Timeline
  private let right: Timeline

  init(_ left: Timeline, _ right: Timeline) {
    self.left = left
    self.right = right
  }
}

extension OverlaidTimelines {
  /// The one with more frames, whose columns are the axis.
  var longer: Timeline { left.frames >= right.frames ? left : right }
  var columns: Int { longer.columns.count }

  /// The lanes, the second replay over the first.
  var lanes: [Lane] {
    [
      lane("Offset", "c-offset", height: 168, unit: PageText.points) { $0.offset.last },
      lane("Offset error", "c-error", unit: PageText.points) { $0.offsetError },
      lane("Content", "c-content", unit: PageText.points) { $0.content.last },
      lane("Rows alive", "c-alive", unit: { PlainNumber.count(Int(Double($0.points))) }) {
        Length(CGFloat($0.live))
      },
    ]
  }

  private func lane(
    _ title: String, _ name: String, height: Int = 112, unit: (Length) -> String,
    _ value: (TimelineColumn) -> Length
  ) -> Lane {
    let scale = LengthScale((left.columns + right.columns).map(value))
    func peak(_ timeline: Timeline) -> String { unit(timeline.columns.map(value).max() ?? .zero) }
    return Lane(
      title: title, headline: "largest: A \(peak(left)), B \(peak(right))", legend: [("a", "A"), ("b", "B")],
      height: height,
      top: unit(scale.high), bottom: scale.low < .zero ? unit(scale.low) : "0",
      drawing:
        "<path class=\"line a\" vector-effect=\"non-scaling-stroke\" d=\"\(line(left, scale, value))\"/><path class=\"line b\" vector-effect=\"non-scaling-stroke\" d=\"\(line(right, scale, value))\"/>",
      name: name)
  }

  private func line(_ timeline: Timeline, _ scale: LengthScale, _ value: (TimelineColumn) -> Length) -> String
  {
    var path = PathData()
    for column in timeline.columns {
      path.line(column.frame * 2 / longer.framesPerColumn, scale.y(value(column)))
      path.line((column.frame + column.frames) * 2 / longer.framesPerColumn, scale.y(value(column)))
    }
    path.end()
    return path.text
  }
}
