import Synchronization

/// The sizes that layouts answered for rows, by all that a row's size depends on.
///
/// Rows of one declaration that draw the same numbers and take the same branches are equally large, so their layouts
/// are asked once for all of them. Copies of a content share what is remembered: it holds for each of them.
final class RowMemory: Sendable {
  private let draws: RowDraws
  private let answers = Mutex(Answers())

  /// Creates a memory for the rows of an element's views; `nil` where no layout is ever asked.
  init?(for content: [Content]) {
    guard content.contains(where: { $0.contains(where: \.isNegotiated) }) else { return nil }
    draws = RowDraws(of: content)
  }
}

extension RowMemory {
  /// Returns the size of an element's row, remembered or else asked for.
  ///
  /// - Parameter row: Returns the row, if it is needed.
  /// - Complexity: O(*d*) for *d* numbers and conditions in the declaration, if it is remembered.
  func size(
    ofRow index: Int, ordinal: Ordinal, width: Length, environment: ContentEnvironment, row: () -> RowView
  ) -> RowSize {
    let question = Question(
      shape: shape(ofRow: index, ordinal: ordinal, environment: environment),
      width: width, numbers: draws.numbers(ordinal: ordinal))
    return answers.withLock { answers in
      if let known = answers.sizes[question] { return known }
      let row = row()
      let size =
        row.plainLength(ordinal: ordinal, width: width, environment: environment)
        .map { RowSize(width: width, height: $0) }
        ?? answers.template(question.shape, of: row, ordinal: ordinal, environment: environment)
        .size(ordinal: ordinal, width: width)
      answers.remember(size, for: question)
      return size
    }
  }

  /// Returns what an element's row prefers between it and its neighbours.
  ///
  /// - Parameter row: Returns the row, if it is needed.
  func edges(
    ofRow index: Int, ordinal: Ordinal, environment: ContentEnvironment, row: () -> RowView
  ) -> RowEdges {
    let shape = shape(ofRow: index, ordinal: ordinal, environment: environment)
    return answers.withLock { answers in
      if let known = answers.edges[shape] { return known }
      let row = row()
      let edges =
        row.plainEdges
        ?? answers.template(shape, of: row, ordinal: ordinal, environment: environment).edges
      answers.remember(edges, for: shape)
      return edges
    }
  }

  private func shape(ofRow index: Int, ordinal: Ordinal, environment: ContentEnvironment) -> Shape {
    Shape(
      row: index, textScale: environment.textScale, gaps: environment.gaps, isLoaded: environment.isLoaded,
      isSettled: environment.isSettled,
      branches: draws.branches(ordinal: ordinal, environment: environment))
  }

  /// What decides which views are in a row.
  fileprivate struct Shape: Hashable {
    let row: Int
    let textScale: Double
    let gaps: ModelParameters.Gaps
    let isLoaded: Bool
    let isSettled: Bool
    let branches: DrawnNumbers
  }

  fileprivate struct Question: Hashable {
    let shape: Shape
    let width: Length
    let numbers: DrawnNumbers
  }

  fileprivate struct Answers {
    private(set) var sizes: [Question: RowSize] = [:]
    private(set) var edges: [Shape: RowEdges] = [:]
    private var templates: [Shape: RowTemplate] = [:]
  }
}

extension RowMemory.Answers {
  /// How many sizes and templates are remembered before all are forgotten, so that memory does not follow the data.
  private static var sizeCapacity: Int { 10_000 }
  private static var templateCapacity: Int { 64 }

  mutating func remember(_ size: RowSize, for question: RowMemory.Question) {
    if sizes.count >= Self.sizeCapacity { sizes = [:] }
    sizes[question] = size
  }

  mutating func remember(_ edges: RowEdges, for shape: RowMemory.Shape) {
    if self.edges.count >= Self.sizeCapacity { self.edges = [:] }
    self.edges[shape] = edges
  }

  /// The row's views: those of an element with the same ones, or else made now.
  mutating func template(
    _ shape: RowMemory.Shape, of row: RowView, ordinal: Ordinal, environment: ContentEnvironment
  ) -> RowTemplate {
    if let known = templates[shape] { return known }
    let template = RowTemplate(row, ordinal: ordinal, environment: environment)
    guard template.isReusable else { return template }
    if templates.count >= Self.templateCapacity { templates = [:] }
    templates[shape] = template
    return template
  }
}
