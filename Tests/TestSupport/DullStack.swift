package import LazyStacks

/// The dull twin of the stack: it is the specification, in arrays and plain loops.
///
/// Everything is derived anew in each frame, from all subviews. The real stack and the twin
/// share the vocabulary of frames, and no code.
package struct DullStack {
  let blocks: [DullBlock]
  let spacing: Length
  let leading: Length
  let trailing: Length
  let parameters: ModelParameters
  let isLazy: Bool

  /// Whether content shorter than the viewport lies at its end.
  let alignsAtEnd: Bool

  package internal(set) var data: DullData
  package internal(set) var viewport: Length
  package internal(set) var width: Length

  /// How much of the viewport's end is covered.
  package internal(set) var inset = Length.zero

  var environment: ContentEnvironment

  /// All rows; `nil` stands for one that is estimated to be there.
  var rows: [Row?] = []

  /// By block, how many elements from the first on have a number of rows that is known, if that varies.
  var knownElements: [Int]

  /// The rows whose index is certain: those before the first element, of what is there, not known.
  package internal(set) var knownCount = 0

  /// By row, the length it was measured with last.
  var lengths: [Length?] = []

  /// The elements that are alive.
  var lives: [DullElement: Life] = [:]

  /// The number of the frame.
  var frameNumber = 0

  /// The frames so far that changed something.
  var changes = 0

  /// What was just jumped to: the anchor until the next scroll.
  var target: Target?

  /// From where content would start to where it does, if it is short and lies at the viewport's end.
  var gap = Length.zero

  /// What `walked` estimates remember; of no use to the others.
  var walked = Walked()

  /// The offset while there are no subviews to derive it from.
  var emptyOffset = Length.zero

  /// What only the current frame knows.
  var frame = Frame()

  /// What the last frame did.
  package internal(set) var record = FrameRecord()

  /// The anchor; `nil` without subviews.
  package internal(set) var position: Place?

  /// The distance of each seen subview from the viewport's leading edge, in order.
  package internal(set) var distances: [Length] = []

  /// Lays out frame 0.
  package init(
    blocks: [DullBlock], data: DullData, environment: ContentEnvironment, spacing: Length, leading: Length,
    trailing: Length, width: Length, viewport: Length, parameters: ModelParameters, isLazy: Bool,
    alignsAtEnd: Bool
  ) {
    self.blocks = blocks
    self.data = data
    self.environment = environment
    self.spacing = spacing
    self.leading = leading
    self.trailing = trailing
    self.width = width
    self.viewport = viewport
    self.parameters = parameters
    self.isLazy = isLazy
    self.alignsAtEnd = alignsAtEnd
    knownElements = blocks.map { _ in 0 }
    resolveRows()

    frame.pending = Place(subview: 0, distance: leading)
    if isLazy { takeSample() } else { buildEverything() }
    completeFrame(after: nil)
  }

  /// Runs one frame and returns what it did.
  package mutating func advance(_ command: FrameCommand) -> FrameRecord {
    let last = self
    record = FrameRecord()
    frame = Frame()
    frameNumber += 1
    if let position {
      frame.pending = position
      finishLoads()
    }
    frame.anchor = frame.pending.subview
    apply(command, after: last)
    completeFrame(after: last)
    return record
  }

  private mutating func completeFrame(after last: DullStack?) {
    record.passes = 1
    let oldGap = gap
    gap = .zero
    if !rows.isEmpty { fillDownward() }
    if rows.isEmpty {
      // Rows that turned out not to be there were moved as the command asked, if it left the content as it was.
      if let last, record.baseExtent != nil {
        emptyOffset = last.record.offset
      } else if last == nil || position != nil {
        emptyOffset = leading - frame.pending.distance
      }
      forgetPlace()
      emptyOffset = clamped(emptyOffset)
    } else {
      fillUpward()
      alignLastRow()
      if record.limitReached == nil { gap = shortGap }
      alignFirstRow()
      if record.limitReached != nil, frame.isNearbyJump { target = nil }
      // Where rows have another index or length there is nothing to return to.
      if record.limitReached != nil, frame.canBeUndone, let last {
        undo(to: last)
        gap = oldGap
      }
      see()
      chooseAnchor()
      prefetch()
      if rows.isEmpty { forgetPlace() }
    }
    publish(after: last)
    appear(after: last)
    updateLives()
    frame.unplaced = [:]
  }

  /// Without rows there is no place to be at.
  private mutating func forgetPlace() {
    position = nil
    target = nil
    distances = []
  }

  /// A frame in which a limit is reached ends where it began; what was built and measured stays.
  private mutating func undo(to last: DullStack) {
    target = last.target
    frame.chain = last.frame.chain
    frame.pending = last.position ?? frame.pending
    frame.pending.subview = min(frame.pending.subview, rowCount - 1)
    frame.isJump = false
    frame.walked = .zero
    frame.commanded = .zero
    frame.isUndone = true
  }
}

