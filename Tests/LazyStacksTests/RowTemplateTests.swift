import Testing

@testable import LazyStacks

@Suite("Rows whose sizes are asked of layouts")
struct RowTemplateTests {
  /// A message: a picture, a name, a text of some length in a bubble, now and then reactions or a late image.
  private static let message = Content(
    .layout(
      .hStack(alignment: .bottom, spacing: 8),
      [
        Content(.leaf(.color("gray")), modifiers: [.frame(.fixed(width: 32, height: 32))]),
        Content(
          .layout(
            .vStack(alignment: .leading, spacing: 4),
            [
              Content(.text(characters: .constant(12))),
              Content(
                .text(characters: .integers(0...400, seed: 3)), modifiers: [.padding(.horizontal, 12)]),
              Content(.conditional(.every(3), then: [reactions], otherwise: [])),
              Content(
                .choice(
                  modulus: 5,
                  [
                    Choice(remainders: [1], content: [image]),
                    Choice(remainders: [], content: [Content(.leaf(.divider))]),
                  ])),
            ])),
        Content(.leaf(.spacer(minLength: 48))),
      ]), modifiers: [.padding(.all, nil)])

  private static let reactions = Content(
    .layout(
      .flow(spacing: 4),
      [
        Content(
          .forEach(
            ForEach(
              .numbered(count: 6, prefix: "r"),
              content: [Content(.text(characters: .integers(2...5, seed: 9)), modifiers: [.padding(.all, 6)])]
            )))
      ]))

  private static let image = Content(
    .row(height: .integers(20...60, seed: 5)),
    modifiers: [
      .width(.integers(30...300, seed: 7)),
      .loads(LateLoad(on: .appear, height: .integers(80...200, seed: 6))),
    ])

  @Test("are as large as if each had been laid out on its own", arguments: [390, 150, 1000] as [Length])
  func sharedTemplate(width: Length) throws {
    let forEach = Content(.forEach(ForEach(.numbered(count: 400, prefix: "m"), content: [Self.message])))
    let content = try ResolvedContent(Content(.scrollView([Content(.lazyVStack(spacing: 8, [forEach]))])))
    var environment = ContentEnvironment()
    for isLoaded in [false, true] {
      environment.isLoaded = isLoaded
      for subview in content.subviews {
        // One row an element, none of which was edited.
        let ordinal = Ordinal(subview.rawValue)
        let row = try #require([Self.message].rows(ordinal: ordinal, in: environment).first)
        let alone = RowTemplate(row, ordinal: ordinal, environment: environment)
          .size(ordinal: ordinal, width: width)
        #expect(content.size(of: subview, width: width, isLoaded: isLoaded) == alone)
      }
    }
  }

  @Test("remember numbers in the order of the declaration, many as well as few")
  func drawnNumbers() {
    var (some, same, others) = (DrawnNumbers(), DrawnNumbers(), DrawnNumbers())
    for place in 0..<5 {
      some.set(place, to: Double(place))
      same.set(place, to: Double(place))
      others.set(place, to: Double(4 - place))
    }
    #expect(some == same)
    #expect(some != others)
  }
}
