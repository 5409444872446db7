/// A place where something about lazy stacks can be read: a talk, a page of documentation, code, a report.
///
/// The raw value is what the JSON of a rule's page calls it; its title says where it is.
public enum RuleSource: String, Hashable, Sendable, CaseIterable {
  case talk321, talk10160
  case forEach, layout, scrollPositionID, scrollViewReader, scrollAnchor, scrollVisibility
  case swiftVVD, swiftVVDSizes, swiftVVDHistory
  case openSwiftUIForEach, openSwiftUIViews, openSwiftUIStack
  case forum, eidhof, hashnode
  case elementX, muxy, meshtastic, wBlock, slicc, tbd, vellum, blocks
  case iceCubes, probes
}

extension RuleSource {
  /// What the source is, and where it can be read.
  public var title: String {
    switch self {
    case .talk321:
      """
      WWDC26 talk 321, Dive into lazy stacks and scrolling with SwiftUI: developer.apple.com/videos/play/wwdc2026/321
      """
    case .talk10160:
      """
      WWDC23 talk 10160, Demystify SwiftUI performance, from published notes: \
      developer.apple.com/videos/play/wwdc2023/10160
      """
    case .forEach: "Apple's page on ForEach"
    case .layout: "Apple's page on Layout"
    case .scrollPositionID: "Apple's page on View.scrollPosition(id:anchor:)"
    case .scrollViewReader: "Apple's page on ScrollViewProxy.scrollTo(_:anchor:)"
    case .scrollAnchor: "Apple's page on View.defaultScrollAnchor(_:)"
    case .scrollVisibility: "Apple's page on View.onScrollVisibilityChange(threshold:_:)"
    case .swiftVVD: "github.com/Hongtae/SwiftVVD, LazyStack.swift"
    case .swiftVVDSizes: "github.com/Hongtae/SwiftVVD, LazyContainerSurfaceTests.swift"
    case .swiftVVDHistory: "github.com/Hongtae/SwiftVVD, Tests/VUITests/Layout, tests of the estimate"
    case .openSwiftUIForEach: "github.com/OpenSwiftUIProject/OpenSwiftUI, ForEach.swift"
    case .openSwiftUIViews: "github.com/OpenSwiftUIProject/OpenSwiftUI, AnyView.swift and others"
    case .openSwiftUIStack: "github.com/OpenSwiftUIProject/OpenSwiftUI, StackLayout.swift"
    case .forum: "forums.swift.org/t/79926, a pitch to stabilize state in lazy containers"
    case .eidhof: "chris.eidhof.nl/post/swiftui-state-lifetime"
    case .hashnode: "hashnode-hub.vercel.app/posts/66cc7c6135e5a69b652401a8, on rows that stay"
    case .elementX: "github.com/element-hq/element-x-ios, issue 332"
    case .muxy: "github.com/muxy-app/muxy, issue 599"
    case .meshtastic: "github.com/meshtastic/Meshtastic-Apple, issue 1931"
    case .wBlock: "github.com/0xCUB3/wBlock, issues 601 and 632"
    case .slicc: "github.com/ai-ecoverse/slicc, issues 2072 and 2456"
    case .tbd: "github.com/cheapsteak/tbd, the design note for 129"
    case .vellum: "github.com/vellum-ai/vellum-assistant, issue 12666"
    case .blocks: "github.com/magnoscg/swiftui-blocks, ScrollVisibilityReveal"
    case .iceCubes: "github.com/Dimillian/IceCubesApp, pull request 2350"
    case .probes: "measurements on macOS 26 and 27, most in github.com/mburger89/MetalUI, docs/probes"
    }
  }
}
