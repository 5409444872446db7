/// Words of SwiftUI that the trace language has no use for, and what to write in their place.
enum SwiftUIWords {
  /// By the name of a view.
  static let views: [String: String] = [
    "Image": shape,
    "AsyncImage": "write Row(width: 80, height: 80), with .loads for an image that comes late",
    "Circle": shape, "Rectangle": shape, "RoundedRectangle": shape, "Capsule": shape, "Ellipse": shape,
    "Button": inside, "NavigationLink": inside, "Link": inside, "Menu": inside, "Label": inside,
    "Toggle": inside,
    "TextField": "write Text(characters: 20)", "TextEditor": "write Text(characters: 20)",
    "Grid": notModelled, "GridRow": notModelled, "ViewThatFits": notModelled, "Form": notModelled,
    "ControlGroup": notModelled, "OutlineGroup": notModelled, "DisclosureGroup": notModelled,
  ]

  /// By the name of a modifier.
  static let modifiers: [String: String] = [
    "lineLimit": "write .frame(maxHeight: 40) for two lines",
    "scaledToFit": "write .aspectRatio(1.5, contentMode: .fit)",
    "scaledToFill": "write .aspectRatio(1.5, contentMode: .fill)",
    "resizable": "write .aspectRatio(1.5, contentMode: .fit)",
    "font": metrics, "fontWeight": metrics, "bold": metrics, "italic": metrics,
    "position": notModelled, "alignmentGuide": notModelled, "minimumScaleFactor": notModelled,
    "listRowInsets": notModelled, "gridCellColumns": notModelled, "layoutValue": notModelled,
    "containerRelativeFrame": notModelled, "safeAreaInset": notModelled, "safeAreaPadding": notModelled,
    "refreshable": notModelled, "searchable": notModelled, "scrollClipDisabled": drawing,
    "background": drawing, "overlay": drawing, "foregroundStyle": drawing, "foregroundColor": drawing,
    "opacity": drawing, "cornerRadius": drawing, "clipShape": drawing, "clipped": drawing, "shadow": drawing,
    "tint": drawing, "border": drawing, "offset": drawing, "rotationEffect": drawing, "scaleEffect": drawing,
    "zIndex": drawing, "contentShape": drawing, "onTapGesture": drawing, "buttonStyle": drawing,
    "animation": drawing, "transition": drawing, "multilineTextAlignment": drawing, "hidden": drawing,
    "tag": drawing, "environment": drawing, "sheet": drawing, "contextMenu": drawing, "swipeActions": drawing,
    "equatable": drawing, "drawingGroup": drawing, "blur": drawing, "badge": drawing,
    "disabled": drawing, "accessibilityLabel": drawing, "listRowSeparator": drawing, "listStyle": drawing,
  ]

  private static let shape = "write Color.gray with a frame, such as .frame(width: 40, height: 40)"
  private static let inside = "write what it shows, such as HStack { ... }"
  private static let metrics = "every text is 8 by 20 points a character, times textScale; leave it out"
  private static let drawing = "it takes no part in measuring; leave it out"
  private static let notModelled = "it is not modelled yet"
}
