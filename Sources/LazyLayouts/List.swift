public import Layouts

/// Rows of a table, which scrolls.
///
/// Approximate: a lazy stack in a scroll view of its own, its rows leading, at least 44 points high and inset by 20 and
/// 11. Separators, styles, swipes and selection are left out, and a list here does not reuse cells as a table view does.
///
/// - Note: Documented: initialisers as in SwiftUI (`List`). Observed on iOS: the least height and the insets of a plain list.
public struct List<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        content
          .padding(EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20))
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}
