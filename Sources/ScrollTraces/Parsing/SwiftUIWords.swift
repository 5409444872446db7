/// Words of SwiftUI that the trace language has no use for, and what to write in their place.
package enum SwiftUIWords {
  /// By the name of a view.
  static let views: [String: Advice] = [
    "Image": .shape,
    "AsyncImage": .lateImage,
    "Circle": .shape, "Rectangle": .shape, "RoundedRectangle": .shape, "Capsule": .shape, "Ellipse": .shape,
    "Button": .inside, "NavigationLink": .inside, "Link": .inside, "Menu": .inside, "Label": .inside,
    "Toggle": .inside,
    "TextField": .field, "TextEditor": .field,
    "Grid": .notModelled, "GridRow": .notModelled, "ViewThatFits": .notModelled, "Form": .notModelled,
    "ControlGroup": .notModelled, "OutlineGroup": .notModelled, "DisclosureGroup": .notModelled,
  ]

  /// By the name of a modifier.
  static let modifiers: [String: Advice] = [
    "lineLimit": .lines,
    "scaledToFit": .fit,
    "scaledToFill": .fill,
    "resizable": .fit,
    "font": .metrics, "fontWeight": .metrics, "bold": .metrics, "italic": .metrics,
    "position": .notModelled, "alignmentGuide": .notModelled, "minimumScaleFactor": .notModelled,
    "listRowInsets": .notModelled, "gridCellColumns": .notModelled, "layoutValue": .notModelled,
    "containerRelativeFrame": .notModelled, "safeAreaInset": .notModelled, "safeAreaPadding": .notModelled,
    "refreshable": .notModelled, "searchable": .notModelled, "scrollClipDisabled": .drawing,
    "background": .drawing, "overlay": .drawing, "foregroundStyle": .drawing, "foregroundColor": .drawing,
    "opacity": .drawing, "cornerRadius": .drawing, "clipShape": .drawing, "clipped": .drawing,
    "shadow": .drawing,
    "tint": .drawing, "border": .drawing, "offset": .drawing, "rotationEffect": .drawing,
    "scaleEffect": .drawing,
    "zIndex": .drawing, "contentShape": .drawing, "onTapGesture": .drawing, "buttonStyle": .drawing,
    "animation": .drawing, "transition": .drawing, "multilineTextAlignment": .drawing, "hidden": .drawing,
    "tag": .drawing, "environment": .drawing, "sheet": .drawing, "contextMenu": .drawing,
    "swipeActions": .drawing,
    "equatable": .drawing, "drawingGroup": .drawing, "blur": .drawing, "badge": .drawing,
    "disabled": .drawing, "accessibilityLabel": .drawing, "listRowSeparator": .drawing, "listStyle": .drawing,
  ]

  /// What to write instead, or why there is nothing to write.
  package enum Advice: String, Hashable, Sendable, CaseIterable {
    case shape = "write Color.gray with a frame, such as .frame(width: 40, height: 40)"
    case lateImage = "write Row(width: 80, height: 80), with .loads for an image that comes late"
    case inside = "write what it shows, such as HStack { ... }"
    case field = "write Text(characters: 20)"
    case lines = "write .frame(maxHeight: 40) for two lines"
    case fit = "write .aspectRatio(1.5, contentMode: .fit)"
    case fill = "write .aspectRatio(1.5, contentMode: .fill)"
    case metrics = "every text is 8 by 20 points a character, times textScale; leave it out"
    case drawing = "it takes no part in measuring; leave it out"
    case notModelled = "it is not modelled yet"
  }
}
