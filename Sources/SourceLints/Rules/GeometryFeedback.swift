import Findings
import SwiftSyntax

extension SuspectCall {
  /// A measured geometry that sets a frame: each layout may ask for another.
  var geometryFeedback: [Finding] { measuredState + measuredFrame }

  /// `onGeometryChange`, or an action inside `GeometryReader`, that writes what was measured to state, which a frame
  /// in the measured view reads.
  ///
  /// Chosen: it is a warning where the frame is part of what is measured, along the axis that is measured, and a
  /// note where something else in the scroll view reads it.
  private var measuredState: [Finding] {
    let isReader = callee.viewName == "GeometryReader"
    guard modifier == "onGeometryChange" || isReader else { return [] }
    let written = measured.filter { properties[$0.key]?.wrapper == "State" }
    guard !written.isEmpty, let declaration = node.enclosingMembers else { return [] }
    let frames = declaration.calls(of: "frame").filter { frame in
      frame.arguments.contains { argument in
        let axes = Axes(label: argument.label?.plainText ?? "")
        return argument.expression.referencedNames.contains { !(written[$0]?.isDisjoint(with: axes) ?? true) }
      }
    }
    guard let frame = frames.first(where: measures) ?? frames.first else { return [] }
    let isPart = measures(frame)
    guard isPart || node.isScrolled && frame.isScrolled else { return [] }
    return finding(
      .geometryFeedback, isPart && (node.isScrolled || frame.isScrolled) ? .warning : .note,
      at: isReader ? Syntax(node) : modifierNode,
      symptom: "rows jump while they appear, or layout goes on without an end",
      because:
        "what was measured sets a length at line \(text.place(of: frame).location.line), which changes "
        + "what is measured",
      fix: LintFix.layout.text)
  }

  /// The names that what was measured is written to, and along which axes it was.
  private var measured: [String: Axes] {
    var written: [String: Axes] = [:]
    if callee.viewName == "GeometryReader" {
      guard let closure = node.trailingClosure, let proxy = closure.parameterNames.first else { return [:] }
      for assignment in closure.assignments where assignment.depends(on: proxy, within: closure) {
        written[assignment.name, default: []].formUnion(Axes(names: assignment.value.referencedNames))
      }
      return written
    }
    guard let action = node.ownClosures.last else { return [:] }
    let parameters = Set(action.parameterNames + ["$0", "$1"])
    let transform = node.ownClosures.count > 1 ? node.ownClosures[0] : nil
    for assignment in action.assignments {
      let names = assignment.value.referencedNames
      guard !parameters.isDisjoint(with: names) else { continue }
      written[assignment.name, default: []].formUnion(Axes(names: names + (transform?.referencedNames ?? [])))
    }
    return written
  }

  /// Whether a frame is part of the view that is measured: before the modifier in its chain, or inside the view.
  private func measures(_ frame: FunctionCallExprSyntax) -> Bool {
    let measured =
      callee.viewName == "GeometryReader"
      ? node.trailingClosure.map { Syntax($0) } : node.base.map { Syntax($0) }
    let isInside = sequence(first: Syntax(frame), next: \.parent).contains { $0.id == measured?.id }
    return isInside || node.modifiersAfter.contains { $0.id == frame.id }
  }

  /// A frame inside `GeometryReader` inside something that scrolls.
  private var measuredFrame: [Finding] {
    guard callee.viewName == "GeometryReader", node.isScrolled, let closure = node.trailingClosure,
      let proxy = closure.parameterNames.first
    else { return [] }
    let frame = closure.statements.calls(of: "frame").first { $0.arguments.referencedNames.contains(proxy) }
    guard let frame else { return [] }
    return finding(
      .geometryFeedback, .note, at: frame.modifierName.map { Syntax($0) } ?? Syntax(frame),
      symptom: "a row's size may change after it was placed",
      because: "a GeometryReader in a scroll view takes the size that is proposed and sets a length by it",
      fix: LintFix.layout.text)
  }
}

/// The axes along which something is measured, or a length is set.
private struct Axes: OptionSet {
  let rawValue: Int
  static let width = Axes(rawValue: 1)
  static let height = Axes(rawValue: 2)
  static let both: Axes = [.width, .height]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Those of an argument of `frame`.
  init(label: String) {
    self =
      label.lowercased().hasSuffix("width") ? .width : label.lowercased().hasSuffix("height") ? .height : []
  }

  /// Those that members of a size or a rectangle name; both if none is named.
  init(names: [String]) {
    let names = Set(names)
    var axes: Axes = []
    if !names.isDisjoint(with: ["width", "minX", "midX", "maxX", "x"]) { axes.insert(.width) }
    if !names.isDisjoint(with: ["height", "minY", "midY", "maxY", "y"]) { axes.insert(.height) }
    self = axes.isEmpty ? .both : axes
  }
}

/// A value that is assigned to a local or a property of `self`.
private struct Assignment {
  let name: String
  let value: Syntax

  /// Whether the value comes from a parameter of a closure, at once or through an `onChange` that watches it.
  func depends(on parameter: String, within closure: ClosureExprSyntax) -> Bool {
    if value.referencedNames.contains(parameter) { return true }
    return value.callsAround.prefix { $0.trailingClosure?.id != closure.id }.contains { call in
      guard call.arguments.referencedNames.contains(parameter) else { return false }
      let given = call.ownClosures.flatMap(\.parameterNames) + ["$0", "$1"]
      return !Set(given).isDisjoint(with: value.referencedNames)
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var assignments: [Assignment] {
    nodes(SequenceExprSyntax.self).compactMap { sequence in
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].memberName
      else {
        return nil
      }
      return Assignment(name: name, value: Syntax(sequence))
    }
  }
}

extension LintFix {
  static let layout = LintFix(
    "let the layout decide: '.containerRelativeFrame(.horizontal)', a Layout, or a fixed length", .modifiers)
}
