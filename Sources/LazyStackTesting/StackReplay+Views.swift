internal import LazyLayouts
public import LazyStacks
public import Layouts
internal import ScrollTraces

extension StackReplay {
  /// Lays out a scroll view of the library `LazyLayouts`, with a row for each line of its lazy container.
  ///
  /// ```swift
  /// let feed = LazyLayouts.ScrollView { LazyLayouts.LazyVStack { Layouts.ForEach(messages) { Bubble($0) } } }
  /// var replay = try #require(try StackReplay(measuring: feed))
  /// try replay.scroll(to: "r300", anchor: .top)
  /// ```
  ///
  /// The views are measured once and stand in the replay's trace as heights. The rows are named `r0`, `r1` and so on.
  ///
  /// - Parameters:
  ///   - view: A view with a scroll view in it.
  ///   - name: What diagnoses and errors call the replay.
  ///   - width: The viewport's width, in points.
  ///   - height: The viewport's height, in points.
  ///   - model: What is assumed of SwiftUI; `nil` for the preset `swiftui`.
  ///   - environment: What flows down to the views.
  /// - Returns: `nil` if no scroll view in the view has a lazy container along its axis with a line in it.
  /// - Throws: The first mistake, such as a viewport out of range.
  /// - Complexity: One pass of layout for each row.
  public init?(
    measuring view: some View, name: String = "replay", width: Double = 390, height: Double = 844,
    model: ModelParameters? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) throws(StackReplayError) {
    guard let content = Content(measuring: view, width: width, height: height, environment: environment)
    else {
      return nil
    }
    try self.init(name: name, width: width, height: height, model: model) {
      MeasuredContent(content: content)
    }
  }
}

private struct MeasuredContent: StackView {
  let content: Content
}
