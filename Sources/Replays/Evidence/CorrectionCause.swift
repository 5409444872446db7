import LazyStacks

/// Why a frame changed the published pair.
enum CorrectionCause: String {
  /// Rows before the anchor were measured.
  case measuredAbove = "measured above"

  /// The average of the measured rows changed, and with it what lies unmeasured before the anchor.
  case average

  /// Rows after the anchor were measured.
  case measured

  /// Rows alive were measured again, as what they read has changed.
  case environment

  /// Data came, went or moved.
  case edit

  /// Rows were resized.
  case resize

  /// A row's state changed.
  case state

  /// Rows took another height once they had loaded.
  case load

  /// The scroll view took another size.
  case viewport

  /// An inset covered more or less of the viewport.
  case inset

  /// Rows at the goal of a jump were measured.
  case jump

  init(_ frame: FrameRecord, anchor: ScrollPosition?, _ command: FrameCommand?) {
    if let cause = command?.cause {
      self = cause
    } else if frame.loaded > 0 {
      self = .load
    } else if command?.isJump == true {
      self = .jump
    } else if frame.offsetDelta == .zero {
      self = .measured
    } else if let anchor, let measured = frame.measured, measured.lowerBound < anchor.subview {
      self = .measuredAbove
    } else {
      self = .average
    }
  }
}

extension FrameCommand {
  /// Whether the data or what it reads may have changed.
  var isUpdate: Bool {
    switch self {
    case .changeEnvironment, .edit: true
    default: false
    }
  }

  /// Whether data or the size of rows is edited.
  var isEdit: Bool { if case .edit = self { true } else { false } }

  /// Whether elements come, go or move.
  var isDataEdit: Bool {
    if case .edit(let edits) = self { edits.contains { !$0.isResize } } else { false }
  }

  /// What a change causes, if it is one.
  fileprivate var cause: CorrectionCause? {
    switch self {
    case .changeEnvironment: .environment
    case .edit: isDataEdit ? .edit : .resize
    case .changeState: .state
    case .changeViewport: .viewport
    case .changeInset: .inset
    case .rest, .idle, .update, .scroll, .jump, .animate: nil
    }
  }

  fileprivate var isJump: Bool {
    switch self {
    case .jump: true
    case .animate(_, let frame, let count): frame == count
    default: false
    }
  }
}
