extension ContentRules {
  /// What a modified view is to the scroll view.
  enum ModifiedView {
    case scrollView, stack
    case view(Surroundings)
  }

  /// Checks that each modifier of a view may follow it, and follows it once.
  mutating func checkModifiers(of content: Content, as role: ModifiedView) throws(ContentError) {
    var names: Set<String> = []
    for (index, modifier) in content.modifiers.enumerated() {
      let name = modifier.name
      if let reason = reason(against: modifier, on: content, as: role) ?? modifier.invalidity {
        throw ContentError(reason, in: content, modifier: index)
      }
      // As in SwiftUI, each frame or padding goes around those before it.
      guard modifier.isLayout || names.insert(name + modifier.role).inserted else {
        throw ContentError(.repeatedModifier(name), in: content, modifier: index)
      }
      if case .id(let id) = modifier, !givenIDs.insert(id).inserted {
        throw ContentError(.repeatedID(id), in: content, modifier: index)
      }
    }
  }

  private func reason(
    against modifier: ContentModifier, on content: Content, as role: ModifiedView
  ) -> ContentError.Reason? {
    let isAllowed: Bool
    switch (modifier, role) {
    case (.id, let role): return reason(againstIDOn: content, as: role)
    case (.onGeometryChange, .view) where content.modifiers.contains(where: \.isLayout):
      return .unmodelledModifier(modifier.name, place: "with frames or padding")
    case (.loads, .view), (.width, .view): isAllowed = content.isRow
    case (.scrollTransition, .view(let around)), (.onGeometryChange, .view(let around)):
      isAllowed = around.isElement && !around.isInsideRow && content.isRow
    case (.scrollTargetLayout, .stack): isAllowed = true
    case (_, .view) where modifier.isLayout: isAllowed = true
    case (.padding, .stack): isAllowed = true
    case (.frame(let frame), .stack) where frame.boundsWidthAlone: isAllowed = true
    case _ where modifier.isLayout:
      return .unmodelledModifier(modifier.name, place: "on the \(content.name) that scrolls")
    case (.scrollPosition, .scrollView), (.defaultScrollAnchor, .scrollView),
      (.onScrollTargetVisibilityChange, .scrollView):
      isAllowed = true
    case (.onScrollVisibilityChange, .view(let around)):
      isAllowed = around.isElement && !around.isInsideRow && content.isOneSubview
    default: isAllowed = false
    }
    return isAllowed ? nil : .misplacedModifier(modifier.name, place: modifier.rightPlace)
  }

  private func reason(againstIDOn content: Content, as role: ModifiedView) -> ContentError.Reason? {
    let onView = "on \(ContentError.article(content.name)) \(content.name)"
    guard case .view(let around) = role else { return .unmodelledModifier("id", place: onView) }
    if around.isElement { return .elementIdentity }
    if !content.isOneSubview { return .unmodelledModifier("id", place: onView) }
    return around.isInsideRow ? .unmodelledModifier("id", place: "inside a row") : nil
  }
}

extension ContentModifier {
  /// The modifier's name, as a trace writes it after a dot.
  var name: String {
    switch self {
    case .id: "id"
    case .loads: "loads"
    case .width: "width"
    case .scrollTransition: "scrollTransition"
    case .onGeometryChange: "onGeometryChange"
    case .scrollTargetLayout: "scrollTargetLayout"
    case .scrollPosition: "scrollPosition"
    case .defaultScrollAnchor: "defaultScrollAnchor"
    case .onScrollTargetVisibilityChange: "onScrollTargetVisibilityChange"
    case .onScrollVisibilityChange: "onScrollVisibilityChange"
    case .frame: "frame"
    case .padding: "padding"
    case .layoutPriority: "layoutPriority"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    }
  }

  /// What distinguishes one use of a modifier from another that may stand beside it.
  fileprivate var role: String {
    if case .defaultScrollAnchor(_, let role?) = self { "(for: \(role.rawValue))" } else { "" }
  }

  /// The views that it goes on.
  fileprivate var rightPlace: String {
    switch self {
    case .id: "a view outside ForEach"
    case .loads, .width: "a Row"
    case .scrollTransition, .onGeometryChange: "the Row that an element of ForEach is"
    case .scrollTargetLayout: "the stack that holds the data"
    case .scrollPosition, .defaultScrollAnchor, .onScrollTargetVisibilityChange: "the ScrollView"
    case .onScrollVisibilityChange: "the Row, Text or layout that an element of ForEach is"
    case .frame, .padding, .layoutPriority, .fixedSize, .aspectRatio: "a view"
    }
  }

  /// A value that cannot be, in content that no trace declares.
  fileprivate var invalidity: ContentError.Reason? {
    switch self {
    case .loads(let load):
      if !(0...3_600_000).contains(load.milliseconds) { return .invalidTime(load.milliseconds) }
      return load.height.invalidValue.map { .invalidQuantity($0) }
    case .onScrollTargetVisibilityChange(let threshold), .onScrollVisibilityChange(let threshold):
      return threshold > 0 && threshold <= 1 ? nil : .invalidThreshold(threshold)
    case .width(let width): return width.invalidValue.map { .invalidQuantity($0) }
    case .onGeometryChange(let heights):
      let invalid = heights.first { $0 < .zero || $0 > 1_000_000 }
      return heights.isEmpty
        ? .invalidQuantity(.nan) : invalid.map { .invalidQuantity(Double($0.points)) }
    case .scrollTransition(let offset):
      return offset.magnitude > 1_000_000 ? .invalidQuantity(Double(offset.points)) : nil
    case .frame(let frame): return frame.invalidLength.map { .invalidFrame($0) }
    case .padding(_, let length?):
      return length < .zero || length > 1000 ? .invalidQuantity(Double(length.points)) : nil
    case .layoutPriority(let priority): return priority.isFinite ? nil : .invalidPriority(priority)
    case .aspectRatio(let ratio, _): return ratio > 0 && ratio <= 1_000_000 ? nil : .invalidAspectRatio(ratio)
    case .id, .scrollTargetLayout, .scrollPosition, .defaultScrollAnchor, .padding, .fixedSize: return nil
    }
  }
}

extension Content {
  fileprivate var isRow: Bool {
    if case .row = kind { true } else { false }
  }

  /// Whether the view is one subview, whatever the environment and the data.
  fileprivate var isOneSubview: Bool {
    switch kind {
    case .row, .text, .layout, .leaf, .geometryReader: true
    default: false
    }
  }
}
