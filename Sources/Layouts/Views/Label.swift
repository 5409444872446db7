/// A title beside an icon.
///
/// - Note: Documented: as in SwiftUI (`Label`). Chosen: 8 points between both.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}