extension DullStack {
  /// A row and its distance from the viewport's leading edge.
  package struct Place: Equatable {
    package var subview: Int
    package var distance: Length
  }

  /// The rows seen at the frame's end.
  package var seen: Range<Int> { record.seen.lowerBound.rawValue..<record.seen.upperBound.rawValue }

  /// An element that is alive.
  struct Life {
    /// Whether it was built ahead of a row of it being placed.
    var isPrefetched: Bool
    var wasSeen = false

    /// The value of `changes` in the last frame that used it.
    var lastUse = 0

    /// The row state that is true.
    var state: Set<String> = []

    /// Whether its rows have taken their other length, and in which frame they will.
    var isLoaded = false
    var loadDue: Int?
  }

  /// A row where it was placed, with the length it then had.
  struct Placed {
    let subview: Int
    var distance: Length
    let length: Length

    var end: Length { distance + length }
  }

  /// A row that stays where it was put.
  enum Target: Equatable {
    case aligned(Int, ScrollGoal.Alignment)

    /// Row 0 at `leading`, and the last row, ending `trailing` before the visible end.
    case contentStart
    case contentEnd

    /// Rows that were that, before others came beyond them.
    case startAt(Int)
    case endAt(Int)
  }

  /// What only one frame knows.
  struct Frame {
    /// Where filling starts: a row and its distance.
    var pending = Place(subview: 0, distance: .zero)

    /// The placed rows: contiguous, from the top.
    var chain: [Placed] = []

    /// The placed rows in the order in which they were.
    var order: [Int] = []

    /// The rows measured before any was placed.
    var sampled: Set<Int> = []

    /// The distance walked.
    var walked = Length.zero

    /// By how much rows on screen are asked to move.
    var commanded = Length.zero
    var isJump = false

    /// Whether a jump walks to what it leads to.
    var isNearbyJump = false

    /// The offset that a jump leads to; `nil` where it leads to a row.
    var jumpOffset: Length?
    var isIdle = false

    /// Whether a limit was reached, so that the frame ended where it began.
    var isUndone = false
    var canBeUndone = true

    /// The elements built in this frame or wanted by prefetch.
    var used: Set<DullElement> = []

    /// Whether something but the offset changed.
    var hasChange = false

    /// Whether there were no rows before.
    var isAnew = false

    /// Whether the data changed, and which elements were to move.
    var isDataEdit = false
    var moved: Set<DullElement> = []

    /// Whether the width changed.
    var isRelayout = false

    /// Whether the rows placed are a new sample.
    var isResampling = false

    /// The lengths of rows whose index the edit made uncertain.
    var unplaced: [Row: Length] = [:]

    /// Where the anchor started when the content had changed; `nil` if it did not.
    var baseEdge: Length?

    /// Where the row is that was the anchor, or its replacement row.
    var anchor = 0
  }
}
