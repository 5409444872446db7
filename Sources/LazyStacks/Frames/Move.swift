/// What a command comes to: where the anchor is put, and how it gets there.
struct Move {
  /// The subview to place first, and where.
  var start: ScrollPosition

  /// How the rows on screen move.
  var motion = Motion.none

  /// Where the row to place first starts by the edges as they were before the frame, if its index changed.
  var baseEdge: Length?

  /// Whether the frame changes something even if the offset stays.
  var changesSomething = false

  /// The row that stays where the command put it.
  var target: KeptTarget?

  /// The content offset that a jump leads to; `nil` where it leads to a row.
  var offset: Length?

  /// How rows on screen move.
  enum Motion {
    /// No row moves.
    case none

    /// No row moves, and spare time may be used.
    case idle

    /// The content moves by a distance, row by row.
    case walk(Length)

    /// Rows move by a distance, as the visible part of the viewport has another end.
    case resize(Length)

    /// Nothing connects this frame's rows with the last one's.
    case jump

    /// The content moves to a target nearby, row by row.
    case nearbyJump
  }
}

extension Move {
  /// Whether the content moves to a target, as far as that takes.
  var isJump: Bool {
    switch motion {
    case .jump, .nearbyJump: true
    case .none, .idle, .walk, .resize: false
    }
  }

  /// Whether nothing connects this frame's rows with the last one's.
  var isDisconnected: Bool {
    if case .jump = motion { true } else { false }
  }

  /// By how much rows on screen are asked to move, unless it is a jump.
  var commanded: Length {
    switch motion {
    case .none, .idle, .jump, .nearbyJump: .zero
    case .walk(let distance): -distance
    case .resize(let distance): distance
    }
  }

  /// The move with no row that stays.
  var released: Move {
    var move = self
    move.target = nil
    return move
  }
}
