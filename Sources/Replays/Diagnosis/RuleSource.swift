/// A place where something about lazy stacks can be read: a talk, a page of documentation, code, a report.
///
/// The raw value is the key by which this project's notes on sources call it.
public enum RuleSource: String, Hashable, Sendable, CaseIterable {
  case talk321 = "321"
  case talk10160 = "W160"
  case forEach = "FOREACH"
  case layout = "LAY"
  case scrollPositionID = "SP-ID"
  case scrollViewReader = "SVR"
  case scrollAnchor = "ANCHOR"
  case scrollVisibility = "VIS"
  case swiftVVD = "VVD-L"
  case swiftVVDSizes = "VVD-T"
  case swiftVVDHistory = "VVD-T2"
  case openSwiftUIForEach = "OSW-FE"
  case openSwiftUIViews = "OSW-V"
  case openSwiftUIStack = "OSW-ST"
  case forum = "FORUM"
  case eidhof = "EID"
  case hashnode = "HASH"
  case elementX = "ELX"
  case muxy = "MUX"
  case meshtastic = "MESH"
  case wBlock = "WBL"
  case slicc = "SLICC"
  case tbd = "TBD"
  case vellum = "VEL"
  case blocks = "BLOCKS"
  case slowPathReport = "DIAG"

  /// Measurements of real SwiftUI, which have a section of the notes and no key.
  case probes = "8"
}

extension RuleSource {
  /// What it is and where.
  public var title: String {
    switch self {
    case .talk321: "WWDC26 talk 321, Dive into lazy stacks and scrolling with SwiftUI"
    case .talk10160: "WWDC23 talk 10160, from published notes"
    case .forEach: "Apple's page on ForEach"
    case .layout: "Apple's page on Layout"
    case .scrollPositionID: "Apple's page on View.scrollPosition(id:anchor:)"
    case .scrollViewReader: "Apple's page on ScrollViewProxy.scrollTo(_:anchor:)"
    case .scrollAnchor: "Apple's page on View.defaultScrollAnchor(_:)"
    case .scrollVisibility: "Apple's page on View.onScrollVisibilityChange(threshold:_:)"
    case .swiftVVD: "github.com/Hongtae/SwiftVVD, LazyStack.swift"
    case .swiftVVDSizes: "github.com/Hongtae/SwiftVVD, LazyContainerSurfaceTests.swift"
    case .swiftVVDHistory: "github.com/Hongtae/SwiftVVD, tests of the estimate"
    case .openSwiftUIForEach: "github.com/OpenSwiftUIProject/OpenSwiftUI, ForEach.swift"
    case .openSwiftUIViews: "github.com/OpenSwiftUIProject/OpenSwiftUI, AnyView.swift and others"
    case .openSwiftUIStack: "github.com/OpenSwiftUIProject/OpenSwiftUI, StackLayout.swift"
    case .forum: "forums.swift.org/t/79926, on state in lazy containers"
    case .eidhof: "chris.eidhof.nl/post/swiftui-state-lifetime"
    case .hashnode: "an article on hashnode about rows that stay"
    case .elementX: "github.com/element-hq/element-x-ios, issue 332"
    case .muxy: "github.com/muxy-app/muxy, issue 599"
    case .meshtastic: "github.com/meshtastic/Meshtastic-Apple, issue 1931"
    case .wBlock: "github.com/0xCUB3/wBlock, issues 601 and 632"
    case .slicc: "github.com/ai-ecoverse/slicc, issues 2072 and 2456"
    case .tbd: "github.com/cheapsteak/tbd, the design note for 129"
    case .vellum: "github.com/vellum-ai/vellum-assistant, issue 12666"
    case .blocks: "github.com/magnoscg/swiftui-blocks, ScrollVisibilityReveal"
    case .slowPathReport: "a report about -LogForEachSlowPath"
    case .probes: "measurements of SwiftUI on macOS 26 and 27, most in MetalUI's docs/probes"
    }
  }
}
