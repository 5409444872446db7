import LazyStackTesting
import LookalikeUI
import Testing

@Suite("A file that imports a module with SwiftUI's names too")
struct LookalikeNamesTests: StackNotation {
  @Test("has the notation's names inside a suite that conforms")
  func inside() throws {
    let replay = try StackReplay {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section(header: Group { Text(characters: 5) }) {
            ForEach(0..<3, id: "m") { VStack { AnyView { Row(height: 44) } } }
            EmptyView()
          }
        }
      }
      .defaultScrollAnchor(.top, for: .alignment)
    }
    #expect(replay.visibleRows.suffix(3) == ["m0", "m1", "m2"])
  }

  @Test("has the other module's names outside, and those in no suite have the longer ones")
  func outside() throws {
    #expect(
      String(reflecting: Outside.names) == "[LookalikeUI.Text, LookalikeUI.ForEach, LookalikeUI.ScrollPhase]")
    let replay = try Outside.replay()
    #expect(replay.visibleRows == ["m1", "m2"])
  }
}

private enum Outside {
  static var names: [Any.Type] { [Text.self, ForEach.self, ScrollPhase.self] }

  static func replay() throws -> StackReplay {
    try StackReplay {
      StackViews.ScrollView {
        StackViews.ForEach(0..<3, id: "m") {
          StackViews.If(.element > 0) { StackViews.Row(height: 44) }
        }
      }
    }
  }
}
