// swift-tools-version: 6.2
import PackageDescription

// Lowest layer first; each target imports only those above it.
let package = Package(
  name: "lazystack",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Layouts", targets: ["Layouts"]),
    .library(name: "LazyStacks", targets: ["LazyStacks"]),
    .library(name: "ScrollTraces", targets: ["ScrollTraces"]),
    .library(name: "Replays", targets: ["Replays"]),
    .executable(name: "lazystack", targets: ["lazystack"]),
  ],
  targets: [
    .target(name: "Layouts"),
    .target(name: "LazyStacks"),
    .target(name: "ScrollTraces", dependencies: ["LazyStacks"]),
    .target(name: "Replays", dependencies: ["LazyStacks", "ScrollTraces"]),
    .executableTarget(name: "lazystack", dependencies: ["Layouts", "LazyStacks", "ScrollTraces", "Replays"]),

    .target(name: "TestSupport", dependencies: ["LazyStacks"], path: "Tests/TestSupport"),
    .executableTarget(name: "lazystack-bench", dependencies: ["LazyStacks", "TestSupport"]),

    .target(name: "LayoutFixtures", dependencies: ["Layouts"], path: "Tests/LayoutFixtures"),
    .testTarget(
      name: "LayoutsTests", dependencies: ["Layouts", "LayoutFixtures", "LazyStacks", "TestSupport"]),
    .testTarget(name: "LazyStacksTests", dependencies: ["LazyStacks", "TestSupport"]),
    .testTarget(name: "ScrollTracesTests", dependencies: ["LazyStacks", "ScrollTraces"]),
    .testTarget(
      name: "ReplaysTests",
      dependencies: ["LazyStacks", "ScrollTraces", "Replays", "TestSupport"],
      exclude: ["Golden", "scenarios.json"]),
    .testTarget(name: "lazystackTests", dependencies: ["lazystack"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "LayoutFixtures" {
  target.swiftSettings =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}

// Code as apps have it compiles unchanged, so this target has the settings that apps have.
for target in package.targets where target.name == "LayoutFixtures" {
  target.swiftSettings = [.swiftLanguageMode(.v5)]
}
