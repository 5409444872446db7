/// A switch with a label.
///
/// It is as wide as is proposed: the switch is at the trailing edge, the label at the leading one.
///
/// - Note: Documented: initialisers as in SwiftUI (`Toggle`). Observed on iOS: a switch is 51 points wide and 31 high.
public struct Toggle<Label: View>: View {
  private let label: Label

  /// Whether the switch is on; no size depends on it.
  @Binding public var isOn: Bool

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    HStack(spacing: 0) {
      VStack { label }
      Spacer()
      Row(width: 51, height: 31)
    }
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
