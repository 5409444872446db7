import LazyStacks
import Testing

import struct Foundation.CGFloat

@Suite("A stack that is asked for what cannot be")
struct StackErrorTests {
  @Test(
    "says what is wrong, and is as it was",
    arguments: [
      (.changeViewport(width: -1, extent: 100), .viewport(width: -1, extent: 100)),
      (.changeViewport(width: 390, extent: 1_000_001), .viewport(width: 390, extent: 1_000_001)),
      (.changeInset(-0.5), .inset(-0.5)),
      (.scroll(by: Length.maximum + 1), .distance(Length.maximum + 1)),
      (.jump(to: .offset(-Length.maximum - 1)), .distance(-Length.maximum - 1)),
      (.jump(to: .subview(99, .unitPoint(.top))), .unknownSubview(99, count: 5)),
      (.animate(to: .subview(-1, .nearestEnd), frame: 1, of: 2), .unknownSubview(-1, count: 5)),
      (.animate(to: .edge(.bottom), frame: 3, of: 2), .animationFrame(3, of: 2)),
      (.animate(to: .edge(.bottom), frame: 0, of: 0), .animationFrame(0, of: 0)),
      (.animate(to: .edge(.bottom), frame: 1, of: .max), .animationFrame(1, of: .max)),
      (.changeState(element: 99, flag: "open", to: true), .unknownElement(99, count: 5)),
      (.changeEnvironment(ContentEnvironment(textScale: 0)), .textScale(0)),
      (
        .edit([.remove(.ids(["r0"]), from: nil), .remove(.ids(["r9"]), from: nil)]),
        .edit(index: 1, .unknownID("r9", nearMiss: nil))
      ),
    ] as [(FrameCommand, StackError)])
  func command(_ command: FrameCommand, error: StackError) throws {
    var stack = try Self.stack()
    try stack.advance(.scroll(by: 30))
    let before = stack
    #expect(throws: error) { try stack.advance(command) }
    #expect(stack.record == before.record)
    #expect(stack.events == before.events)
    #expect(stack.position == before.position)
    // The next frame is what it would have been.
    var other = before
    #expect(try stack.advance(.scroll(by: 40)) == other.advance(.scroll(by: 40)))
  }

  @Test("goes to no element that was removed since it was looked up")
  func removedElement() throws {
    var stack = try Self.stack()
    guard case .found(let element) = stack.content.lookUp("r3") else {
      Issue.record("r3 is not found")
      return
    }
    try stack.advance(.jump(to: .element(element, .nearestStart)))
    try stack.advance(.edit([.remove(.ids(["r3"]), from: nil)]))
    #expect(throws: StackError.removedElement) {
      try stack.advance(.jump(to: .element(element, .nearestStart)))
    }
  }

  @Test("is not made", arguments: [(-1, 100), (390, -1), (390, 2_000_000)] as [(Length, Length)])
  func viewport(width: Length, extent: Length) throws {
    #expect(throws: StackError.viewport(width: width, extent: extent)) {
      try LazyStack(Self.content(), width: width, viewport: extent)
    }
  }

  @Test(
    "has no such parameter",
    arguments: [
      ("walk", ModelParameters(walk: .to(-1))), ("prefetch", ModelParameters(prefetch: .infinity)),
      ("prefetchRows", ModelParameters(prefetchRows: -1)),
      ("idlePrefetch", ModelParameters(idlePrefetch: -1)),
      ("retain", ModelParameters(retain: .to(-1))), ("passLimit", ModelParameters(passLimit: 0)),
      ("buildLimit", ModelParameters(buildLimit: 0)), ("stride", ModelParameters(stride: -1)),
      ("sample", ModelParameters(sample: -1)), ("publish", ModelParameters(publish: .nan)),
      ("estimate", ModelParameters(estimate: .fixed(-44))),
      ("visibilityTolerance", ModelParameters(visibilityTolerance: 101)),
    ])
  func parameter(name: String, parameters: ModelParameters) throws {
    let error = #expect(throws: StackError.self) {
      try LazyStack(Self.content(), width: 390, viewport: 100, parameters: parameters)
    }
    guard case .parameter(name, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "words it",
    arguments: [
      (
        .viewport(width: -1, extent: 100),
        "a viewport of -1 x 100 points; ask for 0 to 1000000 points each way"
      ),
      (.parameter("passLimit", 2), "passLimit is out of range: 2.0"),
      (.inset(-0.5), "an inset of -0.5 points; ask for 0 to 1000000 points"),
      (
        .distance(Length.maximum + 1),
        "2199023255553 points lead too far; ask for at most 2199023255552 points either way"
      ),
      (
        .animationFrame(3, of: 2),
        "frame 3 of 2; ask for a frame from 1 to the animation's last, at most 2147483647"
      ),
      (.unknownElement(99, count: 5), "there is no element 99; ask for 0 to 4"),
      (.unknownSubview(0, count: 0), "there is no subview 0, nor any other"),
      (.textScale(0), "text scaled by 0.0; ask for 0.1 to 10"),
      (.edit(index: 1, .noData), "the stack has no ForEach; write one into the content"),
    ] as [(StackError, String)])
  func words(error: StackError, text: String) {
    #expect("\(error)" == text)
  }

  @Test("goes to the last subview when the one asked for turns out not to be there")
  func estimatedSubview() throws {
    let bare = Content(
      .conditional(.element(.less, 4), then: [Content(.row(height: .constant(50)))], otherwise: []))
    var stack = try LazyStack(Self.content(of: bare, count: 40), width: 390, viewport: 100)
    #expect(stack.content.subviewCount > 39)
    try stack.advance(.jump(to: .subview(39, .unitPoint(.top))))
    #expect(stack.content.subviewCount == 4)
    #expect(stack.lastSeen?.subview == 3)
    #expect(stack.contentOffset == 100)
  }
}

