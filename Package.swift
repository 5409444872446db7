// swift-tools-version: 6.2
import PackageDescription

// Lowest layer first; each target imports only those above it.
let package = Package(
  name: "lazystack",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LazyStacks", targets: ["LazyStacks"]),
    .library(name: "ScrollTraces", targets: ["ScrollTraces"]),
    .library(name: "Replays", targets: ["Replays"]),
    .library(name: "LazyStackTesting", targets: ["LazyStackTesting"]),
    .executable(name: "lazystack", targets: ["lazystack"]),
  ],
  targets: [
    .target(name: "LazyStacks"),
    .target(name: "ScrollTraces", dependencies: ["LazyStacks"]),
    .target(name: "Replays", dependencies: ["LazyStacks", "ScrollTraces"]),
    .target(name: "LazyStackTesting", dependencies: ["LazyStacks", "ScrollTraces", "Replays"]),
    .executableTarget(name: "lazystack", dependencies: ["LazyStacks", "ScrollTraces", "Replays"]),

    .target(name: "TestSupport", dependencies: ["LazyStacks"], path: "Tests/TestSupport"),
    .target(name: "LookalikeUI", path: "Tests/LookalikeUI"),
    .executableTarget(name: "lazystack-bench", dependencies: ["LazyStacks", "TestSupport"]),

    .testTarget(name: "LazyStacksTests", dependencies: ["LazyStacks", "TestSupport"]),
    .testTarget(name: "ScrollTracesTests", dependencies: ["LazyStacks", "ScrollTraces"]),
    .testTarget(
      name: "ReplaysTests",
      dependencies: ["LazyStacks", "ScrollTraces", "Replays", "TestSupport"],
      exclude: ["Golden", "scenarios.json"]),
    .testTarget(
      name: "LazyStackTestingTests",
      dependencies: ["LazyStacks", "ScrollTraces", "Replays", "LazyStackTesting", "LookalikeUI"]),
    .testTarget(name: "lazystackTests", dependencies: ["lazystack"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
