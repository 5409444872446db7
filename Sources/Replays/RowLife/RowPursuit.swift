import LazyStacks

/// The row whose life someone asks for, if anyone does.
enum RowPursuit {
  case none

  /// A row that is not there yet, by the word that names it, and the frame that is asked for.
  case sought(word: String, frame: Int?)

  /// A row that is followed.
  case followed(RowWatch)
}

extension RowPursuit {
  /// What was seen of the row; `nil` as long as it is not there.
  var life: RowLife? {
    if case .followed(let watch) = self { watch.life } else { nil }
  }

  /// Lets the row's watch take note of something, if there is one.
  mutating func note(_ event: (inout RowWatch) -> Void) {
    guard case .followed(var watch) = self else { return }
    // The watch must not be held twice while it changes, or its events would be copied.
    self = .none
    event(&watch)
    self = .followed(watch)
  }

  /// Takes note of a frame; a row that is sought may come with an update.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack, _ states: StateLog, trace: String) {
    if case .sought(let word, let asked) = self, frame.isUpdate, let row = try? stack.content.row(named: word)
    {
      self = .followed(RowWatch(row.element, as: row.id, of: trace, frame: asked, in: stack.content))
    }
    note { $0.endFrame(frame, of: stack, states) }
  }
}
