/// A virtualised stack in a scroll view: what is on screen, what is alive, and what is guessed.
///
/// The position is a row and its distance from the viewport's leading edge; content offset and
/// extent are derived from it. Each call of ``advance(_:)`` is one frame, which returns what it did
/// and records nothing itself.
public struct LazyStack: Sendable {
  /// The rows.
  var region: Region

  /// The scroll view around them.
  var scene: Scene

  /// The row that holds the content in its place; `nil` without rows.
  private(set) var anchor: Anchor?

  /// What the last frame did.
  public private(set) var record = FrameRecord()

  /// Which elements the last frame built and released.
  public private(set) var events = LifeEvents()

  /// Lays out the first frame.
  ///
  /// - Throws: What a stack cannot have: a size, or a parameter.
  /// - Complexity: O(*v* log *v*) for *v* visible subviews, whatever their number; O(*n* log *n*)
  ///   for a stack that is not lazy.
  public init(
    _ content: ResolvedContent, width: Length, viewport: Length, parameters: ModelParameters = .measured
  ) throws(StackError) {
    var content = content
    try Self.check(width: width, extent: viewport)
    if let (name, value) = parameters.invalidParameter { throw .parameter(name, value) }
    content.take(parameters.gaps)
    scene = Scene(viewport: viewport, around: content)
    region = Region(
      content, width: width, parameters: parameters,
      at: ScrollPosition(subview: 0, distance: scene.leading))
    var frame = Frame()
    layOutAnew(at: .zero, startsAtEnd: false, into: &frame)
    (record, events) = (frame.record, frame.events)
  }
}

extension LazyStack {
  /// The longest and widest that a viewport may be: 1,000,000 points.
  public static let maximumViewport: Length = 1_000_000

  static func check(width: Length, extent: Length) throws(StackError) {
    let sizes = Length.zero...maximumViewport
    guard sizes.contains(width), sizes.contains(extent) else {
      throw .viewport(width: width, extent: extent)
    }
  }

  /// Runs one frame and returns what it did.
  ///
  /// - Throws: What the stack cannot be asked to do; it is then unchanged.
  /// - Complexity: O((*p* + 1) log *m*) for *p* subviews placed or prefetched, *m* measured so far;
  ///   never more than ``ModelParameters/buildLimit`` elements are built.
  @discardableResult
  public mutating func advance(_ command: FrameCommand) throws(StackError) -> FrameRecord {
    let command = try region.checked(command)
    var frame = Frame()
    // The storage of the last frame's events serves for this one's.
    swap(&frame.events, &events)
    frame.events.removeAll()
    frame.before = region.beginFrame(hasRows: anchor != nil)
    if let anchor {
      run(command, from: anchor, into: &frame)
    } else {
      runWithoutRows(command, into: &frame)
    }
    swap(&frame.events, &events)
    record = frame.record
    return record
  }

  /// The steps of a frame.
  private mutating func run(_ command: CheckedCommand, from anchor: Anchor, into frame: inout Frame) {
    let gap = scene.gap
    let position = finishLoads(from: anchor, into: &frame)
    frame.record.passes = 1
    var move = resolve(command, from: position, into: &frame)
    let changeCount = frame.countChanges.count
    var target = layOut(move, into: &frame)
    if frame.countChanges.count > changeCount {
      move.start.subview = frame.current(move.start.subview, since: changeCount)
      if let subview = target?.subview { target?.subview = frame.current(subview, since: changeCount) }
    }
    if frame.isUndone {
      region.restore(frame.before)
      scene.align(by: gap)
      target = anchor.target
      move = Move(start: position, changesSomething: move.changesSomething)
    }
    startFromLastRow(&move)
    finish(move, keeping: target, into: &frame)
  }

  /// Places rows as a command asks, unless a limit was reached before it was known where.
  ///
  /// - Returns: The row that stays where it was put.
  private mutating func layOut(_ move: Move, into frame: inout Frame) -> KeptTarget? {
    if region.isEmpty {
      region.restart(at: move.start)
      return nil
    }
    var target = move.target
    if !frame.isUndone { place(from: move, keeping: &target, into: &frame) }
    // A jump that was to walk may not have come to its target.
    if frame.isAtLimit, case .nearbyJump = move.motion { return nil }
    return target
  }

  /// Lays out rows where there were none: the initial layout, or after a change brought them.
  mutating func layOutAnew(
    at offset: Length, startsAtEnd: Bool, changesSomething: Bool = false, into frame: inout Frame
  ) {
    guard !region.content.subviews.isEmpty else { return restWithoutRows(into: &frame) }
    if region.content.hasEagerLists { region.buildEager(into: &frame) }
    region.sample(into: &frame)
    scene.measureEnds(of: region.content)
    var start = ScrollPosition(subview: 0, distance: scene.leading - offset)
    if startsAtEnd, !frame.isAtLimit { start = endPosition(into: &frame) ?? start }
    let move = Move(start: start, motion: .jump, changesSomething: changesSomething)
    var target: KeptTarget?
    place(from: move, keeping: &target, into: &frame)
    finish(move, keeping: target, into: &frame)
  }

  /// The end of every frame: what is seen, prefetch, the published pair, appearing and releasing.
  private mutating func finish(_ move: Move, keeping target: KeptTarget?, into frame: inout Frame) {
    var before = anchor
    if !frame.countChanges.isEmpty {
      if let subview = before?.position.subview { before?.position.subview = frame.current(subview) }
      scene.measureEnds(of: region.content)
    }
    region.see(viewport: scene.viewport)
    let position = anchorPosition(keeping: target)
    region.pin(into: &frame)
    region.prefetch(after: move.motion, viewport: scene.viewport, into: &frame)
    let edge = publish(after: move, from: before, at: position, into: &frame)
    anchor = position.map { Anchor(position: $0, edge: edge, target: target) }
    noteShift(after: move, from: before?.position, into: &frame)
    region.countRows(into: &frame)
    region.beginLoadsOfSeen()
    region.endLifetimes(
      changed: move.changesSomething || frame.record.loaded > 0 || frame.hasNewLength
        || frame.record.offset != record.offset,
      into: &frame)
  }
}
