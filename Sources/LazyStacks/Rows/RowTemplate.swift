internal import Layouts

/// A row's views, resolved once for all elements that take the same branches in the same environment.
///
/// From one element to the next only what is drawn changes: the texts and rows drawn by its ordinal. They and what
/// is around them are measured again; all other views remember their sizes.
struct RowTemplate {
  private let host: LayoutHost
  private let draws: [(Ordinal) -> Void]

  /// Whether it is good for other elements than the first.
  let isReusable: Bool

  /// Resolves a row for an element's ordinal.
  init(_ row: RowView, ordinal: Ordinal, environment: ContentEnvironment) {
    var values = EnvironmentValues()
    values.textMetrics = environment.textMetrics
    var builder = RowBuilder(environment: environment)
    let view = builder.view(of: row, ordinal: ordinal)
    host = LayoutHost(environment: values) { view }
    draws = builder.draws
    isReusable = !builder.isBoundToElement
  }
}

extension RowTemplate {
  /// Returns the size that the row's layout answers for an element to the proposal of a width, with no height.
  ///
  /// - Note: Documented: a stack proposes its own width to its subviews and asks for their height.
  func size(ordinal: Ordinal, width: Length) -> RowSize {
    for draw in draws { draw(ordinal) }
    host.takeChanges()
    let proposal = ProposedViewSize(width: width.points, height: nil)
    return RowSize(host.subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  /// What the row's layout prefers between it and its neighbours.
  var edges: RowEdges {
    host.subviews.first.map { RowEdges($0.spacing) } ?? .plain
  }
}
