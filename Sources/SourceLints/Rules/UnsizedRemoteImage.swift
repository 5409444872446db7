import Findings
import SwiftSyntax

/// An image that is loaded, in a lazy row that reserves no height for it: the row grows when the image is there.
///
/// - Note: Documented: a row that changes its size after it was placed moves what is around it (WWDC26 talk 321).
extension FunctionCallExprSyntax {
  /// Whether the call makes a remote image whose height nothing around it or behind it says.
  ///
  /// Chosen: a modifier that is not known to leave sizes alone may reserve one, so nothing is said.
  var isUnsizedImage: Bool {
    guard let name = Callee(calledExpression).viewName, KnownViews.remoteImages.contains(name), !isInFixedRoom
    else { return false }
    let closures =
      arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap(\.self)
      + additionalTrailingClosures.map(\.closure)
    let inner = closures.flatMap { $0.nodes(FunctionCallExprSyntax.self) }
    return modifiersAfter.allSatisfy(\.leavesSize) && !inner.contains(where: \.reservesHeight)
  }

  /// Whether a modifier says how high the view is before it is there.
  fileprivate var reservesHeight: Bool {
    switch modifierName?.baseName.text {
    case "frame": labels.contains { ["height", "minHeight", "idealHeight", "maxHeight"].contains($0) }
    case "aspectRatio": firstUnlabeled != nil
    case "containerRelativeFrame": true
    default: false
    }
  }

  private var leavesSize: Bool {
    guard let name = modifierName?.baseName.text, !reservesHeight else { return false }
    return name == "frame" || name == "aspectRatio" || Self.neutral.contains(name)
  }

  private static let neutral: Set<String> = [
    "accessibilityHidden", "accessibilityLabel", "antialiased", "background", "border", "cacheOriginalImage",
    "cancelOnDisappear", "clipShape", "clipped", "contentShape", "cornerRadius", "fade", "foregroundColor",
    "foregroundStyle", "indicator", "interpolation", "loadDiskFileSynchronously", "onAppear", "onDisappear",
    "onFailure",
    "onSuccess", "onTapGesture", "opacity", "overlay", "padding", "placeholder", "renderingMode", "resizable",
    "retry",
    "scaledToFill", "scaledToFit", "setProcessor", "shadow", "tint", "transition", "zIndex",
  ]
}

extension Finding {
  /// A remote image that reserves no height, in a row of a list.
  static func unsizedImage(at place: SourcePlace, list: SourcePlace? = nil) -> Finding {
    Finding(
      rule: .unsizedRemoteImage, severity: .warning, place: place,
      symptom: "rows grow when their images have come, and what is below jumps",
      because: "nothing says how high the image is before it is loaded, so the row was measured without it",
      fix: LintFix.imageHeight.text,
      witness: list.map { [Witness(text: "a row of the list", place: $0)] } ?? [])
  }
}

extension SuspectCall {
  /// A remote image in a row as it is written in a lazy list.
  var unsizedImage: [Finding] {
    guard node.isUnsizedImage, isInLazyRow else { return [] }
    return [.unsizedImage(at: text.place(of: node))]
  }

  /// Whether the call is in the row of a list that is in a lazy container.
  var isInLazyRow: Bool {
    let names = node.callsAround.map { Callee($0.calledExpression).viewName ?? "" }
    guard let list = names.firstIndex(where: { $0 == "ForEach" || $0 == "List" }) else { return false }
    if names[list] == "List" { return true }
    return names[(list + 1)...].first { !KnownViews.transparent.contains($0) }.map(
      KnownViews.lazyContainers.contains)
      ?? false
  }
}

extension LintFix {
  static let imageHeight = LintFix(
    "reserve its height: '.frame(height: 200)', or '.aspectRatio(1.5, contentMode: .fit)' for all images",
    .modifiers)
}
