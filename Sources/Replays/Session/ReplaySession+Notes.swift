import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// What is assumed, and what is not modelled; only what the trace has to do with.
  var notes: [ReplayReport.Note] {
    [
      modelNote, prefetchNote, textNote, layoutNote, trueExtentNote, editNote, motionNote, targetNote,
      chainNote,
      omissionNote,
    ]
    .compactMap(\.self)
  }

  private var modelNote: ReplayReport.Note {
    model.estimate == .walked
      ? .init(mark: "RE", text: "when SwiftUI publishes an estimate is known from a reimplementation")
      : .init(
        mark: "C",
        text: "'\(model.preset.rawValue)' remembers each row's length; 'swiftui' is SwiftUI's own machine")
  }

  private var prefetchNote: ReplayReport.Note? {
    guard stack.content.isLazy, model.prefetch > 0 || model.idlePrefetch > 0 else { return nil }
    return .init(mark: "guess", text: "how far and how fast SwiftUI prefetches is not published")
  }

  private var textNote: ReplayReport.Note? {
    guard stack.content.containsText else { return nil }
    return .init(
      mark: "C", text: "text is measured with 8 pt wide characters in 20 pt high lines, times textScale")
  }

  private var layoutNote: ReplayReport.Note? {
    guard stack.content.containsLayouts else { return nil }
    return .init(
      mark: "D, RE",
      text:
        "rows answer by the Layout protocol (D); how a stack shares out its room is known from reimplementations"
    )
  }

  private var trueExtentNote: ReplayReport.Note? {
    if trueExtent.value != nil { return nil }
    return .init(
      mark: "C",
      text: "the true extent is not known: it takes too many rows to measure, or is too long")
  }

  /// What edits kept in place, and what chose it.
  private var editNote: ReplayReport.Note? {
    if tally.edits == 0 { return nil }
    let kept =
      switch stack.editAnchoring {
      case .keepOffset: "the content offset (O)"
      case .keepVisible: "the anchor row (D)"
      case .keepEnd: "the distance from the content's end (D)"
      }
    let chooser =
      if model.edits != nil {
        "as the model says"
      } else if stack.content.anchors.isBound {
        "as the position is bound"
      } else if stack.editAnchoring == .keepEnd {
        "as defaultScrollAnchor says"
      } else {
        "as nothing else is declared"
      }
    return .init(mark: "O, D", text: "edits keep \(kept), \(chooser)")
  }

  private var motionNote: ReplayReport.Note? {
    guard movement.phases.contains(where: { $0.phase == .decelerating }) else { return nil }
    return .init(
      mark: "RE",
      text:
        "a fling slows down by UIScrollView's published rate, and stops at the content's ends without a bounce"
    )
  }

  private var targetNote: ReplayReport.Note? {
    if visibility.changes.isEmpty { return nil }
    return .init(
      mark: "C", text: "visibility: a row qualifies at the threshold itself; ids come in the content's order")
  }

  /// What the replay left out of what the trace does.
  private var omissionNote: ReplayReport.Note? {
    let omissions = [
      tally.edits > 0 ? "animations of edits" : nil,
      movement.phases.isEmpty ? nil : "bounce at the ends of the content",
    ].compactMap(\.self)
    return omissions.isEmpty
      ? nil : .init(mark: "-", text: "not modelled: \(omissions.joined(separator: ", "))")
  }

  private var chainNote: ReplayReport.Note? {
    guard let line = reactions.broken.map(\.line).min() else { return nil }
    return .init(
      mark: "C",
      text: "the reaction in line \(line) was stopped: 1,000 reactions in one step, or 100,000 frames of them"
    )
  }
}
