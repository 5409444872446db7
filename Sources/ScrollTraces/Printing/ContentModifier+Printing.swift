internal import LazyStacks

private import struct Foundation.CGFloat

extension ContentModifier {
  /// The modifier as a trace writes it, without its dot; `nil` for a part of the view itself.
  var traceText: String? {
    switch self {
    case .id(let id): "id(\(id.traceText))"
    case .loads(let load): "loads(\(load.traceArguments))"
    case .width: nil
    case .scrollTransition(let offset): "scrollTransition(offset: \(NumberText.length(offset)))"
    case .onGeometryChange(let heights):
      "onGeometryChange(heights: [\(heights.map(NumberText.length).joined(separator: ", "))])"
    case .scrollTargetLayout: "scrollTargetLayout()"
    case .scrollPosition(let id, let anchor):
      "scrollPosition(id: \(id?.traceText ?? "nil")" + (anchor.map { ", anchor: \($0.traceText)" } ?? "")
        + ")"
    case .defaultScrollAnchor(let edge, let role):
      "defaultScrollAnchor(.\(edge.rawValue)" + (role.map { ", for: .\($0.rawValue)" } ?? "") + ")"
    case .onScrollTargetVisibilityChange(let threshold):
      "onScrollTargetVisibilityChange(\(Self.argument(threshold)))"
    case .onScrollVisibilityChange(let threshold):
      "onScrollVisibilityChange(\(Self.argument(threshold)))"
    case .frame(let frame): "frame(\(frame.traceArguments.joined(separator: ", ")))"
    case .padding(let edges, let length):
      "padding("
        + [edges.traceText, length.map(NumberText.length)].compactMap(\.self).joined(separator: ", ") + ")"
    case .layoutPriority(let priority): "layoutPriority(\(NumberText.plain(priority)))"
    case .fixedSize(true, true): "fixedSize()"
    case .fixedSize(let horizontal, let vertical):
      "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .aspectRatio(let ratio, let mode):
      "aspectRatio(\(NumberText.plain(ratio)), contentMode: .\(mode.rawValue))"
    }
  }

  private static func argument(_ threshold: Double) -> String {
    threshold == 0.5 ? "" : "threshold: \(NumberText.plain(threshold))"
  }
}

extension ViewFrame {
  fileprivate var traceArguments: [String] {
    switch self {
    case .fixed(let width, let height, let alignment):
      Self.arguments([("width", width), ("height", height)], alignment)
    case .flexible(let width, let height, let alignment):
      Self.arguments(
        [
          ("minWidth", width.least), ("idealWidth", width.ideal), ("maxWidth", width.greatest),
          ("minHeight", height.least), ("idealHeight", height.ideal), ("maxHeight", height.greatest),
        ], alignment)
    }
  }

  private static func arguments(
    _ lengths: [(name: String, length: Double?)], _ alignment: ViewAlignment
  ) -> [String] {
    lengths.compactMap { name, length in
      length.map { "\(name): \(text($0))" }
    } + (alignment == .center ? [] : ["alignment: .\(alignment.rawValue)"])
  }
}

extension ViewFrame {
  /// A length as a trace writes it; one that no frame can have, in full, so that it is refused as it is.
  private static func text(_ length: Double) -> String {
    if length == .infinity { return ".infinity" }
    return (0...1_000_000).contains(length)
      ? NumberText.length(Length(CGFloat(length))) : NumberText.plain(length)
  }
}

extension PaddedEdges {
  /// One name after a dot, or a list; `nil` for all edges, which go without saying.
  fileprivate var traceText: String? {
    if self == .all { return nil }
    let dotted = names.map { "." + $0 }
    return dotted.count == 1 ? dotted[0] : "[\(dotted.joined(separator: ", "))]"
  }
}

extension LateLoad {
  fileprivate var traceArguments: String {
    "on: \(trigger.rawValue)" + (milliseconds == 0 ? "" : ", after: \(NumberText.plain(milliseconds))ms")
      + ", " + height.traceArguments(single: "height", list: "heights")
  }
}

extension Content {
  /// The width as a row's first argument, or nothing.
  var widthText: String {
    for case .width(let width) in modifiers {
      return width.traceArguments(single: "width", list: "width") + ", "
    }
    return ""
  }
}