@Suite("Content that cannot be")
struct ContentValueTests {
  @Test(
    "is refused",
    arguments: [
      (rows(.numbered(count: -1, prefix: "r")), .invalidCount(-1)),
      (rows(.indexed(count: .max)), .tooManySubviews),
      (
        Content(.forEach(ForEach(.numbered(count: 2, prefix: "r"), content: [rows(.fresh(count: -3))]))),
        .invalidCount(-3)
      ),
      (rows(.numbered(count: 2, prefix: "r"), if: .every(0)), .invalidDivisor(0)),
      (rows(.numbered(count: 2, prefix: "r"), if: .not(.every(-2))), .invalidDivisor(-2)),
    ] as [(Content, ContentError.Reason)])
  func content(_ content: Content, reason: ContentError.Reason) {
    let error = #expect(throws: ContentError.self) {
      try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 0, [content]))])))
    }
    #expect(error?.reason == reason)
  }

  @Test("has no such surroundings")
  func surroundings() {
    let root = Content(.scrollView([]))
    let scale = #expect(throws: ContentError.self) {
      try ResolvedContent(root, environment: ContentEnvironment(textScale: -1))
    }
    #expect(scale?.reason == .invalidTextScale(-1))
    let rate = #expect(throws: ContentError.self) { try ResolvedContent(root, framesPerSecond: 0) }
    #expect(rate?.reason == .invalidFrameRate(0))
  }

  @Test(
    "is worded",
    arguments: [
      (.invalidCount(-1), "there is no ForEach of -1 elements; write 0 to 2147483647"),
      (.invalidDivisor(0), "0 divides nothing; write every(1) or more"),
      (.invalidTextScale(-1), "text is not scaled by -1.0; write 0.1 to 10"),
      (.invalidFrameRate(0), "no display has 0 frames a second; write 1 to 1000"),
    ] as [(ContentError.Reason, String)])
  func words(reason: ContentError.Reason, text: String) {
    #expect("\(reason)" == text)
  }

  private static func rows(_ elements: ForEach.Elements, if condition: Condition? = nil) -> Content {
    let row = Content(.row(height: .constant(44)))
    let view = condition.map { Content(.conditional($0, then: [row], otherwise: [])) } ?? row
    return Content(.forEach(ForEach(elements, content: [view])))
  }
}

@Suite("Edits that cannot be")
struct EditValueTests {
  @Test(
    "are refused",
    arguments: [
      (.insert(Insertion(-1, at: 0)), .invalidCount(-1)),
      (.insert(Insertion(1, at: -1)), .placeBeyondEnd(-1, count: 5, isInsertion: true)),
      (.insert(Insertion(2, at: 0, ids: .listed(["a"]))), .idsMismatch(1, count: 2)),
      (.insert(Insertion(1, at: 0, heights: [-1])), .invalidHeight(-1)),
      (.insert(Insertion(.max, at: 0)), .tooMany),
      (.remove(.places(-3...1), from: nil), .placeBeyondEnd(-3, count: 5, isInsertion: false)),
      (.move("r0", to: -1), .placeBeyondEnd(-1, count: 4, isInsertion: true)),
      (.resize(.all, to: 1_000_001), .invalidHeight(1_000_001)),
    ] as [(DataEdit, DataEditError.Reason)])
  func edit(_ edit: DataEdit, reason: DataEditError.Reason) throws {
    var stack = try StackErrorTests.stack()
    #expect(throws: StackError.edit(index: 0, reason)) { try stack.advance(.edit([edit])) }
  }

  @Test(
    "are worded",
    arguments: [
      (.invalidCount(-1), "-1 elements cannot come in; insert 0 or more"),
      (.idsMismatch(1, count: 2), "1 ids for 2 elements; list one for each"),
      (.invalidHeight(-1), "no row is -1 points high; write 0 to 1000000 points"),
      (
        .placeBeyondEnd(-1, count: 5, isInsertion: true),
        "place -1 is before the first element; write 0 to 5, or end"
      ),
    ] as [(DataEditError.Reason, String)])
  func words(reason: DataEditError.Reason, text: String) {
    #expect("\(reason)" == text)
  }
}

@Suite("Values that cannot be")
struct ValueTests {
  @Test("are no lengths", arguments: [CGFloat.nan, .infinity, -.infinity, 2_199_023_255_553])
  func noLength(points: CGFloat) { #expect(Length(points: points) == nil) }

  @Test("are lengths", arguments: [(0, 0), (12.5, 12.5), (-2_199_023_255_552, -2_199_023_255_552)])
  func length(points: CGFloat, length: Length) { #expect(Length(points: points) == length) }

  @Test("are no anchors", arguments: [2, -0.1, .nan])
  func noAnchor(unitPoint: Double) { #expect(ScrollAnchor(unitPoint: unitPoint) == nil) }

  @Test("are anchors")
  func anchor() { #expect(ScrollAnchor(unitPoint: 0.5) == .center) }
}

extension StackErrorTests {
  /// Five rows of 50 points.
  fileprivate static func stack() throws -> LazyStack {
    try LazyStack(content(), width: 390, viewport: 100)
  }

  fileprivate static func content(
    of row: Content = Content(.row(height: .constant(50))), count: Int = 5
  ) throws -> ResolvedContent {
    let rows = Content(.forEach(ForEach(.numbered(count: count, prefix: "r"), content: [row])))
    return try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 0, [rows]))])))
  }
}

extension StackError {
  fileprivate static func edit(index: Int, _ reason: DataEditError.Reason) -> StackError {
    .edit(IndexedEditError(index: index, reason: reason))
  }
}
