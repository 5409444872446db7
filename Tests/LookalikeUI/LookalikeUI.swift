// A module with SwiftUI's names, to stand for it where there is no SwiftUI.
public struct ScrollView {}
public struct LazyVStack {}
public struct VStack {}
public struct Section {}
public struct Group {}
public struct AnyView {}
public struct EmptyView {}
public struct ForEach {}
public struct Text {}
public enum ScrollPhase {}
public enum ScrollAnchorRole {}
