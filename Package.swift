// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax and SwiftParser, which `lint` reads Swift with; `nil` without
/// them.
///
/// Chosen: it is the folder beside the manifest library that this very process runs with, so it fits the
/// compiler whatever is on PATH. `SWIFT_HOST_LIBRARIES` names another folder, or, empty, leaves them out.
let hostLibraries: String? = {
  if let folder = Context.environment["SWIFT_HOST_LIBRARIES"] { return folder.isEmpty ? nil : folder }
  var folders: [String] = []
  #if os(Linux)
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    folders += maps.split(separator: "\n")
      .filter { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") }
      .compactMap { line in line.firstIndex(of: "/").map { line[$0...] + "/../../../host" } }
  #else
    var image = Dl_info()
    if dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &image) != 0, let name = image.dli_fname
    {
      folders.append(String(cString: name) + "/../../../host")
    }
  #endif
  folders += (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/../lib/swift/host" }
  return folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    .first { FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") }
}()

// Lowest layer first; each target imports only those above it.
let package = Package(
  name: "lazystack",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Findings", targets: ["Findings"]),
    .library(name: "Layouts", targets: ["Layouts"]),
    .library(name: "BuiltInLayouts", targets: ["BuiltInLayouts"]),
    .library(name: "LazyStacks", targets: ["LazyStacks"]),
    .library(name: "LazyLayouts", targets: ["LazyLayouts"]),
    .library(name: "ScrollTraces", targets: ["ScrollTraces"]),
    .library(name: "Replays", targets: ["Replays"]),
    .library(name: "LazyStackTesting", targets: ["LazyStackTesting"]),
    .executable(name: "lazystack", targets: ["lazystack"]),
  ],
  targets: [
    .target(name: "Findings"),
    .target(name: "Layouts", dependencies: ["Findings"]),
    .target(name: "BuiltInLayouts", dependencies: ["Findings", "Layouts"]),
    .target(name: "LazyStacks", dependencies: ["Findings", "Layouts", "BuiltInLayouts"]),
    .target(name: "LazyLayouts", dependencies: ["Layouts", "LazyStacks"]),
    .target(name: "ScrollTraces", dependencies: ["Findings", "LazyStacks"]),
    .target(name: "Replays", dependencies: ["Findings", "Layouts", "LazyStacks", "ScrollTraces"]),
    .target(
      name: "LazyStackTesting",
      dependencies: ["Findings", "Layouts", "LazyStacks", "LazyLayouts", "ScrollTraces", "Replays"]),
    .executableTarget(
      name: "lazystack",
      dependencies: ["Findings", "Layouts", "BuiltInLayouts", "LazyStacks", "ScrollTraces", "Replays"]),

    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "TestSupport", dependencies: ["Findings", "LazyStacks", "AllocationCounter"],
      path: "Tests/TestSupport"),
    .target(name: "LookalikeUI", path: "Tests/LookalikeUI", exclude: ["ViewStandIns.swift.txt"]),
    .executableTarget(
      name: "lazystack-bench", dependencies: ["LazyStacks", "ScrollTraces", "Replays", "TestSupport"]),

    .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
    .target(name: "LayoutFixtures", dependencies: ["Layouts"], path: "Tests/LayoutFixtures"),
    .testTarget(
      name: "LayoutsTests",
      dependencies: [
        "Findings", "Layouts", "BuiltInLayouts", "LayoutFixtures", "LazyStacks", "LazyLayouts", "TestSupport",
      ]),
    .testTarget(name: "LazyLayoutsTests", dependencies: ["Layouts", "LazyStacks", "LazyLayouts"]),
    .testTarget(name: "LazyStacksTests", dependencies: ["Findings", "LazyStacks", "TestSupport"]),
    .testTarget(name: "ScrollTracesTests", dependencies: ["Findings", "LazyStacks", "ScrollTraces"]),
    .testTarget(
      name: "ReplaysTests",
      dependencies: ["Findings", "LazyStacks", "ScrollTraces", "Replays", "TestSupport"],
      exclude: ["Golden", "scenarios.json"]),
    .testTarget(
      name: "LazyStackTestingTests",
      dependencies: [
        "Findings", "Layouts", "LazyStacks", "LazyLayouts", "ScrollTraces", "Replays", "LazyStackTesting",
        "LookalikeUI",
      ]),
    .testTarget(name: "lazystackTests", dependencies: ["Findings", "Layouts", "lazystack"]),
  ],
  swiftLanguageModes: [.v6]
)

if let hostLibraries {
  // Whatever imports SourceLints, directly or not, needs the modules that it is built on. The target has no
  // product of its own: one with unsafe flags could not be depended on.
  package.targets += [
    .target(
      name: "SourceLints", dependencies: ["Findings", "Layouts"],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
      ]),
    .testTarget(
      name: "SourceLintsTests",
      dependencies: ["Findings", "Layouts", "ScrollTraces", "Replays", "SourceLints"]),
  ]
  for target in package.targets
  where ["lazystack", "lazystackTests", "SourceLints", "SourceLintsTests"].contains(target.name) {
    if target.name == "lazystack" { target.dependencies.append("SourceLints") }
    target.swiftSettings = [.unsafeFlags(["-I", hostLibraries]), .define("LINT")]
  }
}

for target in package.targets where target.name != "LayoutFixtures" {
  target.swiftSettings =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)] + (target.swiftSettings ?? [])
}

// Code as apps have it compiles unchanged, so this target has the settings that apps have.
for target in package.targets where target.name == "LayoutFixtures" {
  target.swiftSettings = [.swiftLanguageMode(.v5)]
}
