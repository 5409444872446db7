public import Layouts

/// Views in columns, line by line, each line built when it is needed.
///
/// In a vertical `ScrollView` the lines are rows of a lazy stack; anywhere else all of them are built.
///
/// - Note: Documented: as in SwiftUI (`LazyVGrid`), without pinned views. Chosen: a line is built as a whole.
public struct LazyVGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement("LazyVGrid", columns: columns, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LazyContainer(arrangement, content) }
}

/// Views in rows, column by column, each column built when it is needed.
///
/// In a horizontal `ScrollView` the columns are rows of a lazy stack along the other axis; anywhere else all of them are
/// built.
///
/// - Note: Documented: as in SwiftUI (`LazyHGrid`), without pinned views. Chosen: a column is built as a whole.
public struct LazyHGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement("LazyHGrid", rows: rows, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LazyContainer(arrangement, content) }
}
